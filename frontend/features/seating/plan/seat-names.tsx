import { chairSize } from "../../../../common/floor-plan/table-size.ts";
import { shorten } from "../../../lib/shorten.ts";
import type { StandingTable } from "./plan-things.ts";
import type { Chair } from "./seating-of-table.ts";

const textHeight = 18;

/** Longest name beside a chair, in characters. */
const longestName = 22;

/** Names of those who sit at a table, outside their chairs: level at round tables, else away from the table. */
export function SeatNames({ table, chairs }: { table: StandingTable; chairs: readonly Chair[] }) {
  return (
    <g className="names" fontSize={textHeight}>
      {chairs.map(({ number, place, guest }) => {
        if (!guest) return null;
        const outward = (((place.rotation + table.rotation) % 360) + 360) % 360;
        const { turn, anchor, shift } =
          table.shape === "ROUND" ? level(outward, table.rotation) : along(outward, place.rotation);
        return (
          <text
            key={number}
            textAnchor={anchor}
            transform={`translate(${place.x} ${place.y}) rotate(${place.rotation}) translate(0 ${-chairSize * 0.72}) rotate(${turn - place.rotation})`}
            y={shift}
          >
            {shorten(guest.name, longestName)}
          </text>
        );
      })}
    </g>
  );
}

type Anchor = "start" | "middle" | "end";

/** Level on the plan, beginning or ending at the chair. */
function level(outward: number, tableRotation: number): { turn: number; anchor: Anchor; shift: number } {
  const sideways = Math.sin((outward * Math.PI) / 180);
  const shift = -Math.cos((outward * Math.PI) / 180) * textHeight * 0.3;
  if (Math.abs(sideways) < 0.2) return { turn: -tableRotation, anchor: "middle", shift };
  return { turn: -tableRotation, anchor: sideways > 0 ? "start" : "end", shift };
}

/** In the direction from the table to the chair, and never upside down. */
function along(outward: number, seatRotation: number): { turn: number; anchor: Anchor; shift: number } {
  const isReadable = outward < 180;
  return { turn: seatRotation + (isReadable ? -90 : 90), anchor: isReadable ? "start" : "end", shift: 0 };
}
