/** The items that a lesson points at: the table marks them, and knows nothing else about lessons. */
import { deleteTable, openLesson } from '../api/requests';
import type { Choice, Scene } from '../api/types';
import { t } from '../i18n/translate';
import type { GameName } from './new_table.svelte';
import { prefs } from './preferences.svelte';
import { route } from './route.svelte';

class Spotlight {
  marks = $state.raw<string[]>([]); // ids of items, and places of the page with #
}

export const spotlight = new Spotlight();

/** Attached to an item or a place: it is lit while the lesson points at it. */
export function lit(...names: (string | null)[]) {
  return (node: Element) => {
    const on = names.some((name) => name !== null && spotlight.marks.includes(name));
    node.toggleAttribute('data-lit', on);
    if (on) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
}

/** Whether a lesson waits for another move. */
export function isForbidden(scene: Scene, choice: Choice): boolean {
  const answer = scene.lesson?.answer ?? null;
  return answer !== null && answer !== choice.move;
}

export type LessonName = GameName | 'agora';

/** To the lesson that was begun, or to a new one. */
export async function goToLesson(lesson: LessonName) {
  route.go(`/t/${(await openLesson(lesson, prefs.name || t('home.guest'))).id}`);
}

export async function skipLesson(table: string) {
  await deleteTable(table).catch(() => {}); // it stays in the list of tables
  route.go('/');
}
