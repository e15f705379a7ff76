import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "../lib/random.ts";
import { allKinds } from "./catalog.ts";
import { drawFile } from "./draw-file.ts";
import { type Kind, nameOf } from "./kinds/kind.ts";
import { outsideKinds } from "./outside/registry.ts";
import { readGuests } from "./reader.ts";
import { type Outcome, report } from "./report.ts";
import { judge } from "./verdict.ts";

interface Options {
  perKind: number;
  kind: string;
  /** Draws only the kinds from outside that were put aside until they were measured once. */
  isAside: boolean;
  /** Lists every kind that is not right, instead of the most costly only. */
  isVerbose: boolean;
  /** Folder for the files that are not right untouched, with what is expected of them. */
  folder: string | undefined;
}

/** Prints how many drawn guest lists import correctly: untouched, after choices in the preview, or not at all. */
export async function measureLayouts(seed: number, options: Options): Promise<void> {
  if (options.isAside) return measureKinds("Put aside", outsideKinds("aside"), seed, options);
  await measureKinds("Own", allKinds(), seed, options);
  await measureKinds("From outside", outsideKinds("known"), seed, options);
}

async function measureKinds(title: string, drawn: readonly Kind[], seed: number, options: Options): Promise<void> {
  const { perKind, kind: part, isVerbose, folder } = options;
  const outcomes: Outcome[] = [];
  const started = performance.now();
  for (const [place, kind] of drawn.entries()) {
    if (!nameOf(kind).includes(part)) continue;
    for (let i = 0; i < perKind; i += 1) {
      const outcome = await outcomeOf(kind, new Random(seed + place * 1_000 + i));
      outcomes.push(outcome);
      if (folder !== undefined && outcome.judgement.verdict !== "untouched") {
        save(join(folder, title.toLowerCase()), `${place}-${i}`, outcome);
      }
    }
  }
  if (outcomes.length === 0) return;
  const kinds = new Set(outcomes.map((outcome) => outcome.kind)).size;
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`## ${title}\n\n${kinds} kinds, ${outcomes.length} files, ${seconds} s.\n`);
  report(outcomes, isVerbose);
}

async function outcomeOf(kind: Kind, random: Random): Promise<Outcome> {
  const { file, expectation } = drawFile(kind, random);
  const judgement = await judge(expectation, (choices) => readGuests(file.bytes, file.filename, choices));
  return { kind, file, expectation, judgement };
}

function save(folder: string, name: string, { kind, file, expectation, judgement }: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${file.filename}`), file.bytes);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ kind: nameOf(kind), judgement, expectation }, null, 2));
}
