/// <reference lib="webworker" />
/** The service worker. Online it changes nothing: the network comes first, so nobody gets an old page after an upgrade. */
import { keyOf, kindOf, OWNER_HEADER, surplus, type Kind } from './rules';

declare const self: ServiceWorkerGlobalScope;
declare const FILES: string[]; // of this version of the page: the build writes these two
declare const VERSION: string;

const PAGE = '/index.html';
const PAGE_CACHE = `septem-page-${VERSION}`;
const PUBLIC_CACHE = `septem-public-${VERSION}`; // an upgrade may change the form of replies
const OWN_CACHE = `septem-own-${VERSION}`;
const OWNER = '/owner'; // an entry of the own cache: whose it is
const PATIENCE = 6000; // milliseconds until the page comes from the cache
const files = new Set(FILES);
let identities = 0; // how often the person has changed: replies to another person's earlier requests are not kept
let storing: Promise<unknown> = Promise.resolve(); // the last change of what is kept

self.addEventListener('install', (event) => {
  const fresh = FILES.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(PAGE_CACHE)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => event.waitUntil(removeOthers().then(() => self.clients.claim())));

async function removeOthers() {
  const current = [PAGE_CACHE, PUBLIC_CACHE, OWN_CACHE];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('septem-') && !current.includes(name)).map((name) => caches.delete(name)));
}

type Answer = (event: FetchEvent) => Promise<Response>;
const ANSWERS: Record<Exclude<Kind, 'other'>, Answer> = {
  page: (event) => networkFirst(event.request, PATIENCE).catch(() => kept(PAGE_CACHE, PAGE)),
  file: ({ request }) => caches.match(new URL(request.url).pathname, { cacheName: PAGE_CACHE }).then((found) => found ?? fetch(request)),
  public: (event) => refreshed(event, PUBLIC_CACHE, () => Promise.resolve(true)),
  own: (event) => refreshed(event, OWN_CACHE, belongs),
  identity: changeIdentity,
};

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  const kind = kindOf(event.request.method, url.pathname, event.request.mode === 'navigate', files);
  if (kind !== 'other') event.respondWith(ANSWERS[kind](event));
});

/** From the network; a server that fails, or is silent, is none. */
async function networkFirst(request: Request, patience: number): Promise<Response> {
  const reply = await Promise.race([fetch(request), silence(patience)]);
  if (reply.status >= 500) throw new Error('the server failed');
  return reply;
}

function silence(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no reply')), milliseconds));
}

async function kept(cacheName: string, key: string): Promise<Response> {
  const found = await caches.match(key, { cacheName });
  return found ?? Response.error();
}

/** From the network, and then kept if it may be; without a network, what was kept. */
async function refreshed(event: FetchEvent, cacheName: string, mayKeep: typeof belongs): Promise<Response> {
  const before = identities;
  const key = keyOf(event.request.url);
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(keep(cacheName, key, reply.clone(), () => mayKeep(reply, before)));
    return reply;
  } catch (problem) {
    const found = await caches.match(key, { cacheName });
    if (!found) throw problem;
    return found;
  }
}

/** One change of what is kept after another: whose it is must not change meanwhile. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const done = storing.then(change);
  storing = done.catch(() => undefined);
  return done;
}

function keep(cacheName: string, key: string, reply: Response, mayKeep: () => Promise<boolean>) {
  return inTurn(async () => {
    if (!(await mayKeep())) return;
    const cache = await caches.open(cacheName);
    await cache.put(key, reply);
    const addresses = (await cache.keys()).map((one) => one.url);
    await Promise.all(surplus(addresses).map((address) => cache.delete(address)));
  });
}

/** Whether a reply belongs to the person whose replies are kept. A new person's reply removes everything of the last one. */
async function belongs(reply: Response, before: number): Promise<boolean> {
  const person = reply.headers.get(OWNER_HEADER);
  if (!person) return false;
  const owner = await caches.match(OWNER, { cacheName: OWN_CACHE }).then((found) => found?.text());
  if (owner === person) return true;
  if (before !== identities) return false;
  identities += 1;
  await caches.delete(OWN_CACHE);
  await (await caches.open(OWN_CACHE)).put(OWNER, new Response(person));
  return true;
}

async function changeIdentity(event: FetchEvent): Promise<Response> {
  identities += 1;
  try {
    return await fetch(event.request);
  } finally {
    identities += 1;
    await inTurn(() => caches.delete(OWN_CACHE));
  }
}

interface TurnMessage {
  title: string;
  body: string;
  table: string;
}

/** A message of the server while the page is closed: it is somebody's turn. */
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data?.json() as TurnMessage;
  event.waitUntil(self.registration.showNotification(title, { body, tag: `septem ${table}`, icon: '/icon-192.png', data: table }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(`/t/${event.notification.data}`));
});

async function openTable(path: string) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
