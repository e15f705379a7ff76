import { seatedSize } from "../../../../common/floor-plan/footprint.ts";
import { placeOf, sizeOf, type Thing } from "./plan-things.ts";
import { isRound } from "./resize.ts";
import { transformOf } from "./thing-drag.ts";

const radius = 7;

/** Pixels. Fingers need more than what is to be seen. */
const reach = 15;

const stem = 26;

/** Pixels. The handle must not cover what is to be dragged. */
const gap = 10;

/** Handles that turn and resize the selected thing. The form beside the plan does the same. */
export function ThingHandles({ thing, scale }: { thing: Thing; scale: number }) {
  const pixel = 1 / scale;
  const { depth } = sizeOf(thing);
  const top = thing.kind === "table" ? seatedTop(thing) : -depth / 2;
  return (
    <g className="handles" transform={transformOf(placeOf(thing))}>
      <path className="stem" d={`M0 ${top}V${top - stem * pixel}`} />
      <Handle kind="turn" x={0} y={top - stem * pixel} pixel={pixel} />
      <Handle kind="resize" {...besideCorner(thing, gap * pixel)} pixel={pixel} />
    </g>
  );
}

function besideCorner(thing: Thing, away: number): { x: number; y: number } {
  const { width, depth } = sizeOf(thing);
  if (!isRound(thing)) return { x: width / 2 + away, y: depth / 2 + away };
  const around = thing.kind === "table" ? seatedSize(thing.table).width : width;
  const at = (around / 2 + away) * Math.SQRT1_2;
  return { x: at, y: at };
}

function seatedTop(thing: Extract<Thing, { kind: "table" }>): number {
  const { depth, offset } = seatedSize(thing.table);
  return offset.y - depth / 2;
}

function Handle({ kind, x, y, pixel }: { kind: "turn" | "resize"; x: number; y: number; pixel: number }) {
  return (
    <g data-handle={kind}>
      <circle className="reach" cx={x} cy={y} r={reach * pixel} />
      <circle className="handle" cx={x} cy={y} r={radius * pixel} />
    </g>
  );
}
