import { boxBounds } from "./footprint.ts";
import { placedPoint, unitedBounds } from "./geometry.ts";
import type { Bounds, FixtureKind, Place, PlacedFixture, PlacedTable, Point, Size } from "./plan-types.ts";
import { isInside, nearestWall, roomBounds, roomCorners } from "./room-outline.ts";
import { chairSize, seatPlaces, tableSize } from "./table-seats.ts";

export interface FurnishedRoom extends Size {
  /** Whether lengths are shown in feet instead of meters. */
  isInFeet: boolean;
  /** Fewer than three for a rectangle. */
  outline: readonly Point[];
  tables: readonly PlacedTable[];
  fixtures: readonly PlacedFixture[];
}

/** A shape of the small picture. Lengths are in centimeters. */
export type PictureShape =
  | ({ kind: "circle"; radius: number } & Point)
  /** `corner` is the radius of its corners. */
  | ({ kind: "box"; corner: number } & Place & Size);

export interface PictureTable {
  shape: PictureShape;
  /** Only of the marked one, if it is a row. */
  chairs: PictureShape[];
  isMarked: boolean;
  /** Only the marked one's, with the place of the middle of the text. */
  label: ({ text: string; size: number } & Point) | null;
}

/** A fixture of the small picture. Without a label, the words for its kind are shown, except for doors and pillars. */
export interface PictureFixture {
  kind: FixtureKind;
  shape: PictureShape;
  label: { text: string; size: number } & Point;
}

/** What guests see of a room: where things are, and nothing about who sits there. */
export interface RoomPicture {
  /** With a door, it ends with a line of text below everything, for "You are here". */
  viewBox: { x: number; y: number; width: number; height: number };
  outline: Point[];
  fixtures: PictureFixture[];
  tables: PictureTable[];
  /** Just inside the first door; null without a door. */
  here: Point | null;
  /** Height of the text "You are here"; lines are a twentieth of it wide. */
  textSize: number;
}

const textShare = 1 / 22;

const stepInside = 0.9;

/** The first door, and the wall it is in; undefined without a door. */
export function entranceOf(room: Pick<FurnishedRoom, "width" | "depth" | "outline" | "fixtures">) {
  const door = room.fixtures.find(({ kind }) => kind === "DOOR");
  return door && { door, wall: nearestWall(roomCorners(room), door) };
}

/** The picture of a room with the table of that label marked; undefined if it is not on the plan. */
export function roomPicture(room: FurnishedRoom, label: string): RoomPicture | undefined {
  const wanted = label.toLowerCase();
  const marked = room.tables.find((table) => table.label.toLowerCase() === wanted);
  if (!marked) return undefined;
  const outline = roomCorners(room);
  const bounds = unitedBounds([
    roomBounds(room),
    ...room.fixtures.map((fixture) => boxBounds(fixture, fixture)),
    ...room.tables.map((table) => boxBounds(tableSize(table), table)),
  ]);
  if (!bounds) return undefined;
  const textSize = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * textShare;
  const here = placeInside(room, outline, textSize * stepInside);
  const lineBelow = here ? 1.4 * textSize : 0;
  return {
    viewBox: withMargin({ ...bounds, bottom: bounds.bottom + lineBelow }, textSize * 0.6),
    outline,
    fixtures: room.fixtures.map((fixture) => drawnFixture(fixture, textSize)),
    tables: room.tables.map((table) => drawnTable(table, table === marked, textSize)),
    here,
    textSize,
  };
}

function withMargin({ left, top, right, bottom }: Bounds, margin: number): RoomPicture["viewBox"] {
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

function placeInside(room: FurnishedRoom, outline: readonly Point[], step: number): Point | null {
  const entrance = entranceOf(room);
  if (!entrance) return null;
  const { door, wall } = entrance;
  if (!wall) return { x: door.x, y: door.y };
  const inside = placedPoint({ x: 0, y: -step }, { ...wall.at, rotation: wall.inward });
  return isInside(outline, inside) ? inside : { x: door.x, y: door.y };
}

function drawnFixture(fixture: PlacedFixture, textSize: number): PictureFixture {
  const { x, y, rotation, width, depth, kind, label } = fixture;
  const shape: PictureShape =
    kind === "PILLAR"
      ? { kind: "circle", x, y, radius: Math.min(width, depth) / 2 }
      : { kind: "box", x, y, rotation, width, depth, corner: kind === "DANCE_FLOOR" ? 20 : 6 };
  return { kind, shape, label: { text: label, size: fittingText(label, fixture, textSize), x, y } };
}

/** Chairs of a whole hall could be half a million; a longer row is drawn as a box. */
const maxChairsDrawn = 100;

function drawnTable(table: PlacedTable, isMarked: boolean, textSize: number): PictureTable {
  const { x, y, rotation, shape, label } = table;
  const size = tableSize(table);
  const hasChairs = isMarked && shape === "ROW" && (table.capacity ?? 0) <= maxChairsDrawn;
  const chairs: PictureShape[] = hasChairs
    ? seatPlaces(table).map((seat) => ({
        kind: "box",
        ...placedPoint(seat, table),
        rotation,
        width: chairSize,
        depth: chairSize,
        corner: 10,
      }))
    : [];
  return {
    shape:
      shape === "ROUND"
        ? { kind: "circle", x, y, radius: size.width / 2 }
        : { kind: "box", x, y, rotation, ...size, corner: 8 },
    chairs,
    isMarked,
    label: isMarked ? { text: label, size: fittingText(label, size, textSize * 1.4), x, y } : null,
  };
}

const letterWidth = 0.62;

function fittingText(text: string, { width, depth }: Size, usual: number): number {
  const room = Math.max(width, depth) * 0.9;
  const fitting = Math.min(usual, room / Math.max(1, text.length * letterWidth));
  return Math.max(fitting, usual * 0.5);
}
