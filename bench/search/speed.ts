import { Random } from "../../common/testing/random.ts";
import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { type Engine, localEngines } from "./engines.ts";
import { generateNames } from "./names.ts";
import { slip } from "./slips.ts";
import { strangersTo } from "./strangers.ts";

const sizes = [300, 5000, 20_000];
const queryCount = 400;
/** They find nobody, and only after everything has been tried. */
const hardestStrangers = "stranger, both parts of other guests";
const warmUpShare = 0.25;
const limit = 10;
/** Milliseconds per engine and list; later answers do not count. */
const patience = 20_000;

/** Prints the time per query and to build each engine's index, and the time for names that find nobody. */
export async function measureSearchSpeed(seed: number): Promise<void> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const random = new Random(seed + size);
    const names = generateNames(size, random);
    const queries = Array.from({ length: queryCount }, () => typed(random.pick(names), random));
    for (const engine of localEngines) rows.push([String(size), engine.name, ...(await time(engine, names, queries))]);
    const [ours] = localEngines;
    const strangers = strangersTo(names, random, queryCount)[hardestStrangers] ?? [];
    if (ours) rows.push([String(size), `${ours.name}, strangers`, ...(await time(ours, names, strangers))]);
  }
  console.log("Times in milliseconds:\n");
  console.log(formatTable(["guests", "engine", "median", "p99", "index made in", "longest block", "queries"], rows));
}

// What the screen sends while a guest types: a few letters, a name, a name with a slip.
function typed(name: string, random: Random): string {
  return random.pick([name.slice(0, 2), name.slice(0, 4), name, slip(name, random)]);
}

async function time(engine: Engine, names: readonly string[], queries: readonly string[]): Promise<string[]> {
  const block = watchEventLoop();
  const start = performance.now();
  const search = await engine.open(names);
  const made = performance.now() - start;
  const longest = await block();
  const times: number[] = [];
  for (const query of queries) {
    const asked = performance.now();
    await search(query, limit);
    times.push(performance.now() - asked);
    if (performance.now() - start - made > patience) break;
  }
  const counted = times.slice(Math.floor(times.length * warmUpShare));
  const at = (share: number) => quantile(counted, share).toFixed(2);
  return [at(0.5), at(0.99), made.toFixed(0), longest.toFixed(0), String(counted.length)];
}

// Returns the longest time in which this process's event loop was blocked.
function watchEventLoop(): () => Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    look();
    clearInterval(timer);
    return longest;
  };
}
