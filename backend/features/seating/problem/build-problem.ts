import { freeSeatsWishes, seatsKeptFree } from "../../../../common/wishes/free-seats.ts";
import { wishFacts } from "../../../../common/wishes/wish-kinds.ts";
import type { PlaceWish, ProblemGuest, ProblemTable, SeatingProblem } from "../solve/seating-problem.ts";
import { whoKnowsWhom } from "./acquaintances.ts";
import { neighborTablePlaces } from "./neighbor-tables.ts";
import { findParties, type Parties, strictParties, wishedParties, withoutChildren } from "./parties.ts";
import type { PlanGuest, PlanOptions, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import { type RankWorld, rankPlaces } from "./rank-places.ts";
import type { Source, Sourced, Sources } from "./source.ts";
import { type OpenTables, openTables, type TableLimit } from "./table-limits.ts";
import { balanceShare, companyShare, fewestMoves, mediumWish, weightOf } from "./weights.ts";
import { readWished } from "./wished.ts";

/** A problem, and what its guests, tables and lists are in the event. */
export interface BuiltProblem {
  readonly problem: SeatingProblem;
  readonly guestIds: readonly number[];
  readonly tableIds: readonly number[];
  readonly sources: Sources;
  /** Why each guest may not sit everywhere. */
  readonly limits: readonly (readonly TableLimit[])[];
}

const defaultSeats = 10;

/** Without locked tables and their guests. Households and plus-ones are together as far as they can be. */
export function buildProblem(rows: PlanRows): BuiltProblem {
  const { fixtures, wishes, options } = rows;
  const tables = rows.tables.filter(({ isLocked }) => !isLocked);
  const guests = partakers(rows);
  const seats = tables.map((table) => toProblemTable(table, rows));
  const open = openTables(guests, tables, wishes);
  const seated = toProblemGuests(guests, tables, open);
  const wished = readWished({ guests, tables, fixtures }, wishes);
  const rules = { guests: seated, together: entriesOf(wished.together), apart: entriesOf(wished.apart) };
  const all = findParties(guests);
  const found = wishes.some(({ kind }) => wishFacts(kind).isAboutChildren) ? withoutChildren(all, guests) : all;
  const parties: Parties = options.splitHouseholds ? wishedParties(found) : strictParties(found, rules);
  const together = [...wished.together, ...parties.together];
  const groups = [...wished.groups, ...parties.groups];
  const places = [
    ...wished.places,
    ...neighborTablePlaces({ rows, guests, tables, seats, open }),
    ...placesOfRanks(wishes, {
      ...{ guests, tables, fixtures, seated, together: entriesOf(together) },
      seats: seats.map(({ capacity }) => capacity),
    }),
  ];
  const company = shareOf(wishes, "company", companyShare);
  const wishless: SeatingProblem = {
    ...{ guests: seated, tables: seats, together: entriesOf(together), apart: rules.apart },
    ...{ pairs: entriesOf(wished.pairs), groups: entriesOf(groups), mixes: entriesOf(wished.mixes) },
    places: entriesOf(places),
    company: company === 0 ? null : { knows: whoKnowsWhom(guests, wishes), weight: company },
    balance: shareOf(wishes, "balance", balanceShare),
    keep: 0,
  };
  return {
    problem: { ...wishless, keep: priceOfMove(options, wishless) },
    guestIds: guests.map(({ id }) => id),
    tableIds: tables.map(({ id }) => id),
    sources: {
      ...{ together: sourcesOf(together), apart: sourcesOf(wished.apart), pairs: sourcesOf(wished.pairs) },
      ...{ groups: sourcesOf(groups), mixes: sourcesOf(wished.mixes), places: sourcesOf(places) },
    },
    limits: open.map(({ limits }) => limits),
  };
}

const entriesOf = <Entry>(list: readonly Sourced<Entry>[]): Entry[] => list.map(({ entry }) => entry);
const sourcesOf = (list: readonly Sourced<unknown>[]): Source[] => list.map(({ source }) => source);

function placesOfRanks(wishes: readonly PlanWish[], world: RankWorld): Sourced<PlaceWish>[] {
  return wishes
    .filter(({ kind }) => kind === "column_rank")
    .flatMap((wish) =>
      rankPlaces(world, wish).map((entry) => ({ entry, source: { kind: "wish", id: wish.id } as const })),
    );
}

/** The guests who can be seated: neither at a locked table nor locked without one. */
export function partakers({ guests, tables }: Pick<PlanRows, "guests" | "tables">): PlanGuest[] {
  const lockedTables = new Set(tables.filter(({ isLocked }) => isLocked).map(({ label }) => label));
  return guests.filter(
    ({ tableNumber, isLocked }) => !lockedTables.has(tableNumber) && !(isLocked && tableNumber === ""),
  );
}

/** The seats of a table, or how many a plan assumes. */
export function seatsAt(table: PlanTable, { guests, wishes, options }: PlanRows): number {
  const all = table.capacity ?? options.seatsPerTable ?? Math.max(defaultSeats, countAt(table.label, guests));
  return all - seatsKeptFree(table, freeSeatsWishes(wishes));
}

function toProblemTable(table: PlanTable, rows: PlanRows): ProblemTable {
  const minimum = rows.wishes.find(({ kind }) => kind === "table_minimum")?.minimum ?? 0;
  const seats = seatsAt(table, rows);
  // A smaller table is full with fewer guests than the minimum.
  return { capacity: seats, minimum: Math.min(minimum, seats), mayBeEmpty: true };
}

const countAt = (label: string, guests: readonly PlanGuest[]) =>
  guests.filter(({ tableNumber }) => tableNumber === label).length;

function toProblemGuests(
  guests: readonly PlanGuest[],
  tables: readonly PlanTable[],
  open: readonly OpenTables[],
): ProblemGuest[] {
  const placeOf = new Map(tables.map(({ label }, place) => [label, place]));
  return guests.map(({ tableNumber }, place) => ({
    size: 1,
    tables: open[place]?.tables ?? null,
    current: placeOf.get(tableNumber) ?? null,
  }));
}

function shareOf(wishes: readonly PlanWish[], wanted: PlanWish["kind"], share: number): number {
  const wish = wishes.find(({ kind }) => kind === wanted);
  return wish ? weightOf[wish.priority] * share : 0;
}

function priceOfMove({ keep }: PlanOptions, problem: SeatingProblem): number {
  if (keep === "nothing") return 0;
  return keep === "preferably" ? mediumWish : fewestMoves(problem);
}
