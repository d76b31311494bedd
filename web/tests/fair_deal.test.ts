import { describe, expect, test, vi } from 'vitest';
import { canonicalJson, isFairDeal } from '../src/state/fair_deal';
import { table } from './make';

/** A game that was played on a server; `septem verify` accepts its record. */
const PLAYED = table({
  id: 'pKiyEXkbs-EG19X7YJbppg',
  game: 'duel',
  options: { end_of_age_tie: 'last_player_chooses', first_game_preset: false, great_library_view: 'private' },
  commitment: 'edb75f2d4d3a068d73d2e89294b05092bf518263eeb7bfccc7656d2690afd222',
  proof: {
    commitment: 'edb75f2d4d3a068d73d2e89294b05092bf518263eeb7bfccc7656d2690afd222',
    secret: 'a6d88c2e43916c715024919d5fc3fe17be73103f76c62b4106b9988013a57520',
    table: 'pKiyEXkbs-EG19X7YJbppg',
    nonces: ['', ''],
    seed: '4968295383958668810',
  },
});

/** Computed by the server's own functions: nonces of players, options of every type in no order, a hash whose highest bit is set. */
const WITH_NONCES = table({
  id: 'A'.repeat(22),
  game: 'wonders',
  options: { players: 4, sides: 'A', leaders: true, expansions: ['cities'], teams: false },
  commitment: '39830aadf877c848badbcdcd70edb3204b7c7a618f451505061b13528a0726cd',
  proof: {
    commitment: '39830aadf877c848badbcdcd70edb3204b7c7a618f451505061b13528a0726cd',
    secret: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
    table: 'A'.repeat(22),
    nonces: ['0f'.repeat(16), '', 'é½', '07'.repeat(16)],
    seed: '1693486258479475262',
  },
});

describe('a fair deal', () => {
  test.each([PLAYED, WITH_NONCES])('is recognised', async (played) => {
    expect(await isFairDeal(played)).toBe(true);
  });

  test('cannot be checked before the secret is shown', async () => {
    expect(await isFairDeal({ ...PLAYED, proof: null })).toBeNull();
  });

  test('cannot be checked where the browser has no cryptography', async () => {
    vi.stubGlobal('crypto', {});
    expect(await isFairDeal(PLAYED)).toBeNull();
  });
});

describe('an unfair deal is noticed', () => {
  const proof = WITH_NONCES.proof!;
  test.each([
    ['another seed', { proof: { ...proof, seed: '1693486258479475263' } }],
    ['another secret', { proof: { ...proof, secret: proof.secret.replace('0', '1') } }],
    ['a nonce of a player left out', { proof: { ...proof, nonces: proof.nonces.slice(0, 3) } }],
    ['nonces in another order', { proof: { ...proof, nonces: [...proof.nonces].reverse() } }],
    ['another table', { id: 'B'.repeat(22) }],
    ['other options', { options: { ...WITH_NONCES.options, teams: true } }],
    ['other rules', { rules: 2 }],
  ])('%s', async (_, change) => {
    expect(await isFairDeal({ ...WITH_NONCES, ...change })).toBe(false);
  });
});

test('JSON is written as the server writes it: sorted keys at every depth, no spaces', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x"y' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x\\"y","d":null}]}');
});
