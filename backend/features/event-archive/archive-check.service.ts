import type { FileHandle } from "node:fs/promises";
import { message } from "../../../common/messages/message.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { declareLimit } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { ChildEnded, type ChildLimits, formatChildLimits, runChild } from "../../lib/run-child.ts";
import { checkingProgress, checkingTask } from "./format/checking-messages.ts";
import { type Manifest, manifestSchema } from "./format/event-record.ts";

/** Room for kept lists and files. */
const checkingLimits: ChildLimits = {
  timeoutMs: 180_000,
  maxResidentBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 384,
};

declareLimit({
  what: "Archives: checking one",
  counts: "each import",
  limit: formatChildLimits(checkingLimits),
  beyond: "422",
});

const program: ChildProgram<null, never, Manifest> = {
  entry: entryBeside(import.meta.url, "./archive.child"),
  task: checkingTask,
  progress: checkingProgress,
  result: manifestSchema,
};

/** Checks an untrusted archive in a child process. @throws DomainError UNREADABLE_FILE, also over limits; TOO_LARGE */
export async function checkApart(file: FileHandle): Promise<Manifest> {
  try {
    return await runChild(program, { task: null, file: file.fd, limits: checkingLimits, onProgress: () => undefined });
  } catch (error) {
    if (!(error instanceof ChildEnded) || error.failure === "failed") throw error;
    throw new DomainError("UNREADABLE_FILE", message("event-archive.tooDemanding"), { cause: error });
  }
}
