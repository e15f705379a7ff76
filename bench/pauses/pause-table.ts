import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ApiClient, ApiRefusal } from "../../backend/testing/api-client.ts";
import type { Subject } from "../../backend/testing/permissions/events.ts";
import { rows } from "../../backend/testing/permissions/rows.ts";
import { administrator, createWorld, type World } from "../../backend/testing/permissions/world.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { memoryOf } from "../import/watch-server.ts";
import { formatTable } from "../lib/table.ts";
import { newDatabase, withDatabaseServer } from "../load/databases.ts";
import { startWatchedProgram, type WatchedProgram } from "../load/processes.ts";
import { fillToTheLimits, type Size, sizes } from "./large-event.ts";
import { heavyCalls, heavyRoutes } from "./largest-calls.ts";
import { reasonsForLongPauses } from "./long-pauses.ts";

/** The longest that an operation may hold the event loop, in milliseconds. */
const maxPauseMs = 50;
/** The same for operations with a reason. */
const maxPauseWithReasonMs = 100;
/** Watches background work after a response for this long. */
const settleMs = 400;

export interface PauseOptions {
  /** Folder of another built checkout; undefined for this one. */
  checkout: string | undefined;
  only: string;
}

interface Measured {
  outcome: string;
  pauseMs: number;
  ms: number;
  peakBytes: number;
}

interface Trial {
  name: string;
  /** Asked by an administrator; otherwise by the event's owner. */
  isForAdmin: boolean;
  run(client: ApiClient, subject: Subject): Promise<string>;
}

/** Prints how long each operation holds the event loop, at the limits. @throws Error when one holds it for too long */
export async function measurePauses({ checkout, only }: PauseOptions): Promise<void> {
  if (checkout === undefined) await ensureBuilt();
  await withDatabaseServer(async (serverUrl, folder) => {
    const results = new Map<string, Measured>();
    for (const size of Object.values(sizes)) {
      const databaseUrl = await newDatabase(serverUrl, `pauses_${size.name}`);
      const env = { ADMIN_PASSWORD: administrator.password };
      const server = await startWatchedProgram({
        databaseUrl,
        logFile: path.join(folder, `${size.name}.log`),
        checkout,
        env,
      });
      const world = await createWorld({ database: { url: databaseUrl, drop: async () => undefined } });
      try {
        await measureSize(size, server, world, only, results);
      } finally {
        await world.close();
        await server.stop();
      }
    }
    print(results);
  });
}

async function measureSize(
  size: Size,
  server: WatchedProgram,
  world: World,
  only: string,
  results: Map<string, Measured>,
): Promise<void> {
  // Some operations end the sessions of their caller.
  const signIn = async (input: { username: string; password: string }) => {
    const client = new ApiClient(server.url);
    await client.execute(LoginDocument, { input });
    return client;
  };
  const other = await world.shared("public");
  let subject = await largeSubject(world, size);
  for (const { name, isForAdmin, run } of trials(world, subject).filter((trial) => trial.name.includes(only))) {
    if (!(await isWhole(world, subject, size))) subject = await largeSubject(world, size);
    const about = subject;
    // Loads its index into memory, as for every event that guests search.
    await fetch(`${server.url}/api/events/${about.eventId}/guests/search?q=anna`);
    const client = await signIn(isForAdmin ? administrator : { username: "owner", password: "password of owner" });
    const measured = await measure(server, other, () => run(client, about));
    results.set(`${name} (${size.name})`, measured);
    console.log([`${name} (${size.name})`, ...cellsOf(name, measured)].join(" | "));
  }
}

function trials(world: World, first: Subject): Trial[] {
  // Those about no event come last: they may end the sessions of other callers.
  const sorted = Object.entries(rows).toSorted(
    ([, one], [, other]) =>
      Number(one.expected.isAboutNoEvent ?? false) - Number(other.expected.isAboutNoEvent ?? false),
  );
  const ofMatrix = sorted.map(([name, row]) => ({
    name,
    isForAdmin: row.rule === "admin",
    run: async (client: ApiClient, subject: Subject) => {
      const caller = row.ownSession ? new ApiClient(client.url) : client;
      return row.run(caller, subject, world);
    },
  }));
  const ofRoutes = Object.keys(heavyRoutes(first)).map((name) => ({
    name,
    isForAdmin: false,
    run: async (client: ApiClient, subject: Subject) => {
      const response = await client.fetch(heavyRoutes(subject)[name] ?? "");
      let bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.length;
      return `${response.status}, ${(bytes / 1e6).toFixed(1)} MB`;
    },
  }));
  const ofLargest = Object.entries(heavyCalls).map(([name, call]) => ({
    name,
    isForAdmin: false,
    run: (client: ApiClient, subject: Subject) => call.run(client, subject, world),
  }));
  return [...ofRoutes, ...ofLargest, ...ofMatrix];
}

async function largeSubject(world: World, size: Size): Promise<Subject> {
  const subject = await world.subject("public");
  await fillToTheLimits(world.api.db, subject.eventId, size);
  return subject;
}

/** Whether the event still has its size, except for what a small call removes. */
async function isWhole({ api }: World, { eventId }: Subject, { guests }: Size): Promise<boolean> {
  const count = await api.db.prisma.guest.count({ where: { eventId } });
  const tables = await api.db.prisma.table.count({ where: { eventId } });
  return count > guests - 100 && tables > 450;
}

async function measure(server: WatchedProgram, other: Subject, ask: () => Promise<string>): Promise<Measured> {
  let isOver = false;
  let peakBytes = 0;
  const watch = async () => {
    while (!isOver) {
      peakBytes = Math.max(peakBytes, (await memoryOf(server.pid))?.server ?? 0);
      await delay(20);
    }
  };
  const search = async () => {
    while (!isOver) {
      await fetch(`${server.url}/api/events/${other.eventId}/guests/search?q=anna`).then((answer) => answer.text());
      await delay(5);
    }
  };
  const beside = Promise.all([watch(), search()]);
  await server.worstPauseMs();
  const started = performance.now();
  const outcome = await ask().catch((error: unknown) => {
    if (error instanceof ApiRefusal) return `${error.code}: ${error.message}`;
    throw error;
  });
  const ms = performance.now() - started;
  await delay(settleMs);
  const pauseMs = await server.worstPauseMs();
  isOver = true;
  await beside;
  return { outcome, pauseMs, ms, peakBytes };
}

const isShort = (name: string, { pauseMs }: Pick<Measured, "pauseMs">) =>
  pauseMs <= (reasonOf(name) === undefined ? maxPauseMs : maxPauseWithReasonMs);

const reasonOf = (name: string) => reasonsForLongPauses.find(({ operation }) => name.startsWith(operation))?.reason;

const cellsOf = (name: string, { outcome, pauseMs, ms, peakBytes }: Measured) => [
  `${pauseMs.toFixed(0)} ms`,
  isShort(name, { pauseMs }) ? "yes" : "no",
  `${ms.toFixed(0)} ms`,
  `${(peakBytes / 2 ** 20).toFixed(0)} MB`,
  outcome,
];

function print(results: ReadonlyMap<string, Measured>): void {
  const sorted = [...results].toSorted(([, one], [, another]) => another.pauseMs - one.pauseMs);
  const head = ["Operation (event)", "Longest pause", "Short", "Answered after", "Peak memory", "Outcome"];
  console.log(
    `\n${formatTable(
      head,
      sorted.map(([name, measured]) => [name, ...cellsOf(name, measured)]),
    )}`,
  );
  console.log(`\nShort is up to ${maxPauseMs} ms, or ${maxPauseWithReasonMs} ms for:`);
  for (const { operation, reason } of reasonsForLongPauses) console.log(`- ${operation}: ${reason}`);
  const long = sorted.filter(([name, measured]) => !isShort(name, measured)).map(([name]) => name);
  if (long.length > 0) throw new Error(`${long.length} of ${sorted.length} take too long: ${long.join(", ")}.`);
}
