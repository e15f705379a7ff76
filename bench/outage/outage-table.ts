import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { reachDatabase } from "../../backend/database/running-server.ts";
import { killDatabase } from "../../e2e/support/faults.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import type { MeasuredServer } from "../load/processes.ts";
import { adminCookie, startMeasured } from "./measured-program.ts";
import { StandbyPair } from "./standby-pair.ts";
import { countLost, type Rates, Traffic, type TrafficFindings } from "./traffic.ts";
import { makeGuests, readTables, withDatabase } from "./written-guests.ts";

const minAnswered = 0.999;
const maxSecondsToGoOn = 2;
const failOverEveryMs = 25_000;
const killEveryMs = 20_000;
/** The processes have answered a while before the first outage. */
const warmUpMs = 5_000;

export interface OutageOptions extends Rates {
  minutes: number;
  /** One of the scenes, or all of them. */
  scene?: string | undefined;
}

/** Database away for a while, in a way of its own. */
interface Scene {
  title: string;
  everyMs: number;
  programs: MeasuredServer[];
  databaseUrl: string;
  /** @returns when writing was possible again, if known, as of performance.now() */
  strike(): Promise<number | undefined>;
}

/** Kills databases again and again under searches and writes, and prints what guests and organizers got. */
export async function measureOutages(seed: number, options: OutageOptions): Promise<void> {
  await ensureBuilt();
  for (const [name, measure] of Object.entries(scenes)) {
    if (options.scene !== undefined && options.scene !== name) continue;
    const folder = await mkdtemp(path.join(tmpdir(), "fyt-bench-outage-"));
    try {
      await measure(folder, seed, options);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

async function measurePair(folder: string, seed: number, options: OutageOptions): Promise<void> {
  const pair = await StandbyPair.start(folder);
  const databaseUrl = pair.url;
  const programs: MeasuredServer[] = [];
  try {
    for (const name of ["one", "other"]) programs.push(await startMeasured(name, folder, { databaseUrl }));
    let adding = Promise.resolve();
    const strike = async () => {
      await adding;
      const promoted = await pair.failOver();
      adding = pair.addStandby();
      return promoted;
    };
    const title = "Two processes, a primary with a synchronous standby, killed";
    await measure({ title, everyMs: failOverEveryMs, programs, databaseUrl, strike }, seed, options);
    await adding;
  } finally {
    for (const program of programs) await program.stop();
    await pair.stop();
  }
}

async function measureEmbedded(folder: string, seed: number, options: OutageOptions): Promise<void> {
  const dataDir = path.join(folder, "data");
  await mkdir(dataDir);
  const program = await startMeasured("data", folder, {});
  try {
    const { url: databaseUrl } = await reachDatabase({ url: undefined, dataDir, logger: pino({ enabled: false }) });
    const strike = async () => {
      await killDatabase(dataDir);
      return undefined;
    };
    const title = "One process, its embedded database killed";
    await measure({ title, everyMs: killEveryMs, programs: [program], databaseUrl, strike }, seed, options);
  } finally {
    await program.stop();
  }
}

const scenes = { standby: measurePair, embedded: measureEmbedded };

async function measure(scene: Scene, seed: number, { minutes, ...rates }: OutageOptions): Promise<void> {
  const random = new Random(seed);
  const guests = await withDatabase(scene.databaseUrl, (db) => makeGuests(db, random));
  const urls = scene.programs.map(({ url }) => url);
  const traffic = new Traffic(urls, guests, { cookie: await adminCookie(urls[0] ?? ""), random, rates });
  const running = traffic.run();
  await delay(warmUpMs);
  const strikes: number[] = [];
  const possible: number[] = [];
  const until = performance.now() + minutes * 60_000;
  while (performance.now() < until) {
    const struck = performance.now();
    strikes.push(struck);
    const again = await scene.strike();
    if (again !== undefined) possible.push(again);
    await delay(struck + scene.everyMs - performance.now());
  }
  traffic.end();
  await running;
  const stored = await withDatabase(scene.databaseUrl, readTables);
  console.log(`${rates.searchesPerSecond} searches and ${rates.writesPerSecond} changes a second.`);
  print(scene.title, traffic.found, { minutes, strikes, possible, lost: countLost(guests, stored) });
}

interface Course {
  minutes: number;
  strikes: readonly number[];
  possible: readonly number[];
  lost: number;
}

function print(title: string, found: TrafficFindings, { minutes, strikes, possible, lost }: Course): void {
  const firstAfter = (moment: number) =>
    ((found.ackedAt.find((at) => at > moment) ?? Number.POSITIVE_INFINITY) - moment) / 1000;
  const verdict = (isReached: boolean) => (isReached ? "yes" : "no");
  const answered = 1 - found.failed / found.searches;
  const ms = (share: number) => `${quantile(found.waits, share).toFixed(0)} ms`;
  const goOn = Math.max(...possible.map(firstAfter));
  const rows = [
    ["Searches answered at the first try", `${(answered * 100).toFixed(3)} %`, verdict(answered >= minAnswered)],
    ["… of", `${found.searches}, ${found.fromMemory} of them from memory`, ""],
    ["… wrong", String(found.wrong), verdict(found.wrong === 0)],
    ["… p50 / p99 / longest", `${ms(0.5)} / ${ms(0.99)} / ${ms(1)}`, ""],
    ["Writes acknowledged, refused", `${found.acknowledged}, ${found.refused}`, ""],
    ["… acknowledged and lost", String(lost), verdict(lost === 0)],
    ["… longest pause after a kill", `${Math.max(...strikes.map(firstAfter)).toFixed(1)} s`, ""],
    ...(possible.length > 0
      ? [["… longest pause after a promotion", `${goOn.toFixed(1)} s`, verdict(goOn <= maxSecondsToGoOn)]]
      : []),
  ];
  console.log(`${title} ${strikes.length} times in ${minutes} minutes.\n`);
  console.log(`${formatTable(["What", "Measured", "Reached"], rows)}\n`);
  for (const [reason, count] of found.failures) console.log(`${count} × ${reason}`);
}
