import { type ChildProcess, fork } from "node:child_process";
import { dirname, extname } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type IdleKind, keepIdle, startAhead, takeIdle } from "./child-pool.ts";
import { type ChildProgram, childMessageSchema, type Order } from "./child-program.ts";
import { outOfProcessorTime, watchdogArguments } from "./child-watchdog.ts";
import { formatBytes, formatSeconds } from "./declared-limits.ts";
import { DomainError } from "./domain-error.ts";
import { memoryOfMachine } from "./machine.ts";

export interface ChildLimits {
  /** For one task, on the clock. Children have a low priority, so a busy machine may make one wait for most of it. */
  timeoutMs: number;
  /** Of all threads for one task, watched like the memory; unlimited by default. */
  maxProcessorMs?: number;
  /** All memory of the process, watched by a separate thread. */
  maxResidentBytes: number;
  maxHeapMegabytes: number;
}

/** The limits of a child process as the table of limits shows them. */
export function formatChildLimits({ timeoutMs, maxProcessorMs, maxResidentBytes }: ChildLimits): string {
  const processor =
    maxProcessorMs === undefined ? "" : `${formatSeconds(maxProcessorMs / 1000)} of processor time within `;
  return `${processor}${formatSeconds(timeoutMs / 1000)}, ${formatBytes(maxResidentBytes)}, in a process of its own`;
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

export interface ChildTask<Task, Progress> {
  task: Task;
  bytes?: Uint8Array;
  /** The process has it as {@link inheritedFile}. */
  file?: number;
  limits: ChildLimits;
  /** Environment variables of the process; none by default. */
  variables?: Record<string, string>;
  /** Whether somebody waits for such tasks again and again: a process stays ready for the next one. */
  isRepeated?: boolean;
  /** Kills the process when it is aborted. */
  signal?: AbortSignal;
  /** Takes what the child writes, and slows it down when it is full. It is not ended. */
  output?: Writable;
  onProgress(progress: Progress): void;
}

/**
 * Runs a task in a separate process, reused only if unchanged.
 * @returns the task's result, once all that it wrote is in the output
 * @throws DomainError the task's refusal; ChildEnded beyond its limits; the signal's reason; the output's failure
 */
export async function runChild<Task, Progress, Result>(
  program: ChildProgram<Task, Progress, Result>,
  order: ChildTask<Task, Progress>,
): Promise<Result> {
  order.signal?.throwIfAborted();
  const deadline = performance.now() + order.limits.timeoutMs;
  const idle = needsOwnProcess(order) ? undefined : takeIdle(idleKindOf(program, order));
  if (idle) {
    let hasProgressed = false;
    const onProgress = (progress: Progress) => {
      hasProgressed = true;
      order.onProgress(progress);
    };
    try {
      return await runIn(idle, program, { ...order, onProgress }, deadline);
    } catch (error) {
      // It may have ended while it waited, or have had less memory left than a new one.
      const isConclusive = !(error instanceof ChildEnded) || error.failure === "took too long";
      if (isConclusive || hasProgressed) throw error;
      order.signal?.throwIfAborted();
    }
  }
  return runIn(startChild(program.entry, order), program, order, deadline);
}

const needsOwnProcess = ({ file, output }: ChildTask<unknown, never>) => file !== undefined || output !== undefined;

/** Which idle processes can do a task. */
function idleKindOf({ entry }: { entry: string }, order: ChildTask<unknown, never>): IdleKind {
  const { limits, variables, isRepeated = false } = order;
  const name = JSON.stringify([entry, limits, variables]);
  return { name, staysReady: isRepeated && !needsOwnProcess(order) };
}

async function runIn<Task, Progress, Result>(
  child: ChildProcess,
  program: ChildProgram<Task, Progress, Result>,
  order: ChildTask<Task, Progress>,
  deadline: number,
): Promise<Result> {
  const { task, output } = order;
  let isLate = false;
  const end = () => {
    isLate = true;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(end, Math.max(0, deadline - performance.now()));
  let isReusable = false;
  try {
    const passed = output && child.stdout ? pipeline(child.stdout, output, { end: false }) : undefined;
    const { result, isAsBefore } = await new Promise<Answer<Result>>((resolve, reject) => {
      passed?.catch(reject);
      child.on("close", (code, signal) => reject(new ChildEnded(isLate ? "took too long" : failureOf(code, signal))));
      ask(child, program, order, { resolve, reject });
    });
    if (output) {
      // What it has written can be read after its end.
      child.kill("SIGKILL");
      await passed;
    }
    isReusable = isAsBefore && !needsOwnProcess(order) && program.leavesNoTrace?.(task) === true && !isLate;
    return result;
  } finally {
    clearTimeout(timer);
    for (const event of ["message", "error", "close"]) child.removeAllListeners(event);
    // Nobody waits for what happens to it from now on, and an error without a listener would end the server.
    child.on("error", () => undefined);
    const kind = idleKindOf(program, order);
    if (!isReusable || !keepIdle(kind, child)) {
      child.kill("SIGKILL");
      startAhead(kind, () => startChild(program.entry, order));
    }
  }
}

interface Answer<Result> {
  result: Result;
  isAsBefore: boolean;
}

function ask<Task, Progress, Result>(
  child: ChildProcess,
  program: ChildProgram<Task, Progress, Result>,
  { task, bytes = new Uint8Array(), signal, onProgress }: ChildTask<Task, Progress>,
  { resolve, reject }: { resolve(answer: Answer<Result>): void; reject(reason: unknown): void },
): void {
  const receive = (said: unknown) => {
    const message = childMessageSchema.parse(said);
    if (message.type === "progress") onProgress(program.progress.parse(message.progress));
    else if (message.type === "refused") reject(new DomainError(message.code, message.messages));
    else resolve({ result: program.result.parse(message.result), isAsBefore: message.isAsBefore });
  };
  signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  child.on("error", reject);
  child.on("message", (said) => {
    try {
      receive(said);
    } catch (error) {
      reject(error);
    }
  });
  const order: Order = { task, byteCount: bytes.length };
  child.send(order, () => undefined);
  child.stdin?.write(bytes);
}

function startChild(entry: string, { limits, variables = {}, file, output }: ChildTask<unknown, never>): ChildProcess {
  const { maxHeapMegabytes, maxResidentBytes, maxProcessorMs } = fitMachine(limits);
  const loader = extname(entry) === ".ts" ? ["--import", "tsx"] : [];
  const child = fork(entry, watchdogArguments({ maxResidentBytes, maxProcessorMs }), {
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
    stdio: ["pipe", output ? "pipe" : "ignore", "ignore", "ipc", ...(file === undefined ? [] : [file])],
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
