import { afterEach, describe, expect, test } from 'vitest';
import { texts, type TextKey } from '../src/i18n/texts';
import { friendLanguages, type FriendKey } from '../src/i18n/friends/say';
import { t } from '../src/i18n/translate';
import { prefs } from '../src/state/preferences.svelte';

const SOURCES = import.meta.glob(['../src/**/*.{ts,svelte}', '!../src/i18n/**/{en,fr}.ts', '!../src/api/schema.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(SOURCES).join('\n');
const own = friendLanguages;
const keys = Object.keys(texts.en) as TextKey[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

afterEach(() => {
  prefs.language = 'en';
});

describe('the two languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(texts.fr).sort()).toEqual(Object.keys(texts.en).sort());
  });

  test('have a text for every key, with the same placeholders', () => {
    const differs = (key: TextKey) => placeholders(texts.fr[key]).join() !== placeholders(texts.en[key]).join();
    expect(keys.filter((key) => !texts.en[key] || !texts.fr[key] || differs(key))).toEqual([]);
  });

  test('French has no ordinary space before a high punctuation mark, where a line could break', () => {
    expect(keys.filter((key) => / [;:?!»]/.test(texts.fr[key]))).toEqual([]);
  });

  test('French says "vous"', () => {
    expect(keys.filter((key) => /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu.test(texts.fr[key]))).toEqual([]);
  });
});

test('every text is used: by its key, or by a template such as `bot.${level}`', () => {
  const templates = [...source.matchAll(/[`']([a-z_]+(?:\.[a-z_]+)*\.)\$\{/g)].map(([, prefix]) => prefix!);
  const used = (key: string) => source.includes(`'${key}'`) || templates.some((prefix) => key.startsWith(prefix));
  expect(keys.filter((key) => !used(key))).toEqual([]);
});

describe('t', () => {
  test('fills every placeholder, also with numbers', () => {
    expect(t('replay.step', { n: 3, of: 12 })).toBe('Step 3 of 12');
  });

  test('takes a value as it is, even if it looks like a placeholder or a pattern', () => {
    expect(t('turn.waiting', { players: '{players} $& $1' })).toBe('Waiting for {players} $& $1');
  });

  test('leaves a placeholder without a value', () => {
    expect(t('turn.age')).toBe('Age {age}');
  });

  test('follows the language', () => {
    prefs.language = 'fr';
    expect(t('turn.yours')).toBe('À vous');
  });
});

describe('the texts of pages that are loaded later', () => {
  const names = Object.keys(own.en) as FriendKey[];

  test('have the same placeholders in both languages, and French is typeset', () => {
    expect(Object.keys(own.fr).sort()).toEqual([...names].sort());
    expect(names.filter((name) => placeholders(own.fr[name]).join() !== placeholders(own.en[name]).join())).toEqual([]);
    expect(names.filter((name) => / [;:?!»]/.test(own.fr[name]))).toEqual([]);
  });

  test('are all used', () => {
    expect(names.filter((name) => !source.includes(`say('${name}'`))).toEqual([]);
  });
});
