import {
  type ArrangedPlace,
  arrangeInCircle,
  arrangeInHorseshoe,
  arrangeInRows,
  defaultGap,
  fillRoom,
} from "../../../../../common/floor-plan/arrange.ts";
import { boxBounds, seatedSize, tableBounds } from "../../../../../common/floor-plan/footprint.ts";
import { boundsOverlap, middleOf, unitedBounds } from "../../../../../common/floor-plan/geometry.ts";
import { defaultFixtureSize } from "../../../../../common/floor-plan/plan-limits.ts";
import type { FixtureKind, Point, Size, TableShape } from "../../../../../common/floor-plan/plan-types.ts";
import { isInside, nearestWall, roomBounds, roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import type { BoardTable, TableChange } from "../model/board.ts";
import type { NewTable } from "../model/board-act.ts";
import type { PlanChange, PlanFixture } from "../model/extras.ts";
import { nextNumber } from "../model/new-tables.ts";
import { boundsOfThing, isStanding, type PlanContents, type Thing, thingsOf } from "./plan-things.ts";

export type Arrangement =
  | { readonly kind: "rows"; readonly perRow: number | null; readonly hasAisle: boolean }
  | { readonly kind: "circle" }
  | { readonly kind: "horseshoe" }
  | { readonly kind: "room"; readonly hasAisle: boolean };

const defaultSeats: Readonly<Record<TableShape, number>> = { ROUND: 8, RECTANGLE: 8, ONE_SIDED: 6, ROW: 10 };

export function newTable(contents: PlanContents, shape: TableShape, near: Point): NewTable {
  const label = String(nextNumber(contents.tables));
  const size = seatedSize({ shape, capacity: defaultSeats[shape], width: null, depth: null });
  const { x, y } = freePlace(contents, size, near);
  return { label, shape, capacity: defaultSeats[shape], x: Math.round(x), y: Math.round(y) };
}

/** Distance between the places that are tried for something new, in centimeters. */
const tryStep = 50;

/** The free place nearest to a point, for something of this size; the point itself if there is none. */
function freePlace(contents: PlanContents, size: Size, near: Point): Point {
  const corners = roomCorners(contents.plan);
  const taken = thingsOf(contents).map(boundsOfThing);
  const { left, top, right, bottom } = roomBounds(contents.plan);
  const room = { columns: Math.floor((right - left) / tryStep), rows: Math.floor((bottom - top) / tryStep) };
  const places = Array.from({ length: room.columns * room.rows }, (_, index) => ({
    x: left + ((index % room.columns) + 0.5) * tryStep,
    y: top + (Math.floor(index / room.columns) + 0.5) * tryStep,
  }));
  const distance = ({ x, y }: Point) => Math.hypot(x - near.x, y - near.y);
  const nearest = [near, ...places].sort((one, other) => distance(one) - distance(other));
  const isFree = (place: Point) => {
    const bounds = boxBounds(size, { ...place, rotation: 0 });
    const ends = [
      { x: bounds.left, y: bounds.top },
      { x: bounds.right, y: bounds.top },
      { x: bounds.right, y: bounds.bottom },
      { x: bounds.left, y: bounds.bottom },
    ];
    return ends.every((end) => isInside(corners, end)) && !taken.some((other) => boundsOverlap(other, bounds));
  };
  return nearest.find(isFree) ?? near;
}

/** A new fixture. A door goes into the nearest wall. */
export function newFixture(contents: PlanContents, kind: FixtureKind, near: Point): PlanFixture {
  const size = defaultFixtureSize[kind];
  const wall = kind === "DOOR" ? nearestWall(roomCorners(contents.plan), near) : undefined;
  const place = wall ? { ...wall.at, rotation: wall.inward } : { ...freePlace(contents, size, near), rotation: 0 };
  return { id: 0, kind, label: "", ...size, ...place, x: Math.round(place.x), y: Math.round(place.y) };
}

export function placedTable(contents: PlanContents, table: BoardTable, near: Point): TableChange {
  const { width, depth } = seatedSize(table);
  const { x, y } = freePlace(contents, { width, depth }, near);
  return { id: table.id, x: Math.round(x), y: Math.round(y) };
}

/** Copies of things, to the right of them, or below if there is no room at the right. */
export function copiesOf(
  contents: PlanContents,
  things: readonly Thing[],
): { tables: NewTable[]; fixtures: PlanFixture[] } {
  const bounds = unitedBounds(things.map(boundsOfThing));
  if (!bounds) return { tables: [], fixtures: [] };
  const width = bounds.right - bounds.left + defaultGap;
  const fitsRight = bounds.right + width <= roomBounds(contents.plan).right;
  const by = fitsRight ? { x: width, y: 0 } : { x: 0, y: bounds.bottom - bounds.top + defaultGap };
  const first = nextNumber(contents.tables);
  const tables = things.flatMap((thing) => (thing.kind === "table" ? [thing.table] : []));
  const fixtures = things.flatMap((thing) => (thing.kind === "fixture" ? [thing.fixture] : []));
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
    fixtures: fixtures.map((fixture) => ({
      ...fixture,
      id: 0,
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
  return places && { tables: intoRoom(contents, tables, places) };
}

function intoRoom(
  { plan }: PlanContents,
  tables: readonly BoardTable[],
  places: readonly ArrangedPlace[],
): readonly ArrangedPlace[] {
  const tableOf = new Map(tables.map((table) => [table.id, table]));
  const taken = unitedBounds(
    places.flatMap((place) => {
      const table = tableOf.get(place.id);
      return table ? [tableBounds(table, place)] : [];
    }),
  );
  const room = roomBounds(plan);
  if (!taken) return places;
  const by = {
    x: shiftInto(taken.left, taken.right, room.left, room.right),
    y: shiftInto(taken.top, taken.bottom, room.top, room.bottom),
  };
  return places.map((place) => ({ ...place, x: place.x + by.x, y: place.y + by.y }));
}

/** How far a stretch has to move to be within another; if it is longer, so that their middles meet. */
function shiftInto(from: number, to: number, least: number, most: number): number {
  if (to - from > most - least) return Math.round((least + most - from - to) / 2);
  return Math.round(Math.max(0, least - from) - Math.max(0, to - most));
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
