import { expect, test } from 'vitest';
import { invitation } from '../src/state/rematch';
import type { TableInfo } from '../src/api/types';

const seat = (name: string, kind: string, mine = false) => ({ name, kind, mine });
const table = (successor: string | null, ...seats: ReturnType<typeof seat>[]) => ({ successor, seats }) as unknown as TableInfo;
const ann = seat('Ann', 'guest', true);
const bob = seat('Bob', 'guest');

test('the only other person is named', () => {
  expect(invitation(table('next', ann, bob, seat('Cleo', 'bot')))).toBe('Bob offers a rematch.');
});

test('of several others, nobody knows who asked', () => {
  expect(invitation(table('next', ann, bob, seat('Dan', 'guest')))).toBe('A rematch is offered.');
});

test('nothing is said to spectators and while nobody has asked', () => {
  expect(invitation(null)).toBe('');
  expect(invitation(table(null, ann, bob))).toBe('');
  expect(invitation(table('next', bob, seat('Dan', 'guest')))).toBe('');
});
