import pg from "pg";
import type { Logger } from "pino";

export interface DatabaseLog {
  /** Queries from this many milliseconds are logged; 0 logs none. */
  slowQueryMs: number;
  logger: Logger;
}

const maxSqlLength = 1_000;

function sqlOf(query: unknown): string {
  if (typeof query === "string") return query;
  const hasText = typeof query === "object" && query !== null && "text" in query;
  return hasText ? String(query.text) : "unknown";
}

/** Logs the text of a pool's slow queries, which contains no values: they are sent separately. */
export function logSlowQueries(pool: pg.Pool, { slowQueryMs, logger }: DatabaseLog): void {
  if (slowQueryMs === 0) return;
  const report = (query: unknown, started: number) => {
    const ms = Math.round(performance.now() - started);
    if (ms < slowQueryMs) return;
    const sql = sqlOf(query).replace(/\s+/g, " ").trim().slice(0, maxSqlLength);
    logger.warn({ sql, ms }, "slow query");
  };
  pool.on("connect", (client) => {
    // Looked up at each call, so that a spy on the prototype sees the queries of every client.
    const send = (args: readonly unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, client, args);
    Object.assign(client, {
      query(...args: unknown[]): unknown {
        const started = performance.now();
        const callback = args.at(-1);
        if (typeof callback !== "function") {
          const answer: unknown = send(args);
          const done = () => report(args[0], started);
          if (answer instanceof Promise) answer.then(done, done);
          return answer;
        }
        const reportThenCall = (...results: unknown[]) => {
          report(args[0], started);
          Reflect.apply(callback, undefined, results);
        };
        return send([...args.slice(0, -1), reportThenCall]);
      },
    });
  });
}
