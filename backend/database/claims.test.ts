import { expect, it } from "vitest";
import { sharedTestDatabase } from "../testing/test-database.ts";
import { createClaims } from "./claims.ts";

const { url, db } = await sharedTestDatabase();

async function countLocks(): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_locks
     WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
}

it("gives a claim to one caller at a time, in this process or another", async () => {
  const [here, there] = [createClaims(url), createClaims(url)];
  const first = await here.claim("backup", 1);
  expect(first).toBeDefined();
  expect(await here.claim("backup", 1)).toBeUndefined();
  expect(await there.claim("backup", 1)).toBeUndefined();
  const other = await there.claim("backup", 2);
  expect(other).toBeDefined();
  await first?.release();
  await first?.release();
  const second = await there.claim("backup", 1);
  expect(second).toBeDefined();
  await Promise.all([second?.release(), other?.release()]);
  expect(await countLocks()).toBe(0);
});

it("loses its claims with its connection, and takes new ones on another", async () => {
  const claims = createClaims(url);
  const first = await claims.claim("backup", 4);
  await db.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%advisory%' AND pid <> pg_backend_pid()",
  );
  await expect.poll(() => first?.lost.aborted).toBe(true);
  await first?.release();
  const second = await claims.claim("backup", 4);
  expect(second?.lost.aborted).toBe(false);
  await claims.close();
  await expect.poll(countLocks).toBe(0);
});
