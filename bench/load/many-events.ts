import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createDatabase, type Database } from "../../backend/database/client.ts";
import { buildGuestIndex, type GuestIndex, type IndexedGuest } from "../../common/guest-search/index/guest-index.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { residentBytes } from "../import/watch-server.ts";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { generateNames } from "../search/names.ts";
import { fillWithEvents, fillWithGuests, fillWithOtherEvents, newDatabase, withDatabaseServer } from "./databases.ts";
import { load, type MeasuredServer, startProgram } from "./processes.ts";

const eventCount = 400;
const guestCount = 300;
const searchedOfMany = 1_000;
const rounds = 5;
const roundSeconds = 2;
const connections = 32;
const listSizes = [300, 5_000, 50_000];

/** Prints what many events cost a process: searches a second beside one event, memory, and the first search of each. */
export async function measureManyEvents(seed: number): Promise<void> {
  await ensureBuilt();
  const names = generateNames(guestCount, new Random(seed));
  await withDatabaseServer(async (serverUrl, folder) => {
    const start = async (name: string) => {
      const databaseUrl = await newDatabase(serverUrl, name);
      return { databaseUrl, program: await startProgram({ databaseUrl, logFile: path.join(folder, `${name}.log`) }) };
    };
    const searched = await start("searched");
    await measureBesideOne(searched, names, seed).finally(searched.program.stop);
    const many = await start("many");
    await measureFirstSearches(many, seed).finally(many.program.stop);
  });
  await printBytesOfIndexes(seed);
}

interface Started {
  databaseUrl: string;
  program: MeasuredServer;
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(url);
  return work(db).finally(() => db.close());
}

const megabytesOf = async ({ pid }: MeasuredServer) => ((await residentBytes(pid)) ?? 0) / 2 ** 20;

async function measureBesideOne({ databaseUrl, program }: Started, names: string[], seed: number): Promise<void> {
  const [one, all] = await withDatabase(databaseUrl, async (db) => [
    await fillWithGuests(db, names, "one"),
    await fillWithEvents(db, eventCount, names),
  ]);
  const order = { url: program.url, face: "rest", names, eventId: one, seconds: roundSeconds } as const;
  const callers = { kind: "greedy", count: connections } as const;
  const ratios: number[] = [];
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await load({ ...order, callers, seed: seed + round });
    const spread = await load({ ...order, callers, seed: seed + round, eventIds: all });
    if (round > 0) ratios.push(spread.perSecond / alone.perSecond);
  }
  const ratio = quantile(ratios, 0.5);
  console.log(
    `${eventCount} events of ${guestCount} guests, searched at random: ${ratio.toFixed(2)} of the searches a second of ` +
      `one event (≥ 0.85: ${ratio >= 0.85 ? "yes" : "no"}).`,
  );
  await printMemory(program, 300);
}

async function printMemory(program: MeasuredServer, most: number): Promise<void> {
  const megabytes = await megabytesOf(program);
  console.log(`The process holds ${megabytes.toFixed(0)} MB (≤ ${most}: ${megabytes <= most ? "yes" : "no"}).`);
}

async function measureFirstSearches({ databaseUrl, program }: Started, seed: number): Promise<void> {
  const ids = await withDatabase(databaseUrl, fillWithOtherEvents);
  const random = new Random(seed);
  const times: number[] = [];
  for (let at = 0; at < searchedOfMany; at += 1) {
    const started = performance.now();
    const answer = await fetch(`${program.url}/api/events/${random.pick(ids)}/guests/search?q=guest`);
    await answer.text();
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}.`);
    times.push(performance.now() - started);
  }
  const p99 = quantile(times, 0.99);
  console.log(
    `\n${ids.length} events, ${searchedOfMany} of them searched for the first time: median ${quantile(times, 0.5).toFixed(1)} ms, ` +
      `p99 ${p99.toFixed(1)} ms (≤ 30: ${p99 <= 30 ? "yes" : "no"}).`,
  );
  await printMemory(program, 500);
}

function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Of indexes for as many guests together as the largest has. */
async function printBytesOfIndexes(seed: number): Promise<void> {
  // The first one is not counted: what is compiled takes memory as well.
  const rows: string[][] = [];
  for (const size of [...listSizes.slice(0, 1), ...listSizes]) {
    const bytes = await bytesPerGuest(size, seed);
    rows.push([String(size), bytes.toFixed(0)]);
  }
  rows.shift();
  console.log("\nAn index, without its guests' own names:\n");
  console.log(formatTable(["Guests", "Bytes per guest"], rows));
}

async function bytesPerGuest(size: number, seed: number): Promise<number> {
  const lists = Array.from({ length: Math.max(...listSizes) / size }, (_, at) => guestsNamed(size, seed + at));
  const before = heapBytes();
  const indexes: GuestIndex[] = [];
  for (const list of lists) indexes.push(await buildGuestIndex(list));
  return (heapBytes() - before) / (indexes.length * size);
}

function guestsNamed(count: number, seed: number): IndexedGuest[] {
  const names = generateNames(count, new Random(seed));
  return names.map((name, id) => ({ id, name, tableNumber: String(id % 40), info: '{"Meal":"Fish"}' }));
}
