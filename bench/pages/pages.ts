import { writeFile } from "node:fs/promises";
import { availableParallelism, totalmem } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { createDatabase } from "../../backend/database/client.ts";
import { Random } from "../../common/testing/random.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { residentBytes } from "../import/watch-server.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../lib/databases.ts";
import { canPin, load, type MeasuredServer, startProgram, startServer } from "../lib/processes.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { generateNames } from "../search/names.ts";
import { type Findings, type Order, prefixesOf } from "./protocol.ts";
import { measureSlowPhone } from "./slow-phone.ts";

/** Of the event that {@link fillWithGuests} adds. */
const guestPage = "/view/seats/measured";
const guestCount = 300;
const connections = 32;
const rounds = 9;
const roundSeconds = 2;
const phones = 1000;
const phoneSeconds = 60;
const maxMegabytes = 350;
const maxP99Ms = 150;

type Face = Order["face"];

interface Measured {
  name: string;
  face: Face;
  server: MeasuredServer;
  eventId: number;
  found: Findings[];
}

/** Prints requests a second beside minimal and usual servers, waits on a slow phone, and a thousand typing phones. */
export async function measurePages(seed: number): Promise<void> {
  await ensureBuilt();
  const names = generateNames(guestCount, new Random(seed));
  await withDatabaseServer(async (serverUrl, folder) => {
    const pinned = canPin ? "the server on one core, the generator on the other" : "not pinned";
    const size = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
    console.log(
      `${guestCount} guests, ${connections} connections, ${rounds} rounds of ${roundSeconds} s; ${size}, ${pinned}.\n`,
    );
    const database = await newDatabase(serverUrl, "measured");
    const program = await startProgram({ databaseUrl: database, logFile: path.join(folder, "program.log") });
    const eventId = await withDatabase(database, (db) => fillWithGuests(db, names));
    const all = await contestants(program, eventId, names, database, folder);
    try {
      await takeTurns(all, names, seed);
      printThroughput(all);
      await measureSlowPhone(`${program.url}${guestPage}`, names);
      await measurePhones(program, eventId, names, seed);
    } finally {
      await Promise.all([...new Set(all.map(({ server }) => server))].map((server) => server.stop()));
    }
  });
}

async function contestants(
  program: MeasuredServer,
  eventId: number,
  names: string[],
  database: string,
  folder: string,
): Promise<Measured[]> {
  const files = { answers: path.join(folder, "answers.json"), pages: path.join(folder, "pages.json") };
  const rest = `${program.url}/api/events/${eventId}/guests/search?`;
  const answers = await answersOf(rest, names, async (answer) => z.array(z.unknown()).parse(await answer.json()));
  const address = `${program.url}${guestPage}`;
  const pages = await answersOf(`${address}?part=answer&`, names, async (answer) => [await answer.text()]);
  const page = await (await fetch(address)).text();
  await writeFile(files.answers, JSON.stringify(answers));
  await writeFile(files.pages, JSON.stringify({ ...pages, page: [gzipSync(page).toString("base64")] }));
  const own = (face: Face): Measured => ({ name: "Find Your Table", face, server: program, eventId, found: [] });
  const rival = async (name: string, face: Face, file = files.answers): Promise<Measured> => ({
    ...own(face),
    name,
    server: await startServer("../pages/rival.ts", [name, database, file]),
  });
  return [
    own("rest"),
    await rival("bare Express", "rest"),
    own("graphql"),
    await rival("bare Apollo", "graphql"),
    await rival("Apollo + Prisma", "graphql"),
    own("answer"),
    await rival("bare Express, answers", "answer", files.pages),
    own("page"),
    await rival("bare Express, page", "page", files.pages),
  ];
}

async function withDatabase<T>(url: string, work: (db: ReturnType<typeof createDatabase>) => Promise<T>): Promise<T> {
  const db = createDatabase(url);
  return work(db).finally(() => db.close());
}

/** By all that somebody types, what `place?…q=` answers. */
async function answersOf(
  place: string,
  names: string[],
  read: (answer: Response) => Promise<unknown[]>,
): Promise<Record<string, unknown[]>> {
  const answers: [string, unknown[]][] = [];
  for (const query of new Set(names.flatMap(prefixesOf)))
    answers.push([query, await read(await fetch(`${place}q=${encodeURIComponent(query)}`))]);
  return Object.fromEntries(answers);
}

async function takeTurns(all: readonly Measured[], names: string[], seed: number): Promise<void> {
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    // Alternating, so that a machine that changes speed during a round does not always affect the same server.
    for (const { server, face, eventId, found } of round % 2 === 0 ? all : all.toReversed()) {
      const order = {
        url: server.url,
        face,
        path: guestPage,
        eventId,
        names,
        seconds: roundSeconds,
        seed: seed + round,
      };
      const findings = await load({ ...order, callers: { kind: "greedy", count: connections } });
      if (findings.failed > 0) throw new Error(`${findings.failed} requests failed.`);
      if (round > 0) found.push(findings);
    }
  }
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

function ratioOf(own: readonly Findings[], other: readonly Findings[]): number {
  return median(own.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? 0)));
}

/** Minimum requests a second, relative to another server. */
const targets: Record<string, number> = {
  "bare Express": 0.85,
  "bare Express, answers": 0.6,
  "bare Express, page": 0.5,
  "bare Apollo": 0.8,
  "Apollo + Prisma": 3,
};

function printThroughput(all: readonly Measured[]): void {
  const rows = all.map(({ name, face, found }) => {
    const own = all.find((other) => other.face === face)?.found ?? [];
    const ratio = ratioOf(own, found);
    const target = targets[name];
    return [
      face,
      name,
      median(found.map((one) => one.perSecond)).toFixed(0),
      `${median(found.map((one) => one.medianMs)).toFixed(1)} ms`,
      `${median(found.map((one) => one.p99Ms)).toFixed(1)} ms`,
      target === undefined ? "" : ratio.toFixed(2),
      target === undefined ? "" : `≥ ${target}: ${ratio >= target ? "yes" : "no"}`,
    ];
  });
  console.log(formatTable(["Face", "Server", "Requests/s", "Median", "p99", "Find Your Table / this", "Target"], rows));
}

async function measurePhones(
  { url, pid }: MeasuredServer,
  eventId: number,
  names: string[],
  seed: number,
): Promise<void> {
  const callers = { kind: "phones", count: phones / 2 } as const;
  let peakBytes = 0;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      peakBytes = Math.max(peakBytes, (await residentBytes(pid)) ?? 0);
      await delay(100);
    }
  })();
  const order = { url, path: guestPage, eventId, names, seconds: phoneSeconds, callers };
  const found = await Promise.all([
    load({ ...order, face: "answer", seed }),
    load({ ...order, face: "rest", seed: seed + phones }),
  ]);
  isDone = true;
  await watching;
  const p99Ms = Math.max(...found.map((one) => one.p99Ms));
  const requests = found.reduce((sum, one) => sum + one.requests, 0);
  const failed = found.reduce((sum, one) => sum + one.failed, 0);
  const megabytes = peakBytes / 2 ** 20;
  console.log(
    `\n${phones} phones typing for ${phoneSeconds} s, half on the guest's page, half over REST: ${requests} searches, ${failed} failed; ` +
      `p99 ${p99Ms.toFixed(1)} ms (< ${maxP99Ms}: ${p99Ms < maxP99Ms ? "yes" : "no"}); ` +
      `the process held ${megabytes.toFixed(0)} MB at most (< ${maxMegabytes}: ${megabytes < maxMegabytes ? "yes" : "no"}).`,
  );
}
