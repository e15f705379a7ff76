import { guestPagesBelow } from "../../../common/screens.ts";

const cacheName = "guest-page";
const worker = { script: "/service-worker.js", scope: guestPagesBelow };

/** Caches this page for use without a connection, in place of the one before. Needs HTTPS or localhost. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(worker.script, { scope: worker.scope });
    await document.fonts.ready;
    await storePage(location.pathname, loadedAssets());
  } catch {
    // The page also works without it.
  }
}

export async function dropPage(): Promise<void> {
  if ("caches" in window) await caches.delete(cacheName);
}

function loadedAssets(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const pictures = Array.from(document.images, ({ currentSrc }) => new URL(currentSrc, location.href).pathname);
  return [...new Set([...paths.filter((path) => path.startsWith("/assets/")), ...pictures])];
}

async function storePage(path: string, loaded: readonly string[]): Promise<void> {
  const page = await fetch(path);
  if (!page.ok) return;
  const html = await page.text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
  // After an update the page needs a script that this old one has not loaded: try again next time.
  if (script !== undefined && !loaded.includes(script)) return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(loaded.filter((asset) => !kept.includes(asset)));
  // Opened from here, the page knows that the server did not answer.
  await cache.put(path, new Response(html.replace("<body ", "<body data-offline "), { headers: page.headers }));
  const outdated = kept.filter((other) => other !== path && !loaded.includes(other));
  await Promise.all(outdated.map((other) => cache.delete(other)));
}
