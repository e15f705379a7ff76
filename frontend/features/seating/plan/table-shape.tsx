import { memo } from "react";
import { type Chair, chairsOf } from "../../../../common/floor-plan/table-chairs.ts";
import { tableSize } from "../../../../common/floor-plan/table-size.ts";
import { type BoardGuest, seatNumberOf } from "../model/board.ts";
import { chairsPath } from "./chair-path.ts";
import { labelSize } from "./label-size.ts";
import { type StandingTable, tableKey } from "./plan-things.ts";
import { SeatNames } from "./seat-names.tsx";
import { transformOf } from "./thing-drag.ts";

export type TableDetail = "label" | "count" | "names";

interface TableShapeProps {
  table: StandingTable;
  guests: readonly BoardGuest[];
  isSelected: boolean;
  hasProblem: boolean;
  detail: TableDetail;
  /** Of letters of names, in centimeters. */
  nameHeight: number;
}

/** Taken chairs are filled. Screen readers use the list beside the plan. */
export const TableShape = memo(function TableShape({
  table,
  guests,
  isSelected,
  hasProblem,
  detail,
  nameHeight,
}: TableShapeProps) {
  const chairs = chairsOf(table, guests, seatNumberOf);
  return (
    <g
      data-thing={tableKey(table.id)}
      data-drop-table={table.id}
      className={`thing table${isSelected ? " selected" : ""}${hasProblem ? " problem" : ""}`}
      transform={transformOf(table)}
    >
      <Chairs className="chair" chairs={chairs.filter(({ guest }) => !guest)} />
      <Chairs className="chair taken" chairs={chairs.filter(({ guest, isTooMany }) => guest && !isTooMany)} />
      <Chairs className="chair too-many" chairs={chairs.filter(({ isTooMany, guest }) => guest && isTooMany)} />
      <TableTop table={table} />
      <TableLabel table={table} count={detail === "label" ? "" : countText(table, guests)} />
      {detail === "names" && <SeatNames table={table} chairs={chairs} height={nameHeight} />}
    </g>
  );
});

function Chairs({ chairs, className }: { chairs: readonly Chair<BoardGuest>[]; className: string }) {
  return chairs.length > 0 && <path className={className} d={chairsPath(chairs.map(({ place }) => place))} />;
}

function TableTop({ table }: { table: StandingTable }) {
  const { width, depth } = tableSize(table);
  if (table.shape === "ROUND") return <circle className="top" r={width / 2} />;
  // A row has no table; what is drawn instead only makes it easy to get hold of.
  const isRow = table.shape === "ROW";
  return (
    <rect
      className={isRow ? "top row" : "top"}
      x={-width / 2}
      y={-depth / 2}
      width={width}
      height={depth}
      rx={isRow ? 14 : 8}
    />
  );
}

interface TableLabelProps {
  table: StandingTable;
  count: string;
}

function TableLabel({ table, count }: TableLabelProps) {
  const size = tableSize(table);
  const isRound = table.shape === "ROUND";
  // Round tables have their label level, others along the table.
  const turned = isUpsideDown(table.rotation) ? 180 : 0;
  if (table.shape === "ROW") {
    return (
      <text className="label" style={{ fontSize: 32 }} transform={turnedBy(turned)} y={turned === 0 ? 48 : -48}>
        {table.label}
      </text>
    );
  }
  const height = labelSize(table.label, size, (isRound ? 0.36 : 0.5) + (count === "" ? 0.16 : 0));
  const countHeight = count === "" ? 0 : Math.min(26, Math.min(size.width, size.depth) * (isRound ? 0.15 : 0.25));
  return (
    <g className="label" transform={turnedBy(isRound ? -table.rotation : turned)}>
      <text style={{ fontSize: height }} y={-countHeight * 0.6}>
        {table.label}
      </text>
      {count !== "" && (
        <text className="count" style={{ fontSize: countHeight }} y={height * 0.5 + countHeight * 0.25}>
          {count}
        </text>
      )}
    </g>
  );
}

/** Nothing for no turn: each transform costs something in every frame. */
function turnedBy(degrees: number): string | undefined {
  return degrees === 0 ? undefined : `rotate(${degrees})`;
}

function isUpsideDown(rotation: number): boolean {
  return rotation > 90 && rotation <= 270;
}

function countText({ capacity }: StandingTable, guests: readonly BoardGuest[]): string {
  return capacity === null ? String(guests.length) : `${guests.length}/${capacity}`;
}
