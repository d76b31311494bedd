/** Cards fly from where they lay (structure, hand) to where they are next (a city). One picture flies over the page. */
import { mount, unmount } from 'svelte';
import type { Item } from '../../api/types';
import Card from '../../draw/Card.svelte';
import CardBack from '../../draw/CardBack.svelte';
import type { LastAction } from '../../state/last_actions';
import { reducedMotion } from '../../ui/motion';
import { flightTransform, handBeside, type Spot } from './flight_geometry';

type Origin = { spot: Spot; drawing: Element; at: number };
type Picture = { node: HTMLElement; remove: () => void };
const MEMORY = 1200; // milliseconds in which a card that lay somewhere may appear elsewhere
const FLIGHT = 650; // milliseconds
const NEXT_CITY = 110; // milliseconds until the card of the next city starts
const origins = new Map<string, Origin>();
const flown = new WeakSet<LastAction>();

/** Call it before a new scene is drawn: it notes where each card lies now. */
export function rememberCards() {
  origins.clear();
  for (const node of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const drawing = node.querySelector('svg');
    if (drawing) origins.set(node.dataset.card!, { spot: node.getBoundingClientRect(), drawing, at: performance.now() });
  }
}

/** Attached to the place where a card appears: the card flies there, if it has just left another place. */
export function flyIn(card: string | null | undefined) {
  return (node: HTMLElement) => {
    const from = card ? takeOrigin(card) : undefined;
    if (from) fly(from.spot, copyOf(from.drawing), node, 0);
  };
}

function takeOrigin(card: string): Origin | undefined {
  const from = origins.get(card);
  origins.delete(card);
  return from && performance.now() - from.at <= MEMORY ? from : undefined;
}

/** The actions of a turn of 7 Wonders: every card flies from its hand to its city, sold ones to the discard pile. */
export function flyActions(actions: LastAction[], me: number | null, itemOf: (id: string) => Item, age: number) {
  const fresh = actions.filter((action) => !flown.has(action));
  fresh.forEach((action) => flown.add(action));
  fresh.forEach((action, place) => {
    const target = targetOf(action);
    const own = action.city === me && action.card ? takeOrigin(action.card) : undefined;
    if (!target) return;
    if (own) fly(own.spot, copyOf(own.drawing), target, place * NEXT_CITY);
    else fly(handOf(action.city, target), drawingOf(action.card ? itemOf(action.card) : null, age), target, place * NEXT_CITY);
  });
}

function cityNode(city: number): Element | null {
  return document.querySelector(`[data-city="${city}"]`);
}

function targetOf(action: LastAction): Element | null {
  const city = cityNode(action.city);
  if (action.kind === 'sold') return document.querySelector('[data-pile]') ?? city;
  const inside = action.kind === 'raised' ? '[data-newest]' : `[data-about="${CSS.escape(action.item ?? '')}"]`;
  return city?.querySelector(inside) ?? city;
}

function handOf(city: number, target: Element): Spot {
  return handBeside((cityNode(city) ?? target).getBoundingClientRect(), window.innerWidth);
}

function frame(): HTMLElement {
  const node = document.createElement('div');
  node.className = 'travelling';
  return node;
}

function copyOf(drawing: Element): Picture {
  const node = frame();
  node.append(drawing.cloneNode(true));
  return { node, remove: () => node.remove() };
}

function drawingOf(item: Item | null, age: number): Picture {
  const node = frame();
  const drawing = item ? mount(Card, { target: node, props: { item } }) : mount(CardBack, { target: node, props: { deck: `age${age}` } });
  return { node, remove: () => void unmount(drawing).then(() => node.remove()) };
}

function fly(from: Spot, picture: Picture, target: Element, delay: number) {
  const to = target.getBoundingClientRect();
  if (reducedMotion() || document.hidden || !to.width) return picture.remove();
  picture.node.style.left = `${from.left}px`;
  picture.node.style.top = `${from.top}px`;
  picture.node.style.width = `${from.width}px`;
  document.body.append(picture.node);
  picture.node.animate(path(from, to), timing(delay, 'both')).finished.finally(picture.remove);
  if (!target.matches('[data-city], [data-pile]')) target.animate(appearing(), timing(delay, 'backwards', 'linear'));
}

function path(from: Spot, to: Spot): Keyframe[] {
  return [
    { transform: 'none', opacity: 1 },
    { transform: 'translate(0, -14px) scale(1.06)', opacity: 1, offset: 0.2 },
    { transform: flightTransform(from, to), opacity: 0.3 },
  ];
}

function appearing(): Keyframe[] {
  return [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }];
}

function timing(delay: number, fill: FillMode, easing = 'cubic-bezier(.3,.1,.3,1)'): KeyframeAnimationOptions {
  return { duration: FLIGHT, delay, easing, fill };
}
