import { setTimeout as delay } from "node:timers/promises";
import { migrate } from "../../backend/database/migrate.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import { type KillableServer, startKillableServer } from "../../backend/testing/faults/killable-server.ts";
import {
  CreateEventDocument,
  SampleEventDocument,
  UploadGuestFileDocument,
} from "../../backend/testing/generated/operations.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { Floor } from "./floor.ts";
import { type LargeFile, makeLargeFile } from "./guest-files.ts";
import { residentBytes, type Watched, watchDuring } from "./watch-server.ts";

const rounds = 3;
const idleSeconds = 3;

interface Measured extends Watched {
  importMs: number;
  readMs: number;
  copyMs: number;
}

/**
 * Imports of the largest files, from the first byte over HTTP to the commit, against what a bare library and COPY take for
 * the same; and what the server's memory and the searches of others make of it. Prints a table; of three rounds, the best.
 */
export async function measureImports(seed: number): Promise<void> {
  const random = new Random(seed);
  const database = await startThrowAwayServer();
  try {
    await migrate(database.url);
    const rows: string[][] = [];
    for (const kind of ["csv", "xlsx", "xls"] as const) {
      rows.push(await measureKind(database.url, await makeLargeFile(kind, random)));
    }
    console.log(formatTable(columns, rows));
    console.log("\nMemory is the most that the server held beyond what it holds when it is idle.");
  } finally {
    await database.stop();
  }
}

/** Measures with a server of its own, which has not grown by any other file. */
async function measureKind(databaseUrl: string, file: LargeFile): Promise<string[]> {
  const server = await startKillableServer(databaseUrl);
  const floor = await Floor.prepare(databaseUrl, await newEvent(server));
  try {
    const { sampleEvent } = await server.admin.execute(SampleEventDocument, {});
    const searchedId = sampleEvent?.id ?? 0;
    await watchDuring(server, searchedId, delay(1000));
    const idle = await watchDuring(server, searchedId, delay(idleSeconds * 1000));
    const idleBytes = await residentBytes(server.pid);
    return toRow(file, await measureFile(server, floor, searchedId, file), idle, idleBytes);
  } finally {
    await floor.close();
    await server.kill();
  }
}

async function newEvent({ admin }: KillableServer): Promise<number> {
  return (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
}

async function measureFile(
  server: KillableServer,
  floor: Floor,
  searchedId: number,
  file: LargeFile,
): Promise<Measured> {
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { readMs, copyMs } = await floor.measure(file);
    const eventId = await newEvent(server);
    let importMs = 0;
    const work = upload(server, eventId, file).then((ms) => {
      importMs = ms;
    });
    const watched = await watchDuring(server, searchedId, work);
    all.push({ ...watched, importMs, readMs, copyMs });
  }
  const best = (of: (one: Measured) => number) => Math.min(...all.map(of));
  const peaks = all.map(({ peakBytes }) => peakBytes).filter((bytes) => bytes !== undefined);
  return {
    importMs: best((one) => one.importMs),
    readMs: best((one) => one.readMs),
    copyMs: best((one) => one.copyMs),
    searchP99Ms: best((one) => one.searchP99Ms),
    peakBytes: peaks.length > 0 ? Math.max(...peaks) : undefined,
  };
}

async function upload({ admin }: KillableServer, eventId: number, { kind, content, rows }: LargeFile): Promise<number> {
  const file = new File([new Uint8Array(content)], `guests.${kind}`);
  const started = performance.now();
  const { uploadGuestFile } = await admin.execute(UploadGuestFileDocument, { eventId, file });
  if (uploadGuestFile.guestCount !== rows.length) throw new Error(`Read ${uploadGuestFile.guestCount} guests.`);
  return performance.now() - started;
}

const columns = [
  ...["File", "MB", "Guests", "Import", "Bare read", "COPY", "Import / (read + COPY)"],
  ...["Memory", "Searches idle, p99", "Meanwhile", "/ idle"],
];

function toRow({ kind, content, rows }: LargeFile, file: Measured, idle: Watched, idleBytes: number | undefined) {
  const ms = (time: number) => `${Math.round(time)} ms`;
  const above = file.peakBytes !== undefined && idleBytes !== undefined ? file.peakBytes - idleBytes : undefined;
  return [
    `.${kind}`,
    (content.length / 2 ** 20).toFixed(2),
    rows.length.toLocaleString("en-US"),
    ms(file.importMs),
    ms(file.readMs),
    ms(file.copyMs),
    (file.importMs / (file.readMs + file.copyMs)).toFixed(2),
    above === undefined ? "?" : `${Math.round(above / 2 ** 20)} MB`,
    `${idle.searchP99Ms.toFixed(1)} ms`,
    `${file.searchP99Ms.toFixed(1)} ms`,
    (file.searchP99Ms / idle.searchP99Ms).toFixed(2),
  ];
}
