import { type Message, message, type PlainKey } from "../../../../common/messages/message.ts";
import { nearTables } from "../../../../common/wishes/near-tables.ts";
import type { ExplainNames, RoomFacts, RuleSource } from "../explain/explanation.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { PlanFixture, PlanRows } from "./plan-rows.ts";
import type { Source } from "./source.ts";

const kindKeys: Record<PlanFixture["kind"], PlainKey> = {
  stage: "floor-plan.fixtures.stage",
  bar: "floor-plan.fixtures.bar",
  door: "floor-plan.fixtures.door",
  dance_floor: "floor-plan.fixtures.danceFloor",
  pillar: "floor-plan.fixtures.pillar",
  text: "floor-plan.fixtures.text",
};

/** Names for the parts of a problem. */
export function explainNames(rows: PlanRows, { problem, guestIds, tableIds, sources }: BuiltProblem): ExplainNames {
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
    place: (index) => fixtureName(rows, wishOf(sources.places[index])?.fixtureId ?? null),
    allowed: (place) =>
      problem.guests[place]?.tables?.length === 1 && guests.get(guestIds[place] ?? 0)?.isLocked ? "locked" : "access",
  };
}

/** What is near in the room, as the marks of the wishes count it. */
export function roomFacts(rows: PlanRows, { tableIds, sources }: BuiltProblem): RoomFacts {
  const tables = new Map(rows.tables.map((table) => [table.id, table]));
  const coming = new Set(rows.guests.map(({ id }) => id));
  const near = new Map<number, ReadonlySet<number>>();
  for (const { id, kind, fixtureId, guestIds } of rows.wishes) {
    const fixture = kind === "near" && rows.fixtures.find((found) => found.id === fixtureId);
    if (!fixture) continue;
    near.set(id, nearTables(fixture, rows.tables, guestIds.filter((guest) => coming.has(guest)).length));
  }
  return {
    isNear: (place, table) => {
      const source = sources.places[place];
      return source?.kind === "wish" && near.get(source.id)?.has(tableIds[table] ?? 0) === true;
    },
    isPlaced: (place) => {
      const table = tables.get(tableIds[place] ?? 0);
      return table !== undefined && table.x !== null && table.y !== null;
    },
  };
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
