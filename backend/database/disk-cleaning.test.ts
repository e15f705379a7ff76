import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { EraseGuestDocument } from "../../frontend/features/erasure/generated/erase-guest.ts";
import { UpdateGuestDocument } from "../../frontend/features/guests/generated/guests.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { findInDatabase } from "../testing/database-texts.ts";
import { newEvent, searchGuests, uploadGuests } from "../testing/guest-list-calls.ts";
import { storedGuests } from "../testing/guest-lists.ts";
import { callRest } from "../testing/rest-call.ts";
import { startTestApi, type TestApi } from "../testing/test-api.ts";
import { cleanDiskIfDue } from "./disk-cleaning.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";

const silent = pino({ enabled: false });
const name = "Zorabel Quellenstedt";
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => `Guest Number${index},${index % 40},${index}`);

let dataDir: string;
let server: EmbeddedServer;
let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fyt-test-cleaning-"));
  server = await startEmbeddedServer({ dataDir, logger: silent, durable: false });
  await migrate(server.url);
  api = await startTestApi({}, false, { database: { url: server.url, drop: async () => undefined } });
  admin = await api.signInAsAdmin();
}, 120_000);
afterAll(async () => {
  await api.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// It cleans once in a quarter of an hour.
beforeEach(() => api.db.pool.query("UPDATE disk_cleanings SET began_at = began_at - interval '15 minutes'"));

/** In the encodings of PostgreSQL and of workbooks. */
async function filesWith(text: string): Promise<string[]> {
  const wanted = [Buffer.from(text), Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()];
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (wanted.some((bytes) => content.includes(bytes))) found.push(path);
  }
  return found;
}

async function guestNamed(eventId: number): Promise<number> {
  return (await storedGuests(api.db, eventId)).find((guest) => guest.name === name)?.id ?? 0;
}

/** Small lists are stored as they are, large ones compressed and apart. */
async function eventWithPast(count: number): Promise<{ eventId: number; guestId: number }> {
  const eventId = await newEvent(admin);
  const lines = ["Name,Table,Number", `${name},1,x`, ...others(count)];
  await uploadGuests(admin, eventId, lines, { filename: `${name}.csv` });
  await uploadGuests(admin, eventId, [...lines, "Ben Berg,2,"], { mode: "UPDATE" });
  const guestId = await guestNamed(eventId);
  await admin.execute(UpdateGuestDocument, { eventId, id: guestId, input: { name, tableNumber: "2" } });
  expect(await searchGuests(admin, eventId, "Zorabel")).toHaveLength(1);
  return { eventId, guestId };
}

it("leaves nothing of an erased guest in the database, its files, the log and any answer", async () => {
  const small = await eventWithPast(1);
  const large = await eventWithPast(200);
  await api.db.pool.query("ANALYZE; CHECKPOINT");
  expect(await filesWith("Quellenstedt")).not.toEqual([]);
  for (const { eventId, guestId } of [small, large]) await admin.execute(EraseGuestDocument, { eventId, guestId });
  expect(await filesWith("Quellenstedt")).not.toEqual([]);

  expect(await cleanDiskIfDue(server.url, silent)).toBe("cleaned");
  expect(await cleanDiskIfDue(server.url, silent)).toBe("nothing to do");

  expect(await filesWith("Quellenstedt")).toEqual([]);
  expect(await findInDatabase(api.db.pool, "Quellenstedt")).toEqual([]);
  expect(api.logged()).not.toContain("Quellenstedt");
  for (const { eventId } of [small, large]) {
    for (const part of ["guests", "guests.csv", "guests/search?q=Zorabel", "history"]) {
      const { body } = await callRest(admin, "GET", `/api/events/${eventId}/${part}`);
      expect(JSON.stringify(body)).not.toContain("Quellenstedt");
    }
  }
}, 120_000);

it("waits while somebody still sees what was erased", async () => {
  const { eventId, guestId } = await eventWithPast(1);
  const reader = new pg.Client({ connectionString: server.url });
  await reader.connect();
  await reader.query("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM guests");
  await admin.execute(EraseGuestDocument, { eventId, guestId });
  expect(await cleanDiskIfDue(server.url, silent)).toBe("later");
  await reader.end();
  // A connection's end reaches the server a moment later.
  await expect.poll(() => cleanDiskIfDue(server.url, silent), { timeout: 20_000 }).toBe("cleaned");
}, 60_000);
