import { type ChildProcess, fork } from "node:child_process";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { DomainError } from "../../../lib/domain-error.ts";
import { GuestListUnpacker, isChildMessage } from "./child-message.ts";
import type { KindOfFile } from "./file-kind.ts";
import type { ColumnChoice, GuestFileReading } from "./guest-list.ts";
import { unreadable } from "./unreadable.ts";

/** What a reading process may use up before it is ended. */
export type ReadingLimits = {
  timeoutMs: number;
  /** Everything that the process holds in memory, watched by a thread of its own. */
  maxResidentBytes: number;
  /** The heap of JavaScript within it. */
  maxHeapMegabytes: number;
};

export const readingLimits: ReadingLimits = {
  timeoutMs: 20_000,
  maxResidentBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 384,
};

const extension = extname(import.meta.url);
const childEntry = fileURLToPath(new URL(`./guest-list-child${extension}`, import.meta.url));
const loader = extension === ".ts" ? ["--import", "tsx"] : [];

/**
 * Reads a guest list file in a process of its own, which is ended when it takes too long or too much memory. It gets
 * nothing of the environment. Throws UNREADABLE_FILE, also for a file that makes the process fail, and BAD_INPUT for a
 * mapping that does not fit.
 */
export async function readInChild(
  bytes: Buffer,
  kind: KindOfFile,
  mapping: readonly ColumnChoice[] | undefined,
  limits: ReadingLimits,
): Promise<GuestFileReading> {
  const child = fork(childEntry, [kind.named, kind.actual, String(limits.maxResidentBytes)], {
    // Rows and guests outlive many rounds of the young heap: a larger one spares copying them.
    execArgv: [`--max-old-space-size=${limits.maxHeapMegabytes}`, "--max-semi-space-size=32", ...loader],
    // Where the loader's name is resolved from.
    cwd: dirname(childEntry),
    env: {},
    stdio: ["pipe", "ignore", "ignore", "ipc"],
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill("SIGKILL");
  }, limits.timeoutMs);
  try {
    return await readingFrom(child, { bytes, mapping }, (code, signal) => {
      if (late) return tookTooLong();
      return ranOutOfMemory(code, signal) ? tooBig() : failed();
    });
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

/** Sends the bytes with their mapping and gathers what comes of them. `failure` says why a process that ended before did so. */
function readingFrom(
  child: ChildProcess,
  { bytes, mapping }: { bytes: Buffer; mapping: readonly ColumnChoice[] | undefined },
  failure: (code: number | null, signal: NodeJS.Signals | null) => Error,
): Promise<GuestFileReading> {
  return new Promise((resolve, reject) => {
    const unpacker = new GuestListUnpacker();
    let understood: Omit<GuestFileReading, "list"> = { fileColumns: [] };
    child.on("message", (message) => {
      if (!isChildMessage(message)) return;
      if (message.type === "refused") return reject(new DomainError(message.code, message.message));
      if (message.type === "understood") {
        understood = { fileColumns: message.fileColumns, problem: message.problem };
        return;
      }
      const list = unpacker.add(message);
      if (list !== undefined) resolve({ ...understood, list });
    });
    child.on("error", reject);
    child.on("close", (code, signal) => reject(failure(code, signal)));
    // A process that ends before it has read everything says why by its end.
    child.stdin?.on("error", () => undefined);
    child.send({ mapping }, () => undefined);
    child.stdin?.end(bytes);
  });
}

/** The watchdog of the process kills it for its memory, as does the system; the heap limit makes it abort. */
function ranOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
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
