import { guestPagesBelow } from "../../../common/screens.ts";
import { logFailure } from "../../lib/log-failure.ts";

const cacheName = "guest-page";
const worker = { script: "/service-worker.js", scope: guestPagesBelow };

/**
 * Keeps this page on the device, so that it opens again without a connection and tells the table found last: its HTML, and
 * the files that it has loaded. The page kept before makes way for it. Does nothing where browsers do not allow that,
 * which is everywhere but over HTTPS and on the machine itself.
 */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(worker.script, { scope: worker.scope });
    await document.fonts.ready;
    await storePage(window.location.pathname, loadedAssets());
  } catch (error) {
    // The page works as well without.
    logFailure("keeping the page", error);
  }
}

/** Lets go of the page that was kept. */
export async function dropPage(): Promise<void> {
  if ("caches" in window) await caches.delete(cacheName);
}

const isAsset = (path: string) => path.startsWith("/assets/");

function loadedAssets(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter(isAsset))];
}

async function storePage(path: string, assets: readonly string[]): Promise<void> {
  const page = await fetch(path);
  const html = await page.clone().text();
  const needed = html.match(/\/assets\/[\w.-]+/g) ?? [];
  // After an update of the product the page needs files that this one, still the old, has not loaded: another time.
  if (!page.ok || !needed.every((asset) => assets.includes(asset))) return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(assets.filter((asset) => !kept.includes(asset)));
  await cache.put(path, page);
  const outdated = kept.filter((other) => other !== path && !assets.includes(other));
  await Promise.all(outdated.map((other) => cache.delete(other)));
}
