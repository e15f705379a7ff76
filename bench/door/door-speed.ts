import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { createDatabase } from "../../backend/database/client.ts";
import { migrate } from "../../backend/database/migrate.ts";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { doorOperation, recordAtDoor } from "../../backend/testing/door-calls.ts";
import { startKillableServer } from "../../backend/testing/faults/killable-server.ts";
import { DoorNewsDocument } from "../../backend/testing/generated/door-operations.ts";
import { SearchGuestsDocument } from "../../backend/testing/generated/guest-operations.ts";
import { newEvent } from "../../backend/testing/guest-list-calls.ts";
import { Random } from "../../common/testing/random.ts";
import type { DoorOperationInput } from "../../frontend/organizer/generated/schema-types.ts";
import { withDatabaseServer } from "../lib/databases.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { generateNames } from "../search/names.ts";

const guestCount = 5_000;
const handedIn = 1_000;
/** As devices do. */
const batch = 200;
const rounds = 6;
const searchEveryMs = 10;
const idleMs = 6_000;
/** Enough to index the list and compile the code. */
const warmUpMs = 3_000;
const limits = { snapshotBytes: 150_000, handInMs: 1_000, searchTimesIdle: 2 };

interface Door {
  admin: ApiClient;
  eventId: number;
  guestIds: readonly number[];
  names: readonly string[];
}

/** Measures the snapshot's size, how long 1,000 operations take, and searches meanwhile. */
export async function measureDoor(seed: number): Promise<void> {
  await withDatabaseServer(async (serverUrl) => {
    await migrate(serverUrl);
    const server = await startKillableServer(serverUrl);
    const names = generateNames(guestCount, new Random(seed));
    await printServer(await openDoor(server.admin, serverUrl, names));
    await server.kill();
  });
}

async function openDoor(admin: ApiClient, databaseUrl: string, names: readonly string[]): Promise<Door> {
  const eventId = await newEvent(admin, { worksOffline: true });
  const db = createDatabase(databaseUrl);
  const data = names.map((name, position) => ({
    ...{ eventId, position, name, tableNumber: `${1 + (position % 500)}` },
    household: position % 2 === 0 ? `Household ${position}` : "",
  }));
  const rows = await db.prisma.guest.createManyAndReturn({ data, select: { id: true } });
  await db.pool.query("ANALYZE");
  await db.close();
  return { admin, eventId, guestIds: rows.map(({ id }) => id), names };
}

async function printServer(door: Door): Promise<void> {
  const bytes = await readSnapshot(door);
  await timeSearches(door, delay(warmUpMs));
  const idle = await timeSearches(door, delay(idleMs));
  const times: number[] = [];
  const handing = (async () => {
    for (let round = 0; round < rounds; round += 1) times.push(await handIn(door, round));
  })();
  const busy = await timeSearches(door, handing);
  const ratio = quantile(busy, 0.99) / quantile(idle, 0.99);
  const verdict = (isMet: boolean) => (isMet ? "yes" : "no");
  console.log(
    `5,000 guests; ${rounds} times 1,000 operations in calls of ${batch}; a search each ${searchEveryMs} ms.\n`,
  );
  console.log(
    formatTable(
      ["what", "measured", "at most", "met"],
      [
        ["snapshot, gzip", `${bytes} bytes`, `${limits.snapshotBytes}`, verdict(bytes <= limits.snapshotBytes)],
        [
          "1,000 operations, median",
          `${quantile(times, 0.5).toFixed(0)} ms`,
          `${limits.handInMs}`,
          verdict(quantile(times, 0.5) <= limits.handInMs),
        ],
        ["search, p99, idle", `${quantile(idle, 0.99).toFixed(1)} ms (${idle.length})`, "", ""],
        [
          "search, p99, meanwhile",
          `${quantile(busy, 0.99).toFixed(1)} ms (${busy.length})`,
          `${limits.searchTimesIdle} × idle`,
          `${verdict(ratio <= limits.searchTimesIdle)} (${ratio.toFixed(1)} ×)`,
        ],
      ],
    ),
  );
}

async function readSnapshot({ admin, eventId }: Door): Promise<number> {
  const data = await admin.execute(DoorNewsDocument, { eventId });
  return gzipSync(JSON.stringify({ data })).length;
}

/** Everybody arrives, leaves, arrives … @returns milliseconds */
async function handIn({ admin, eventId, guestIds }: Door, round: number): Promise<number> {
  const kind = round % 2 === 0 ? "ARRIVED" : "LEFT";
  const operations = guestIds.slice(0, handedIn).map((guestId): DoorOperationInput => doorOperation({ kind, guestId }));
  const started = performance.now();
  for (let at = 0; at < operations.length; at += batch) {
    await recordAtDoor(admin, eventId, operations.slice(at, at + batch));
  }
  return performance.now() - started;
}

/** Sends a guest's searches at a steady rate until something has ended. @returns milliseconds of each */
async function timeSearches({ admin, eventId, names }: Door, until: Promise<unknown>): Promise<number[]> {
  const guest = new ApiClient(admin.url);
  const times: number[] = [];
  const searches: Promise<void>[] = [];
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn += 1) {
    const query = names[(turn * 37) % names.length] ?? "";
    const started = performance.now();
    const search = guest.execute(SearchGuestsDocument, { eventId, query }).then(() => {
      times.push(performance.now() - started);
    });
    searches.push(search);
    await delay(searchEveryMs);
  }
  await Promise.all([ended, ...searches]);
  return times;
}
