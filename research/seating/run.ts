import { parseArgs } from "node:util";
import { compareSolvers } from "./compare.ts";
import { proveBounds } from "./prove.ts";

// npx tsx research/seating/run.ts [--instance "60|120"] [--seed 7] [--prove-seconds 600]
const { values } = parseArgs({
  options: {
    instance: { type: "string", default: "" },
    seed: { type: "string", default: "20261120" },
    "prove-seconds": { type: "string" },
  },
});
const { instance: only, "prove-seconds": seconds } = values;
if (seconds === undefined) await compareSolvers({ only, seed: Number(values.seed) });
else await proveBounds({ only, seconds: Number(seconds) });
