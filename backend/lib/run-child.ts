import { type ChildProcess, fork } from "node:child_process";
import { dirname, extname } from "node:path";
import { type ChildProgram, childMessageSchema, type Order } from "./child-program.ts";
import { DomainError } from "./domain-error.ts";

/** What a child process may use up before it is ended. */
export interface ChildLimits {
  timeoutMs: number;
  /** Everything that the process holds in memory, watched by a thread of its own. */
  maxResidentBytes: number;
  /** The heap of JavaScript within it. */
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

/** Work for a child process. */
export interface ChildTask<Task, Progress> {
  task: Task;
  bytes: Uint8Array;
  limits: ChildLimits;
  /** Called with each thing that the child tells while it works. */
  onProgress(progress: Progress): void;
}

/**
 * Does a piece of work in a process of its own, which gets nothing of the environment and ends with it: what a task does to
 * the process, it does to no other.
 *
 * @throws DomainError as the work refuses; ChildEnded when it takes more than its limits, or fails.
 */
export async function runChild<Task, Progress, Result>(
  program: ChildProgram<Task, Progress, Result>,
  { task, bytes, limits, onProgress }: ChildTask<Task, Progress>,
): Promise<Result> {
  const child = startChild(program.entry, limits);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill("SIGKILL");
  }, limits.timeoutMs);
  try {
    return await new Promise<Result>((resolve, reject) => {
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
      // A process that ends before it has read everything says why by its end.
      child.stdin?.on("error", () => undefined);
      const order: Order = { task, byteCount: bytes.length };
      child.send(order, () => undefined);
      child.stdin?.write(bytes);
    });
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

function startChild(entry: string, { maxHeapMegabytes, maxResidentBytes }: ChildLimits): ChildProcess {
  const loader = extname(entry) === ".ts" ? ["--import", "tsx"] : [];
  return fork(entry, [String(maxResidentBytes)], {
    // What is made outlives rounds of the young heap: a larger one spares copying it, one larger still costs more memory than time.
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, "--max-semi-space-size=16", ...loader],
    // Where the loader's name is resolved from.
    cwd: dirname(entry),
    env: {},
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
}

/** The watchdog of the process kills it for its memory, as does the system; the heap limit makes it abort. */
function failureOf(code: number | null, signal: NodeJS.Signals | null): ChildFailure {
  const isOutOfMemory = signal === "SIGKILL" || signal === "SIGABRT" || code === 134;
  return isOutOfMemory ? "took too much memory" : "failed";
}
