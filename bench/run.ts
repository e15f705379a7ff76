import { parseArgs } from "node:util";
import { measureDoor } from "./door/door-speed.ts";
import { measureImports } from "./import/import-speed.ts";
import { measurePages } from "./pages/pages.ts";
import { measureSearchQuality } from "./search/quality.ts";
import { measureSearchSpeed } from "./search/speed.ts";
import { measureWorldNames } from "./search/world-names.ts";
import { measureSeating } from "./seating/seating-bench.ts";

// npm run bench [-- --only search] [-- --seed 7]
const { values } = parseArgs({ options: { only: { type: "string" }, seed: { type: "string", default: "20261120" } } });

const benches: Record<string, (seed: number) => Promise<void> | void> = {
  search: async (seed) => {
    await measureSearchQuality(seed);
    await measureWorldNames(seed);
    await measureSearchSpeed(seed);
  },
  pages: measurePages,
  import: measureImports,
  seating: measureSeating,
  door: measureDoor,
};

const seed = Number(values.seed);
console.log(`Seed ${seed}, Node ${process.version}, ${process.platform} ${process.arch}.`);
if (values.only !== undefined && !(values.only in benches))
  throw new Error(`There are the benchmarks ${Object.keys(benches).join(", ")}.`);
for (const [name, measure] of Object.entries(benches)) {
  if (values.only !== undefined && values.only !== name) continue;
  console.log(`\n# ${name}\n`);
  await measure(seed);
}
