import { guestsByValue } from "../../../../common/wishes/column-values.ts";
import { nearTables } from "../../../../common/wishes/near-tables.ts";
import { neighboringTables } from "../../../../common/wishes/neighboring-tables.ts";
import type { RoomFacts } from "../explain/explanation.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { PlanRows, PlanWish } from "./plan-rows.ts";

/** What is near in the room, as the marks of the wishes count it. Guests sit where the rows have them. */
export function roomFacts(rows: PlanRows, built: BuiltProblem): RoomFacts {
  const { tableIds, sources } = built;
  const tables = new Map(rows.tables.map((table) => [table.id, table]));
  const near = tablesNear(rows);
  const beside = othersBeside(rows, built);
  const wishes = new Map(rows.wishes.map((wish) => [wish.id, wish]));
  const wishOf = (place: number) => {
    const source = sources.places[place];
    return source && "id" in source ? wishes.get(source.id) : undefined;
  };
  return {
    isMet: (place, table) => {
      const [wish, id] = [wishOf(place), tableIds[table] ?? 0];
      if (wish === undefined) return false;
      if (isAboutNeighbors(wish)) return beside(place, id);
      if (wish.kind === "near") return near.get(wish.id)?.has(id) === true;
      return wish.tableIds.includes(id) === (wish.kind === "like_tables");
    },
    isKnown: (place, at) => {
      const [wish, id] = [wishOf(place), tableIds[at] ?? 0];
      const table = tables.get(id);
      const isPlaced = table !== undefined && table.x !== null && table.y !== null;
      if (wish !== undefined && isAboutNeighbors(wish)) return isPlaced && !beside(place, id);
      return isPlaced || wish?.kind !== "near";
    },
  };
}

const isAboutNeighbors = ({ kind }: PlanWish) => kind === "neighbor_tables" || kind === "column_neighbor_tables";

/** Ids of the tables near what a wish names, by the wish. */
function tablesNear({ guests, tables, fixtures, wishes }: PlanRows): ReadonlyMap<number, ReadonlySet<number>> {
  const coming = new Set(guests.map(({ id }) => id));
  const near = new Map<number, ReadonlySet<number>>();
  for (const { id, kind, fixtureId, guestIds } of wishes) {
    const fixture = kind === "near" && fixtures.find((found) => found.id === fixtureId);
    if (!fixture) continue;
    near.set(id, nearTables(fixture, tables, guestIds.filter((guest) => coming.has(guest)).length));
  }
  return near;
}

/** Whether others of the group of a wish for a place sit at a table, or at one beside it. */
function othersBeside(rows: PlanRows, { problem, guestIds, sources }: BuiltProblem) {
  const idOf = new Map(rows.tables.map(({ id, label }) => [label, id]));
  const tableOf = new Map(rows.guests.map(({ id, tableNumber }) => [id, idOf.get(tableNumber)]));
  const neighbors = neighboringTables(rows.tables);
  const groups = new Map<string, ReadonlySet<number>>();
  const groupOf = (place: number): ReadonlySet<number> => {
    const [source, member] = [sources.places[place], guestIds[problem.places[place]?.guest ?? -1] ?? 0];
    if (source?.kind !== "column") {
      const wish = rows.wishes.find(({ id }) => source?.kind === "wish" && id === source.id);
      return new Set(wish?.guestIds);
    }
    const key = `${source.id} ${source.value}`;
    const found = groups.get(key) ?? idsWith(member, source.column, rows);
    groups.set(key, found);
    return found;
  };
  return (place: number, table: number): boolean => {
    const member = guestIds[problem.places[place]?.guest ?? -1];
    return [...groupOf(place)].some((other) => {
      const at = tableOf.get(other);
      return other !== member && at !== undefined && (at === table || neighbors.of(table).has(at));
    });
  };
}

/** Ids of those with the same value as a guest. */
function idsWith(guestId: number, column: string, { guests }: PlanRows): ReadonlySet<number> {
  for (const alike of guestsByValue(guests, column).values()) {
    const ids = new Set(alike.map(({ id }) => id));
    if (ids.has(guestId)) return ids;
  }
  return new Set();
}
