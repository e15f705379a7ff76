import { createHash } from "node:crypto";
import { boxBounds } from "../../../../common/floor-plan/footprint.ts";
import type { Bounds } from "../../../../common/floor-plan/plan-types.ts";
import {
  type FurnishedRoom,
  type PictureFixture,
  type RoomPicture,
  roomPicture,
} from "../../../../common/floor-plan/room-picture.ts";
import type { ShownFixture, ShownRoom } from "../../../../common/guest-page.ts";
import { outlinePath, shapePath } from "./shape-path.ts";
import { landmarkNear, wayFromDoor } from "./way-to-table.ts";

/** One state of a room as guests see it, each with their own table marked. Everything is computed once. */
export class GuestRooms {
  /** Differs between rooms that look different. */
  readonly stamp: string;
  readonly #room: FurnishedRoom;
  readonly #byLabel = new Map<string, ShownRoom | undefined>();
  #shared: Pick<ShownRoom, "walls" | "tables" | "fixtures"> | undefined;

  constructor(room: FurnishedRoom) {
    this.#room = room;
    this.stamp = createHash("sha256").update(JSON.stringify(room)).digest("base64url").slice(0, 16);
  }

  /** The room with a table marked; undefined when that table is not on the plan. */
  markedFor(label: string): ShownRoom | undefined {
    const key = label.toLowerCase();
    if (!this.#byLabel.has(key)) {
      const picture = roomPicture(this.#room, label);
      // Labels come from guests on the list, of whom there are many: others than the plan's are not kept.
      if (!picture) return undefined;
      this.#byLabel.set(key, this.#shown(picture, `${this.stamp} ${key}`));
    }
    return this.#byLabel.get(key);
  }

  #shown(picture: RoomPicture, json: string): ShownRoom | undefined {
    const { viewBox, here, textSize, tables } = picture;
    const marked = tables.find(({ isMarked }) => isMarked);
    if (!marked) return undefined;
    this.#shared ??= {
      walls: outlinePath(picture.outline),
      tables: tables
        .flatMap(({ shape, chairs }) => (chairs.length > 0 ? chairs : [shape]))
        .map(shapePath)
        .join(""),
      fixtures: picture.fixtures.map(shownFixture),
    };
    return {
      ...this.#shared,
      viewBox,
      here,
      textSize,
      marked: { path: shapePath(marked.shape), label: marked.label },
      way: wayFromDoor(this.#room, marked.shape),
      landmark: landmarkNear(this.#room.fixtures, marked.shape),
      toJSON: () => json,
    };
  }
}

function shownFixture({ kind, shape, label }: PictureFixture): ShownFixture {
  const { left, top, right, bottom } = shape.kind === "box" ? boxBounds(shape, shape) : circleBounds(shape);
  return { kind, path: shapePath(shape), width: right - left, height: bottom - top, label };
}

function circleBounds({ x, y, radius }: { x: number; y: number; radius: number }): Bounds {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
