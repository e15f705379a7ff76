const cacheName = "door-page";
const worker = "/service-worker.js";

/** Keeps this page and its files on the device, and opens it from there without a connection. Needs HTTPS or localhost. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(worker, { scope: location.pathname });
    await document.fonts.ready;
    await storePage(location.pathname);
  } catch {
    // The page also works without it.
  }
}

function loadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith("/assets/")))];
}

async function storePage(path: string): Promise<void> {
  const page = await fetch(path);
  if (!page.ok) return;
  const html = await page.text();
  const loaded = loadedFiles();
  // After an update the page needs a script that this old one has not loaded: try again next time.
  if (loaded.some((file) => file.endsWith(".js") && !html.includes(file))) return;
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(loaded.filter((file) => !kept.includes(file)));
  await cache.put(path, new Response(html, { headers: page.headers }));
  const isOutdated = (other: string) => other.startsWith("/assets/") && !loaded.includes(other);
  await Promise.all(kept.filter(isOutdated).map((other) => cache.delete(other)));
}
