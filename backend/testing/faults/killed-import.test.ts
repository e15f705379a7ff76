import pg from "pg";
import { expect, it } from "vitest";
import { UploadGuestsDocument } from "../generated/operations.ts";
import { newEvent } from "../guest-list-calls.ts";
import { csvFile, wholeEvent } from "../guest-lists.ts";
import { sharedTestDatabase } from "../test-database.ts";
import { startKillableServer } from "./killable-server.ts";

const { url, db } = await sharedTestDatabase();

it("leaves the old list when the server is killed after the new one was written", async () => {
  const killed = await startKillableServer(url);
  const eventId = await newEvent(killed.admin);
  const old = csvFile(["Name,Table", "Anna Berg,1", "Ben Cole,2"]);
  await killed.admin.execute(UploadGuestsDocument, { eventId, file: old, mode: "REPLACE" });
  const before = await wholeEvent(db, eventId);
  const next = { eventId, file: csvFile(["Name,Table", "Cleo Dorn,7", "Dora Eich,8"]), mode: "REPLACE" as const };

  // An import makes new tables last, which has to wait for this.
  const blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
  await blocker.query("BEGIN; LOCK TABLE tables IN SHARE MODE");
  const answer = killed.admin.execute(UploadGuestsDocument, next).catch((error: unknown) => error);
  const waiting = `SELECT 1 FROM pg_locks WHERE relation = 'tables'::regclass AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await expect.poll(async () => (await db.pool.query(waiting)).rowCount).toBe(1);
  await killed.kill();
  expect(await answer).toBeInstanceOf(Error);
  await blocker.end();

  // Waits until the database has ended what the killed server began.
  await db.prisma.$queryRaw`SELECT id FROM events WHERE id = ${eventId} FOR UPDATE`;
  expect(await wholeEvent(db, eventId)).toEqual(before);
});
