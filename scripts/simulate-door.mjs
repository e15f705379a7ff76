import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { mustSucceed, programs, runNode, runScript } from "./project.mjs";

// npm run simulate-door [-- --seeds 200] [-- --from 1] [-- --guests 40] [-- --devices 10] [-- --minutes 2] [-- --acts 40]
const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "200" },
    from: { type: "string", default: "1" },
    guests: { type: "string", default: "40" },
    devices: { type: "string", default: "10" },
    minutes: { type: "string", default: "2" },
    acts: { type: "string", default: "40" },
  },
});

await runScript(async () => {
  await ensureInstalled();
  const env = Object.fromEntries(Object.entries(values).map(([name, value]) => [`DOOR_${name.toUpperCase()}`, value]));
  const simulation = ["run", "--project", "node", "backend/testing/door/door-simulation.test.ts"];
  await mustSucceed("The simulation", runNode(programs.vitest, simulation, { env }));
});
