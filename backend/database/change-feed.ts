import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { openConnection } from "./connection.ts";

/** The channel that the events table's trigger notifies. */
const channel = "event_changes";
const firstPauseMs = 100;
const longestPauseMs = 5_000;
/** How often the connection is checked: otherwise a dead one would stay silent forever. */
const heartbeatMs = 15_000;

/** Reports changes in the database, from any process. */
export interface ChangeFeed {
  /**
   * Calls back after each change of an event, its guest list or its history, and after the database was down, because a change
   * may have been missed.
   *
   * @returns stops watching
   */
  watch(eventId: number, onChange: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Listens on a separate connection, opened for the first watcher. A lost connection is retried, less and less often; watchers
 * are notified once it is back.
 *
 * @param url postgresql://…
 */
export function createChangeFeed(url: string): ChangeFeed {
  const watchers = new Map<number, Set<() => void>>();
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  const tell = (callbacks: Iterable<() => void>) => {
    for (const callback of [...callbacks]) callback();
  };
  const tellAll = () => {
    for (const callbacks of [...watchers.values()]) tell(callbacks);
  };

  async function listen(): Promise<void> {
    const client = await openConnection(url);
    try {
      client.on("notification", ({ payload }) => tell(watchers.get(Number(payload)) ?? []));
      await client.query(`LISTEN ${channel}`);
      tellAll();
      await untilLost(client, closing.signal);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      const started = performance.now();
      await listen().catch(() => undefined);
      // A connection that lasted a while was good: the next attempt follows immediately.
      pauseMs = performance.now() - started > longestPauseMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      await delay(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    watch(eventId, onChange) {
      const callbacks = watchers.get(eventId) ?? new Set();
      watchers.set(eventId, callbacks.add(onChange));
      running ??= run();
      return () => {
        callbacks.delete(onChange);
        if (callbacks.size === 0 && watchers.get(eventId) === callbacks) watchers.delete(eventId);
      };
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Settles when the connection is lost or no longer needed. */
function untilLost(client: pg.Client, unwanted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heartbeat = setInterval(() => {
      const tooLong = setTimeout(end, heartbeatMs / 2);
      client.query("SELECT 1").then(
        () => clearTimeout(tooLong),
        () => {
          clearTimeout(tooLong);
          end();
        },
      );
    }, heartbeatMs);
    function end() {
      clearInterval(heartbeat);
      resolve();
    }
    client.once("end", end);
    client.once("error", end);
    unwanted.addEventListener("abort", end);
    if (unwanted.aborted) end();
  });
}
