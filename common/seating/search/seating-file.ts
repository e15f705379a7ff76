import { z } from "zod";
import { type SearchLimits, searchUntil } from "./search-plan.ts";
import { noWishes, type SeatingProblem } from "./seating-problem.ts";

const maxGuests = 20_000;
const maxTables = 5000;
/** Guests times tables: each gain is 8 bytes in memory. */
const maxCells = 50_000_000;
const maxSeats = 1_000_000;
/** Far above this, sums of weights would lose their last digits. */
const maxWeight = 1e12;

const guestNumber = z.int().min(0);
const seatCount = z.int().min(0).max(maxSeats);

const fileSchema = z
  .object({
    guests: z.array(z.string()).max(maxGuests),
    tables: z.array(seatCount).min(1).max(maxTables),
    minLoad: seatCount.nullish(),
    sizes: z.array(z.int().min(1).max(maxSeats)).nullish(),
    weights: z.array(z.tuple([guestNumber, guestNumber, z.number().min(-maxWeight).max(maxWeight)])),
    together: z.array(z.array(guestNumber)).nullish(),
    apart: z.array(z.tuple([guestNumber, guestNumber])).nullish(),
    allowed: z.array(z.tuple([guestNumber, z.array(z.int().min(0))])).nullish(),
  })
  .superRefine(({ guests, tables, sizes, allowed, ...lists }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    if (sizes && sizes.length !== guests.length) {
      refuse(["sizes"], `There are ${guests.length} guests, but ${sizes.length} sizes`);
    }
    if (guests.length * tables.length > maxCells) {
      refuse(["tables"], `Guests times tables may be at most ${maxCells.toLocaleString("en")}`);
    }
    for (const [place, [, open]] of (allowed ?? []).entries()) {
      const missing = open.find((table) => table >= tables.length);
      if (missing === undefined) continue;
      refuse(["allowed", place], `There is no table ${missing}; the last of ${tables.length} is ${tables.length - 1}`);
    }
    const limited = allowed?.map(([guest]) => [guest]);
    const weighted = lists.weights.map(([guest, other]) => [guest, other]);
    for (const [name, sets] of Object.entries({ ...lists, weights: weighted, allowed: limited })) {
      if (!Array.isArray(sets)) continue;
      const place = sets.findIndex((set) => set.some((guest) => guest >= guests.length));
      if (place < 0) continue;
      const missing = sets[place]?.find((guest) => guest >= guests.length);
      refuse([name, place], `There is no guest ${missing}; the last of ${guests.length} is ${guests.length - 1}`);
    }
  });

/** Reads a JSON problem whose tables must have `minLoad` seats taken. @throws {Error} with the fault of the file */
export function readSeatingFile(text: string): SeatingProblem {
  const { success, data, error } = fileSchema.safeParse(parseJson(text));
  if (!success) throw new Error(`The file is not a seating problem.\n${z.prettifyError(error)}`);
  const { guests, tables, minLoad, sizes, weights, together, apart, allowed } = data;
  const open = new Map(allowed);
  return {
    ...noWishes,
    guests: guests.map((_, guest) => ({ size: sizes?.[guest] ?? 1, tables: open.get(guest) ?? null, current: null })),
    tables: tables.map((capacity) => ({ capacity, minimum: minLoad ?? 0, mayBeEmpty: false })),
    together: together ?? [],
    apart: apart ?? [],
    pairs: weights.map(([guest, other, weight]) => ({ guests: [guest, other], weight })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The best plan that was found for a file. */
interface SolvedFile {
  value: number;
  /** The table of each guest, from 0. */
  assignment: readonly number[];
  violations: number;
  steps: number;
  seconds: number;
}

/** Searches until a limit is reached. @throws Error with the fault of the file; see {@link readSeatingFile} */
export function solveFile(text: string, seed: number, limits: SearchLimits): SolvedFile {
  const search = searchUntil(readSeatingFile(text), { seed }, limits);
  let next = search.next();
  while (!next.done) next = search.next();
  const { plan, steps, seconds } = next.value;
  const { value, assignment, violations } = plan;
  return { value, assignment, violations, steps, seconds: Math.round(seconds * 1000) / 1000 };
}
