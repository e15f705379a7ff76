import { readFileSync } from "node:fs";
import { instanceFile, type SeatingInstance } from "./instance.ts";
import { drawRealistic } from "./realistic.ts";

export interface NamedInstance {
  readonly name: string;
  readonly instance: SeatingInstance;
  /** Of processor time. */
  readonly seconds: number;
  /** What no plan exceeds, as proven by code that the solver does not share (column generation). */
  readonly bound: number;
  /** The value of the best plan known, the optimum where it is the bound. */
  readonly best: number;
}

const published = [
  { file: "wedding-17-guests", best: 276 },
  { file: "party-20-guests", best: 67 },
];

/** Fixed seeds, so that what is known of them holds in every run. */
const realistic = [
  { guests: 120, seats: [10], seed: 1120, seconds: 5, bound: 488, best: 488 },
  { guests: 225, seats: [10, 10, 8, 12], seed: 1225, seconds: 5, bound: 1134, best: 1134 },
  { guests: 500, seats: [10, 8, 10, 12], seed: 1500, seconds: 10, bound: 2597, best: 2553 },
];

export function seatingInstances(): NamedInstance[] {
  return [
    ...published.map(({ file, best }) => {
      const text = readFileSync(new URL(`./instances/${file}.json`, import.meta.url), "utf8");
      return { name: file, instance: instanceFile.parse(JSON.parse(text)), seconds: 5, bound: best, best };
    }),
    ...realistic.map(({ seconds, bound, best, ...options }) => {
      return { name: `realistic, ${options.guests} guests`, instance: drawRealistic(options), seconds, bound, best };
    }),
  ];
}
