import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pino from "pino";
import { createDatabase, type Database } from "../../backend/database/client.ts";
import { reachDatabase } from "../../backend/database/running-server.ts";
import { ApiClient } from "../../backend/testing/api-client.ts";
import { LoginDocument } from "../../frontend/generated/documents.ts";
import type { RunningApp } from "./app.ts";

/** Whether the long run was asked for: `npm run test:faults`. */
export const isLongRun = process.env.FAULT_RUNS !== undefined;

/** Says in the test's output what it did and found. */
export function report(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A client that is signed in as administrator. */
export async function signInAsAdmin({ url, admin }: Pick<RunningApp, "url" | "admin">): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.execute(LoginDocument, { input: admin });
  return client;
}

/** Looks into the embedded database of a program that runs. */
export async function lookInto<T>(dataDir: string, look: (db: Database) => Promise<T>): Promise<T> {
  const { url } = await reachDatabase({ url: undefined, dataDir, logger: pino({ enabled: false }) });
  const db = createDatabase(url);
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

async function parentOf(pid: string): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name of the program stands in brackets and may hold spaces; its state and its parent come after it.
  const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Ends the embedded database server with all its processes at once, as `kill -9` does. Linux only. */
export async function killDatabase(dataDir: string): Promise<void> {
  const server = Number.parseInt(await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map(parentOf));
  const sessions = pids.filter((_, index) => parents[index] === server).map(Number);
  for (const pid of [server, ...sessions]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}

/** How often each outcome came, as a sentence. */
export function tally(outcomes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(", ");
}
