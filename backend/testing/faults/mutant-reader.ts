import fc from "fast-check";
import { z } from "zod";
import { kindOfFile } from "../../features/guest-import/formats/file-kind.ts";
import { parseGuestFile } from "../../features/guest-import/list/parse-guest-list.ts";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { DomainError, formatAll } from "../../lib/domain-error.ts";
import { english } from "../../lib/languages.ts";
import { mutatedFiles } from "./mutated-files.ts";
import { prototypeKeys } from "./prototype-keys.ts";

export interface MutantBatch {
  seed: number;
  count: number;
  first: number;
}

export interface ReadMutant {
  place: number;
  /** Has a list, even if its columns are still to be mapped. */
  isRead: boolean;
  /** Why it has no list; the stack if the error is no refusal. */
  message: string;
  isRefusal: boolean;
  /** The process's objects inherit something new. */
  isPolluted: boolean;
}

const batchSchema = z.object({ seed: z.number(), count: z.number(), first: z.number() });

export const mutantReader: ChildProgram<MutantBatch, ReadMutant, number> = {
  entry: entryBeside(import.meta.url, "./mutant-reader-child"),
  task: batchSchema,
  progress: z.object({
    place: z.number(),
    isRead: z.boolean(),
    message: z.string(),
    isRefusal: z.boolean(),
    isPolluted: z.boolean(),
  }),
  result: z.number(),
};

export async function readMutants(
  { seed, count, first }: MutantBatch,
  tell: (read: ReadMutant) => Promise<void>,
): Promise<number> {
  const before = prototypeKeys();
  const files = fc.sample(await mutatedFiles(), { seed, numRuns: count });
  for (const [place, { name, bytes }] of files.entries()) {
    if (place < first) continue;
    const ended = await read(bytes, name);
    await tell({ place, ...ended, isPolluted: prototypeKeys() !== before });
  }
  return files.length;
}

async function read(bytes: Buffer, name: string): Promise<Pick<ReadMutant, "isRead" | "message" | "isRefusal">> {
  try {
    const { problem = [] } = await parseGuestFile(bytes, kindOfFile(bytes, name, ""));
    const isRead = problem.length === 0;
    return { isRead, message: formatAll(problem, english()), isRefusal: !isRead };
  } catch (error) {
    if (error instanceof DomainError) return { isRead: false, message: error.message, isRefusal: true };
    return { isRead: false, message: error instanceof Error ? String(error.stack) : String(error), isRefusal: false };
  }
}
