import { createHash } from "node:crypto";
import { boxBounds } from "../../../../common/floor-plan/footprint.ts";
import { unitOf } from "../../../../common/floor-plan/lengths.ts";
import type { Bounds, Point } from "../../../../common/floor-plan/plan-types.ts";
import {
  type FurnishedRoom,
  type PictureFixture,
  type RoomPicture,
  roomPicture,
} from "../../../../common/floor-plan/room-picture.ts";
import type { ShownFixture, ShownRoom } from "../../../../common/guest-page.ts";
import { withEntranceBelow } from "./entrance-below.ts";
import { outlinePath, shapePath } from "./shape-path.ts";
import { landmarkNear, wayFromDoor } from "./way-to-table.ts";

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
