/* Opens cached pages, of guests and of the door; each page fills its cache. Imports nothing, to stay one small file. */

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: WorkEvent;
  activate: WorkEvent;
  fetch: RequestEvent;
}

// The parts of a service worker's globals used here; TypeScript can know either these or a page's, not both.
declare const self: {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  readonly registration: { readonly scope: string };
};

/** A network that leads nowhere reports no error. At a door, where people wait, the cached page is as good as the server's. */
const maxWaitMs = /\/door$/.test(self.registration.scope) ? 1_500 : 6_000;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (/^\/assets\/|\/pictures\//.test(pathname)) event.respondWith(openAsset(request));
});

async function openPage(request: Request): Promise<Response> {
  const kept = await keptFor(request);
  if (!kept) return fetch(request);
  const answer = await answerInTime(request);
  return answer && answer.status < 500 ? answer : kept;
}

/** What is at the address of an asset or picture never changes, so a cached one is never outdated. */
async function openAsset(request: Request): Promise<Response> {
  return (await keptFor(request)) ?? fetch(request);
}

function keptFor(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}

function answerInTime(request: Request): Promise<Response | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs, undefined);
    fetch(request).then(resolve, () => resolve(undefined));
  });
}

// Makes this a module for TypeScript, so that its names are not global.
export {};
