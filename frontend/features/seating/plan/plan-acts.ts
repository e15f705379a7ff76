import { arrangeInRows, fillRoom, usualGap } from "../../../../common/floor-plan/arrange.ts";
import { arrangeInCircle, arrangeInHorseshoe } from "../../../../common/floor-plan/arrange-around.ts";
import { usualFixtureSize } from "../../../../common/floor-plan/fixture-size.ts";
import { tableBounds } from "../../../../common/floor-plan/footprint.ts";
import { middleOf, unitedBounds } from "../../../../common/floor-plan/geometry.ts";
import type { FixtureKind, Point, TableShape } from "../../../../common/floor-plan/plan-types.ts";
import { nearestWall, roomBounds, roomCorners } from "../../../../common/floor-plan/room-outline.ts";
import type { BoardTable } from "../model/board.ts";
import type { NewTable } from "../model/board-act.ts";
import type { PlanChange, PlanFixture } from "../model/floor-plan.ts";
import { boundsOfThing, isStanding, type PlanContents, type Thing, thingsOf } from "./plan-things.ts";

/** How tables can be arranged. */
export type Arrangement =
  | { readonly kind: "rows"; readonly perRow: number | null; readonly hasAisle: boolean }
  | { readonly kind: "circle" }
  | { readonly kind: "horseshoe" }
  | { readonly kind: "room"; readonly hasAisle: boolean };

/** What a new table has, by its shape. */
const usualSeats: Readonly<Record<TableShape, number>> = { ROUND: 8, RECTANGLE: 8, ONE_SIDED: 6, ROW: 10 };

/** A new table with the next number. */
export function newTable(tables: readonly BoardTable[], shape: TableShape, { x, y }: Point): NewTable {
  const label = String(nextNumber(tables));
  return { label, shape, capacity: usualSeats[shape], x: Math.round(x), y: Math.round(y) };
}

/** The number after the highest that a table has. */
function nextNumber(tables: readonly BoardTable[]): number {
  return Math.max(0, ...tables.map(({ label }) => (/^\d{1,6}$/.test(label) ? Number(label) : 0))) + 1;
}

/** A new fixture. A door goes into the nearest wall. */
export function newFixture(contents: PlanContents, kind: FixtureKind, { x, y }: Point): PlanFixture {
  const size = usualFixtureSize[kind];
  const id = freeFixtureId(contents);
  const wall = kind === "DOOR" ? nearestWall(roomCorners(contents.plan), { x, y }) : undefined;
  const place = wall ? { ...wall.at, rotation: wall.inward } : { x, y, rotation: 0 };
  return { id, kind, label: "", ...size, ...place, x: Math.round(place.x), y: Math.round(place.y) };
}

function freeFixtureId({ plan }: PlanContents): number {
  return Math.min(0, ...plan.fixtures.map(({ id }) => id)) - 1;
}

/** Copies of things, to the right of them, or below if there is no room at the right. */
export function copiesOf(
  contents: PlanContents,
  things: readonly Thing[],
): { tables: NewTable[]; fixtures: PlanFixture[] } {
  const bounds = unitedBounds(things.map(boundsOfThing));
  if (!bounds) return { tables: [], fixtures: [] };
  const width = bounds.right - bounds.left + usualGap;
  const fitsRight = bounds.right + width <= roomBounds(contents.plan).right;
  const by = fitsRight ? { x: width, y: 0 } : { x: 0, y: bounds.bottom - bounds.top + usualGap };
  const first = nextNumber(contents.tables);
  const tables = things.flatMap((thing) => (thing.kind === "table" ? [thing.table] : []));
  const fixtures = things.flatMap((thing) => (thing.kind === "fixture" ? [thing.fixture] : []));
  const firstId = freeFixtureId(contents);
  return {
    tables: tables.map(({ capacity, shape, isAccessible, rotation, width, depth, x, y }, index) => ({
      label: String(first + index),
      capacity,
      shape,
      isAccessible,
      rotation,
      width,
      depth,
      x: x + Math.round(by.x),
      y: y + Math.round(by.y),
    })),
    fixtures: fixtures.map((fixture, index) => ({
      ...fixture,
      id: firstId - index,
      x: fixture.x + Math.round(by.x),
      y: fixture.y + Math.round(by.y),
    })),
  };
}

/** The change that arranges tables; undefined if the room is too small for them. */
export function arranged(
  contents: PlanContents,
  tables: readonly BoardTable[],
  how: Arrangement,
): PlanChange | undefined {
  const places = placesFor(contents, tables, how);
  return places && { tables: places };
}

function placesFor(contents: PlanContents, tables: readonly BoardTable[], how: Arrangement) {
  const standing = tables.filter(isStanding);
  const around = unitedBounds(standing.map((table) => tableBounds(table, table))) ?? roomBounds(contents.plan);
  switch (how.kind) {
    case "rows":
      return arrangeInRows(tables, middleOf(around), how);
    case "circle":
      return arrangeInCircle(tables, middleOf(around));
    case "horseshoe":
      return arrangeInHorseshoe(tables, middleOf(around));
    case "room":
      return fillRoom(tables, roomToFill(contents, tables), how);
  }
}

/** Room that a door needs to open, in centimeters. */
const doorway = 150;

/** The room without what stands there and stays. */
function roomToFill(contents: PlanContents, moving: readonly BoardTable[]) {
  const { plan } = contents;
  const ids = new Set(moving.map(({ id }) => id));
  const staying = thingsOf(contents).filter((thing) =>
    thing.kind === "table" ? !ids.has(thing.table.id) : thing.fixture.kind !== "TEXT",
  );
  return { outline: roomCorners(plan), bounds: roomBounds(plan), blocked: staying.map(blockedBy) };
}

function blockedBy(thing: Thing) {
  const bounds = boundsOfThing(thing);
  if (thing.kind === "table" || thing.fixture.kind !== "DOOR") return bounds;
  const { left, top, right, bottom } = bounds;
  return { left: left - doorway, top: top - doorway, right: right + doorway, bottom: bottom + doorway };
}
