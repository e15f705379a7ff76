import { type ChildProcess, fork } from "node:child_process";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { DomainError } from "../../../lib/domain-error.ts";
import { isChildMessage, type Task } from "./child-message.ts";
import type { KindOfFile } from "./file-kind.ts";
import type { ColumnChoice, GuestPortion, PackedReading } from "./guest-list.ts";
import { unreadable } from "./unreadable.ts";

/** What a reading process may use up before it is ended. */
export type ReadingLimits = {
  timeoutMs: number;
  /** Everything that the process holds in memory, watched by a thread of its own. */
  maxResidentBytes: number;
  /** The heap of JavaScript within it. */
  maxHeapMegabytes: number;
  /** Files that a process reads. One: what a file does to the process that reads it, it does to no other file. */
  filesPerProcess: number;
};

/** A file and how it is to be read. */
export type FileToRead = { bytes: Buffer; kind: KindOfFile; mapping: readonly ColumnChoice[] | undefined };

type End = { code: number | null; signal: NodeJS.Signals | null };

const extension = extname(import.meta.url);
const childEntry = fileURLToPath(new URL(`./guest-list-child${extension}`, import.meta.url));
const loader = extension === ".ts" ? ["--import", "tsx"] : [];

function startChild({ maxHeapMegabytes, maxResidentBytes }: ReadingLimits): ChildProcess {
  return fork(childEntry, [String(maxResidentBytes)], {
    // Guests outlive rounds of the young heap: a larger one spares copying them, one larger still costs more memory than time.
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, "--max-semi-space-size=16", ...loader],
    // Where the loader's name is resolved from.
    cwd: dirname(childEntry),
    env: {},
    serialization: "advanced",
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
}

/** A process that reads guest list files, one at a time. It gets nothing of the environment. */
export class ReadingProcess {
  readonly #child: ChildProcess;
  readonly #limits: ReadingLimits;
  #onMessage: (message: unknown) => void = () => undefined;
  #onEnd: (end: End | Error) => void = () => undefined;
  #filesRead = 0;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
    this.#child = startChild(limits);
    this.#child.on("message", (message) => this.#onMessage(message));
    this.#child.on("error", (error) => this.#onEnd(error));
    this.#child.on("close", (code, signal) => this.#onEnd({ code, signal }));
    // A process that ends before it has read everything says why by its end.
    this.#child.stdin?.on("error", () => undefined);
  }

  /** Whether it lives and may read another file. */
  get isUsable(): boolean {
    return this.#child.connected && this.#filesRead < this.#limits.filesPerProcess;
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }

  /**
   * Reads a file, and ends the process when that takes too long or too much memory. Throws UNREADABLE_FILE, also for a
   * file that makes the process fail, and BAD_INPUT for a mapping that does not fit.
   */
  async read(file: FileToRead): Promise<PackedReading> {
    this.#filesRead += 1;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.end();
    }, this.#limits.timeoutMs);
    try {
      return await this.#reading(file, (end) => (late ? tookTooLong() : failureOf(end)));
    } finally {
      clearTimeout(timer);
    }
  }

  #reading({ bytes, kind, mapping }: FileToRead, failure: (end: End | Error) => Error): Promise<PackedReading> {
    return new Promise((resolve, reject) => {
      const portions: GuestPortion[] = [];
      let count = 0;
      this.#onMessage = (message) => {
        if (!isChildMessage(message)) return;
        if (message.type === "refused") return reject(new DomainError(message.code, message.message));
        if (message.type === "read") {
          return resolve({ ...message.reading, list: { ...message.list, guests: { count, portions } } });
        }
        portions.push(message.portion);
        count += message.portion.count;
      };
      this.#onEnd = (end) => reject(failure(end));
      const task: Task = { kind, byteCount: bytes.length, mapping };
      this.#child.send(task, () => undefined);
      this.#child.stdin?.write(bytes);
    });
  }
}

function failureOf(end: End | Error): Error {
  if (end instanceof Error) return end;
  return ranOutOfMemory(end) ? tooBig() : failed();
}

/** The watchdog of the process kills it for its memory, as does the system; the heap limit makes it abort. */
function ranOutOfMemory({ code, signal }: End): boolean {
  return signal === "SIGKILL" || signal === "SIGABRT" || code === 134;
}

function failed(): Error {
  return unreadable(
    "This file could not be read; it may be damaged. " +
      "Please open it in your spreadsheet program, save it again, and upload that.",
  );
}

function tookTooLong(): Error {
  return unreadable(
    "Reading this file took too long. Please copy the guest list alone into a new file and upload that.",
  );
}

function tooBig(): Error {
  return unreadable(
    "This file needs too much memory to be read. Please copy the guest list alone into a new file and upload that.",
  );
}
