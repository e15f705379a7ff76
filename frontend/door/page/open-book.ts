import { DoorBook } from "../device/book.ts";
import { browserLink } from "../device/server.ts";
import { browserStore } from "../device/store.ts";

/** A random UUID, also on a page without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = 0x40 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const clock = {
  now: () => Date.now(),
  pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

/** The door of an event in this browser. Returns how to close it, too. */
export function openBook(eventId: number): { book: DoorBook; close(): void } {
  // Browsers rather keep what a site asks them to; they may refuse, and ask nobody.
  void navigator.storage?.persist?.();
  const book = new DoorBook({ eventId, store: browserStore(`fyt-door-${eventId}`), link: browserLink, clock, newId });
  const listening = new AbortController();
  const notice = () => !document.hidden && book.retryNow();
  window.addEventListener("online", notice, listening);
  document.addEventListener("visibilitychange", notice, listening);
  const close = () => {
    listening.abort();
    book.close();
  };
  return { book, close };
}
