import { boxBounds, tableBounds } from "../../../../../common/floor-plan/footprint.ts";
import { wholeRotation } from "../../../../../common/floor-plan/geometry.ts";
import type { Bounds, FixtureKind, Place, Size } from "../../../../../common/floor-plan/plan-types.ts";
import { tableSize } from "../../../../../common/floor-plan/table-seats.ts";
import { tableTitle } from "../../../lib/tables.ts";
import type { BoardGuest, BoardTable, TableChange } from "../model/board.ts";
import type { FloorPlan, PlanChange, PlanFixture } from "../model/extras.ts";
import { fixtureName } from "../model/extras.ts";

export type StandingTable = BoardTable & { readonly x: number; readonly y: number };

export type ThingKey = `table-${number}` | `fixture-${number}`;

export type Draft = Partial<Place & Size>;

/** What is being changed on the screen and not saved yet. */
export type Drafts = ReadonlyMap<ThingKey, Draft>;

/** Always the same map, so that nothing renders again. */
export const noDrafts: Drafts = new Map();

export type Thing =
  | { readonly kind: "table"; readonly key: ThingKey; readonly table: StandingTable }
  | { readonly kind: "fixture"; readonly key: ThingKey; readonly fixture: PlanFixture };

export interface PlanContents {
  readonly plan: FloorPlan;
  readonly tables: readonly BoardTable[];
  readonly guestsAt: ReadonlyMap<number, readonly BoardGuest[]>;
}

export function tableKey(id: number): ThingKey {
  return `table-${id}`;
}

export function fixtureKey(id: number): ThingKey {
  return `fixture-${id}`;
}

export function parseKey(text: string | null | undefined): ThingKey | undefined {
  const [, kind, digits] = /^(table|fixture)-(-?\d+)$/.exec(text ?? "") ?? [];
  if (kind === undefined) return undefined;
  return kind === "table" ? tableKey(Number(digits)) : fixtureKey(Number(digits));
}

export function isStanding(table: BoardTable): table is StandingTable {
  return table.x !== null && table.y !== null;
}

/** Fixtures, then tables. */
export function thingsOf({ plan, tables }: PlanContents): Thing[] {
  return [
    ...plan.fixtures.map((fixture): Thing => ({ kind: "fixture", key: fixtureKey(fixture.id), fixture })),
    ...tables.filter(isStanding).map((table): Thing => ({ kind: "table", key: tableKey(table.id), table })),
  ];
}

export function placeOf(thing: Thing): Place {
  const { x, y, rotation } = thing.kind === "table" ? thing.table : thing.fixture;
  return { x, y, rotation };
}

/** Without chairs, before rotation. */
export function sizeOf(thing: Thing): Size {
  return thing.kind === "table" ? tableSize(thing.table) : { width: thing.fixture.width, depth: thing.fixture.depth };
}

/** The upright rectangle around a thing; of a table, with its chairs. */
export function boundsOfThing(thing: Thing): Bounds {
  return thing.kind === "table" ? tableBounds(thing.table, thing.table) : boxBounds(thing.fixture, thing.fixture);
}

export function drafted(thing: Thing, drafts: Drafts): Thing {
  const draft = drafts.get(thing.key);
  if (!draft) return thing;
  return thing.kind === "table"
    ? { ...thing, table: { ...thing.table, ...draft } }
    : { ...thing, fixture: { ...thing.fixture, ...draft } };
}

export const fixtureKinds: readonly FixtureKind[] = ["STAGE", "DANCE_FLOOR", "BAR", "DOOR", "PILLAR", "TEXT"];

/** "Table 4", "Head Table", "Bar". */
export function thingName(thing: Thing): string {
  return thing.kind === "table" ? tableTitle(thing.table.label) : fixtureName(thing.fixture);
}

/** The change that saves what was moved, turned or resized; undefined if that is nothing. */
export function changeOfDrafts(things: readonly Thing[], drafts: Drafts): PlanChange | undefined {
  const tables: TableChange[] = [];
  const fixtures: PlanFixture[] = [];
  for (const thing of things) {
    const draft = drafts.get(thing.key);
    if (!draft) continue;
    const whole = wholeNumbers(draft);
    if (thing.kind === "table" && differs(thing.table, whole)) tables.push({ id: thing.table.id, ...whole });
    if (thing.kind === "fixture" && differs(thing.fixture, whole)) fixtures.push({ ...thing.fixture, ...whole });
  }
  if (tables.length === 0 && fixtures.length === 0) return undefined;
  return { ...(tables.length > 0 && { tables }), ...(fixtures.length > 0 && { fixtures }) };
}

function wholeNumbers({ x, y, rotation, width, depth }: Draft): Draft {
  return {
    ...(x !== undefined && { x: Math.round(x) }),
    ...(y !== undefined && { y: Math.round(y) }),
    ...(rotation !== undefined && { rotation: wholeRotation(rotation) }),
    ...(width !== undefined && { width: Math.round(width) }),
    ...(depth !== undefined && { depth: Math.round(depth) }),
  };
}

function differs(before: { [Name in keyof Draft]?: number | null | undefined }, draft: Draft): boolean {
  return (["x", "y", "rotation", "width", "depth"] as const).some(
    (name) => draft[name] !== undefined && draft[name] !== before[name],
  );
}

/** Takes things off the plan: tables stay on the board with their guests, fixtures are gone. */
export function removalOf(things: readonly Thing[]): PlanChange {
  const tables = things.flatMap((thing) => (thing.kind === "table" ? [{ id: thing.table.id, x: null, y: null }] : []));
  const removedFixtureIds = things.flatMap((thing) => (thing.kind === "fixture" ? [thing.fixture.id] : []));
  return { ...(tables.length > 0 && { tables }), ...(removedFixtureIds.length > 0 && { removedFixtureIds }) };
}
