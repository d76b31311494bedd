/** Moves the keyboard focus to the next possible action, never back to the start of the page. */
import { tick } from 'svelte';
import { reducedMotion } from './motion';

const HEADER = 56; // pixels that the bar at the top hides
const ANSWERS = '[data-test=chooser] .tile, [data-test=lose] button, [data-spot], [data-card].ready, .answers [data-card]';
const NO_ANSWER = '[data-test=decline]'; // it stands before the answers, but nobody should decline by accident

let byKeys = false; // players who use a mouse or a finger need no moving focus
window.addEventListener('keydown', () => (byKeys = true), { capture: true });
window.addEventListener('pointerdown', () => (byKeys = false), { capture: true });

/** Into the panel of a card that was selected: its first possible action. */
export function focusFirstAction(id: string) {
  return (panel: HTMLElement) => {
    void id;
    scrollToTop(panel);
    if (byKeys) panel.querySelector<HTMLElement>('button[data-move]:enabled')?.focus({ preventScroll: true });
  };
}

/** Back to the card whose panel was closed. */
export async function focusCard(id: string | null) {
  await tick();
  if (byKeys && id)
    document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"], [data-plot="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}

/** A question came: if the keyboard is nowhere, it goes to the first answer. */
export async function focusFirstAnswer() {
  if (!byKeys) return;
  await tick();
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches('#main, :disabled')) return;
  firstAnswer()?.focus({ preventScroll: true });
}

/** An answer in two parts: on to the second one, wherever that lies. */
export async function focusSecondPart() {
  await tick();
  if (byKeys) document.querySelector<HTMLElement>('[data-second], [data-spot]')?.focus({ preventScroll: true });
}

function firstAnswer(): HTMLElement | null {
  return document.querySelector<HTMLElement>(ANSWERS) ?? document.querySelector<HTMLElement>(NO_ANSWER);
}

/** Past everything else: to the first answer, or where nothing is asked, to the page itself. */
export function skipToAnswers() {
  (firstAnswer() ?? document.getElementById('main'))?.focus();
}

/** To the top of the part of the page that scrolls: what came in above its content is out of sight otherwise. */
function scrollToTop(node: HTMLElement) {
  for (let room = node.parentElement; room; room = room.parentElement)
    if (getComputedStyle(room).overflowY === 'auto') {
      room.scrollTop += node.getBoundingClientRect().top - room.getBoundingClientRect().top;
      return;
    }
}

/** Scrolls to the subject of the question, wherever the page has been scrolled to. */
export function scrollIntoSight(node: HTMLElement) {
  scrollToTop(node);
  const box = node.getBoundingClientRect();
  const hidden = box.top < HEADER || box.top > window.innerHeight - HEADER;
  const block = box.height > window.innerHeight / 2 ? 'start' : 'center';
  if (hidden) node.scrollIntoView({ block, behavior: reducedMotion() ? 'auto' : 'smooth' });
}
