import { expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { readingLimits } from "../../features/guest-import/guest-reading.service.ts";
import { ChildEnded, runChild } from "../../lib/run-child.ts";
import { type MutantBatch, mutantReader, type ReadMutant } from "./mutant-reader.ts";

/** Set MUTATION_SEED to what a failure names. */
const seed = Number(process.env.MUTATION_SEED ?? Math.floor(Math.random() * 2 ** 31));
const runs = randomRuns(500, 8);
const filesPerBatch = 100;

function expectSentence(refusal: string): void {
  expect(refusal).toMatch(/^[A-Z"][^\n]*\.$/);
  expect(refusal).not.toMatch(/error:|exception|undefined|\bNaN\b|node_modules|\.ts\b|\.js\b/i);
}

// Some mutants hang until the process that reads them is ended.
const limits = { ...readingLimits, timeoutMs: 10_000 };

/** Goes on after a mutant that ends the process which reads it: that is the purpose of the process. */
async function readBatch(batch: Omit<MutantBatch, "first">): Promise<{ read: ReadMutant[]; ended: number }> {
  const read: ReadMutant[] = [];
  let ended = 0;
  for (let first = 0; first < batch.count; ) {
    const onProgress = (one: ReadMutant) => {
      read.push(one);
      first = one.place + 1;
    };
    const task = { ...batch, first };
    await runChild(mutantReader, { task, bytes: new Uint8Array(), limits, onProgress }).catch((error: unknown) => {
      if (!(error instanceof ChildEnded) || error.failure === "failed") {
        throw new Error(`Mutant ${first} of MUTATION_SEED=${batch.seed}`, { cause: error });
      }
      ended += 1;
      first += 1;
    });
  }
  return { read, ended };
}

it(
  `reads or refuses ${runs.toLocaleString("en-US")} mutated workbooks, and leaves the process as it was`,
  async () => {
    const outcomes = { read: 0, refused: 0, ended: 0 };
    for (let start = 0; start < runs; start += filesPerBatch) {
      const { read, ended } = await readBatch({ seed: seed + start, count: Math.min(filesPerBatch, runs - start) });
      for (const { place, isRead, isRefusal, isPolluted, message } of read) {
        const mutant = `Mutant ${place} of MUTATION_SEED=${seed + start}`;
        expect(isPolluted, mutant).toBe(false);
        expect(isRead || isRefusal, `${mutant}: ${message}`).toBe(true);
        if (isRefusal) expectSentence(message);
      }
      outcomes.read += read.filter(({ isRead }) => isRead).length;
      outcomes.refused += read.filter(({ isRefusal }) => isRefusal).length;
      outcomes.ended += ended;
    }
    expect(outcomes.read + outcomes.refused + outcomes.ended).toBe(runs);
    // A few may be too large or too slow to read; most cannot be.
    expect(outcomes.ended).toBeLessThanOrEqual(Math.ceil(runs / 20));
  },
  120_000 + runs * 200,
);
