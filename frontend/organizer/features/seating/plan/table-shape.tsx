import { memo, use } from "react";
import { placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { Place } from "../../../../../common/floor-plan/plan-types.ts";
import { type Chair, chairsOf } from "../../../../../common/floor-plan/table-chairs.ts";
import { chairSize, tableSize } from "../../../../../common/floor-plan/table-seats.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { type BoardGuest, seatNumberOf } from "../model/board.ts";
import { PreviewContext } from "../plans/use-preview.ts";
import type { TablePresence } from "../seating.ts";
import { chairNames, lineHeight, textWidth } from "./chair-names.ts";
import { labelSize } from "./fixture-shape.tsx";
import { type StandingTable, tableKey } from "./plan-things.ts";
import { transformOf } from "./thing-drag.ts";

/** In centimeters. */
const maxCountHeight = 26;

/** Of half the line along it, in centimeters. */
const edge = 5;

export type TableDetail = "label" | "count" | "names";

interface TableShapeProps {
  table: StandingTable;
  guests: readonly BoardGuest[];
  isSelected: boolean;
  hasProblem: boolean;
  presence?: TablePresence | undefined;
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
  presence,
  detail,
  nameHeight,
}: TableShapeProps) {
  const moved = use(PreviewContext)?.from;
  const chairs = chairsOf(table, guests, seatNumberOf);
  return (
    <g
      data-thing={tableKey(table.id)}
      data-drop-table={table.id}
      data-locked={table.isLocked || undefined}
      className={`thing table${isSelected ? " selected" : ""}${hasProblem ? " problem" : ""}`}
      transform={transformOf(table)}
    >
      <Chairs className="chair" chairs={chairs.filter(({ guest }) => !guest)} />
      <Chairs className="chair taken" chairs={chairs.filter(({ guest, isTooMany }) => guest && !isTooMany)} />
      {moved && <Chairs className="chair moved" chairs={chairs.filter(({ guest }) => guest && moved.has(guest.id))} />}
      <Chairs className="chair too-many" chairs={chairs.filter(({ isTooMany, guest }) => guest && isTooMany)} />
      <TableTop table={table} />
      {presence && <title>{`${tableTitle(table.label)} · ${presence.text}`}</title>}
      {presence && presence.share > 0 && <HereLine table={table} share={presence.share} />}
      <TableLabel table={table} count={countText(table, guests, detail, presence)} isFar={detail === "label"} />
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

/** A line along the table's edge, as long as the share of those who are here. */
function HereLine({ table, share }: { table: StandingTable; share: number }) {
  const { width, depth } = tableSize(table);
  const line = { className: "here", pathLength: 100, strokeDasharray: `${100 * share} 100` };
  if (table.shape === "ROUND") return <circle {...line} r={width / 2 - edge} transform="rotate(-90)" />;
  if (table.shape === "ROW") return <path {...line} d={`M${-width / 2},0H${width / 2}`} />;
  return (
    <rect
      {...line}
      x={edge - width / 2}
      y={edge - depth / 2}
      width={width - 2 * edge}
      height={depth - 2 * edge}
      rx={6}
    />
  );
}

interface TableLabelProps {
  table: StandingTable;
  count: string;
  /** Then the count is larger. */
  isFar: boolean;
}

function TableLabel({ table, count, isFar }: TableLabelProps) {
  const size = tableSize(table);
  const isRound = table.shape === "ROUND";
  // Round tables have their label level, others along the table.
  const turned = isUpsideDown(table.rotation) ? 180 : 0;
  if (table.shape === "ROW") {
    return (
      <text className="label" style={{ fontSize: 32 }} transform={turnedBy(turned)} y={turned === 0 ? 48 : -48}>
        {count === "" ? table.label : `${table.label} · ${count}`}
      </text>
    );
  }
  const height = labelSize(table.label, size, (isRound ? 0.36 : 0.5) + (count === "" ? 0.16 : 0));
  const larger = isFar ? 1.6 : 1;
  const countHeight =
    count === "" ? 0 : Math.min(maxCountHeight * larger, labelSize(count, size, (isRound ? 0.15 : 0.25) * larger));
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

/** Who is here, once anybody is, also from far away; before, how full the table is. */
function countText(
  { shape, capacity }: StandingTable,
  guests: readonly BoardGuest[],
  detail: TableDetail,
  presence: TablePresence | undefined,
): string {
  if (presence) return detail === "label" ? presence.short : presence.text;
  if (detail === "label" || shape === "ROW") return "";
  return capacity === null ? String(guests.length) : `${guests.length}/${capacity}`;
}

const half = chairSize / 2;
const corner = 14;
const outline = [
  { from: { x: half - corner, y: -half }, over: { x: half, y: -half }, to: { x: half, y: corner - half } },
  { from: { x: half, y: half - corner }, over: { x: half, y: half }, to: { x: half - corner, y: half } },
  { from: { x: corner - half, y: half }, over: { x: -half, y: half }, to: { x: -half, y: half - corner } },
  { from: { x: -half, y: corner - half }, over: { x: -half, y: -half }, to: { x: corner - half, y: -half } },
] as const;

/** All chairs in one path: a plan of 2,000 chairs then has a few hundred elements. */
function chairsPath(places: readonly Place[]): string {
  return places.map(chairPath).join("");
}

function chairPath(place: Place): string {
  const at = (point: { x: number; y: number }) => {
    const { x, y } = placedPoint(point, place);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const sides = outline.map(
    ({ from, over, to }, index) => `${index === 0 ? "M" : "L"}${at(from)}Q${at(over)} ${at(to)}`,
  );
  return `${sides.join("")}Z`;
}

interface SeatNamesProps {
  table: StandingTable;
  chairs: readonly Chair<BoardGuest>[];
  /** Of letters, in centimeters. */
  height: number;
}

function SeatNames({ table, chairs, height }: SeatNamesProps) {
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
