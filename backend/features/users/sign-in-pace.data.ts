import { createHash } from "node:crypto";
import type { Queryable } from "../../database/client.ts";

/** How fast a caller may try passwords right now. */
export interface SignInPace {
  key: string;
  /** Including attempts whose result is not known yet. */
  failures: number;
  /** Milliseconds until the next attempt; 0 means now. */
  freeInMs: number;
  /** Milliseconds until the booked attempt; null when none is booked. */
  bookedInMs: number | null;
}

/** A pace to store. */
export interface NewSignInPace extends SignInPace {
  keepSeconds: number;
}

/** Hashed, because people type their passwords into the username field. */
export function paceKey(...parts: readonly (string | number)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Reads without locking. A key without failures has no pace. */
export function findPaces(db: Queryable, keys: readonly string[]): Promise<SignInPace[]> {
  return db.$queryRaw<SignInPace[]>`
    SELECT
      key,
      failures,
      greatest(ceil(extract(epoch FROM free_at - time) * 1000), 0)::int AS "freeInMs",
      CASE WHEN booked_at IS NOT NULL
        THEN greatest(ceil(extract(epoch FROM booked_at - time) * 1000), 0) END::int AS "bookedInMs"
    FROM sign_in_paces, clock_timestamp() AS time
    WHERE key = ANY(${[...keys]}) AND expires_at > time`;
}

/** Locks until the transaction ends; lock several in a fixed order, or they deadlock. @returns one per key, unsorted */
export function lockPaces(tx: Queryable, keys: readonly string[]): Promise<SignInPace[]> {
  return tx.$queryRaw<SignInPace[]>`
    WITH locked AS (
      INSERT INTO sign_in_paces AS pace (key, failures, free_at, expires_at)
      SELECT key, 0, now(), now() FROM unnest(${[...keys]}::text[]) AS wanted (key) ORDER BY key
      ON CONFLICT (key) DO UPDATE SET key = pace.key
      RETURNING *
    )
    SELECT
      key,
      CASE WHEN is_known THEN failures ELSE 0 END AS failures,
      CASE WHEN is_known THEN greatest(ceil(extract(epoch FROM free_at - time) * 1000), 0) ELSE 0 END::int AS "freeInMs",
      CASE WHEN is_known AND booked_at IS NOT NULL
        THEN greatest(ceil(extract(epoch FROM booked_at - time) * 1000), 0) END::int AS "bookedInMs"
    FROM locked, clock_timestamp() AS time, LATERAL (SELECT expires_at > time AS is_known) AS known`;
}

/** Writes paces that this transaction has locked. */
export async function savePaces(tx: Queryable, paces: readonly NewSignInPace[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE sign_in_paces AS pace
    SET failures = new.failures,
        free_at = time + free_ms * interval '1 millisecond',
        booked_at = time + booked_ms * interval '1 millisecond',
        expires_at = time + free_ms * interval '1 millisecond' + keep_seconds * interval '1 second'
    FROM clock_timestamp() AS time, unnest(
      ${paces.map(({ key }) => key)}::text[],
      ${paces.map(({ failures }) => failures)}::int[],
      ${paces.map(({ freeInMs }) => freeInMs)}::int[],
      ${paces.map(({ bookedInMs }) => bookedInMs)}::int[],
      ${paces.map(({ keepSeconds }) => keepSeconds)}::int[]
    ) AS new (key, failures, free_ms, booked_ms, keep_seconds)
    WHERE pace.key = new.key`;
}

/** Marks the booked attempt as used. */
export async function takeBooking(tx: Queryable, key: string): Promise<void> {
  await tx.$executeRaw`UPDATE sign_in_paces SET booked_at = NULL WHERE key = ${key}`;
}

/** Deletes a pace. */
export async function forgetPace(tx: Queryable, key: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM sign_in_paces WHERE key = ${key}`;
}

/** Takes back one attempt from each of these paces. */
export async function giveBackAttempt(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE sign_in_paces SET failures = greatest(failures - 1, 0)
    WHERE key IN (SELECT key FROM sign_in_paces WHERE key = ANY(${[...keys]}) ORDER BY key FOR UPDATE)`;
}

/** Skips paces in use, so it never waits. */
export async function removeExpiredPaces(db: Queryable): Promise<void> {
  await db.$executeRaw`
    DELETE FROM sign_in_paces WHERE key IN (
      SELECT key FROM sign_in_paces WHERE expires_at <= now() LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`;
}
