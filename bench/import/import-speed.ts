import { setTimeout as delay } from "node:timers/promises";
import { migrate } from "../../backend/database/migrate.ts";
import { type KillableServer, startKillableServer } from "../../backend/testing/faults/killable-server.ts";
import { SampleEventDocument } from "../../backend/testing/generated/guest-operations.ts";
import { UploadGuestsDocument } from "../../backend/testing/generated/operations.ts";
import { Random } from "../../common/testing/random.ts";
import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { withDatabaseServer } from "../lib/databases.ts";
import { formatTable } from "../lib/table.ts";
import { fileKinds, type LargeFile, makeLargeFile } from "./guest-files.ts";
import { largest, type Memory, memoryOf, type Watched, watchDuring } from "./watch-server.ts";

const rounds = 3;
const idleSeconds = 2;
const warmUpSeconds = 5;

/** The best of all rounds, except memory: the largest. */
interface Measured extends Watched {
  importMs: number;
  idleP99Ms: number;
}

/** Times imports of as many guests as an event can have, up to the commit, with memory and others' searches. Prints the best of three. */
export async function measureImports(seed: number): Promise<void> {
  const random = new Random(seed);
  await withDatabaseServer(async (serverUrl) => {
    await migrate(serverUrl);
    const rows: string[][] = [];
    for (const kind of fileKinds) rows.push(await measureKind(serverUrl, await makeLargeFile(kind, random)));
    console.log(formatTable(columns, rows));
    console.log(
      "\nMemory is the most that was held beyond what the server holds when it is idle, in any of the rounds:",
    );
    console.log("by the process of the server, and by it and the process that reads the file together.");
  });
}

async function measureKind(databaseUrl: string, file: LargeFile): Promise<string[]> {
  const server = await startKillableServer(databaseUrl);
  try {
    const { sampleEvent } = await server.admin.execute(SampleEventDocument, {});
    const searchedId = sampleEvent?.id ?? 0;
    await watchDuring(server, searchedId, delay(warmUpSeconds * 1000));
    const idle = await memoryOf(server.pid);
    const all: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await measureRound(server, searchedId, file));
    return toRow(file, bestOf(all), idle);
  } finally {
    await server.kill();
  }
}

async function measureRound(server: KillableServer, searchedId: number, file: LargeFile): Promise<Measured> {
  const idle = await watchDuring(server, searchedId, delay(idleSeconds * 1000));
  const { createEvent } = await server.admin.execute(CreateEventDocument, { input: { name: "Gala" } });
  let importMs = 0;
  const work = upload(server, createEvent.id, file).then((ms) => {
    importMs = ms;
  });
  const watched = await watchDuring(server, searchedId, work);
  return { ...watched, importMs, idleP99Ms: idle.searchP99Ms };
}

function bestOf(all: Measured[]): Measured {
  const best = (of: (one: Measured) => number) => Math.min(...all.map(of));
  return {
    importMs: best((one) => one.importMs),
    idleP99Ms: best((one) => one.idleP99Ms),
    searchP99Ms: best((one) => one.searchP99Ms),
    peak: all.map(({ peak }) => peak).reduce(largest),
  };
}

async function upload({ admin }: KillableServer, eventId: number, { kind, content, rows }: LargeFile): Promise<number> {
  const file = new File([new Uint8Array(content)], `guests.${kind}`);
  const started = performance.now();
  const { uploadGuestFile } = await admin.execute(UploadGuestsDocument, { eventId, file });
  if (uploadGuestFile.guestCount !== rows.length) throw new Error(`Read ${uploadGuestFile.guestCount} guests.`);
  return performance.now() - started;
}

const columns = [
  ...["File", "MB", "Guests", "Import"],
  ...["Server memory", "With its reader", "Searches idle, p99", "Meanwhile", "/ idle"],
];

function toRow({ kind, content, rows }: LargeFile, file: Measured, idle: Memory | undefined): string[] {
  const ms = (time: number) => `${Math.round(time)} ms`;
  const above = (of: (memory: Memory) => number) => {
    if (file.peak === undefined || idle === undefined) return "?";
    return `${Math.round((of(file.peak) - of(idle)) / 2 ** 20)} MB`;
  };
  return [
    `.${kind}`,
    (content.length / 2 ** 20).toFixed(2),
    rows.length.toLocaleString("en-US"),
    ms(file.importMs),
    above(({ server }) => server),
    above(({ withReaders }) => withReaders),
    `${file.idleP99Ms.toFixed(1)} ms`,
    `${file.searchP99Ms.toFixed(1)} ms`,
    (file.searchP99Ms / file.idleP99Ms).toFixed(2),
  ];
}
