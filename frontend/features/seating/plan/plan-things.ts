import { boxBounds, tableBounds } from "../../../../common/floor-plan/footprint.ts";
import type { Bounds, FixtureKind, Place, Size } from "../../../../common/floor-plan/plan-types.ts";
import { tableSize } from "../../../../common/floor-plan/table-size.ts";
import type { BoardGuest, BoardTable } from "../model/board.ts";
import type { FloorPlan, PlanFixture } from "../model/floor-plan.ts";

/** A table on the plan. */
export type StandingTable = BoardTable & { readonly x: number; readonly y: number };

/** Names a table or a fixture. */
export type ThingKey = `table-${number}` | `fixture-${number}`;

/** Place and size of something, as it is being changed. */
export type Draft = Partial<Place & Size>;

/** What is being changed on the screen and not saved yet. */
export type Drafts = ReadonlyMap<ThingKey, Draft>;

/** No drafts. Always the same map, so that nothing renders again. */
export const noDrafts: Drafts = new Map();

/** Something that stands on the plan. */
export type Thing =
  | { readonly kind: "table"; readonly key: ThingKey; readonly table: StandingTable }
  | { readonly kind: "fixture"; readonly key: ThingKey; readonly fixture: PlanFixture };

/** Everything that the plan shows. */
export interface PlanContents {
  readonly plan: FloorPlan;
  /** In the order of the lists. */
  readonly tables: readonly BoardTable[];
  /** Guests of a table, by its id. */
  readonly guestsAt: ReadonlyMap<number, readonly BoardGuest[]>;
}

/** Name of a table on the plan. */
export function tableKey(id: number): ThingKey {
  return `table-${id}`;
}

/** Name of a fixture. */
export function fixtureKey(id: number): ThingKey {
  return `fixture-${id}`;
}

/** Reads the name of a thing from a document. */
export function parseKey(text: string | null | undefined): ThingKey | undefined {
  const [, kind, digits] = /^(table|fixture)-(-?\d+)$/.exec(text ?? "") ?? [];
  if (kind === undefined) return undefined;
  return kind === "table" ? tableKey(Number(digits)) : fixtureKey(Number(digits));
}

/** Whether a table is on the plan. */
export function isStanding(table: BoardTable): table is StandingTable {
  return table.x !== null && table.y !== null;
}

/** Everything that stands on the plan: fixtures, then tables. */
export function thingsOf({ plan, tables }: PlanContents): Thing[] {
  return [
    ...plan.fixtures.map((fixture): Thing => ({ kind: "fixture", key: fixtureKey(fixture.id), fixture })),
    ...tables.filter(isStanding).map((table): Thing => ({ kind: "table", key: tableKey(table.id), table })),
  ];
}

/** Where a thing stands. */
export function placeOf(thing: Thing): Place {
  const { x, y, rotation } = thing.kind === "table" ? thing.table : thing.fixture;
  return { x, y, rotation };
}

/** How large a thing is, without chairs and before it is rotated. */
export function sizeOf(thing: Thing): Size {
  return thing.kind === "table" ? tableSize(thing.table) : { width: thing.fixture.width, depth: thing.fixture.depth };
}

/** The upright rectangle around a thing; of a table, with its chairs. */
export function boundsOfThing(thing: Thing): Bounds {
  return thing.kind === "table" ? tableBounds(thing.table, thing.table) : boxBounds(thing.fixture, thing.fixture);
}

/** A thing with what is being changed about it. */
export function drafted(thing: Thing, drafts: Drafts): Thing {
  const draft = drafts.get(thing.key);
  if (!draft) return thing;
  return thing.kind === "table"
    ? { ...thing, table: { ...thing.table, ...draft } }
    : { ...thing, fixture: { ...thing.fixture, ...draft } };
}

/** Kinds of fixtures, in the order of the menu. */
export const fixtureKinds: readonly FixtureKind[] = ["STAGE", "DANCE_FLOOR", "BAR", "DOOR", "PILLAR", "TEXT"];
