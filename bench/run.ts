import { parseArgs } from "node:util";
import { measureAttacks } from "./attacks/attack-table.ts";
import { measureBoard } from "./board/board-speed.ts";
import { measureCrowd } from "./crowd/crowd-table.ts";
import { measureDoor } from "./door/door-speed.ts";
import { measureHarvest } from "./harvest/harvest.ts";
import { measureImports } from "./import/import-speed.ts";
import { measureLayouts } from "./layouts/layouts.ts";
import { measureManyEvents } from "./load/many-events.ts";
import { measureLoad } from "./load/search-load.ts";
import { measureMoves } from "./moves/move-speed.ts";
import { measureOutages } from "./outage/outage-table.ts";
import { measureUpdate } from "./outage/rolling-update.ts";
import { measureApp } from "./pages/app-speed.ts";
import { measurePages } from "./pages/page-speed.ts";
import { measurePauses } from "./pauses/pause-table.ts";
import { measureSearchWhilePlanning } from "./planning/search-while-planning.ts";
import { measurePrinting } from "./print/print-speed.ts";
import { measureSearchQuality } from "./search/quality.ts";
import { measureSearchSpeed } from "./search/speed.ts";
import { measureKinds } from "./seating/kinds-bench.ts";
import { measureSeating } from "./seating/seating-bench.ts";
import { measureSmallMachine } from "./small/small-machine.ts";
import { measureTables } from "./tables/table-speed.ts";
import { measureBeside } from "./world-names/before/before.ts";
import { measureWorldNames } from "./world-names/world-names.ts";

// npm run bench [-- --only "search quality"] [-- --seed 7] [-- --phone-seconds 30]
//   [-- --only harvest --program ANOTHER_BUILT_CHECKOUT]
//   [-- --only "world names" --guests 5000 --kind Hangul --verbose --aside]
//   [-- --only "search beside" --commit main]
//   [-- --only layouts --files 5 --layout "no header" --verbose --save FOLDER --aside]
//   [-- --only outage --scene embedded --minutes 10 --searches 300 --writes 30]
//   [-- --only update --program BUILT_CHECKOUT_OF_THE_RELEASE_BEFORE --searches 300 --writes 30]
//   [-- --only "seating kinds"]
//   [-- --only seating --seeds 20 --instance "60|120"]
//   [-- --only attacks --attack subscriptions --attack-seconds 5 --program ANOTHER_BUILT_CHECKOUT]
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    scene: { type: "string" },
    seed: { type: "string", default: "20261120" },
    "phone-seconds": { type: "string", default: "300" },
    program: { type: "string" },
    attack: { type: "string", default: "" },
    files: { type: "string", default: "5" },
    save: { type: "string" },
    layout: { type: "string", default: "" },
    guests: { type: "string", default: "500" },
    kind: { type: "string", default: "" },
    commit: { type: "string", default: "HEAD^" },
    aside: { type: "boolean", default: false },
    minutes: { type: "string", default: "2" },
    searches: { type: "string", default: "300" },
    writes: { type: "string", default: "30" },
    seeds: { type: "string", default: "20" },
    instance: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
    "attack-seconds": { type: "string", default: "12" },
  },
});
const benches: Record<string, (seed: number) => Promise<void>> = {
  "search quality": measureSearchQuality,
  "search speed": measureSearchSpeed,
  "world names": (seed) =>
    measureWorldNames(seed, {
      size: Number(values.guests),
      isAside: values.aside,
      kind: values.kind,
      isVerbose: values.verbose,
    }),
  "search beside": async (seed) => measureBeside(seed, values.commit),
  imports: measureImports,
  layouts: (seed) =>
    measureLayouts(seed, {
      perKind: Number(values.files),
      kind: values.layout,
      isAside: values.aside,
      isVerbose: values.verbose,
      folder: values.save,
    }),
  tables: measureTables,
  moves: measureMoves,
  door: measureDoor,
  seating: (seed) => measureSeating(seed, { seeds: Number(values.seeds), instance: values.instance }),
  "seating kinds": measureKinds,
  attacks: async (seed) => {
    const [checkout, seconds, only] = [values.program, Number(values["attack-seconds"]), values.attack];
    await measureAttacks(seed, { checkout, seconds, only });
    if (only === "") await measureCrowd(seed, { checkout, seconds });
  },
  crowd: (seed) => measureCrowd(seed, { checkout: values.program, seconds: Number(values["attack-seconds"]) }),
  harvest: (seed) => measureHarvest(seed, { checkout: values.program }),
  pages: measurePages,
  app: measureApp,
  pauses: () => measurePauses({ checkout: values.program, only: values.attack }),
  board: measureBoard,
  planning: measureSearchWhilePlanning,
  print: measurePrinting,
  events: measureManyEvents,
  small: measureSmallMachine,
  outage: (seed) =>
    measureOutages(seed, {
      minutes: Number(values.minutes),
      scene: values.scene,
      searchesPerSecond: Number(values.searches),
      writesPerSecond: Number(values.writes),
    }),
  update: (seed) =>
    measureUpdate(seed, {
      checkout: values.program,
      searchesPerSecond: Number(values.searches),
      writesPerSecond: Number(values.writes),
    }),
  load: (seed) => measureLoad(seed, { phoneSeconds: Number(values["phone-seconds"]) }),
};

const seed = Number(values.seed);
console.log(`Seed ${seed}, Node ${process.version}, ${process.platform} ${process.arch}.`);
for (const [name, measure] of Object.entries(benches)) {
  if (values.only !== undefined && values.only !== name) continue;
  console.log(`\n# ${name}\n`);
  await measure(seed);
}
