import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { mustSucceed, programs, runNode, runScript } from "./project.mjs";

// npm run simulate-door [-- --seeds 10000] [-- --from 1] [-- --guests 5000] [-- --devices 10] [-- --minutes 120] [-- --acts 400]
// Each seed has a size, which the last four replace.
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "200" },
    from: { type: "string", default: "1" },
    guests: { type: "string" },
    devices: { type: "string" },
    minutes: { type: "string" },
    acts: { type: "string" },
  },
});

await runScript(async () => {
  await ensureInstalled();
  const env = Object.fromEntries(Object.entries(values).map(([name, value]) => [`DOOR_${name.toUpperCase()}`, value]));
  const simulation = ["run", "--project", "node", "backend/testing/door/door-simulation.test.ts"];
  await mustSucceed("The simulation", runNode(programs.vitest, simulation, { env }));
});
