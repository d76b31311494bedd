/** Cards travel: from where they lay (structure, hand) to where they are next (a city). One picture flies over the page. */
import { mount, unmount } from 'svelte';
import type { Deed } from '../../state/last_actions';
import CardBack from '../../draw/CardBack.svelte';
import Card from '../../draw/Card.svelte';
import { brief } from '../../ui/motion';
import type { Item } from '../../api/types';

type Box = { left: number; top: number; width: number };
type Place = { box: Box; at: number };
type Picture = { node: HTMLElement; drop: () => void };
const MEMORY = 1200; // milliseconds in which a card that lay somewhere may arrive elsewhere
const FLIGHT = 650;
const NEXT = 110; // milliseconds until the next city shows its card
const SMALL = 74; // pixels: the width of a card that comes from another's hand
const lay = new Map<string, Place & { drawing: Element }>();
const shown = new WeakSet<Deed>();

/** Before a new scene is drawn: where does each card lie now? */
export function remember() {
  lay.clear();
  for (const node of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const drawing = node.querySelector('svg');
    if (drawing) lay.set(node.dataset.card!, { box: node.getBoundingClientRect(), drawing, at: performance.now() });
  }
}

/** Let a card fly to the place where it appears, if it has just left another. */
export function arriving(card: string | null | undefined) {
  return (node: HTMLElement) => {
    const from = card ? left(card) : undefined;
    if (from) fly(from.box, copied(from.drawing), node, 0);
  };
}

function left(card: string) {
  const from = lay.get(card);
  lay.delete(card);
  return from && performance.now() - from.at <= MEMORY ? from : undefined;
}

/** All that was done at once in 7 Wonders: every card flies from its hand to its city, sold ones to the pile. */
export function travel(deeds: Deed[], me: number | null, item: (id: string) => Item, age: number) {
  const fresh = deeds.filter((deed) => !shown.has(deed));
  fresh.forEach((deed) => shown.add(deed));
  fresh.forEach((deed, place) => {
    const target = goal(deed);
    const held = deed.city === me && deed.card ? left(deed.card) : undefined;
    if (!target) return;
    if (held) fly(held.box, copied(held.drawing), target, place * NEXT);
    else fly(besides(deed.city, target), drawn(deed.card ? item(deed.card) : null, age), target, place * NEXT);
  });
}

function goal(deed: Deed): Element | null {
  const city = document.querySelector(`[data-city="${deed.city}"]`);
  if (deed.act === 'sold') return document.querySelector('[data-pile]') ?? city;
  const inside = deed.act === 'raised' ? '[data-newest]' : `[data-about="${CSS.escape(deed.item ?? '')}"]`;
  return city?.querySelector(inside) ?? city;
}

/** Where a player's hand is thought to be: beyond the edge of the page that is nearest to the city. */
function besides(city: number, target: Element): Box {
  const box = (document.querySelector(`[data-city="${city}"]`) ?? target).getBoundingClientRect();
  const middle = (box.left + box.width / 2) / window.innerWidth;
  if (middle < 1 / 3) return { left: -SMALL, top: box.top + 40, width: SMALL };
  if (middle > 2 / 3) return { left: window.innerWidth, top: box.top + 40, width: SMALL };
  return { left: box.left + box.width / 2 - SMALL / 2, top: box.top - 60, width: SMALL };
}

function frame(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'travelling';
  return node;
}

function copied(drawing: Element): Picture {
  const node = frame();
  node.append(drawing.cloneNode(true));
  return { node, drop: () => node.remove() };
}

function drawn(item: Item | null, age: number): Picture {
  const node = frame();
  const picture = item ? mount(Card, { target: node, props: { item } }) : mount(CardBack, { target: node, props: { deck: `age${age}` } });
  return { node, drop: () => void unmount(picture).then(() => node.remove()) };
}

function fly(from: Box, picture: Picture, node: Element, delay: number) {
  const to = node.getBoundingClientRect();
  if (!brief(1) || document.hidden || !to.width) return picture.drop();
  picture.node.style.left = `${from.left}px`;
  picture.node.style.top = `${from.top}px`;
  picture.node.style.width = `${from.width}px`;
  document.body.append(picture.node);
  const small = Math.min(Math.max(to.width / from.width, 0.3), 1) * 0.7;
  const far = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${small})`;
  const steps = [
    { transform: 'none', opacity: 1 },
    { transform: 'translate(0, -14px) scale(1.06)', opacity: 1, offset: 0.2 },
    { transform: far, opacity: 0.3 },
  ];
  const timing = { duration: FLIGHT, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' as const };
  picture.node.animate(steps, timing).finished.finally(picture.drop);
  if (!node.matches('[data-city], [data-pile]'))
    node.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: FLIGHT, delay, fill: 'backwards' });
}
