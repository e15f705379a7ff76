import { type ChildProcess, fork, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Findings, findings, type Order } from "./protocol.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Whether servers and generator can each have their own cores. */
export const canPin = process.platform === "linux" && cpus().length > 1 && existsSync("/usr/bin/taskset");

export interface MeasuredServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface ClockedProgram extends MeasuredServer {
  advance(ms: number): Promise<void>;
}

export interface WatchedProgram extends MeasuredServer {
  /** Longest hold since the last call, in milliseconds of main-thread time. */
  worstPauseMs(): Promise<number>;
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

/** Starts a rival server. `script` is a file in this folder that reports its address. */
export async function startServer(script: string, args: string[]): Promise<MeasuredServer> {
  const child = forkScript(script, args);
  pin(child, serverCore);
  const [message] = await once(child, "message");
  return { url: z.object({ url: z.string() }).parse(message).url, pid: child.pid ?? 0, stop: () => end(child) };
}

export interface ProgramOptions {
  databaseUrl: string;
  logFile: string;
  /** Folder of a built checkout; this one by default. */
  checkout?: string | undefined;
  env?: Record<string, string>;
  /** True by default: one core for itself. */
  isPinned?: boolean;
}

// Counted, but never used up: phones that type beginnings only would get ever fewer answers, unlike with rivals.
const moreNamesThanAnyList = "1000000";

/** Starts the built program, without a limit on searches unless the options set one. */
export async function startProgram(options: ProgramOptions): Promise<MeasuredServer> {
  const child = spawnProgram(options, [], []);
  if (options.isPinned !== false) pin(child, serverCore);
  return { url: await readyUrl(options.logFile, child), pid: child.pid ?? 0, stop: () => end(child) };
}

/** Like {@link startProgram}, with a clock that stands still until advanced. */
export async function startClockedProgram(options: ProgramOptions): Promise<ClockedProgram> {
  const child = spawnProgram(options, ["--import", path("../harvest/clock.mjs")], ["ipc"]);
  const url = await readyUrl(options.logFile, child);
  const advance = async (ms: number) => {
    child.send({ advanceMs: ms });
    await once(child, "message");
  };
  return { url, pid: child.pid ?? 0, stop: () => end(child), advance };
}

/** Like {@link startProgram}, watched, on any core. Needs Linux. */
export async function startWatchedProgram(options: ProgramOptions): Promise<WatchedProgram> {
  const child = spawnProgram(options, ["--import", path("../pauses/watch-loop.mjs")], ["ipc"]);
  const url = await readyUrl(options.logFile, child);
  const worstPauseMs = async () => {
    child.send({ isPauseAsked: true });
    const [message] = await once(child, "message");
    return z.object({ longestMs: z.number() }).parse(message).longestMs;
  };
  return { url, pid: child.pid ?? 0, stop: () => end(child), worstPauseMs };
}

function spawnProgram(
  { databaseUrl, logFile, ...options }: ProgramOptions,
  nodeOptions: string[],
  channels: "ipc"[],
): ChildProcess {
  const { checkout = path("../.."), env } = options;
  return spawn(process.execPath, [...nodeOptions, `${checkout}/dist/backend/main.js`], {
    stdio: ["ignore", openSync(logFile, "a"), "inherit", ...channels],
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
      ...env,
    },
  });
}

async function readyUrl(logFile: string, child: ChildProcess): Promise<string> {
  for (;;) {
    const url = /is ready at (http:\/\/\S+)/.exec(await readFile(logFile, "utf8"))?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error("The program ended instead of serving.");
    await delay(50);
  }
}

export async function load(given: Order): Promise<Findings> {
  return findings.parse(await askProcess("generator.ts", given));
}

/** Runs a benchmark script of this folder in a separate process. @returns its reply to the order */
export async function askProcess(script: string, order: object): Promise<unknown> {
  const child = forkScript(script, []);
  pin(child, generatorCore);
  child.send(order);
  const [message] = await once(child, "message");
  child.disconnect();
  return message;
}
