import { Random } from "../lib/random.ts";
import type { Engine } from "../search/engines.ts";
import { generateNames, tellingParts } from "../search/names.ts";
import { slip } from "../search/slips.ts";
import { isAside, type Share } from "./entries.ts";
import { ask, countOutcomes, type Outcome, type Tally } from "./tally.ts";

const shortest = 3;
const short = 4;

/** A slip of a thumb in each of a name's two parts, in today's mixed list of Latin, Greek and Cyrillic names. */
export async function measureTwoSlips(
  engine: Engine,
  { size, queries, share, seed }: { size: number; queries: number; share: Share; seed: number },
): Promise<Record<string, Tally>> {
  const random = new Random(seed + size);
  const names = generateNames(size, random);
  const search = await engine.open(names);
  const fitting = [...names.keys()].filter((place) => isFitting(names[place] ?? "", share));
  const isShort = (place: number) => tellingParts(names[place] ?? "").some(({ length }) => length <= short);
  const measure = async (places: readonly number[]) => {
    const outcomes: Outcome[] = [];
    for (let asked = 0; asked < queries; asked += 1) {
      const place = random.pick(places);
      const slipped = tellingParts(names[place] ?? "").map((part) => slip(part, random));
      const { outcome } = await ask(search, names, slipped.join(" "), place);
      outcomes.push(outcome);
    }
    return countOutcomes(outcomes);
  };
  return {
    "a slip in the first name and one in the last": await measure(fitting),
    "the same, a part of three or four letters": await measure(fitting.filter(isShort)),
  };
}

function isFitting(name: string, share: Share): boolean {
  const parts = tellingParts(name);
  return parts.length === 2 && parts.every(({ length }) => length >= shortest) && isAside(name) === (share === "aside");
}
