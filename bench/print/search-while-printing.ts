import { randomBytes } from "node:crypto";
import path from "node:path";
import { createDatabase } from "../../backend/database/client.ts";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../load/databases.ts";
import { load, startProgram } from "../load/processes.ts";
import type { Findings } from "../load/protocol.ts";
import { generateNames } from "../search/names.ts";

const searchedGuests = 300;
const printedGuests = 2_000;
const phones = 200;
const rounds = 4;
const roundSeconds = 12;
const maxTimesIdle = 3;

/** Compares searches with and without 2,000 place cards printed repeatedly. Not pinned: printing may take any core. */
export async function measureSearchWhilePrinting(seed: number): Promise<void> {
  await withDatabaseServer(async (serverUrl, folder) => {
    const databaseUrl = await newDatabase(serverUrl, "printing");
    const password = randomBytes(16).toString("hex");
    const logFile = path.join(folder, "program.log");
    const program = await startProgram({ databaseUrl, logFile, env: { ADMIN_PASSWORD: password }, isPinned: false });
    try {
      await measureRounds(program.url, databaseUrl, password, seed);
    } finally {
      await program.stop();
    }
  });
}

async function measureRounds(url: string, databaseUrl: string, password: string, seed: number): Promise<void> {
  const names = generateNames(searchedGuests, new Random(seed));
  const db = createDatabase(databaseUrl);
  const eventId = await fillWithGuests(db, names);
  const printedId = await fillWithGuests(db, generateNames(printedGuests, new Random(seed + 1)), "printed");
  await db.close();
  const admin = new ApiClient(url);
  await admin.execute(LoginDocument, { input: { username: "admin", password } });
  const typing = (round: number) =>
    load({
      ...{ url, face: "rest", eventId, names, seconds: roundSeconds, seed: seed + round },
      callers: { kind: "phones", count: phones },
    });
  await typing(0);
  const [idle, busy]: [Findings[], Findings[]] = [[], []];
  let printed = 0;
  for (let round = 1; round <= rounds; round += 1) {
    idle.push(await typing(round));
    let isOver = false;
    const printing = (async () => {
      while (!isOver) {
        await download(admin, printedId);
        printed += 1;
      }
    })();
    busy.push(await typing(round));
    isOver = true;
    await printing;
  }
  print(idle, busy, printed);
}

async function download(admin: ApiClient, eventId: number): Promise<void> {
  const response = await admin.fetch(
    `/api/events/${eventId}/print/place-cards.pdf?sheet=5371&cardForm=flat&paper=letter`,
  );
  if (!response.ok) throw new Error(`Printing ended with status ${response.status}.`);
  await response.arrayBuffer();
}

function print(idle: readonly Findings[], busy: readonly Findings[], printed: number): void {
  const middle = (values: number[]) => quantile(values, 0.5);
  const p99 = (found: readonly Findings[]) => middle(found.map(({ p99Ms }) => p99Ms));
  const row = (name: string, found: readonly Findings[]) => [
    name,
    String(found.reduce((sum, { requests }) => sum + requests, 0)),
    String(found.reduce((sum, { failed }) => sum + failed, 0)),
    `${middle(found.map(({ medianMs }) => medianMs)).toFixed(1)} ms`,
    `${p99(found).toFixed(1)} ms`,
  ];
  const times = p99(busy) / p99(idle);
  console.log(
    `${phones} phones typing, ${rounds} rounds of ${roundSeconds} s each way in turns; medians of the rounds. Meanwhile, ` +
      `${printed} PDFs of ${printedGuests} place cards were printed one after the other.\n`,
  );
  console.log(
    formatTable(["Searches", "Requests", "Failed", "Median", "p99"], [row("idle", idle), row("while printing", busy)]),
  );
  console.log(
    `\np99 while printing / idle: ${times.toFixed(2)} (≤ ${maxTimesIdle}: ${times <= maxTimesIdle ? "yes" : "no"}).`,
  );
}
