/** Answers to a question may have two parts, such as a divinity and its place: several answers then share their first part. */
import type { Choice, Scene } from '../../api/types';

export function answersOf(scene: Scene): Choice[] {
  return scene.choices.filter((choice) => choice.legal);
}

/** Whether something goes from one chamber of the senate to another. */
export function isJourney(choice: Choice): boolean {
  return typeof choice.to === 'number';
}

export function firstPart(choice: Choice): string {
  return choice.item ?? (isJourney(choice) ? `from ${choice.chamber}` : choice.move);
}

/** One answer for each first part. */
export function firstParts(answers: Choice[]): Choice[] {
  return answers.filter((choice, place) => answers.findIndex((other) => firstPart(other) === firstPart(choice)) === place);
}

export function isTwofold(answers: Choice[]): boolean {
  return firstParts(answers).length < answers.length;
}

export function needsSecondPart(answers: Choice[], choice: Choice): boolean {
  return answers.filter((other) => firstPart(other) === firstPart(choice)).length > 1;
}

/** The second parts for a first part; those that are places of the board are picked there. */
export function secondParts(answers: Choice[], first: string | null): Choice[] {
  if (!first || !isTwofold(answers)) return [];
  return answers.filter((choice) => firstPart(choice) === first && choice.slot === null && !isJourney(choice));
}
