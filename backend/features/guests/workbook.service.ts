import { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { ChildEnded, type ChildLimits, runChild } from "../../lib/run-child.ts";

const program: ChildProgram<null, Uint8Array> = {
  entry: entryBeside(import.meta.url, "./workbook.child"),
  task: z.null(),
  result: z.instanceof(Uint8Array),
};

/** The largest lists take half a minute and half of the memory. */
const limits: ChildLimits = { timeoutMs: 180_000, maxResidentBytes: 512 * 1024 * 1024, maxHeapMegabytes: 256 };

/**
 * Rows are lines of JSON, each an array of texts. @throws DomainError UNAVAILABLE when it takes too much time or memory
 */
export async function writeWorkbook(rows: Buffer): Promise<Buffer> {
  try {
    return Buffer.from(await runChild(program, { task: null, bytes: rows, limits }));
  } catch (error) {
    const isTooMuch = error instanceof ChildEnded && error.failure !== "failed";
    throw isTooMuch ? new DomainError("UNAVAILABLE", message("refusals.busy"), { cause: error }) : error;
  }
}
