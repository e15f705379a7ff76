import { createHash } from "node:crypto";
import type { Queryable } from "../../database/client.ts";

/** A limit on how often something may be tried: so many times in a window that the first attempt opens. */
export interface AttemptLimit {
  key: string;
  max: number;
  windowSeconds: number;
}

/** How often something was tried in its present window, and how long that still lasts. */
export interface AttemptCount {
  key: string;
  count: number;
  secondsLeft: number;
}

/** Key of a counter. It is hashed: people type their passwords into the field of the username. */
export function attemptKey(...parts: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/**
 * Counts one attempt against every limit. Whoever counts against the same key waits until this transaction ends, so
 * no two attempts are told the same count. Keys are taken in one order for all: nobody waits in a circle.
 */
export function countAttempt(tx: Queryable, limits: readonly AttemptLimit[]): Promise<AttemptCount[]> {
  const keys = limits.map(({ key }) => key);
  const windows = limits.map(({ windowSeconds }) => windowSeconds);
  return tx.$queryRaw<AttemptCount[]>`
    INSERT INTO attempt_counts AS counter (key, count, expires_at)
    SELECT key, 1, now() + seconds * interval '1 second'
    FROM unnest(${keys}::text[], ${windows}::int[]) AS attempt (key, seconds)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN counter.count > 0 AND counter.expires_at > now() THEN counter.count + 1 ELSE 1 END,
      expires_at = CASE WHEN counter.count > 0 AND counter.expires_at > now() THEN counter.expires_at
                        ELSE excluded.expires_at END
    RETURNING key, count, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"`;
}

/** Forgets every attempt that was counted against the cleared keys, and one that was counted against the others. */
export async function giveBackAttempt(
  db: Queryable,
  keys: { cleared: readonly string[]; others: readonly string[] },
): Promise<void> {
  await db.$executeRaw`
    UPDATE attempt_counts
    SET count = CASE WHEN key = ANY(${keys.cleared}) THEN 0 ELSE greatest(count - 1, 0) END
    WHERE key IN (
      SELECT key FROM attempt_counts WHERE key = ANY(${[...keys.cleared, ...keys.others]}) ORDER BY key FOR UPDATE
    )`;
}

/** Removes counts whose window has ended. It passes over those in use, so it waits for nobody. */
export async function removeExpiredAttempts(db: Queryable): Promise<void> {
  await db.$executeRaw`
    DELETE FROM attempt_counts WHERE key IN (
      SELECT key FROM attempt_counts WHERE expires_at <= now() LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`;
}
