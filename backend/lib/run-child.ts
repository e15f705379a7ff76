import { type ChildProcess, fork } from "node:child_process";
import { Socket } from "node:net";
import { dirname, extname } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ChildProgram, childMessageSchema, outOfProcessorTime } from "./child-program.ts";
import { DomainError } from "./domain-error.ts";
import { isSmallMachine, memoryOfMachine } from "./machine.ts";

export interface ChildLimits {
  /** For one task, on the clock. Children have a low priority, so a busy machine may make one wait for most of it. */
  timeoutMs: number;
  /** Of all threads for one task, watched like the memory; unlimited by default. */
  maxProcessorMs?: number;
  /** All memory of the process, watched by a separate thread. */
  maxResidentBytes: number;
  maxHeapMegabytes: number;
}

/** Why a child process ended without a result. */
export type ChildFailure = "took too long" | "took too much memory" | "failed";

/** A child process ended without a result. */
export class ChildEnded extends Error {
  override readonly name = "ChildEnded";
  readonly failure: ChildFailure;

  constructor(failure: ChildFailure) {
    super(`A child process ${failure}.`);
    this.failure = failure;
  }
}

export interface ChildTask<Task> {
  task: Task;
  bytes?: Uint8Array;
  limits: ChildLimits;
  /** Environment variables of the process; none by default. */
  variables?: Record<string, string>;
  /** Whether somebody waits for such tasks again and again: a process is started ahead for the next one. */
  isRepeated?: boolean;
  /** Kills the process when it is aborted. */
  signal?: AbortSignal;
  /** Takes what the child writes, and slows it down when it is full. It is not ended. */
  output?: Writable;
}

/** About as long as an organizer takes to think about a preview. */
const maxReadyMs = 5 * 60_000;

/** Processes that were started ahead, at most one of each kind: each takes some 80 MB. */
const ready = new Map<string, ChildProcess>();

/**
 * Runs a task in a process of its own.
 * @returns the task's result, once all that it wrote is in the output
 * @throws DomainError the task's refusal; ChildEnded beyond its limits; the signal's reason; the output's failure
 */
export async function runChild<Task, Result>(
  { entry, result }: ChildProgram<Task, Result>,
  order: ChildTask<Task>,
): Promise<Result> {
  const { task, bytes = new Uint8Array(), limits, signal, output } = order;
  signal?.throwIfAborted();
  const kind = kindOf(entry, order);
  const child = takeReady(kind) ?? startChild(entry, order);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, limits.timeoutMs);
  try {
    const passed = output && child.stdout ? pipeline(child.stdout, output, { end: false }) : undefined;
    const said = await new Promise<unknown>((resolve, reject) => {
      passed?.catch(reject);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      child.once("error", reject);
      child.once("close", (code, end) => reject(new ChildEnded(isLate ? "took too long" : failureOf(code, end))));
      child.once("message", resolve);
      child.send({ task, byteCount: bytes.length }, () => undefined);
      child.stdin?.write(bytes);
    });
    const message = childMessageSchema.parse(said);
    if (message.type === "refused") throw new DomainError(message.code, message.messages);
    // What it has written can be read after its end.
    child.kill("SIGKILL");
    await passed;
    return result.parse(message.result);
  } finally {
    clearTimeout(timer);
    child.removeAllListeners();
    // Nobody waits for what happens to it from now on, and an error without a listener would end the server.
    child.on("error", () => undefined);
    child.kill("SIGKILL");
    startAhead(kind, () => startChild(entry, order));
  }
}

/** Which process started ahead can do a task; undefined for none: one that gets an output gets it when it starts. */
function kindOf(entry: string, { isRepeated, output, limits, variables }: ChildTask<unknown>): string | undefined {
  const canWait = isRepeated === true && output === undefined;
  return canWait ? JSON.stringify([entry, limits, variables]) : undefined;
}

function takeReady(kind = ""): ChildProcess | undefined {
  const child = ready.get(kind);
  if (!child?.connected) return undefined;
  ready.delete(kind);
  child.removeAllListeners();
  child.ref();
  child.channel?.ref();
  return child;
}

/** Starts a process for the next task of a kind. It does not keep this one running. */
function startAhead(kind: string | undefined, start: () => ChildProcess): void {
  // There, the memory is needed for the next task of any kind.
  if (kind === undefined || ready.has(kind) || isSmallMachine()) return;
  const child = start();
  const isReady = () => ready.get(kind) === child;
  const forget = () => void (isReady() && ready.delete(kind));
  setTimeout(() => isReady() && child.kill("SIGKILL"), maxReadyMs).unref();
  child.once("exit", forget).once("error", forget);
  ready.set(kind, child);
  child.unref();
  child.channel?.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
}

function startChild(entry: string, { limits, variables = {}, output }: ChildTask<unknown>): ChildProcess {
  const { maxHeapMegabytes, maxResidentBytes, maxProcessorMs = Number.POSITIVE_INFINITY } = fitMachine(limits);
  const loader = extname(entry) === ".ts" ? ["--import", "tsx"] : [];
  const child = fork(entry, [String(maxResidentBytes), String(maxProcessorMs)], {
    // A larger young heap avoids copying objects; an even larger one wastes memory.
    // Memory that a task did not fill must not show what another one left there.
    execArgv: [
      `--max-old-space-size=${maxHeapMegabytes}`,
      "--max-semi-space-size=16",
      "--zero-fill-buffers",
      ...loader,
    ],
    // The loader's name is resolved from here.
    cwd: dirname(entry),
    env: variables,
    serialization: "advanced",
    stdio: ["pipe", output ? "pipe" : "ignore", "ignore", "ipc"],
  });
  // If a process ends before reading everything, its end says why.
  child.stdin?.on("error", () => undefined);
  return child;
}

/** On a small machine, no child takes more than half of it: the system would end the database as well. */
function fitMachine(limits: ChildLimits): ChildLimits {
  const maxResidentBytes = Math.min(limits.maxResidentBytes, memoryOfMachine() / 2);
  const heapShare = limits.maxHeapMegabytes / limits.maxResidentBytes;
  return { ...limits, maxResidentBytes, maxHeapMegabytes: Math.floor(heapShare * maxResidentBytes) };
}

/** For using too much memory, the process's watchdog kills it, as the system does, and the heap limit aborts it. */
function failureOf(code: number | null, signal: NodeJS.Signals | null): ChildFailure {
  if (signal === outOfProcessorTime) return "took too long";
  const isOutOfMemory = signal === "SIGKILL" || signal === "SIGABRT" || code === 134;
  return isOutOfMemory ? "took too much memory" : "failed";
}
