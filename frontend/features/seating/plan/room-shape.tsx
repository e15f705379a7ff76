import { memo, useId } from "react";
import { centimetersIn } from "../../../../common/floor-plan/lengths.ts";
import { roomBounds, roomCorners } from "../../../../common/floor-plan/room-outline.ts";
import type { FloorPlan } from "../model/floor-plan.ts";
import { planUnit } from "./lengths.ts";

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
