/** Where things stand on the conflict track; the reader's capital is on the left. */
export const END = 34; // pixels of a capital

/** Military tokens: between which spaces they lie, and how many coins they cost. */
export const LOOT: Record<string, { space: number; coins: number }> = {
  loot_p1_2: { space: -3.5, coins: 2 },
  loot_p1_5: { space: -6.5, coins: 5 },
  loot_p2_2: { space: 3.5, coins: 2 },
  loot_p2_5: { space: 6.5, coins: 5 },
};

export function trackStep(width: number): number {
  return (width - END * 2) / 17;
}

/** The middle of a space, counted from the middle of the track to the right. */
export function trackPlace(space: number, width: number): number {
  return width / 2 + space * trackStep(width);
}
