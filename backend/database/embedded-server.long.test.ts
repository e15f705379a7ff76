import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { compiledProgram } from "../testing/compiled-programs.ts";
import { queryOnce } from "../testing/query-once.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";

const script = compiledProgram(import.meta.url, "../testing/database-server-process");
const answerSchema = z.object({ url: z.string() });

let folder: string;
let ends: (() => Promise<void>)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fyt-test-server-"));
  ends = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(ends.map((end) => end()));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, logger: pino({ enabled: false }) });
  ends.push(server.stop);
  return server;
}

const pidFile = () => join(folder, "postgres", "postmaster.pid");

function launch(): ChildProcess {
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  ends.push(() => end(child));
  return child;
}

async function startVictim(): Promise<{ child: ChildProcess; url: string }> {
  const child = launch();
  if (!child.stdout) throw new Error("The child has no output.");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, ...answerSchema.parse(JSON.parse(line)) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

async function waitForUnfinished(): Promise<void> {
  for (;;) {
    // A folder may disappear while it is read.
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    if (entries.some((entry) => entry.startsWith("postgres-unfinished-") && entry.endsWith(join("postgres", "base"))))
      return;
    await delay(2);
  }
}

describe("the embedded server", () => {
  it("works in a long path with spaces and letters of any script, and refuses files of another version", async () => {
    const dataDir = join(folder, "Gäste liste", "座席表", "a".repeat(120));
    const server = await start(dataDir);
    expect(await queryOnce(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await server.stop();
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    await expect(start(dataDir)).rejects.toThrow(/database files are incompatible with server/);
  });

  it.runIf(process.getuid?.() === 0)("runs for root in either way, on the same files", async () => {
    const programs = join(folder, "programs");
    await mkdir(programs);
    for (const name of ["id", "chown"]) await symlink(`/usr/bin/${name}`, join(programs, name));
    // Without "unshare", there is no namespace.
    for (const path of [programs, process.env.PATH, programs]) {
      vi.stubEnv("PATH", path);
      const server = await start();
      const { uid } = await stat(`/proc/${Number.parseInt(await readFile(pidFile(), "utf8"), 10)}`);
      expect(uid === 0).toBe(path !== programs);
      await queryOnce(server.url, "CREATE TABLE IF NOT EXISTS visits (id serial); INSERT INTO visits DEFAULT VALUES");
      expect(await queryOnce(server.url, "SELECT min(id) FROM visits")).toEqual([{ min: 1 }]);
      await server.stop();
    }
  });
});

const writeWord = "CREATE TABLE words (word text); INSERT INTO words VALUES ('Grüße'); CHECKPOINT";
const moreWords = "INSERT INTO words VALUES ('naïve')";
const readWords = "SELECT word FROM words ORDER BY word";
const bothWords = [{ word: "Grüße" }, { word: "naïve" }];

describe("committed data is there again, and the server runs again", () => {
  it("after the process alone was killed", async () => {
    const { child, url } = await startVictim();
    await queryOnce(url, writeWord);
    await end(child, "SIGKILL");
    await queryOnce(url, moreWords);
    const heir = await start();
    await expect(queryOnce(url, moreWords)).rejects.toThrow(/ECONNREFUSED/);
    expect(await queryOnce(heir.url, readWords)).toEqual(bothWords);
  });

  it("after both were killed, and another process has the database's process id", async () => {
    const { child, url } = await startVictim();
    await queryOnce(url, writeWord);
    await queryOnce(url, moreWords);
    const content = await readFile(pidFile(), "utf8");
    await end(child, "SIGKILL");
    process.kill(Number.parseInt(content, 10), "SIGKILL");
    await writeFile(pidFile(), content.replace(/^\d+/, `${process.ppid}`));
    expect(await queryOnce((await start()).url, readWords)).toEqual(bothWords);
  });

  it("after it was killed while PostgreSQL's own program created its files", async () => {
    const child = launch();
    await waitForUnfinished();
    await end(child, "SIGKILL");
    expect(await readdir(folder)).not.toContain("postgres");
    expect(await queryOnce((await start()).url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});
