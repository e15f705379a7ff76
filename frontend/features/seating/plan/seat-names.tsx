import { chairSize } from "../../../../common/floor-plan/table-size.ts";
import type { StandingTable } from "./plan-things.ts";
import type { Chair } from "./seating-of-table.ts";

/** Centimeters. Two lines fit onto a chair. */
const textHeight = 12;

/** In characters: what fits between the middles of two chairs. */
const maxLineLength = 10;

export function SeatNames({ table, chairs }: { table: StandingTable; chairs: readonly Chair[] }) {
  return (
    <g className="names" style={{ fontSize: textHeight }}>
      {chairs.map(({ number, place, guest }) => (
        <g key={number} transform={`translate(${place.x} ${place.y}) rotate(${-table.rotation})`}>
          {guest && <SeatName name={guest.name} />}
          <circle
            className="seat"
            r={chairSize / 2}
            {...(guest ? { "data-guest": guest.id, "data-drop-guest": guest.id } : { "data-drop-seat": number })}
          />
        </g>
      ))}
    </g>
  );
}

function SeatName({ name }: { name: string }) {
  const [first, last] = linesOf(name);
  if (last === "") return <text>{first}</text>;
  return (
    <>
      <text y={-textHeight * 0.55}>{first}</text>
      <text y={textHeight * 0.55}>{last}</text>
    </>
  );
}

function linesOf(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? "") : "";
  return [shortened(words.join(" ")), shortened(last)];
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= maxLineLength
    ? text
    : `${letters
        .slice(0, maxLineLength - 1)
        .join("")
        .trimEnd()}…`;
}
