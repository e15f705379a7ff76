import { movedBounds, placedPoint, unitedBounds, wholeRotation } from "../../../../../common/floor-plan/geometry.ts";
import { minSide } from "../../../../../common/floor-plan/plan-limits.ts";
import type { Place, Point, Size } from "../../../../../common/floor-plan/plan-types.ts";
import { nearestWall, roomBounds, roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import { alignmentLines, type Guide, onGrid, snapMove } from "../../../../../common/floor-plan/snap.ts";
import type { FloorPlan } from "../model/extras.ts";
import { boundsOfThing, type Draft, type Drafts, placeOf, sizeOf, type Thing, type ThingKey } from "./plan-things.ts";

export interface ThingDrag {
  /** Shows them `by` further than where they were, and returns the lines they are aligned with. */
  move: (by: Point, isFree: boolean) => Guide[];
  places: () => Drafts;
  reset: () => void;
}

interface DragOptions {
  things: readonly Thing[];
  keys: ReadonlySet<ThingKey>;
  heldKey: ThingKey;
  plan: FloorPlan;
  step: number | null;
  /** How far things may be moved to be aligned, in centimeters. */
  tolerance: number;
}

/** How near a wall a door has to be to jump there, in centimeters. */
const wallReach = 60;

/** Writes transforms past React, so that a frame costs the same with 200 tables as with one. */
export function startThingDrag(svg: SVGSVGElement, options: DragOptions): ThingDrag {
  const { things, keys, heldKey, plan, step, tolerance } = options;
  const moving = things.filter(({ key }) => keys.has(key));
  const others = things.filter(({ key }) => !keys.has(key));
  const start = unitedBounds(moving.map(boundsOfThing));
  const held = moving.find(({ key }) => key === heldKey) ?? moving[0];
  const lines = alignmentLines([...others.map(boundsOfThing), roomBounds(plan)]);
  const corners = roomCorners(plan);
  const isDoor = moving.length === 1 && held?.kind === "fixture" && held.fixture.kind === "DOOR";
  const shown = moving.map((thing) => ({
    key: thing.key,
    from: placeOf(thing),
    at: placeOf(thing),
    element: svg.querySelector(`[data-thing="${thing.key}"]`),
  }));

  function show(): void {
    for (const { element, at } of shown) element?.setAttribute("transform", transformOf(at));
  }

  function besideWall(by: Point): boolean {
    const [door] = shown;
    if (!isDoor || !door) return false;
    const wanted = { x: door.from.x + by.x, y: door.from.y + by.y };
    const wall = nearestWall(corners, wanted);
    if (!wall || Math.hypot(wall.at.x - wanted.x, wall.at.y - wanted.y) > wallReach) return false;
    door.at = { ...wall.at, rotation: wall.inward };
    return true;
  }

  return {
    move(by, isFree) {
      if (!start || !held) return [];
      if (!isFree && besideWall(by)) {
        show();
        return [];
      }
      const anchor = placeOf(held);
      const snap = isFree
        ? { by: { x: 0, y: 0 }, guides: [] }
        : snapMove(movedBounds(start, by), { x: anchor.x + by.x, y: anchor.y + by.y }, lines, { step, tolerance });
      for (const one of shown) {
        one.at = { ...one.from, x: one.from.x + by.x + snap.by.x, y: one.from.y + by.y + snap.by.y };
      }
      show();
      return snap.guides;
    },
    places: () => new Map(shown.map(({ key, at }) => [key, at])),
    reset() {
      for (const one of shown) one.at = one.from;
      show();
    },
  };
}

/** A place as an SVG transform, exactly as React writes it. */
export function transformOf({ x, y, rotation }: Place): string {
  return `translate(${x} ${y}) rotate(${rotation})`;
}

/** Centimeters. */
const sizeStep = 10;

/** Degrees. */
const angleStep = 15;

/** The point of a thing that is pulled to change its size: its lower right corner. */
export function pulledPoint(thing: Thing): Point {
  const { width, depth } = sizeOf(thing);
  const share = isRound(thing) ? Math.SQRT1_2 : 1;
  return placedPoint({ x: (width / 2) * share, y: (depth / 2) * share }, placeOf(thing));
}

/** The upper left corner stays; of round things, the middle. */
export function resized(thing: Thing, to: Point, isFree: boolean): Draft {
  const place = placeOf(thing);
  const step = isFree ? 1 : sizeStep;
  const side = (length: number) => Math.max(minSide, onGrid(length, step));
  if (isRound(thing)) {
    const diameter = side(2 * Math.hypot(to.x - place.x, to.y - place.y));
    return { width: diameter, depth: diameter };
  }
  const size = sizeOf(thing);
  const anchor = placedPoint({ x: -size.width / 2, y: -size.depth / 2 }, place);
  const pulled = placedPoint({ x: to.x - anchor.x, y: to.y - anchor.y }, { x: 0, y: 0, rotation: -place.rotation });
  return fromAnchor(anchor, place, { width: side(pulled.x), depth: side(pulled.y) });
}

function fromAnchor(anchor: Point, place: Place, size: Size): Draft {
  const middle = placedPoint({ x: size.width / 2, y: size.depth / 2 }, { ...anchor, rotation: place.rotation });
  return { ...middle, ...size };
}

/** A thing that was turned towards a point by what is above it. */
export function turned(thing: Thing, to: Point, isFree: boolean): Draft {
  const { x, y } = placeOf(thing);
  const angle = (Math.atan2(to.x - x, y - to.y) * 180) / Math.PI;
  return { rotation: wholeRotation(isFree ? angle : onGrid(angle, angleStep)) };
}

export function isRound(thing: Thing): boolean {
  return thing.kind === "table" ? thing.table.shape === "ROUND" : thing.fixture.kind === "PILLAR";
}
