import { guestPagesBelow } from "../../../common/screens.ts";
import { logFailure } from "../../lib/log-failure.ts";

const cacheName = "guest-page";
const worker = { script: "/service-worker.js", scope: guestPagesBelow };

/**
 * Caches this page on the device (its HTML and the files it has loaded), so that it opens without a connection and
 * shows the last table found. It replaces the page cached before. Does nothing where browsers do not allow it, which is
 * everywhere except over HTTPS and on localhost.
 */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(worker.script, { scope: worker.scope });
    await document.fonts.ready;
    await storePage(window.location.pathname, loadedAssets());
  } catch (error) {
    // The page also works without it.
    logFailure("keeping the page", error);
  }
}

/** Removes the cached page. */
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
  // After an update the page needs files that this old one has not loaded: try again next time.
  if (!page.ok || !needed.every((asset) => assets.includes(asset))) return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(assets.filter((asset) => !kept.includes(asset)));
  await cache.put(path, page);
  const outdated = kept.filter((other) => other !== path && !assets.includes(other));
  await Promise.all(outdated.map((other) => cache.delete(other)));
}
