import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startBalancer } from "../../backend/testing/balancer.ts";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { quantile } from "../lib/quantile.ts";
import { Random } from "../lib/random.ts";
import { formatTable } from "../lib/table.ts";
import type { MeasuredServer } from "../load/processes.ts";
import { adminCookie, startMeasured } from "./measured-program.ts";
import { countLost, type Rates, Traffic } from "./traffic.ts";
import { makeGuests, readTables, withDatabase } from "./written-guests.ts";

/** Between two steps, as an operator waits. */
const pauseMs = 10_000;

export interface UpdateOptions extends Rates {
  /** Folder of the built release before; undefined updates this version to itself. */
  checkout: string | undefined;
}

/** Replaces two processes of an earlier release by this one, under searches and writes, and prints what they got. */
export async function measureUpdate(seed: number, { checkout, ...rates }: UpdateOptions): Promise<void> {
  await ensureBuilt();
  const folder = await mkdtemp(path.join(tmpdir(), "fyt-bench-update-"));
  const database = await startThrowAwayServer();
  const balancer = await startBalancer();
  const programs: MeasuredServer[] = [];
  const start = async (name: string, from: string | undefined) => {
    const env = { TRUST_PROXY: "1", DRAIN_SECONDS: "1" };
    const program = await startMeasured(name, folder, { databaseUrl: database.url, checkout: from, env });
    programs.push(program);
    await balancer.add(program.url);
    return program;
  };
  try {
    const old = [await start("old-1", checkout), await start("old-2", checkout)];
    const random = new Random(seed);
    const guests = await withDatabase(database.url, (db) => makeGuests(db, random));
    const cookie = await adminCookie(balancer.url);
    const traffic = new Traffic([balancer.url], guests, { cookie, random, rates });
    const running = traffic.run();
    for (const [index, program] of old.entries()) {
      await delay(pauseMs);
      await start(`new-${index + 1}`, undefined);
      await program.stop();
    }
    await delay(pauseMs);
    traffic.end();
    await running;
    print(traffic, countLost(guests, await withDatabase(database.url, readTables)));
  } finally {
    for (const program of programs) await program.stop();
    await balancer.close();
    await database.stop();
    await rm(folder, { recursive: true });
  }
}

function print({ found }: Traffic, lost: number): void {
  const verdict = (isReached: boolean) => (isReached ? "yes" : "no");
  const ms = (share: number) => `${quantile(found.waits, share).toFixed(0)} ms`;
  const rows = [
    ["Searches", String(found.searches), ""],
    ["… failed", String(found.failed), verdict(found.failed === 0)],
    ["… wrong", String(found.wrong), verdict(found.wrong === 0)],
    ["… p50 / p99 / longest", `${ms(0.5)} / ${ms(0.99)} / ${ms(1)}`, ""],
    ["Changes acknowledged, refused", `${found.acknowledged}, ${found.refused}`, verdict(found.refused === 0)],
    ["… acknowledged and lost", String(lost), verdict(lost === 0)],
  ];
  console.log(`${formatTable(["What", "Measured", "Reached"], rows)}\n`);
  for (const [reason, count] of found.failures) console.log(`${count} × ${reason}`);
}
