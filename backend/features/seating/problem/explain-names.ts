import { type Message, message, type PlainKey } from "../../../../common/messages/message.ts";
import type { ExplainNames, GuestLimit, PlaceSource, RuleSource } from "../explain/explanation.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { PlanFixture, PlanRows, PlanWish } from "./plan-rows.ts";
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
    place: (index) => placeSource(rows, sources.places[index], wishOf(sources.places[index])),
    limits: (place) => (limits[place] ?? []).map((limit) => toGuestLimit(limit, rows)),
  };
}

function toGuestLimit(limit: TableLimit, rows: PlanRows): GuestLimit {
  if (!("wish" in limit)) return { kind: limit.kind };
  return { kind: limit.kind, wish: limit.wish.id, tables: labelsOf(limit.wish, rows) };
}

function placeSource(rows: PlanRows, source: Source | undefined, wish: PlanWish | undefined): PlaceSource {
  if (source?.kind === "column") return { kind: "valueBeside", column: source.column, value: source.value };
  if (wish?.kind === "neighbor_tables") return { kind: "groupBeside" };
  const name = fixtureName(rows, wish?.fixtureId ?? null);
  if (wish === undefined || wish.kind === "near") return { kind: "near", name };
  if (wish.kind === "column_rank") return { kind: "rank", name, column: wish.column };
  return { kind: wish.kind === "like_tables" ? "liked" : "disliked", tables: labelsOf(wish, rows) };
}

/** In the order of the tables. */
function labelsOf({ tableIds }: PlanWish, { tables }: Pick<PlanRows, "tables">): string[] {
  return tables.filter(({ id }) => tableIds.includes(id)).map(({ label }) => label);
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
