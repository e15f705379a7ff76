import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { createDatabase } from "../../backend/database/client.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../load/databases.ts";
import { load, type MeasuredServer, startProgram, startServer } from "../load/processes.ts";
import type { Findings } from "../load/protocol.ts";
import { generateNames } from "../search/names.ts";
import { measureSlowPhone } from "./slow-phone.ts";

const guestCount = 300;
const connections = 32;
const rounds = 9;
const roundSeconds = 2;
const minOfBarePage = 0.5;

interface Measured {
  name: string;
  server: MeasuredServer;
  path: string;
  found: Findings[];
}

/** Prints pages a second beside a static server and the organizers' app, then waits of a phone on slow 3G. */
export async function measurePages(seed: number): Promise<void> {
  await ensureBuilt();
  await withDatabaseServer(async (serverUrl, folder) => {
    const url = await newDatabase(serverUrl, "pages");
    const program = await startProgram({ databaseUrl: url, logFile: path.join(folder, "log") });
    const names = generateNames(guestCount, new Random(seed));
    const db = createDatabase(url);
    const eventId = await fillWithGuests(db, names);
    const event = await db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
    await db.close();
    const address = `/view/seats/${event.shortLink}`;
    try {
      await measureThroughput(program, address, folder);
      await measureSlowPhone(`${program.url}${address}`, names);
    } finally {
      await program.stop();
    }
  });
}

async function measureThroughput(program: MeasuredServer, address: string, folder: string): Promise<void> {
  const file = path.join(folder, "page.gz");
  const html = await (await fetch(`${program.url}${address}`)).text();
  await writeFile(file, gzipSync(html));
  const bare = await startServer("../pages/rival.ts", [file]);
  const all: Measured[] = [
    { name: "a guest's page", server: program, path: address, found: [] },
    { name: "the home page", server: program, path: "/", found: [] },
    { name: "a page of the app", server: program, path: "/auth", found: [] },
    { name: "bare Express, the guest's page", server: bare, path: "/page", found: [] },
  ];
  try {
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const measured of round % 2 === 0 ? all : all.toReversed()) {
        const findings = await load({
          url: measured.server.url,
          face: "page",
          path: measured.path,
          eventId: 0,
          names: ["Anna"],
          callers: { kind: "greedy", count: connections },
          seconds: roundSeconds,
          seed: round,
        });
        if (findings.failed > 0) throw new Error(`${findings.failed} requests failed.`);
        if (round > 0) measured.found.push(findings);
      }
    }
    printThroughput(all);
  } finally {
    await bare.stop();
  }
}

const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

function printThroughput(all: readonly Measured[]): void {
  const floor = all.at(-1)?.found ?? [];
  const rows = all.map(({ name, found: own }) => {
    const ratio = median(own.map(({ perSecond }, round) => perSecond / (floor[round]?.perSecond ?? 0)));
    const isMeasured = name.startsWith("a guest") || name.startsWith("the home");
    return [
      name,
      median(own.map(({ perSecond }) => perSecond)).toFixed(0),
      `${median(own.map(({ medianMs }) => medianMs)).toFixed(1)} ms`,
      `${median(own.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`,
      ratio.toFixed(2),
      isMeasured ? `≥ ${minOfBarePage}: ${ratio >= minOfBarePage ? "yes" : "no"}` : "",
    ];
  });
  console.log(formatTable(["Page", "Requests/s", "Median", "p99", "This / bare Express", "Target"], rows));
}
