/*
 * Opens guests' pages without a connection. It decides nothing about what is kept: features/guest-search/keep-page.ts puts
 * that into the browser's cache. It imports nothing, so that it stays one small file of its own.
 */

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

// What of a service worker's surroundings is used here; TypeScript knows either these or a page's, not both.
declare const self: {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
};

/** A network that is there but leads nowhere says nothing at all. */
const longestWaitMs = 6_000;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(openAsset(request));
});

/** The page as the server has it now; the one kept only when the server has no answer. */
async function openPage(request: Request): Promise<Response> {
  const kept = await keptFor(request);
  if (!kept) return fetch(request);
  const answer = await answerInTime(request);
  return answer && answer.status < 500 ? answer : kept;
}

/** Names of assets say what is in them, so a kept one is never out of date. */
async function openAsset(request: Request): Promise<Response> {
  return (await keptFor(request)) ?? fetch(request);
}

function keptFor(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}

function answerInTime(request: Request): Promise<Response | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs, undefined);
    fetch(request).then(resolve, () => resolve(undefined));
  });
}

// Makes this a module to TypeScript, whose names are its own.
export {};
