import { type ChildProcess, fork } from "node:child_process";
import { dirname, extname } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ChildProgram, childMessageSchema, type Order } from "./child-program.ts";
import { outOfProcessorTime, watchdogArguments } from "./child-watchdog.ts";
import { DomainError } from "./domain-error.ts";

/** The resources that a child process may use before it is killed. */
export interface ChildLimits {
  /** From its start on. Children have a low priority, so a busy machine may make one wait for most of it. */
  timeoutMs: number;
  /** Processor time of all its threads, in milliseconds, watched like the memory; unlimited by default. */
  maxProcessorMs?: number;
  /** All memory of the process, watched by a separate thread. */
  maxResidentBytes: number;
  /** Its JavaScript heap. */
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

/** A task for a child process. */
export interface ChildTask<Task, Progress> {
  task: Task;
  /** Sent with the task; none by default. */
  bytes?: Uint8Array;
  /** Descriptor of an open file, which the process has as {@link inheritedFile}. */
  file?: number;
  limits: ChildLimits;
  /** Environment variables of the process; none by default. */
  variables?: Record<string, string>;
  /** Kills the process when it is aborted. */
  signal?: AbortSignal;
  /** Takes what the child writes, and slows it down when it is full. It is not ended. */
  output?: Writable;
  /** Called with each progress message from the child. */
  onProgress(progress: Progress): void;
}

/**
 * Runs a task in a separate process, without this one's environment variables. What a task does to its process affects no other.
 *
 * @returns the task's result, once all that it wrote is in the output.
 * @throws DomainError with the task's refusal; ChildEnded when it exceeds its limits, or fails; the signal's reason; the
 *   output's failure, such as its early end.
 */
export async function runChild<Task, Progress, Result>(
  program: ChildProgram<Task, Progress, Result>,
  {
    task,
    bytes = new Uint8Array(),
    file,
    limits,
    variables = {},
    signal,
    output,
    onProgress,
  }: ChildTask<Task, Progress>,
): Promise<Result> {
  signal?.throwIfAborted();
  const child = startChild(program.entry, limits, variables, { file, hasOutput: output !== undefined });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, limits.timeoutMs);
  try {
    const passed = output && child.stdout ? pipeline(child.stdout, output, { end: false }) : undefined;
    const result = await new Promise<Result>((resolve, reject) => {
      passed?.catch(reject);
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      child.on("error", reject);
      child.on("close", (code, signal) => reject(new ChildEnded(isLate ? "took too long" : failureOf(code, signal))));
      const receive = (said: unknown) => {
        const message = childMessageSchema.parse(said);
        if (message.type === "progress") onProgress(program.progress.parse(message.progress));
        else if (message.type === "done") resolve(program.result.parse(message.result));
        else reject(new DomainError(message.code, message.messages));
      };
      child.on("message", (said) => {
        try {
          receive(said);
        } catch (error) {
          reject(error);
        }
      });
      // If a process ends before reading everything, its end says why.
      child.stdin?.on("error", () => undefined);
      const order: Order = { task, byteCount: bytes.length };
      child.send(order, () => undefined);
      child.stdin?.write(bytes);
    });
    // What it has written can be read after its end.
    child.kill("SIGKILL");
    await passed;
    return result;
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

function startChild(
  entry: string,
  { maxHeapMegabytes, maxResidentBytes, maxProcessorMs }: ChildLimits,
  env: Record<string, string>,
  { file, hasOutput }: { file: number | undefined; hasOutput: boolean },
): ChildProcess {
  const loader = extname(entry) === ".ts" ? ["--import", "tsx"] : [];
  return fork(entry, watchdogArguments({ maxResidentBytes, maxProcessorMs }), {
    // Objects outlive young-generation collections: a larger young heap avoids copying them, an even larger one wastes memory.
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, "--max-semi-space-size=16", ...loader],
    // The loader's name is resolved from here.
    cwd: dirname(entry),
    env,
    serialization: "advanced",
    stdio: ["pipe", hasOutput ? "pipe" : "ignore", "ignore", "ipc", ...(file === undefined ? [] : [file])],
  });
}

/** For using too much memory, the process's watchdog kills it, as the system does, and the heap limit aborts it. */
function failureOf(code: number | null, signal: NodeJS.Signals | null): ChildFailure {
  if (signal === outOfProcessorTime) return "took too long";
  const isOutOfMemory = signal === "SIGKILL" || signal === "SIGABRT" || code === 134;
  return isOutOfMemory ? "took too much memory" : "failed";
}
