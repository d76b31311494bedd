/**
 * The choice that a player has selected at a table but not sent yet. Both tables share it.
 *
 *   nothing ── card ──► its panel is open ── action ──► sent
 *      │                    └── Escape, or the card again ──► nothing
 *      └── answer ──► (one part) picked ── the same again, or confirm ──► sent
 *                └──► (two parts) first part ── second part ──► picked ──► sent
 *                          └── Escape ──► nothing
 *
 * An action of a card says how to pay as well, so that every payment is an action of its own.
 */
import { on } from 'svelte/events';
import type { Choice, Scene } from '../../api/types';
import type { TableSource } from '../../state/table_source';
import { focusCard, focusFirstAnswer, focusSecondPart } from '../../ui/focus';
import { answersOf, firstPart, isTwofold, needsSecondPart } from './answer_parts';
import { rememberCards } from './card_flights';

export class Selection {
  card = $state<string | null>(null); // the card whose panel is open
  first = $state<string | null>(null); // the first part of an answer
  move = $state<string | null>(null); // a whole answer, which waits for its confirmation
  sent = $state<string | null>(null); // the card of an action that was sent, until the next question
  private answers = $derived.by(() => answersOf(this.scene()));
  picked = $derived(this.answers.find((choice) => choice.move === this.move) ?? null);

  constructor(
    private readonly source: () => TableSource,
    private readonly scene: () => Scene,
  ) {}

  toggleCard(id: string | null) {
    this.card = this.card === id ? null : id;
  }

  closeCard() {
    void focusCard(this.card);
    this.card = null;
  }

  /** Sends an action of the selected card, or an answer that needs no confirmation. */
  send(choice: Choice) {
    this.card = null;
    this.sent = choice.other ?? choice.item;
    this.source().answer(choice);
  }

  /** Picks an answer, or only its first part where it has two. */
  pickFirst(choice: Choice) {
    this.first = firstPart(choice);
    if (!needsSecondPart(this.answers, choice)) return this.pick(choice);
    this.move = null;
    void focusSecondPart();
  }

  /** Picks a whole answer; picking it again confirms it. */
  pick(choice: Choice) {
    if (this.move === choice.move) this.source().answer(choice);
    else this.move = choice.move;
  }

  confirm() {
    if (this.picked) this.source().answer(this.picked);
  }

  /** Escape: closes the panel of a card, and goes back from the second part of an answer to its first. */
  cancel() {
    if (this.card) this.closeCard();
    if (this.first && isTwofold(this.answers)) this.cancelFirst();
  }

  private cancelFirst() {
    this.forgetAnswer();
    (document.activeElement as HTMLElement | null)?.blur();
    void focusFirstAnswer();
  }

  forgetAnswer() {
    this.first = null;
    this.move = null;
    this.sent = null;
  }

  /** Closes the panel of a card that is no longer there. */
  keepOnly(cards: (string | null)[]) {
    if (this.card && !cards.includes(this.card)) this.card = null;
  }
}

/** The selection of a table, for the component that shows the table: it follows the scene and listens to the keyboard. */
export function useSelection(source: () => TableSource, scene: () => Scene, selectable: () => (string | null)[]): Selection {
  const selection = new Selection(source, scene);
  const question = $derived(scene().asked_at); // the same question may come with a new scene: what is picked stays
  $effect.pre(() => {
    void scene().number;
    rememberCards();
  });
  $effect(() => {
    void question;
    selection.forgetAnswer();
  });
  $effect(() => selection.keepOnly(selectable()));
  $effect(() => on(window, 'keydown', (event) => event.key === 'Escape' && selection.cancel()));
  return selection;
}
