import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pino from "pino";
import type { RunningApp } from "../../../e2e/support/app.ts";
import { LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { createDatabase, type Database } from "../../database/client.ts";
import { reachDatabase } from "../../database/start-database.ts";
import { ApiClient } from "../api-client.ts";

export async function signInAsAdmin({ url, admin }: Pick<RunningApp, "url" | "admin">): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.execute(LoginDocument, { input: admin });
  return client;
}

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
  // The program's name is in brackets and may contain spaces; state and parent follow.
  const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Kills all processes of the embedded database server. Linux only. */
export async function killDatabase(dataDir: string): Promise<void> {
  const server = Number.parseInt(await readFile(path.join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map(parentOf));
  const sessions = pids.filter((_, index) => parents[index] === server).map(Number);
  for (const pid of [server, ...sessions]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
