/** Where the picture of a card flies, in pixels of the window. */
export type Spot = { left: number; top: number; width: number };

const HAND_CARD = 74; // the width of a card that comes from another player's hand
const SMALLEST = 0.3; // of the card where it starts
const LANDING = 0.7; // of the place where it lands, so that it seems to go into it

/** Where a player's hand is thought to be: beyond the edge of the window that is nearest to the city, or above the city. */
export function handBeside(city: Spot, windowWidth: number): Spot {
  const middle = (city.left + city.width / 2) / windowWidth;
  if (middle < 1 / 3) return { left: -HAND_CARD, top: city.top + 40, width: HAND_CARD };
  if (middle > 2 / 3) return { left: windowWidth, top: city.top + 40, width: HAND_CARD };
  return { left: city.left + city.width / 2 - HAND_CARD / 2, top: city.top - 60, width: HAND_CARD };
}

/** The transformation that moves a picture from one spot to another. A picture never grows on its way. */
export function flightTransform(from: Spot, to: Spot): string {
  const scale = Math.min(Math.max(to.width / from.width, SMALLEST), 1) * LANDING;
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
}
