import { memo, type Ref, useId } from "react";
import { seatedSize } from "../../../../../common/floor-plan/footprint.ts";
import { boundsOverlap } from "../../../../../common/floor-plan/geometry.ts";
import { centimetersIn } from "../../../../../common/floor-plan/lengths.ts";
import type { Bounds, Point } from "../../../../../common/floor-plan/plan-types.ts";
import { roomBounds, roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import type { Guide } from "../../../../../common/floor-plan/snap.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { BoardGuest } from "../model/board.ts";
import type { FloorPlan } from "../model/extras.ts";
import { useSeating } from "../seating.ts";
import { useStore } from "../store.ts";
import { FixtureShape } from "./fixture-shape.tsx";
import { planUnit } from "./lengths.ts";
import { boundsOfThing, placeOf, sizeOf, type Thing, type ThingKey } from "./plan-things.ts";
import { type TableDetail, TableShape } from "./table-shape.tsx";
import { isRound, transformOf } from "./thing-drag.ts";
import { countsScale, nameHeightAt, namesScale, seenBounds, type View, type WindowSize } from "./viewport.ts";

interface FixtureLayerProps {
  things: readonly Thing[];
  selection: ReadonlySet<ThingKey>;
}

export function FixtureLayer({ things, selection }: FixtureLayerProps) {
  return things.map(
    (thing) =>
      thing.kind === "fixture" && (
        <FixtureShape key={thing.key} fixture={thing.fixture} isSelected={selection.has(thing.key)} />
      ),
  );
}

interface TableLayerProps extends FixtureLayerProps {
  guestsAt: ReadonlyMap<number, readonly BoardGuest[]>;
  problemIds: ReadonlySet<number>;
  view: View;
  size: WindowSize;
}

const nobody: readonly BoardGuest[] = [];

/** All tables; those in view with the names of their guests, if there is room. */
export function TableLayer({ things, guestsAt, selection, problemIds, view, size }: TableLayerProps) {
  const seen = seenBounds(view, size);
  const presence = useStore(useSeating().presence);

  function detailOf(thing: Thing): TableDetail {
    if (view.scale < countsScale) return "label";
    return view.scale >= namesScale && boundsOverlap(seen, boundsOfThing(thing)) ? "names" : "count";
  }

  return things.map(
    (thing) =>
      thing.kind === "table" && (
        <TableShape
          key={thing.key}
          table={thing.table}
          guests={guestsAt.get(thing.table.id) ?? nobody}
          isSelected={selection.has(thing.key)}
          hasProblem={problemIds.has(thing.table.id)}
          presence={presence.get(tableKey(thing.table.label))}
          detail={detailOf(thing)}
          nameHeight={nameHeightAt(view.scale)}
        />
      ),
  );
}

export const RoomShape = memo(function RoomShape({ plan, step }: { plan: FloorPlan; step: number | null }) {
  const id = useId();
  const points = roomCorners(plan)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
  const { picture } = plan;
  return (
    <g className="room">
      <polygon className="floor" points={points} />
      {picture && (
        <image
          href={picture.url}
          x={picture.x}
          y={picture.y}
          width={picture.width}
          height={picture.width / picture.aspect}
          opacity={picture.opacity / 100}
          preserveAspectRatio="none"
        />
      )}
      {step !== null && <Grid id={id} plan={plan} points={points} step={step} />}
      <polygon className="walls" points={points} />
    </g>
  );
});

interface GridProps {
  id: string;
  plan: FloorPlan;
  points: string;
  step: number;
}

function Grid({ id, plan, points, step }: GridProps) {
  const { left, top, right, bottom } = roomBounds(plan);
  const square = planUnit(plan) === "ft" ? 5 * centimetersIn.ft : centimetersIn.m;
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  return (
    <>
      <defs>
        <pattern id={`${id}-fine`} width={step} height={step} patternUnits="userSpaceOnUse">
          <path className="line" d={`M${step} 0H0V${step}`} />
        </pattern>
        <pattern id={`${id}-squares`} width={square} height={square} patternUnits="userSpaceOnUse">
          <path className="line square" d={`M${square} 0H0V${square}`} />
        </pattern>
        <clipPath id={`${id}-room`}>
          <polygon points={points} />
        </clipPath>
      </defs>
      <g className="grid" clipPath={`url(#${id}-room)`}>
        <rect {...area} fill={`url(#${id}-fine)`} />
        <rect {...area} fill={`url(#${id}-squares)`} />
      </g>
    </>
  );
}

/** Corners are moved, the middle of a wall becomes a new corner. The form does the same. */
export function WallHandles({ corners, scale }: { corners: readonly Point[]; scale: number }) {
  const pixel = 1 / scale;
  return (
    <g className="handles">
      {corners.map((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        const middle = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is nothing but its place in the order.
          <g key={index}>
            <g data-wall={index}>
              <circle className="reach" cx={middle.x} cy={middle.y} r={16 * pixel} />
              <circle className="new-corner" cx={middle.x} cy={middle.y} r={5 * pixel} />
            </g>
            <g data-corner={index}>
              <circle className="reach" cx={corner.x} cy={corner.y} r={18 * pixel} />
              <circle className="handle" cx={corner.x} cy={corner.y} r={8 * pixel} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

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

/** Lines that things are aligned with, and the rectangle that selects. Gestures write them, past React. */
export function CanvasOverlay({ ref }: { ref: Ref<SVGGElement> }) {
  return (
    <g ref={ref} className="overlay" aria-hidden>
      <path className="guide" />
      <rect className="band" />
    </g>
  );
}

export function showGuides(overlay: SVGGElement | null, guides: readonly Guide[]): void {
  const lines = guides.map(({ axis, at, from, to }) =>
    axis === "x" ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`,
  );
  overlay?.querySelector(".guide")?.setAttribute("d", lines.join(""));
}

/** Shows the rectangle that selects; null for none. */
export function showBand(overlay: SVGGElement | null, band: Bounds | null): void {
  const { left, top, right, bottom } = band ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const rect = overlay?.querySelector(".band");
  for (const [name, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top })) {
    rect?.setAttribute(name, String(value));
  }
}
