import { cornersOf, placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { Place, PlacedFixture, PlacedTable, Point, Size } from "../../../../../common/floor-plan/plan-types.ts";
import { chairSize, tableSize } from "../../../../../common/floor-plan/table-size.ts";

const number = (length: number) => String(Math.round(length * 10) / 10);
const at = ({ x, y }: Point) => `${number(x)} ${number(y)}`;

/** Corners as SVG path data, in centimeters. */
export function cornersPath(corners: readonly Point[]): string {
  return `M${corners.map(at).join("L")}z`;
}

function circlePath({ x, y }: Point, radius: number): string {
  const arc = `a${number(radius)} ${number(radius)} 0 1 0`;
  return `M${at({ x: x - radius, y })}${arc} ${number(2 * radius)} 0${arc} ${number(-2 * radius)} 0z`;
}

const boxPath = (size: Size, place: Place) => cornersPath(cornersOf(size, place));

/** The top of a table; undefined for a row of chairs. */
export function tableTopPath(table: PlacedTable): string | undefined {
  const size = tableSize(table);
  if (table.shape === "ROW") return undefined;
  return table.shape === "ROUND" ? circlePath(table, size.width / 2) : boxPath(size, table);
}

/** Chairs, all alike. */
export function chairsPath(chairs: readonly Place[]): string {
  return chairs.map((chair) => boxPath({ width: chairSize, depth: chairSize }, chair)).join("");
}

/** A fixture. Doors are drawn as the gap in the wall. */
export function fixturePath(fixture: PlacedFixture): string {
  return fixture.kind === "PILLAR"
    ? circlePath(fixture, Math.min(fixture.width, fixture.depth) / 2)
    : boxPath(fixture, fixture);
}

/** Both wings of a double door, open into the room above it, with their arcs. */
export function doorWingsPath(door: PlacedFixture): string {
  const wing = door.width / 2;
  const point = (x: number, y: number) => at(placedPoint({ x, y }, door));
  const arc = `A${number(wing)} ${number(wing)} 0 0 1 `;
  return `M${point(-wing, 0)}L${point(-wing, -wing)}${arc}${point(0, 0)}${arc}${point(wing, -wing)}L${point(wing, 0)}`;
}
