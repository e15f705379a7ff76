import { seatedSize } from "../../../../common/floor-plan/footprint.ts";
import { placeOf, sizeOf, type Thing } from "./plan-things.ts";
import { isRound } from "./resize.ts";
import { transformOf } from "./thing-drag.ts";

/** Radius of a handle, in pixels. */
const radius = 7;

/** From a thing to the handle that turns it, in pixels. */
const stem = 26;

/** Handles of the selected thing: one turns it, one changes its size. The form beside the plan does the same. */
export function ThingHandles({ thing, scale }: { thing: Thing; scale: number }) {
  const pixel = 1 / scale;
  const { width, depth } = sizeOf(thing);
  const top = thing.kind === "table" ? seatedTop(thing) : -depth / 2;
  const corner = isRound(thing)
    ? { x: (width / 2) * Math.SQRT1_2, y: (width / 2) * Math.SQRT1_2 }
    : { x: width / 2, y: depth / 2 };
  return (
    <g className="handles" transform={transformOf(placeOf(thing))}>
      <path className="stem" d={`M0 ${top}V${top - stem * pixel}`} />
      <Handle kind="turn" x={0} y={top - stem * pixel} pixel={pixel} />
      <Handle kind="resize" {...corner} pixel={pixel} />
    </g>
  );
}

function seatedTop(thing: Extract<Thing, { kind: "table" }>): number {
  const { depth, offset } = seatedSize(thing.table);
  return offset.y - depth / 2;
}

function Handle({ kind, x, y, pixel }: { kind: "turn" | "resize"; x: number; y: number; pixel: number }) {
  return (
    <g data-handle={kind}>
      {/* Fingers need more than what is to be seen. */}
      <circle className="reach" cx={x} cy={y} r={18 * pixel} />
      <circle className="handle" cx={x} cy={y} r={radius * pixel} />
    </g>
  );
}
