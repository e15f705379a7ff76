import { createHash } from "node:crypto";
import type { Queryable } from "../../database/client.ts";

/** Attempts in the current window, and how long it still lasts. */
export interface AttemptCount {
  count: number;
  secondsLeft: number;
}

/** Hashed, so that the table contains no addresses. */
export function attemptKey(...parts: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Counts an attempt; the first opens the window. Locked by key until the transaction ends, so counts are unique. */
export async function countAttempt(
  tx: Queryable,
  { key, windowSeconds }: { key: string; windowSeconds: number },
): Promise<AttemptCount> {
  const [counted] = await tx.$queryRaw<AttemptCount[]>`
    INSERT INTO attempt_counts AS counter (key, count, expires_at)
    VALUES (${key}, 1, now() + ${windowSeconds}::int * interval '1 second')
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN counter.expires_at > now() THEN counter.count + 1 ELSE 1 END,
      expires_at = CASE WHEN counter.expires_at > now() THEN counter.expires_at ELSE excluded.expires_at END
    RETURNING count, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"`;
  if (!counted) throw new Error("An attempt was not counted.");
  return counted;
}

/** Skips counts in use, so it never waits. */
export async function removeExpiredAttempts(db: Queryable): Promise<void> {
  await db.$executeRaw`
    DELETE FROM attempt_counts WHERE key IN (
      SELECT key FROM attempt_counts WHERE expires_at <= now() LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`;
}
