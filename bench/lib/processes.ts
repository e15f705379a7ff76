import { type ChildProcess, fork, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Findings, findings, type Order } from "../pages/protocol.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Whether servers and generator can each have their own cores. */
export const canPin = process.platform === "linux" && cpus().length > 1 && existsSync("/usr/bin/taskset");

export interface MeasuredServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const serverCore = 0;
const generatorCore = 1;

/** Pins a process to one core, with threads that it starts later. */
function pin(child: ChildProcess, core: number): void {
  if (canPin && child.pid !== undefined)
    spawn("taskset", ["-apc", String(core), String(child.pid)], { stdio: "ignore" });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

function forkScript(name: string, args: string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production" };
  return fork(path(name), args, { execArgv: ["--import", "tsx"], env });
}

/** Starts a rival server. `script` is relative to this folder and reports its address. */
export async function startServer(script: string, args: string[]): Promise<MeasuredServer> {
  const child = forkScript(script, args);
  pin(child, serverCore);
  const [message] = await once(child, "message");
  return { url: z.object({ url: z.string() }).parse(message).url, pid: child.pid ?? 0, stop: () => end(child) };
}

interface ProgramOptions {
  databaseUrl: string;
  logFile: string;
}

// Counted, but never used up: phones that type beginnings only would get ever fewer answers, unlike with rivals.
const moreNamesThanAnyList = "1000000";

/** Starts the built program without a limit on searches. */
export async function startProgram({ databaseUrl, logFile }: ProgramOptions): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [path("../../dist/backend/main.js")], {
    stdio: ["ignore", openSync(logFile, "a"), "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: randomBytes(16).toString("hex"),
      ADMIN_PASSWORD: randomBytes(16).toString("hex"),
      SEARCH_RATE_LIMIT: "0",
      SEARCH_NAMES: moreNamesThanAnyList,
    },
  });
  pin(child, serverCore);
  return { url: await readyUrl(logFile, child), pid: child.pid ?? 0, stop: () => end(child) };
}

async function readyUrl(logFile: string, child: ChildProcess): Promise<string> {
  for (;;) {
    const url = /is ready at (http:\/\/\S+)/.exec(await readFile(logFile, "utf8"))?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error("The program ended instead of serving.");
    await delay(50);
  }
}

/** Carries out an order in a process of its own. */
export async function load(given: Order): Promise<Findings> {
  const child = forkScript("../pages/generator.ts", []);
  pin(child, generatorCore);
  child.send(given);
  const [message] = await once(child, "message");
  child.disconnect();
  return findings.parse(message);
}
