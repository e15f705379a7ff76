const storageKey = "code-reloaded-at";
const pauseMs = 60_000;

/**
 * A page that was open during an update requests code that no longer exists. Reloads such a page, at most once a
 * minute; if that does not help, the error screen says so.
 */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || reloadedRecently()) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    window.location.reload();
  });
}

function reloadedRecently(): boolean {
  return Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < pauseMs;
}
