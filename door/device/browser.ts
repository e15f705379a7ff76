import { createClient } from "graphql-ws";
import { DoorBook } from "./book.ts";
import { type Link, Unreachable } from "./server.ts";
import { doorStore } from "./store.ts";

/** A weak connection reports no error. */
const patienceMs = 20_000;
const firstPauseMs = 500;
const maxPauseMs = 15_000;
/** A connection may be lost unnoticed, and the server may end a subscription. */
const pingMs = 20_000;
const againMs = 15_000;

/** Carries operations by requests and, for subscriptions, over a WebSocket. */
export const browserLink: Link = {
  async ask(body, signal) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), patienceMs);
    signal?.addEventListener("abort", () => timeout.abort());
    try {
      const headers = { "Content-Type": "application/json", Accept: "application/json" };
      const response = await fetch("/graphql", { method: "POST", headers, body, signal: timeout.signal });
      // A venue's network may answer itself, with a page that asks to sign in.
      if (!response.headers.get("content-type")?.includes("json")) throw new Error("Something else answered.");
      return { body: await response.text(), serverNow: Date.parse(response.headers.get("date") ?? "") };
    } catch (cause) {
      throw new Unreachable("There was no answer.", { cause });
    } finally {
      clearTimeout(timer);
    }
  },
  watch(body, onNews, onConnection) {
    const operation = JSON.parse(body);
    let timer = 0;
    const client = createClient({
      url: `${location.origin.replace("http", "ws")}/graphql`,
      keepAlive: pingMs,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (retries) => pause(Math.min(firstPauseMs * 2 ** retries, maxPauseMs) * (0.5 + Math.random() / 2)),
      on: { connected: onNews },
    });
    // Ended by the server: whether access has ended is found out by the next request.
    const again = () => {
      onNews();
      timer = window.setTimeout(subscribe, againMs);
    };
    const subscribe = () => void client.subscribe(operation, { next: onNews, error: again, complete: again });
    const notice = () => !document.hidden && onConnection();
    subscribe();
    window.addEventListener("online", notice);
    document.addEventListener("visibilitychange", notice);
    return () => {
      window.removeEventListener("online", notice);
      document.removeEventListener("visibilitychange", notice);
      void client.dispose();
      window.clearTimeout(timer);
    };
  },
};

const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

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
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** The door of an event in this browser. Its tabs share what they record. */
export function openBrowserDoorBook(eventId: number): DoorBook {
  // Browsers rather keep what a site asks them to; they may refuse, and ask nobody.
  void navigator.storage?.persist?.();
  const name = `fyt-door-${eventId}`;
  const tabs = "BroadcastChannel" in window ? new BroadcastChannel(name) : undefined;
  const book = new DoorBook({
    ...{ eventId, store: doorStore(name, newId), link: browserLink, clock, newId },
    tellTabs: () => tabs?.postMessage("recorded"),
  });
  tabs?.addEventListener("message", () => void book.readQueue());
  return book;
}
