import type { PackedReading } from "./guest-list.ts";
import { type FileToRead, type ReadingLimits, ReadingProcess } from "./reading-process.ts";

/** The limits that hold where nobody asks for others. */
export const readingLimits: ReadingLimits = {
  timeoutMs: 20_000,
  maxResidentBytes: 512 * 1024 * 1024,
  maxHeapMegabytes: 384,
  filesPerProcess: 1,
};

/** Processes that may read another file; none as long as each reads one. */
const spare: ReadingProcess[] = [];

/** Reads a guest list file in a process of its own, as {@link ReadingProcess.read}. */
export async function readInChild(file: FileToRead, limits: ReadingLimits): Promise<PackedReading> {
  const kept = limits === readingLimits ? spare.pop() : undefined;
  const process = kept?.isUsable ? kept : new ReadingProcess(limits);
  try {
    return await process.read(file);
  } finally {
    if (limits === readingLimits && process.isUsable) spare.push(process);
    else process.end();
  }
}
