import { ranksOf } from "../../../../common/wishes/column-ranks.ts";
import { guestsByValue } from "../../../../common/wishes/column-values.ts";
import { distanceTo, nearTables } from "../../../../common/wishes/near-tables.ts";
import { neighboringTables } from "../../../../common/wishes/neighboring-tables.ts";
import { inOrderOfRank } from "../../../../common/wishes/tally-ranks.ts";
import { wishFacts } from "../../../../common/wishes/wish-kinds.ts";
import type { RoomFacts } from "../explain/explanation.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";

/** What is near in the room, as the marks of the wishes count it. Guests sit where the rows have them. */
export function roomFacts(rows: PlanRows, built: BuiltProblem): RoomFacts {
  const { tableIds, sources } = built;
  const tables = new Map(rows.tables.map((table) => [table.id, table]));
  const isInOrder = guestsInOrder(rows);
  const isFarther = fartherThanToday(rows);
  const near = tablesNear(rows);
  const beside = othersBeside(rows, built);
  const wishes = new Map(rows.wishes.map((wish) => [wish.id, wish]));
  const wishOf = (place: number) => {
    const source = sources.places[place];
    return source && "id" in source ? wishes.get(source.id) : undefined;
  };
  const memberOf = (place: number) => built.guestIds[built.problem.places[place]?.guest ?? -1] ?? 0;
  return {
    isMet: (place, table) => {
      const [wish, id] = [wishOf(place), tableIds[table] ?? 0];
      if (wish === undefined || wishFacts(wish.kind).isAboutChildren) return false;
      if (wish.kind === "column_rank") return isInOrder(wish, memberOf(place));
      if (isAboutNeighbors(wish)) return beside(place, id);
      if (wish.kind === "near") return near.get(wish.id)?.has(id) === true;
      return wish.tableIds.includes(id) === (wish.kind === "like_tables");
    },
    isKnown: (place, at) => {
      const [wish, table] = [wishOf(place), tables.get(tableIds[at] ?? 0)];
      if (wish === undefined || table === undefined || wishFacts(wish.kind).isAboutChildren) return false;
      if (isAboutNeighbors(wish)) return table.x !== null && table.y !== null && !beside(place, table.id);
      return !wishFacts(wish.kind).hasPlace || isFarther(wish, memberOf(place), table);
    },
  };
}

const isAboutNeighbors = ({ kind }: PlanWish) => kind === "neighbor_tables" || kind === "column_neighbor_tables";

/** Whether a guest has no lower rank before them, but some behind; false where that is not known. */
function guestsInOrder(rows: PlanRows): (wish: PlanWish, guestId: number) => boolean {
  const idOf = new Map(rows.tables.map(({ id, label }) => [label, id]));
  const tableOf = new Map(rows.guests.map(({ id, tableNumber }) => [id, idOf.get(tableNumber) ?? 0]));
  const placed = new Set(rows.tables.filter(({ x, y }) => x !== null && y !== null).map(({ id }) => id));
  const facts = new Map(
    rows.wishes
      .filter(({ kind }) => kind === "column_rank")
      .map((wish) => {
        const ranks = ranksOf(rows.guests, wish.column);
        const { missedBy } = inOrderOfRank(wish, { ...rows, coming: rows.guests, tableOf });
        return [wish.id, { ranks, lowest: Math.max(...ranks.values()), missed: new Set(missedBy) }];
      }),
  );
  return ({ id }, guestId) => {
    const { ranks, lowest, missed } = facts.get(id) ?? { ranks: new Map(), lowest: 0, missed: new Set() };
    return placed.has(tableOf.get(guestId) ?? 0) && !missed.has(guestId) && (ranks.get(guestId) ?? lowest) < lowest;
  };
}

/** Whether a table is known to be farther from what a wish names than a guest's table of today. */
function fartherThanToday(rows: PlanRows): (wish: PlanWish, guestId: number, table: PlanTable) => boolean {
  const tableAt = new Map(rows.tables.map((table) => [table.label, table]));
  const todayOf = new Map(rows.guests.map(({ id, tableNumber }) => [id, tableAt.get(tableNumber)]));
  return ({ fixtureId }, guestId, table) => {
    const fixture = rows.fixtures.find(({ id }) => id === fixtureId);
    const today = todayOf.get(guestId);
    const [here, there] = [fixture && today && distanceTo(fixture, today), fixture && distanceTo(fixture, table)];
    return here !== undefined && there !== undefined && there > here;
  };
}

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
