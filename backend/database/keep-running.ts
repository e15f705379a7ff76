import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { ServerProcess } from "./server-process.ts";

export interface Restarts {
  /** Within the window; after that, the server is given up. */
  most: number;
  windowMs: number;
  /** Each further pause in a window is four times as long. */
  firstPauseMs: number;
  /** A restart after which the server ran this long is not counted. */
  steadyMs: number;
}

/** Five within ten minutes, after 0.25, 1, 4, 16 and 64 seconds. */
export const defaultRestarts: Restarts = { most: 5, windowMs: 600_000, firstPauseMs: 250, steadyMs: 10_000 };

const growth = 4;

interface Supervision {
  /** When aborted, gives up and leaves no server running. */
  startAgain(unwanted: AbortSignal): Promise<ServerProcess>;
  restarts: Restarts;
  logger: Logger;
  onGivenUp(error: Error): void;
}

/** Restarts a server when it ends by itself, within the limits. The result stops it, even during a restart. */
export function keepRunning(
  server: ServerProcess,
  { startAgain, restarts, logger, onGivenUp }: Supervision,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = run();

  async function run(): Promise<void> {
    let lastWords = await untilEnded(server, signal);
    let recent: number[] = [];
    while (!signal.aborted) {
      recent = recent.filter((time) => time > performance.now() - restarts.windowMs);
      if (recent.length >= restarts.most) return onGivenUp(givenUp(restarts, lastWords));
      const pauseMs = restarts.firstPauseMs * growth ** recent.length;
      logger.error({ lastWords, pauseMs }, "The database server stopped by itself; restarting it");
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      recent.push(performance.now());
      const end = await runAgain();
      lastWords = end.lastWords;
      if (end.ranMs >= restarts.steadyMs) recent.pop();
    }
  }

  /** Returns the server's last output, or why it could not be started. */
  async function runAgain(): Promise<{ lastWords: string; ranMs: number }> {
    try {
      const next = await startAgain(signal);
      logger.info("The database server is running again");
      const started = performance.now();
      return { lastWords: await untilEnded(next, signal), ranMs: performance.now() - started };
    } catch (error) {
      return { lastWords: error instanceof Error ? error.message : String(error), ranMs: 0 };
    }
  }

  return async () => {
    stopping.abort();
    await running;
  };
}

/** Waits for a server to end, and stops it when aborted. Returns its last output. */
export async function untilEnded(server: ServerProcess, unwanted: AbortSignal): Promise<string> {
  const stop = () => void server.stop();
  unwanted.addEventListener("abort", stop);
  if (unwanted.aborted) stop();
  return server.ended.finally(() => unwanted.removeEventListener("abort", stop));
}

function givenUp({ most, windowMs }: Restarts, lastWords: string): Error {
  const restarts = most === 1 ? "1 restart" : `${most} restarts`;
  return new Error(
    `The database server stopped by itself again after ${restarts} within ${windowMs / 60_000} minutes: ${lastWords}`,
  );
}
