import { randomBytes } from "node:crypto";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase } from "../../backend/database/client.ts";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { plannedEvent, suggest, wish } from "../../backend/testing/plan-runs.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import type { WishInput } from "../../frontend/generated/schema-types.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import { fillWithGuests, newDatabase, withDatabaseServer } from "../load/databases.ts";
import { load, startProgram } from "../load/processes.ts";
import type { Findings } from "../load/protocol.ts";
import { generateNames } from "../search/names.ts";

const searchedGuests = 300;
const plannedGuests = 240;
const wishesOfWedding = 500;
const phones = 200;
const rounds = 4;
const roundSeconds = 12;
const maxTimesIdle = 3;

/** Compares searches with and without two events planning at once. Not pinned, so that planning may take any core. */
export async function measureSearchWhilePlanning(seed: number): Promise<void> {
  await ensureBuilt();
  await withDatabaseServer(async (serverUrl, folder) => {
    const databaseUrl = await newDatabase(serverUrl, "planning");
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
  const eventId = await fillWithGuests(db, names).finally(() => db.close());
  const admin = new ApiClient(url);
  await admin.execute(LoginDocument, { input: { username: "admin", password } });
  const planned = [await makeWedding(admin, seed), await makeWedding(admin, seed + 1)];
  const typing = (round: number) =>
    load({
      ...{ url, face: "rest", eventId, names, seconds: roundSeconds, seed: seed + round },
      callers: { kind: "phones", count: phones },
    });
  await typing(0);
  const [idle, busy]: [Findings[], Findings[]] = [[], []];
  const planning: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    idle.push(await typing(round));
    const planners = planned.map((id) => new Planner(admin, id));
    await Promise.all(planners.map((planner) => planner.begin()));
    busy.push(await typing(round));
    planning.push(...(await Promise.all(planners.map((planner) => planner.stop()))));
  }
  print(idle, busy, planning);
}

/** A wedding at tables of ten for which no plan can be proven best at once. */
async function makeWedding(admin: ApiClient, seed: number): Promise<number> {
  const random = new Random(seed);
  const tables = Array.from({ length: plannedGuests / 10 + 1 }, () => 10);
  const { eventId, ids } = await plannedEvent(admin, plannedGuests, tables);
  const wishes = Array.from({ length: wishesOfWedding }, (): WishInput => {
    const guestIds = random.shuffled(ids).slice(0, 2);
    return { kind: random.chance(0.7) ? "LIKE" : "DISLIKE", guestIds };
  });
  await wish(admin, eventId, ...wishes);
  return eventId;
}

class Planner {
  #isStopped = false;
  #reports = 0;
  readonly #ended: Promise<void>;

  constructor(admin: ApiClient, eventId: number) {
    this.#ended = this.#run(admin, eventId);
  }

  /** Settles when the first search has begun. */
  async begin(): Promise<void> {
    while (this.#reports === 0) await Promise.race([delay(50), this.#ended]);
  }

  /** @returns number of search reports read */
  async stop(): Promise<number> {
    this.#isStopped = true;
    await this.#ended;
    return this.#reports;
  }

  async #run(admin: ApiClient, eventId: number): Promise<void> {
    while (!this.#isStopped) {
      const search = suggest(admin, eventId, { seconds: 30 });
      for (let next = await search.next(); next && !this.#isStopped; next = await search.next())
        if (next.state === "SEARCHING") this.#reports += 1;
      await search.close();
    }
  }
}

function print(idle: readonly Findings[], busy: readonly Findings[], planning: readonly number[]): void {
  const p99 = (found: readonly Findings[]) =>
    quantile(
      found.map(({ p99Ms }) => p99Ms),
      0.5,
    );
  const row = (name: string, found: readonly Findings[]) => [
    name,
    String(found.reduce((sum, { requests }) => sum + requests, 0)),
    String(found.reduce((sum, { failed }) => sum + failed, 0)),
    `${quantile(
      found.map(({ medianMs }) => medianMs),
      0.5,
    ).toFixed(1)} ms`,
    `${p99(found).toFixed(1)} ms`,
  ];
  const times = p99(busy) / p99(idle);
  console.log(
    `${phones} phones typing, ${rounds} rounds of ${roundSeconds} s each way in turns; medians of the rounds. Two events of ` +
      `${plannedGuests} guests plan at once, ${Math.min(...planning)} reports of progress each at least.\n`,
  );
  console.log(
    formatTable(["Searches", "Requests", "Failed", "Median", "p99"], [row("idle", idle), row("while planning", busy)]),
  );
  console.log(
    `\np99 while planning / idle: ${times.toFixed(2)} (≤ ${maxTimesIdle}: ${times <= maxTimesIdle ? "yes" : "no"}).`,
  );
}
