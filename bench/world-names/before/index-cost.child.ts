import { readFileSync } from "node:fs";
import { quantile } from "../../lib/quantile.ts";
import { localEngines } from "../../search/engines.ts";

/* index-cost.child.ts NAMES QUERIES: prints what the search of its own checkout takes, as Cost in before.ts. */

const [namesFile = "", queriesFile = ""] = process.argv.slice(2);
const limit = 10;
const warmUpShare = 0.25;

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n");

function memory(): number {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Milliseconds; unlike time on the clock hardly longer on a busy machine. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const names = linesOf(namesFile);
const queries = linesOf(queriesFile);
const [ours] = localEngines;
if (ours === undefined) throw new Error("There is no search to measure.");

const beforeAll = memory();
const small = await ours.open(names.slice(0, 1));
await small(queries[0] ?? "", limit);
const tables = memory() - beforeAll;

const beforeIndex = memory();
const start = processor();
const search = await ours.open(names);
const made = processor() - start;
const index = memory() - beforeIndex;

const times: number[] = [];
const begun = processor();
for (const query of queries) {
  const asked = performance.now();
  await search(query, limit);
  times.push(performance.now() - asked);
}
const mean = (processor() - begun) / queries.length;
const counted = times.slice(Math.floor(times.length * warmUpShare));
const median = quantile(counted, 0.5);
const p99 = quantile(counted, 0.99);
console.log(JSON.stringify({ made, mean, median, p99, index, tables }));
