import { describe, expect, test, vi } from 'vitest';
import { RequestCache } from '../src/api/cache';
import { errorText, request, RequestError } from '../src/api/requests';
import { reply } from './make';

describe('a request', () => {
  test('says the language, and sends a body as JSON', async () => {
    const fetch = vi.fn(async () => reply({ id: 'x' }));
    vi.stubGlobal('fetch', fetch);
    expect(await request('PUT', '/me', { name: 'Ann' })).toEqual({ id: 'x' });
    const headers = { 'Accept-Language': 'en', 'Content-Type': 'application/json' };
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/me', { method: 'PUT', headers, body: '{"name":"Ann"}' });
  });

  test.each([
    [reply({ code: 'seat_taken' }, 409), 'seat_taken'],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'server_error'],
    [reply({}, 500), 'server_error'],
  ])('that fails throws the code of the server', async (answer, code) => {
    vi.stubGlobal('fetch', async () => answer);
    await expect(request('GET', '/tables')).rejects.toMatchObject({ code });
  });
});

describe('the text of an error', () => {
  test.each([
    [new RequestError('seat_taken', 'Bob sits here.'), 'Bob sits here.'],
    [new RequestError('seat_taken', null), 'Somebody else was faster: this seat is taken.'],
    [new RequestError('never_heard_of', null), 'That is not possible now.'],
    [new TypeError('Failed to fetch'), 'The server has a problem. Please try again.'],
  ])('%s', (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

describe('the cache of requests', () => {
  test('loads a key once, also while the first request is under way', async () => {
    const cache = new RequestCache<number>();
    const load = vi.fn(async () => 7);
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([7, 7]);
    await cache.get('b', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('tries again after a failure', async () => {
    const cache = new RequestCache<number>();
    await expect(cache.get('a', async () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await cache.get('a', async () => 7)).toBe(7);
  });
});
