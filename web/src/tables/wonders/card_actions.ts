/** The actions of 7 Wonders that use a card of the hand. */
import type { Choice, Scene } from '../../api/types';
import type { TextKey } from '../../i18n/texts';

/** Verbs in the order in which they are shown, with their titles. */
export const CARD_ACTIONS: Record<string, TextKey> = {
  keep: 'action.keep',
  recruit: 'action.recruit',
  build: 'action.build',
  favour: 'action.favour',
  claim: 'action.claim',
  stage: 'action.stage',
  sell: 'action.sell',
};
const ORDER = Object.keys(CARD_ACTIONS);

export function usesCard(choice: Choice): boolean {
  return choice.verb in CARD_ACTIONS;
}

export function cardActions(choices: Choice[], id: string): Choice[] {
  const found = choices.filter((choice) => choice.item === id && usesCard(choice));
  return found.sort((a, b) => ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb));
}

/** The hand; or, where the question is about other cards (such as the discard pile), the cards it names. */
export function cardsToChooseFrom(scene: Scene, hand: string[]): string[] {
  if (scene.asked_at === null || !scene.choices.some(usesCard)) return hand;
  const named = [...new Set(scene.choices.flatMap((choice) => choice.item ?? []))];
  return named.every((id) => hand.includes(id)) ? hand : named;
}
