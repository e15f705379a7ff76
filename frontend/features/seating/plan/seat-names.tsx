import type { Chair } from "../../../../common/floor-plan/table-chairs.ts";
import { chairSize } from "../../../../common/floor-plan/table-size.ts";
import type { BoardGuest } from "../model/board.ts";
import { chairNames, lineHeight } from "./chair-names.ts";
import type { StandingTable } from "./plan-things.ts";
import { textWidth } from "./text-width.ts";

interface SeatNamesProps {
  table: StandingTable;
  chairs: readonly Chair<BoardGuest>[];
  /** Of letters, in centimeters. */
  height: number;
}

export function SeatNames({ table, chairs, height }: SeatNamesProps) {
  const names = chairNames(chairs, table.rotation, height, textWidth);
  return (
    <g className="names" style={{ fontSize: height }}>
      {chairs.map(({ number, place, guest, isTooMany }, index) => (
        <g key={number} transform={`translate(${place.x} ${place.y}) rotate(${-table.rotation})`}>
          {names[index]?.map((line, row, { length }) => (
            <text key={line} y={(row - (length - 1) / 2) * height * lineHeight}>
              {line}
            </text>
          ))}
          <circle
            className="seat"
            r={chairSize / 2}
            {...(guest && { "data-guest": guest.id })}
            {...(!isTooMany && { "data-drop-seat": number })}
          />
        </g>
      ))}
    </g>
  );
}
