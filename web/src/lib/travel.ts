/** Cards travel: from where they lay (structure, hand) to where they are next (a city). One picture flies over the page. */
import { brief } from './motion';

type Place = { box: DOMRect; picture: Element; at: number };
const MEMORY = 1200; // milliseconds in which a card that lay somewhere may arrive elsewhere
const FLIGHT = 650;
const lay = new Map<string, Place>();

/** Before a new scene is drawn: where does each card lie now? */
export function remember() {
  lay.clear();
  for (const node of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const picture = node.querySelector('svg');
    if (picture) lay.set(node.dataset.card!, { box: node.getBoundingClientRect(), picture, at: performance.now() });
  }
}

/** Let a card fly to the place where it appears, if it has just left another. */
export function arriving(card: string | null | undefined) {
  return (node: HTMLElement) => {
    const from = card ? lay.get(card) : undefined;
    if (!card || !from || performance.now() - from.at > MEMORY || !brief(1)) return;
    lay.delete(card);
    fly(from, node);
  };
}

function fly(from: Place, node: HTMLElement) {
  const to = node.getBoundingClientRect();
  const picture = document.createElement('div');
  picture.className = 'travelling';
  picture.append(from.picture.cloneNode(true));
  picture.style.left = `${from.box.left}px`;
  picture.style.top = `${from.box.top}px`;
  picture.style.width = `${from.box.width}px`;
  document.body.append(picture);
  const small = Math.min(Math.max(to.width / from.box.width, 0.3), 1) * 0.7;
  const far = `translate(${to.left - from.box.left}px, ${to.top - from.box.top}px) scale(${small})`;
  const steps = [{ transform: 'none', opacity: 1 }, { transform: 'translate(0, -14px) scale(1.06)', opacity: 1, offset: 0.2 }, { transform: far, opacity: 0.3 }];
  void picture.animate(steps, { duration: FLIGHT, easing: 'cubic-bezier(.3,.1,.3,1)' }).finished.finally(() => picture.remove());
  node.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: FLIGHT });
}
