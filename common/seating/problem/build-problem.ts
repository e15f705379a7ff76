import { groupBy } from "../../lib/group-by.ts";
import type { Term } from "../../wishes/terms.ts";
import { circlesOf } from "../../wishes/terms.ts";
import { priorityWeights, type Wish } from "../../wishes/wish.ts";
import { wishFacts } from "../../wishes/wish-kinds.ts";
import type { ProblemGuest, ProblemTable, SeatingProblem } from "../search/seating-problem.ts";
import { findParties, type Party, strictParties, wishedParties, withoutChildren } from "./parties.ts";
import type { PlanGuest, PlanOptions, PlanRows, PlanTable } from "./plan-rows.ts";
import { openTables, readLimits } from "./table-limits.ts";
import {
  balanceShare,
  companyShare,
  fewestMoves,
  mediumWish,
  readWished,
  sameTable,
  sameTablePair,
  usualBalance,
} from "./wished.ts";

/** A problem, and what its guests and tables are in the event. */
export interface BuiltProblem {
  readonly problem: SeatingProblem;
  readonly guestIds: readonly number[];
  readonly tableIds: readonly number[];
  /** Households and plus-ones who must be together. */
  readonly parties: readonly Party[];
}

const defaultSeats = 10;

/** Without locked tables and their guests. Households and plus-ones are together as far as they can be. */
export function buildProblem(rows: PlanRows): BuiltProblem {
  const { wishes, options } = rows;
  const tables = rows.tables.filter(({ isLocked }) => !isLocked);
  const guests = partakers(rows);
  const seated = toProblemGuests(guests, tables, openTables(guests, tables, readLimits(rows)));
  const { terms, together, apart, groups, places } = readWished({ rows, guests, tables });
  const all = findParties(guests);
  const found = wishes.some(({ kind }) => wishFacts(kind).isAboutChildren) ? withoutChildren(all, guests) : all;
  const parties = options.splitHouseholds
    ? wishedParties(found)
    : strictParties(found, { guests: seated, together, apart });
  const company = shareOf(wishes, "COMPANY", companyShare);
  const today = options.keep === "NOTHING" ? asToday(seated, tables.length) : { groups: [], places: [] };
  const wishless: SeatingProblem = {
    guests: seated,
    tables: tables.map((table) => toProblemTable(table, rows)),
    together: [...together, ...parties.together.map((party) => party.guests)],
    ...{
      apart,
      pairs: [],
      groups: [...groups, ...parties.groups, ...today.groups],
      places: [...places, ...today.places],
    },
    company: company === 0 ? null : { knows: whoKnowsWhom(guests, terms), weight: company },
    balance: Math.max(usualBalance, shareOf(wishes, "BALANCE", balanceShare)),
    keep: 0,
  };
  return {
    problem: { ...wishless, keep: priceOfMove(options, wishless) },
    guestIds: guests.map(({ id }) => id),
    tableIds: tables.map(({ id }) => id),
    parties: parties.together,
  };
}

/** The guests who can be seated: neither at a locked table nor locked without one. */
export function partakers({ guests, tables }: Pick<PlanRows, "guests" | "tables">): PlanGuest[] {
  const lockedTables = new Set(tables.filter(({ isLocked }) => isLocked).map(({ label }) => label));
  return guests.filter(
    ({ tableNumber, isLocked }) => !lockedTables.has(tableNumber) && !(isLocked && tableNumber === ""),
  );
}

/** The seats of a table, or how many a plan assumes. */
export function seatsAt({ label, capacity }: PlanTable, { guests, options }: PlanRows): number {
  return capacity ?? options.seatsPerTable ?? Math.max(defaultSeats, countAt(label, guests));
}

function toProblemTable(table: PlanTable, rows: PlanRows): ProblemTable {
  const minimum = rows.wishes.find(({ kind }) => kind === "TABLE_MINIMUM")?.minimum ?? 0;
  const seats = seatsAt(table, rows);
  // A smaller table is full with fewer guests than the minimum.
  return { capacity: seats, minimum: Math.min(minimum, seats), mayBeEmpty: true };
}

/** Also a plan from scratch does not part people for nothing who share a table. */
function asToday(guests: readonly ProblemGuest[], tableCount: number): Pick<SeatingProblem, "groups" | "places"> {
  const places = [...guests.keys()];
  const ofTables = groupBy(places, (place) => guests[place]?.current ?? null);
  ofTables.delete(null);
  return {
    groups: [...ofTables.values()].map((group) => ({ guests: group, weight: sameTablePair })),
    places: [...ofTables].flatMap(([table, group]) => {
      const weights = Array.from({ length: tableCount }, (_, place) => (place === table ? sameTable : 0));
      return group.map((guest) => ({ guest, weights }));
    }),
  };
}

const countAt = (label: string, guests: readonly PlanGuest[]) =>
  guests.filter(({ tableNumber }) => tableNumber === label).length;

function toProblemGuests(
  guests: readonly PlanGuest[],
  tables: readonly PlanTable[],
  open: ReturnType<typeof openTables>,
): ProblemGuest[] {
  const placeOf = new Map(tables.map(({ label }, place) => [label, place]));
  return guests.map(({ tableNumber }, place) => ({
    size: 1,
    tables: open[place] ?? null,
    current: placeOf.get(tableNumber) ?? null,
  }));
}

function shareOf(wishes: readonly Wish[], wanted: Wish["kind"], share: number): number {
  const wish = wishes.find(({ kind }) => kind === wanted);
  return wish ? priorityWeights[wish.priority] * share : 0;
}

function priceOfMove({ keep }: PlanOptions, problem: SeatingProblem): number {
  if (keep === "NOTHING") return 0;
  return keep === "PREFERABLY" ? mediumWish : fewestMoves(problem);
}

/** On each side, in list order, of those whom a guest knows in a large circle. */
const neighbors = 30;

/** Guest indices. In circles of hundreds, only neighbors count, to bound the search; their company is real. */
function whoKnowsWhom(guests: readonly PlanGuest[], terms: readonly Term[]): number[][] {
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const known = guests.map(() => new Set<number>());
  for (const ids of circlesOf(guests, terms)) {
    const circle = [...new Set(ids.flatMap((id) => placeOf.get(id) ?? []))].sort((one, other) => one - other);
    for (const [place, guest] of circle.entries()) {
      for (const other of circle.length > 2 * neighbors ? around(circle, place) : circle) known[guest]?.add(other);
      known[guest]?.delete(guest);
    }
  }
  return known.map((others) => [...others]);
}

const around = (circle: readonly number[], place: number): readonly number[] =>
  Array.from({ length: 2 * neighbors + 1 }, (_, step) => circle.at((place + step - neighbors) % circle.length) ?? 0);
