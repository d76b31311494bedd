import { describe, expect, test } from 'vitest';
import { embedCode, pageAt, replayAddress, replayQuery } from '../src/state/addresses';

const ID = 'pKiyEXkbs-EG19X7YJbp_g';

describe('the page of a path', () => {
  test('a table and a replay have an id of 22 letters', () => {
    expect(pageAt(`/t/${ID}`)).toEqual({ name: 'table', id: ID });
    expect(pageAt(`/r/${ID}`)).toEqual({ name: 'replay', id: ID });
    expect(pageAt(`/embed/${ID}`)).toEqual({ name: 'embed', id: ID });
  });

  test.each(['/x', '/t/', `/t/${ID}x`, `/t/${ID.slice(1)}`, `/t/${ID}/`, `/x/${ID}`, `/t/${ID.slice(0, 21)}!`])('%s is no page', (path) => {
    expect(pageAt(path)).toEqual({ name: 'unknown' });
  });

  test('the first page', () => {
    expect(pageAt('/')).toEqual({ name: 'home' });
  });
});

describe('the query of a replay', () => {
  test.each(['1', '8', 'all', 'none'])('knows the viewer %s', (viewer) => {
    expect(replayQuery(`?at=7&eyes=${viewer}`)).toEqual({ at: 7, viewer });
  });

  test.each(['', '?eyes=0', '?eyes=9', '?eyes=12', '?eyes=everybody'])('%j reveals everything from the start', (search) => {
    expect(replayQuery(search)).toEqual({ at: 0, viewer: 'all' });
  });

  test('reads what an address says', () => {
    const address = replayAddress(ID, 31, 2);
    expect(pageAt(address.split('?')[0]!)).toEqual({ name: 'replay', id: ID });
    expect(replayQuery(`?${address.split('?')[1]}`)).toEqual({ at: 31, viewer: '2' });
  });
});

test('a frame shows the replay at an address of its own', () => {
  expect(embedCode('https://example.org', ID, 31, 'all')).toContain(`src="https://example.org/embed/${ID}?at=31&amp;eyes=all"`);
});
