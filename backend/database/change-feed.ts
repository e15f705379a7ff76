import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { openConnection } from "./connection.ts";
import type { Contact } from "./contact.ts";
import { isConnectionLost } from "./error-codes.ts";

const eventChanges = "event_changes";
const doorChanges = "door_changes";
const sessionEnds = "session_ends";
const guestErasures = "guest_erasures";
const firstPauseMs = 100;
const maxPauseMs = 500;
/** Without checks, a dead connection would stay silent forever. */
const heartbeatMs = 15_000;
/** While the database seems to be away. */
const urgentMs = 2_000;

/** Reports changes in the database, from any process. */
export interface ChangeFeed {
  /** Calls back after changes of an event, its list or history, and after an outage. The result stops watching. */
  watch(eventId: number, onChange: () => void): () => void;
  /** As {@link watch}, but of what is recorded at the event's door. */
  watchDoor(eventId: number, onChange: () => void): () => void;
  /** `hash` is the SHA-256 of the id, in hex. Calls back at its end and after an outage; the result stops watching. */
  watchSession(hash: string, onEnd: () => void): () => void;
  /** Calls back with an erased guest's event; without one when listening begins, as erasures may have been missed. */
  watchErasures(onErased: (eventId?: number) => void): void;
  /** Whether changes of other processes are heard right now. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** Listens on its own connection, opened for the first watcher. After a loss, it reconnects and notifies watchers. */
export function createChangeFeed(url: string, contact: Contact, logger?: Logger): ChangeFeed {
  const watchers = new Map<string, Set<() => void>>();
  const erasureWatchers = new Set<(eventId?: number) => void>();
  let isListening = false;
  let isLossLogged = false;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let check: (() => void) | undefined;
  contact.happenings.on("loss", () => {
    running ??= run();
    check?.();
  });

  const tell = (callbacks: Iterable<() => void>) => {
    for (const callback of [...callbacks]) callback();
  };
  const notifyAll = () => {
    for (const callbacks of [...watchers.values()]) tell(callbacks);
  };

  const notifyErasure = (eventId?: number) => {
    for (const callback of erasureWatchers) callback(eventId);
  };

  async function listen(): Promise<void> {
    const client = await openConnection(url, urgentMs);
    try {
      client.on("notification", ({ channel, payload = "" }) => {
        if (channel === eventChanges) contact.announced(Number(payload));
        if (channel === guestErasures) notifyErasure(payload === "" ? undefined : Number(payload));
        else tell(watchers.get(keyOf(channel, payload)) ?? []);
      });
      await refuseStandby(client);
      await client
        .query(`LISTEN ${eventChanges}; LISTEN ${doorChanges}; LISTEN ${sessionEnds}; LISTEN ${guestErasures}`)
        .catch((error: unknown) => {
          // Queries are answered all the same.
          if (!isConnectionLost(error)) beginAnew(false);
          throw error;
        });
      isListening = true;
      if (isLossLogged) logger?.info("changes of other processes are heard again");
      isLossLogged = false;
      beginAnew(true);
      notifyAll();
      const watch = watchConnection(client, closing.signal, () => contact.confirmed());
      check = watch.check;
      await watch.lost;
    } finally {
      check = undefined;
      if (isListening) contact.deaf();
      isListening = false;
      await client.end().catch(() => undefined);
    }
  }

  /** What is in memory may be outdated, and is forgotten before anybody is answered from it. */
  function beginAnew(isInformed: boolean): void {
    notifyErasure();
    contact.found(isInformed);
  }

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      const started = performance.now();
      const failure = await listen().then(
        () => new Error("The connection was lost."),
        (error: unknown) => error,
      );
      if (!closing.signal.aborted && !isLossLogged) {
        isLossLogged = true;
        logger?.warn({ err: failure }, "changes of other processes are not heard");
      }
      // A connection that lasted a while was good: the next attempt follows immediately.
      pauseMs = performance.now() - started > maxPauseMs ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs);
      await delay(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  function watch(key: string, callback: () => void): () => void {
    const callbacks = watchers.get(key) ?? new Set();
    watchers.set(key, callbacks.add(callback));
    running ??= run();
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0 && watchers.get(key) === callbacks) watchers.delete(key);
    };
  }

  return {
    watch: (eventId, onChange) => watch(keyOf(eventChanges, String(eventId)), onChange),
    watchDoor: (eventId, onChange) => watch(keyOf(doorChanges, String(eventId)), onChange),
    watchSession: (hash, onEnd) => watch(keyOf(sessionEnds, hash), onEnd),
    watchErasures(onErased) {
      erasureWatchers.add(onErased);
      running ??= run();
    },
    isListening: () => isListening,
    async close() {
      closing.abort();
      await running;
    },
  };
}

const keyOf = (channel: string, payload: string) => `${channel} ${payload}`;

/** One that takes over may answer before it may be written to, and does not yet know the last changes. */
async function refuseStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
  if (rows[0]?.isStandby) throw new Error("The database server is a standby.");
}

interface WatchedConnection {
  /** Settles when the connection is lost or no longer needed. */
  lost: Promise<void>;
  /** Asks at once whether it is lost. */
  check(): void;
}

function watchConnection(client: pg.Client, unwanted: AbortSignal, onAlive: () => void): WatchedConnection {
  const ended = new AbortController();
  const end = () => ended.abort();
  const beat = (withinMs: number) => {
    const tooLong = setTimeout(end, withinMs);
    client
      .query("SELECT 1")
      .then(onAlive, end)
      .finally(() => clearTimeout(tooLong));
  };
  const heartbeat = setInterval(() => beat(heartbeatMs / 2), heartbeatMs);
  const lost = new Promise<void>((resolve) => {
    ended.signal.addEventListener("abort", () => {
      clearInterval(heartbeat);
      resolve();
    });
  });
  client.once("end", end);
  client.once("error", end);
  unwanted.addEventListener("abort", end, { signal: ended.signal });
  if (unwanted.aborted) end();
  return { lost, check: () => beat(urgentMs) };
}
