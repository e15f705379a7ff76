import { guestsByValue } from "../../../../common/wishes/column-values.ts";
import { type NeighboringTables, neighboringTables } from "../../../../common/wishes/neighboring-tables.ts";
import type { PlaceWish, ProblemTable } from "../solve/seating-problem.ts";
import type { PlanGuest, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import type { Source, Sourced } from "./source.ts";
import { chooseTables, type FreeTable } from "./table-clusters.ts";
import type { OpenTables } from "./table-limits.ts";
import { neighborShare, weightOf } from "./weights.ts";

/** An event, and the parts of it that a plan may change, each in the order of the problem. */
interface PlanWorld {
  readonly rows: PlanRows;
  readonly guests: readonly PlanGuest[];
  readonly tables: readonly PlanTable[];
  readonly seats: readonly ProblemTable[];
  readonly open: readonly OpenTables[];
}

/** Guests who should sit at neighboring tables. */
interface NeighborGroup {
  readonly source: Source;
  readonly weight: number;
  readonly guests: readonly PlanGuest[];
}

/** At the table that is chosen last, so that few of a group sit there; at those beside it, so that nobody is far away. */
const weightOfLast = 0.7;
const weightBeside = 0.35;

/**
 * Wishes for neighboring tables, as wishes for tables that are chosen before the search: for each group, the largest
 * first, tables beside one another with enough seats.
 */
export function neighborTablePlaces(world: PlanWorld): Sourced<PlaceWish>[] {
  const groups = groupsOf(world.rows);
  if (groups.length === 0) return [];
  const neighbors = neighboringTables(world.rows.tables);
  const left = world.seats.map(({ capacity }) => capacity);
  return groups
    .toSorted((one, other) => other.guests.length - one.guests.length)
    .flatMap((group) => placesOf(group, world, neighbors, left));
}

function groupsOf({ guests, wishes }: PlanRows): NeighborGroup[] {
  return wishes.flatMap((wish): NeighborGroup[] => {
    const weight = weightOf[wish.priority] * neighborShare;
    if (wish.kind === "neighbor_tables") {
      const named = guests.filter(({ id }) => wish.guestIds.includes(id));
      return named.length > 1 ? [{ source: { kind: "wish", id: wish.id }, weight, guests: named }] : [];
    }
    return wish.kind === "column_neighbor_tables" ? groupsByValue(wish, guests, weight) : [];
  });
}

function groupsByValue({ id, column }: PlanWish, guests: readonly PlanGuest[], weight: number): NeighborGroup[] {
  return [...guestsByValue(guests, column).values()]
    .filter(({ length }) => length > 1)
    .map((members) => {
      const value = members[0]?.additionalInfo[column] ?? "";
      return { source: { kind: "column", id, column, value }, weight, guests: members };
    });
}

/** Takes the seats of the group from those that are left at each table. */
function placesOf(
  { source, weight, guests: members }: NeighborGroup,
  world: PlanWorld,
  neighbors: NeighboringTables,
  left: number[],
): Sourced<PlaceWish>[] {
  const memberIds = new Set(members.map(({ id }) => id));
  const places = [...world.guests.entries()].flatMap(([place, { id }]) => (memberIds.has(id) ? [place] : []));
  const free = world.tables.flatMap(({ id, x, y }, place): FreeTable[] => {
    const seats = left[place] ?? 0;
    return x === null || y === null || seats === 0 ? [] : [{ id, place, seats, x, y }];
  });
  const chosen = chooseTables({
    tables: free.filter(({ place }) => isOpenToMost(place, places, world)),
    neighbors,
    seats: places.length + companionsOf(members, memberIds, world),
    held: tablesOf(
      members.filter((guest) => isHeld(guest, world)),
      world,
    ),
    current: world.rows.options.keep === "nothing" ? new Map() : countsOf(members, world),
  });
  takeSeats(chosen, places.length, left);
  const weights = weightsFor(chosen, world, neighbors, weight);
  if (weights.every((each) => each === 0)) return [];
  return places.map((guest) => ({ entry: { guest, weights }, source }));
}

function isOpenToMost(table: number, guests: readonly number[], { open }: PlanWorld): boolean {
  const allowed = guests.filter((guest) => open[guest]?.tables?.includes(table) ?? true);
  return 2 * allowed.length >= guests.length;
}

/** Guests outside of the group who sit with some of it, and need seats, too. */
function companionsOf(members: readonly PlanGuest[], ids: ReadonlySet<number>, { guests, rows }: PlanWorld): number {
  if (rows.options.splitHouseholds) return 0;
  const households = new Set(members.map(({ household }) => household.toLowerCase()).filter((name) => name !== ""));
  const hosts = new Set(members.map(({ guestOfId }) => guestOfId));
  return guests.filter(
    ({ id, household, guestOfId }) =>
      !ids.has(id) &&
      (households.has(household.toLowerCase()) || hosts.has(id) || (guestOfId !== null && ids.has(guestOfId))),
  ).length;
}

/** Whether no plan moves the guest away from a table. */
function isHeld({ isLocked, tableNumber }: PlanGuest, { rows: { tables } }: PlanWorld): boolean {
  return tables.some((table) => table.label === tableNumber && (isLocked || table.isLocked));
}

function tablesOf(guests: readonly PlanGuest[], world: PlanWorld): ReadonlySet<number> {
  return new Set(countsOf(guests, world).keys());
}

/** How many of them sit at each table today, by its id. */
function countsOf(guests: readonly PlanGuest[], { rows }: PlanWorld): ReadonlyMap<number, number> {
  const idOf = new Map(rows.tables.map(({ id, label }) => [label, id]));
  const counts = new Map<number, number>();
  for (const { tableNumber } of guests) {
    const id = idOf.get(tableNumber);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** What is left of the last table may be shared with another group. */
function takeSeats(chosen: readonly FreeTable[], guests: number, left: number[]): void {
  let standing = guests;
  for (const { place, seats } of chosen) {
    const taken = Math.min(standing, seats);
    standing -= taken;
    left[place] = seats - taken;
  }
}

function weightsFor(
  chosen: readonly FreeTable[],
  { tables }: PlanWorld,
  neighbors: NeighboringTables,
  weight: number,
): number[] {
  const order = new Map(chosen.map(({ id }, step) => [id, step]));
  const beside = new Set(chosen.flatMap(({ id }) => [...neighbors.of(id)]));
  const lost = (1 - weightOfLast) / Math.max(1, chosen.length - 1);
  return tables.map(({ id }) => {
    const step = order.get(id);
    if (step !== undefined) return weight * (1 - step * lost);
    return beside.has(id) ? weight * weightBeside : 0;
  });
}
