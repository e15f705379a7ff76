import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { compiledProgram } from "../testing/compiled-programs.ts";
import { queryOnce } from "../testing/query-once.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";

const script = compiledProgram(import.meta.url, "../testing/database-server-process");
const answerSchema = z.object({ url: z.string() });

let dataDir: string;
let children: ChildProcess[];
let servers: EmbeddedServer[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "fyt-test-recovery-"));
  children = [];
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(children.map((child) => end(child)));
  await rm(dataDir, { recursive: true, force: true });
});

function launch(): ChildProcess {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  return child;
}

async function startVictim(): Promise<{ child: ChildProcess; url: string }> {
  const child = launch();
  if (!child.stdout) throw new Error("The child has no output.");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...answerSchema.parse(JSON.parse(line)) };
}

async function startHeir(): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, logger: pino({ enabled: false }) });
  servers.push(server);
  return server;
}

async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

const killHard = (child: ChildProcess) => end(child, "SIGKILL");

async function waitForUnfinished(): Promise<void> {
  for (;;) {
    // A folder may disappear while it is read.
    const entries = await readdir(dataDir, { recursive: true }).catch(() => []);
    if (entries.some((entry) => entry.startsWith("postgres-unfinished-") && entry.endsWith(join("postgres", "base"))))
      return;
    await delay(2);
  }
}

const writeWord = "CREATE TABLE words (word text); INSERT INTO words VALUES ('Grüße'); CHECKPOINT";
const moreWords = "INSERT INTO words VALUES ('naïve')";
const readWords = "SELECT word FROM words ORDER BY word";
const bothWords = [{ word: "Grüße" }, { word: "naïve" }];

describe("committed data is there again, and the server runs again", () => {
  it("after the process alone was killed", async () => {
    const { child, url } = await startVictim();
    await queryOnce(url, writeWord);
    await killHard(child);
    await queryOnce(url, moreWords);
    const heir = await startHeir();
    await expect(queryOnce(url, moreWords)).rejects.toThrow(/ECONNREFUSED/);
    expect(await queryOnce(heir.url, readWords)).toEqual(bothWords);
  });

  it("after both were killed, and another process has the database's process id", async () => {
    const { child, url } = await startVictim();
    await queryOnce(url, writeWord);
    await queryOnce(url, moreWords);
    const pidFile = join(dataDir, "postgres", "postmaster.pid");
    const content = await readFile(pidFile, "utf8");
    await killHard(child);
    process.kill(Number.parseInt(content, 10), "SIGKILL");
    await writeFile(pidFile, content.replace(/^\d+/, `${process.ppid}`));
    const heir = await startHeir();
    expect(await queryOnce(heir.url, readWords)).toEqual(bothWords);
  });

  it("after it was killed while PostgreSQL's own program created its files", async () => {
    const child = launch();
    await waitForUnfinished();
    await killHard(child);
    expect(await readdir(dataDir)).not.toContain("postgres");
    const heir = await startHeir();
    expect(await queryOnce(heir.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});
