import { createHash } from "node:crypto";
import { boxBounds } from "../../../../common/floor-plan/footprint.ts";
import { cornersOf, placedPoint, wholeRotation } from "../../../../common/floor-plan/geometry.ts";
import { unitOf } from "../../../../common/floor-plan/lengths.ts";
import type { Bounds, FixtureKind, Place, PlacedFixture, Point } from "../../../../common/floor-plan/plan-types.ts";
import { roomCorners } from "../../../../common/floor-plan/room-outline.ts";
import {
  entranceOf,
  type FurnishedRoom,
  type PictureFixture,
  type PictureShape,
  type RoomPicture,
  roomPicture,
} from "../../../../common/floor-plan/room-picture.ts";
import type { RoomLandmark, ShownFixture, ShownRoom, WayFromDoor } from "../../../../common/guest-page.ts";

/** One state of a room, with each table marked in turn. Unless it is very large, all is computed once. */
export class GuestRooms {
  readonly stamp: string;
  readonly #room: FurnishedRoom;
  readonly #byLabel = new Map<string, ShownRoom | undefined>();
  #shared: SharedParts | undefined;

  constructor(room: FurnishedRoom) {
    this.#room = withEntranceBelow(room);
    this.stamp = createHash("sha256").update(JSON.stringify(room)).digest("base64url").slice(0, 16);
  }

  /** Undefined when that table is not on the plan. */
  markedFor(label: string): ShownRoom | undefined {
    const key = label.toLowerCase();
    if (!this.#byLabel.has(key)) {
      const picture = roomPicture(this.#room, label);
      // Only labels on the plan are cached: guests' labels are many.
      if (!picture) return undefined;
      const shown = this.#shown(picture, `${this.stamp} ${key}`);
      if (!isSmall(picture)) return shown;
      this.#byLabel.set(key, shown);
    }
    return this.#byLabel.get(key);
  }

  #shown(picture: RoomPicture, json: string): ShownRoom | undefined {
    const { viewBox, here, textSize, tables } = picture;
    const marked = tables.find(({ isMarked }) => isMarked);
    if (!marked) return undefined;
    const shared = this.#shared ?? sharedParts(picture, marked.shape);
    // In a large hall each table has other parts, which would fill the memory.
    if (isSmall(picture)) this.#shared = shared;
    const ownShapes = marked.chairs.length > 0 ? marked.chairs : [marked.shape];
    return {
      ...shared,
      viewBox,
      here,
      textSize,
      unit: unitOf(this.#room.isInFeet),
      marked: { path: ownShapes.map(shapePath).join(""), label: marked.label },
      way: wayFromDoor(this.#room, marked.shape),
      landmark: landmarkNear(this.#room.fixtures, marked.shape),
      toJSON: () => json,
    };
  }
}

/** Nearest tables and fixtures shown of a very large hall: a page has to be small. */
const maxTables = 300;
const maxFixtures = 100;

const isSmall = ({ tables, fixtures }: RoomPicture) => tables.length <= maxTables && fixtures.length <= maxFixtures;

type SharedParts = Pick<ShownRoom, "walls" | "tables" | "fixtures">;

function sharedParts({ outline, tables, fixtures }: RoomPicture, to: Point): SharedParts {
  return {
    walls: outlinePath(outline),
    tables: nearest(tables, maxTables, to)
      .map(({ shape }) => shapePath(shape))
      .join(""),
    fixtures: nearest(fixtures, maxFixtures, to).map(shownFixture),
  };
}

function nearest<Shaped extends { shape: Point }>(all: readonly Shaped[], most: number, to: Point): readonly Shaped[] {
  if (all.length <= most) return all;
  const distance = ({ shape }: Shaped) => Math.hypot(shape.x - to.x, shape.y - to.y);
  return all.toSorted((one, other) => distance(one) - distance(other)).slice(0, most);
}

function shownFixture({ kind, shape, label }: PictureFixture): ShownFixture {
  const { left, top, right, bottom } = shape.kind === "box" ? boxBounds(shape, shape) : circleBounds(shape);
  return { kind, path: shapePath(shape), width: right - left, height: bottom - top, label };
}

function circleBounds({ x, y, radius }: { x: number; y: number; radius: number }): Bounds {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/**
 * Turns the room in steps of 90 degrees until its first door is at the bottom, so that left and right are as guests see them
 * when they come in. Without a door, it stays as the organizer drew it.
 */
function withEntranceBelow(room: FurnishedRoom): FurnishedRoom {
  const wall = entranceOf(room)?.wall;
  const rotation = wall ? wholeRotation(-90 * Math.round(wall.inward / 90)) : 0;
  if (rotation === 0) return room;
  const turned = (point: Point): Point => placedPoint(point, { x: 0, y: 0, rotation });
  const turnedThing = <Thing extends Place>(thing: Thing): Thing => ({
    ...thing,
    ...turned(thing),
    rotation: wholeRotation(thing.rotation + rotation),
  });
  return {
    ...room,
    outline: roomCorners(room).map(turned),
    tables: room.tables.map(turnedThing),
    fixtures: room.fixtures.map(turnedThing),
  };
}

const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** SVG path data in whole centimeters. */
function outlinePath(corners: readonly Point[]): string {
  return `M${corners.map(at).join("L")}z`;
}

/** SVG path data. One path for all tables of a hall needs a tenth of the elements. */
function shapePath(shape: PictureShape): string {
  if (shape.kind === "box") return outlinePath(cornersOf(shape, shape));
  const radius = Math.round(shape.radius);
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${at({ x: shape.x - radius, y: shape.y })}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`;
}

/** Within this many degrees of the way in, a table is straight ahead. */
const aheadDegrees = 20;

/** From the first door, seen by somebody who looks in; undefined without a door. */
function wayFromDoor(
  room: Pick<FurnishedRoom, "width" | "depth" | "outline" | "fixtures">,
  to: Point,
): WayFromDoor | undefined {
  const wall = entranceOf(room)?.wall;
  if (!wall) return undefined;
  const [dx, dy] = [to.x - wall.at.x, to.y - wall.at.y];
  const bearing = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const turn = ((bearing - wall.inward + 540) % 360) - 180;
  const side = turn > 0 ? "right" : "left";
  return {
    centimeters: Math.round(Math.hypot(dx, dy)),
    side: Math.abs(turn) <= aheadDegrees ? "ahead" : side,
  };
}

const landmarks: readonly FixtureKind[] = ["STAGE", "BAR", "DANCE_FLOOR", "TEXT"];

/** In centimeters. */
const nearby = 600;

/** The nearest landmark; undefined when none is near. */
function landmarkNear(fixtures: readonly PlacedFixture[], place: Point): RoomLandmark | undefined {
  const near = fixtures
    .filter(({ kind, label }) => landmarks.includes(kind) && (kind !== "TEXT" || label !== ""))
    .map(({ kind, label, ...box }) => ({ kind, label, distance: distanceTo(box, place) }))
    .filter(({ distance }) => distance <= nearby)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0] && { kind: near[0].kind, label: near[0].label };
}

function distanceTo({ x, y, rotation, width, depth }: Omit<PlacedFixture, "kind" | "label">, place: Point): number {
  const fromCenter = { x: place.x - x, y: place.y - y };
  const upright = placedPoint(fromCenter, { x: 0, y: 0, rotation: -rotation });
  return Math.hypot(Math.max(0, Math.abs(upright.x) - width / 2), Math.max(0, Math.abs(upright.y) - depth / 2));
}
