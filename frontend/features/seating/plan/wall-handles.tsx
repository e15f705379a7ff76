import type { Point } from "../../../../common/floor-plan/plan-types.ts";

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
