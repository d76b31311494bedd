import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice, Scene } from '../src/api/types';
import type { TableSource } from '../src/state/table_source';
import { firstParts, secondParts } from '../src/tables/shared/answer_parts';
import { Selection, useSelection } from '../src/tables/shared/selection.svelte';
import { choice, scene } from './make';

const answer = vi.fn<(choice: Choice) => void>();
const source = { answer } as unknown as TableSource;
const DRAFT = ['draft sphinx', 'draft piraeus'].map((move) => choice(move));
/** A divinity and its place: the second part is a place of the board. */
const PLACES = [
  choice('place zeus 1', { item: 'zeus', slot: 1 }),
  choice('place zeus 2', { item: 'zeus', slot: 2 }),
  choice('place mars 1', { item: 'mars', slot: 1 }),
];
/** A building to destroy and who destroys it: both parts are items. */
const PAIRS = [
  choice('raise a', { move: 'raise sphinx baths', item: 'sphinx', other: 'baths' }),
  choice('raise a', { move: 'raise sphinx altar', item: 'sphinx', other: 'altar' }),
];

function selectionOf(choices: Choice[]): Selection {
  const now = scene(choices);
  return new Selection(
    () => source,
    () => now,
  );
}

beforeEach(() => answer.mockClear());

describe('a card', () => {
  test('is selected by a click and put back by a second one', () => {
    const selection = selectionOf([]);
    selection.toggleCard('baths');
    expect(selection.card).toBe('baths');
    selection.toggleCard('altar');
    expect(selection.card).toBe('altar');
    selection.toggleCard('altar');
    expect(selection.card).toBeNull();
  });

  test('is used by one of its actions at once, whose move says how to pay', () => {
    const selection = selectionOf([]);
    selection.toggleCard('baths');
    const action = choice('build baths', { move: 'build baths left 2' });
    selection.send(action);
    expect(answer).toHaveBeenCalledExactlyOnceWith(action);
    expect(selection.card).toBeNull();
  });

  test('is marked as sent at once, until the next question; a wonder is built with a card', () => {
    const selection = selectionOf([]);
    selection.send(choice('build baths', { item: 'baths', other: null }));
    expect(selection.sent).toBe('baths');
    selection.send(PAIRS[1]!);
    expect(selection.sent).toBe('altar');
    selection.forgetAnswer();
    expect(selection.sent).toBeNull();
  });

  test('is put back by Escape, without an answer', () => {
    const selection = selectionOf(DRAFT);
    selection.toggleCard('baths');
    selection.cancel();
    expect(selection.card).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });

  test('is put back when it is gone', () => {
    const selection = selectionOf([]);
    selection.toggleCard('baths');
    selection.keepOnly(['altar', null, 'baths']);
    expect(selection.card).toBe('baths');
    selection.keepOnly(['altar', null]);
    expect(selection.card).toBeNull();
  });
});

describe('an answer of one part', () => {
  const [sphinx, piraeus] = DRAFT as [Choice, Choice];

  test('waits for its confirmation', () => {
    const selection = selectionOf(DRAFT);
    selection.pickFirst(sphinx);
    expect(selection.picked).toBe(sphinx);
    expect(answer).not.toHaveBeenCalled();
    selection.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith(sphinx);
  });

  test('is confirmed by picking it again, and changed by picking another', () => {
    const selection = selectionOf(DRAFT);
    selection.pickFirst(sphinx);
    selection.pickFirst(piraeus);
    expect([selection.picked, selection.first]).toEqual([piraeus, 'piraeus']);
    expect(answer).not.toHaveBeenCalled();
    selection.pickFirst(piraeus);
    expect(answer).toHaveBeenCalledExactlyOnceWith(piraeus);
  });

  test('cannot be confirmed while none is picked, or if it is illegal', () => {
    const selection = selectionOf([choice('draft sphinx', { legal: false })]);
    selection.confirm();
    selection.move = 'draft sphinx';
    selection.confirm();
    expect(answer).not.toHaveBeenCalled();
  });

  test('stays picked on Escape', () => {
    const selection = selectionOf(DRAFT);
    selection.pickFirst(sphinx);
    selection.cancel();
    expect(selection.picked).toBe(sphinx);
  });
});

describe('an answer of two parts', () => {
  const [first, second, mars] = PLACES as [Choice, Choice, Choice];

  test('is picked only with its second part', () => {
    const selection = selectionOf(PLACES);
    selection.pickFirst(first);
    expect([selection.first, selection.picked]).toEqual(['zeus', null]);
    selection.pick(second);
    expect(selection.picked).toBe(second);
    selection.pick(second);
    expect(answer).toHaveBeenCalledExactlyOnceWith(second);
  });

  test('loses its second part when the first one changes', () => {
    const selection = selectionOf(PLACES);
    selection.pickFirst(first);
    selection.pick(second);
    selection.pickFirst(first);
    expect(selection.picked).toBeNull();
  });

  test('needs no second part where only one is left', () => {
    const selection = selectionOf(PLACES);
    selection.pickFirst(mars);
    expect(selection.picked).toBe(mars);
  });

  test('goes back to its first part on Escape', () => {
    const selection = selectionOf(PLACES);
    selection.pickFirst(first);
    selection.pick(second);
    selection.cancel();
    expect([selection.first, selection.move]).toEqual([null, null]);
  });
});

describe('the parts of answers', () => {
  test('each first part is offered once', () => {
    expect(firstParts(PLACES).map((one) => one.item)).toEqual(['zeus', 'mars']);
    expect(firstParts([choice('pass', { item: null }), choice('go', { item: null })])).toHaveLength(2);
  });

  test('second parts are items; those that are places of the board are picked there', () => {
    expect(secondParts(PAIRS, 'sphinx')).toEqual(PAIRS);
    expect(secondParts(PLACES, 'zeus')).toEqual([]);
  });

  test('there are none before a first part is picked, or where answers have one part', () => {
    expect(secondParts(PAIRS, null)).toEqual([]);
    expect(secondParts(DRAFT, 'sphinx')).toEqual([]);
  });
});

describe('the selection of a table', () => {
  let now = $state.raw<Scene>(scene(DRAFT));
  let hand = $state.raw<string[]>([]);
  let selection: Selection;

  beforeEach(() => {
    now = scene(DRAFT);
    hand = ['baths', 'altar'];
    const stop = $effect.root(() => {
      selection = useSelection(
        () => source,
        () => now,
        () => hand,
      );
    });
    flushSync();
    return stop;
  });

  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

  test('forgets what was picked when another question comes, not when the same one is shown again', () => {
    selection.pickFirst(DRAFT[0]!);
    now = scene(DRAFT, { number: 2 });
    flushSync();
    expect(selection.move).toBe('draft sphinx');
    now = scene(DRAFT, { number: 3, asked_at: 3 });
    flushSync();
    expect([selection.first, selection.move]).toEqual([null, null]);
  });

  test('closes the panel of a card that is played by somebody else', () => {
    selection.toggleCard('baths');
    flushSync();
    hand = ['altar'];
    flushSync();
    expect(selection.card).toBeNull();
  });

  test('listens to Escape and to no other key', () => {
    selection.toggleCard('baths');
    press('a');
    expect(selection.card).toBe('baths');
    press('Escape');
    expect(selection.card).toBeNull();
  });
});
