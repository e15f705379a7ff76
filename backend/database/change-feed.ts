import { EventEmitter } from "node:events";
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
export type ChangeFeed = ReturnType<typeof createChangeFeed>;

const keyOf = (channel: string, payload: string) => `${channel} ${payload}`;

/** Listens on its own connection, opened for the first watcher. After a loss, it reconnects and notifies watchers. */
export function createChangeFeed(url: string, contact: Contact, logger?: Logger) {
  const news = new EventEmitter().setMaxListeners(0);
  let isListening = false;
  let isLossLogged = false;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let check: (() => void) | undefined;
  contact.happenings.on("loss", () => {
    running ??= run();
    check?.();
  });

  async function listen(): Promise<void> {
    const client = await openConnection(url, urgentMs);
    try {
      client.on("notification", ({ channel, payload = "" }) => {
        if (channel === eventChanges) contact.announced(Number(payload));
        if (channel === guestErasures) news.emit(guestErasures, payload === "" ? undefined : Number(payload));
        else news.emit(keyOf(channel, payload));
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
      for (const name of news.eventNames()) if (name !== guestErasures) news.emit(name);
      await untilLost(client);
    } finally {
      check = undefined;
      if (isListening) contact.deaf();
      isListening = false;
      await client.end().catch(() => undefined);
    }
  }

  /** What is in memory may be outdated, and is forgotten before anybody is answered from it. */
  function beginAnew(isInformed: boolean): void {
    news.emit(guestErasures);
    contact.found(isInformed);
  }

  async function untilLost(client: pg.Client): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, closing.signal]);
    const end = () => lost.abort();
    const beat = (withinMs: number) => {
      const tooLong = setTimeout(end, withinMs);
      client
        .query("SELECT 1")
        .then(() => contact.confirmed(), end)
        .finally(() => clearTimeout(tooLong));
    };
    client.once("end", end).once("error", end);
    check = () => beat(urgentMs);
    while (!signal.aborted) {
      await delay(heartbeatMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) beat(heartbeatMs / 2);
    }
  }

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      const started = performance.now();
      const lost = () => new Error("The connection was lost.");
      const failure = await listen().then(lost, (error: unknown) => error);
      if (!closing.signal.aborted && !isLossLogged) {
        isLossLogged = true;
        logger?.warn({ err: failure }, "changes of other processes are not heard");
      }
      // A connection that lasted a while was good: the next attempt follows immediately.
      pauseMs = performance.now() - started > maxPauseMs ? firstPauseMs : Math.min(pauseMs * 2, maxPauseMs);
      await delay(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  function watch(name: string, callback: (eventId?: number) => void): () => void {
    news.on(name, callback);
    running ??= run();
    return () => news.off(name, callback);
  }

  return {
    /** Calls back after changes of an event, its list or history, and after an outage. The result stops watching. */
    watch: (eventId: number, onChange: () => void) => watch(keyOf(eventChanges, String(eventId)), onChange),
    /** As {@link watch}, but of what is recorded at the event's door. */
    watchDoor: (eventId: number, onChange: () => void) => watch(keyOf(doorChanges, String(eventId)), onChange),
    /** `hash` is the SHA-256 of the id, in hex. Calls back at its end and after an outage; the result stops watching. */
    watchSession: (hash: string, onEnd: () => void) => watch(keyOf(sessionEnds, hash), onEnd),
    /** Calls back with an erased guest's event; without one when listening begins, as erasures may have been missed. */
    watchErasures: (onErased: (eventId?: number) => void) => watch(guestErasures, onErased),
    /** Whether changes of other processes are heard right now. */
    isListening: () => isListening,
    async close(): Promise<void> {
      closing.abort();
      await running;
    },
  };
}

/** One that takes over may answer before it may be written to, and does not yet know the last changes. */
async function refuseStandby(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
  if (rows[0]?.isStandby) throw new Error("The database server is a standby.");
}
