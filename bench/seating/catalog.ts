import { readFileSync } from "node:fs";
import { instanceFile, type SeatingInstance } from "./instance.ts";
import { plantInstance } from "./planted.ts";
import { drawRealistic } from "./realistic.ts";

/** Drawn instances have fixed seeds, so that what was proven of them holds in every run. */
export interface NamedInstance {
  name: string;
  instance: SeatingInstance;
}

const published = ["wedding-17-guests", "party-20-guests"] as const;

const planted = [
  { guests: 30, seats: 6, spare: 0, temptations: 12, seed: 30 },
  { guests: 60, seats: 8, spare: 4, temptations: 20, seed: 60 },
  { guests: 120, seats: 10, spare: 10, temptations: 25, seed: 120 },
  { guests: 230, seats: 10, spare: 10, temptations: 30, seed: 230 },
  { guests: 2000, seats: 10, spare: 40, temptations: 40, seed: 2000 },
] as const;

const realistic = [
  { guests: 30, seats: [8], seed: 1030 },
  { guests: 60, seats: [8, 10], seed: 1060 },
  { guests: 120, seats: [10], seed: 1120 },
  { guests: 225, seats: [10, 10, 8, 12], seed: 1225 },
  { guests: 500, seats: [10, 8, 10, 12], seed: 1500 },
  { guests: 2000, seats: [10, 10, 12, 8, 10], seed: 3000 },
] as const;

export function seatingInstances(): NamedInstance[] {
  return [
    ...published.map((name) => {
      const file = readFileSync(new URL(`./instances/${name}.json`, import.meta.url), "utf8");
      return { name, instance: instanceFile.parse(JSON.parse(file)) };
    }),
    ...planted.map((options) => ({ name: `planted, ${options.guests} guests`, instance: plantInstance(options) })),
    ...realistic.map((options) => ({ name: `realistic, ${options.guests} guests`, instance: drawRealistic(options) })),
  ];
}
