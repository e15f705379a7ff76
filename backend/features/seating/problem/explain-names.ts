import { type Message, message, type PlainKey } from "../../../../common/messages/message.ts";
import { ranksOf } from "../../../../common/wishes/column-ranks.ts";
import { type FreeSeatsWish, freeSeatsWishes, seatsKeptFree } from "../../../../common/wishes/free-seats.ts";
import { distanceTo, nearTables } from "../../../../common/wishes/near-tables.ts";
import { inOrderOfRank } from "../../../../common/wishes/tally-ranks.ts";
import { mayHaveValue, wishFacts } from "../../../../common/wishes/wish-kinds.ts";
import type { ExplainNames, GuestLimit, KeptFree, PlaceSource, RoomFacts, RuleSource } from "../explain/explanation.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { PlanFixture, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import type { Source } from "./source.ts";
import type { TableLimit } from "./table-limits.ts";

const kindKeys: Record<PlanFixture["kind"], PlainKey> = {
  stage: "floor-plan.fixtures.stage",
  bar: "floor-plan.fixtures.bar",
  door: "floor-plan.fixtures.door",
  dance_floor: "floor-plan.fixtures.danceFloor",
  pillar: "floor-plan.fixtures.pillar",
  text: "floor-plan.fixtures.text",
};

/** Names for the parts of a problem. */
export function explainNames(rows: PlanRows, { guestIds, tableIds, sources, limits }: BuiltProblem): ExplainNames {
  const guests = new Map(rows.guests.map((guest) => [guest.id, guest]));
  const tables = new Map(rows.tables.map((table) => [table.id, table]));
  const wishOf = (source: Source | undefined) =>
    source && "id" in source ? rows.wishes.find(({ id }) => id === source.id) : undefined;
  return {
    guest: (place) => guests.get(guestIds[place] ?? 0)?.name ?? "",
    table: (place) => tables.get(tableIds[place] ?? 0)?.label ?? "",
    together: (index) => ruleSource(sources.together[index]),
    group: (index) => ruleSource(sources.groups[index]),
    mix: (index) => wishOf(sources.mixes[index])?.column ?? "",
    place: (index) => placeSource(rows, wishOf(sources.places[index])),
    limits: (place) => (limits[place] ?? []).map((limit) => toGuestLimit(limit, rows)),
    keptFree: keptFree(rows, tableIds),
  };
}

function keptFree(rows: PlanRows, tableIds: readonly number[]): KeptFree {
  const wishes = freeSeatsWishes(rows.wishes);
  const tables = new Map(rows.tables.map((table) => [table.id, table]));
  const keptBy = (wanted: readonly FreeSeatsWish[], place: number) => {
    const table = tables.get(tableIds[place] ?? 0);
    return table ? seatsKeptFree(table, wanted) : 0;
  };
  return {
    at: (place) => keptBy(wishes, place),
    atNewTables: Math.max(
      0,
      ...wishes.map(({ tableIds: named, minimum }) => (named.length === 0 ? (minimum ?? 0) : 0)),
    ),
    wishes: wishes.map((wish) => ({
      count: wish.minimum ?? 0,
      named: labelsOf(wish, rows),
      keptAt: (place, count) =>
        keptBy(
          wishes.map((one) => (one === wish ? { ...one, minimum: count } : one)),
          place,
        ),
    })),
  };
}

function toGuestLimit(limit: TableLimit, rows: PlanRows): GuestLimit {
  if (!("wish" in limit)) return { kind: limit.kind };
  return { kind: limit.kind, wish: limit.wish.id, tables: labelsOf(limit.wish, rows) };
}

function placeSource(rows: PlanRows, wish: PlanWish | undefined): PlaceSource {
  const name = fixtureName(rows, wish?.fixtureId ?? null);
  if (wish === undefined || wish.kind === "near") return { kind: "near", name };
  if (wish.kind === "column_rank") return { kind: "rank", name, column: wish.column };
  return { kind: wish.kind === "like_tables" ? "liked" : "disliked", tables: labelsOf(wish, rows) };
}

/** In the order of the tables. */
function labelsOf({ tableIds }: PlanWish, { tables }: Pick<PlanRows, "tables">): string[] {
  return tables.filter(({ id }) => tableIds.includes(id)).map(({ label }) => label);
}

/** What is met in today's room, as the marks of the wishes count it. */
export function roomFacts(rows: PlanRows, { problem, guestIds, tableIds, sources }: BuiltProblem): RoomFacts {
  const tables = new Map(rows.tables.map((table) => [table.id, table]));
  const wishes = new Map(rows.wishes.map((wish) => [wish.id, wish]));
  const met = new Map(
    rows.wishes.flatMap((wish) => (isAboutPlace(wish) ? [[wish.id, metBy(wish, rows)] as const] : [])),
  );
  const wishOf = (place: number) => {
    const source = sources.places[place];
    return source?.kind === "wish" ? wishes.get(source.id) : undefined;
  };
  const labels = new Map(rows.tables.map((table) => [table.label, table]));
  const guests = new Map(rows.guests.map((guest) => [guest.id, guest]));
  const distanceOf = ({ fixtureId }: PlanWish, table: PlanTable | undefined) => {
    const fixture = rows.fixtures.find(({ id }) => id === fixtureId);
    return fixture && table && distanceTo(fixture, table);
  };
  return {
    isMet: (place, at) => {
      const wish = wishOf(place);
      const guest = guestIds[problem.places[place]?.guest ?? -1];
      const table = tables.get(tableIds[at] ?? 0);
      if (wish === undefined || guest === undefined || table === undefined) return false;
      return met.get(wish.id)?.(guest, table) === true;
    },
    isLost: (place, at) => {
      const wish = wishOf(place);
      if (wish === undefined || wishFacts(wish.kind).isAboutChildren) return false;
      if (!wishFacts(wish.kind).hasPlace) return true;
      const guest = guests.get(guestIds[problem.places[place]?.guest ?? -1] ?? 0);
      const here = distanceOf(wish, labels.get(guest?.tableNumber ?? ""));
      const there = distanceOf(wish, tables.get(tableIds[at] ?? 0));
      return here !== undefined && there !== undefined && there > here;
    },
  };
}

const isAboutPlace = ({ kind }: PlanWish) => wishFacts(kind).hasPlace === true || mayHaveValue(kind);

/** Whether a guest of a wish has what is wished for at their table of today. */
function metBy(wish: PlanWish, rows: PlanRows): (guest: number, table: PlanTable) => boolean {
  if (wish.kind === "near") {
    const fixture = rows.fixtures.find(({ id }) => id === wish.fixtureId);
    const coming = rows.guests.filter(({ id }) => wish.guestIds.includes(id)).length;
    const near = fixture ? nearTables(fixture, rows.tables, coming) : new Set();
    return (_, { id }) => near.has(id);
  }
  if (wish.kind === "column_rank") {
    const placeOf = new Map(rows.tables.map(({ label, id }) => [label, id]));
    const tableOf = new Map(rows.guests.map(({ id, tableNumber }) => [id, placeOf.get(tableNumber) ?? 0]));
    const { missedBy } = inOrderOfRank(wish, { ...rows, coming: rows.guests, tableOf });
    const missed = new Set(missedBy);
    const ranks = ranksOf(rows.guests, wish.column);
    const lowest = Math.max(...ranks.values());
    return (guest, { x, y }) => x !== null && y !== null && !missed.has(guest) && (ranks.get(guest) ?? lowest) < lowest;
  }
  return (_, { id }) => wish.tableIds.includes(id) === (wish.kind === "like_tables");
}

function ruleSource(source: Source | undefined): RuleSource {
  if (source?.kind === "column") return { kind: "column", column: source.column, value: source.value };
  if (source?.kind === "household") return { kind: "household", name: source.name };
  return { kind: source?.kind ?? "wish" };
}

function fixtureName({ fixtures }: PlanRows, id: number | null): string | Message {
  const fixture = fixtures.find((found) => found.id === id);
  if (!fixture) return "";
  return fixture.label.trim() === "" ? message(kindKeys[fixture.kind]) : fixture.label;
}
