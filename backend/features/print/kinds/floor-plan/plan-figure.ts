import { mix } from "../../../../../common/contrast.ts";
import { cornersOf, placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { Place, PlacedFixture, PlacedTable, Point, Size } from "../../../../../common/floor-plan/plan-types.ts";
import { roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import { chairSize, tableSize } from "../../../../../common/floor-plan/table-seats.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PathBox } from "../../pages/page.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import type { PlanScale } from "./plan-scale.ts";
import type { SeatedTable } from "./table-chairs.ts";

/** The room, and what stands in it, without words. */
export function planFigure(
  { look }: LayoutInput,
  plan: PrintPlan,
  tables: readonly SeatedTable[],
  { scale, x, y }: PlanScale,
): PathBox[] {
  const path = (data: string, style: Pick<PathBox, "fill" | "stroke">): PathBox[] =>
    data === "" ? [] : [{ kind: "path", data, x, y, scale, ...style }];
  const thin = { color: look.quiet, width: 0.5 };
  const tint = (share: number) => mix("#ffffff", look.accent, share);
  const doors = plan.fixtures.filter(({ kind }) => kind === "DOOR");
  const others = plan.fixtures.filter(({ kind }) => kind !== "DOOR" && kind !== "TEXT");
  const solid = others.filter(({ kind }) => kind === "PILLAR");
  const open = others.filter(({ kind }) => kind !== "PILLAR");
  const tops = tables.flatMap(({ table }) => tableTopPath(table) ?? []).join("");
  return [
    ...path(cornersPath(roomCorners(plan)), { fill: "#ffffff", stroke: { color: look.text, width: 1.6 } }),
    ...path(open.map(fixturePath).join(""), { fill: mix("#ffffff", look.text, 0.06), stroke: thin }),
    ...path(solid.map(fixturePath).join(""), { fill: look.quiet }),
    ...path(doors.map(fixturePath).join(""), { fill: "#ffffff" }),
    ...path(doors.map(doorWingsPath).join(""), { stroke: { color: look.text, width: 0.8 } }),
    ...path(chairsPath(tables.flatMap(({ chairs }) => chairs)), { fill: tint(0.22) }),
    ...path(tops, { fill: tint(0.07), stroke: { color: look.accent, width: 0.9 } }),
  ];
}

const number = (length: number) => String(Math.round(length * 10) / 10);
const at = ({ x, y }: Point) => `${number(x)} ${number(y)}`;

/** Corners as SVG path data, in centimeters. */
function cornersPath(corners: readonly Point[]): string {
  return `M${corners.map(at).join("L")}z`;
}

function circlePath({ x, y }: Point, radius: number): string {
  const arc = `a${number(radius)} ${number(radius)} 0 1 0`;
  return `M${at({ x: x - radius, y })}${arc} ${number(2 * radius)} 0${arc} ${number(-2 * radius)} 0z`;
}

const boxPath = (size: Size, place: Place) => cornersPath(cornersOf(size, place));

/** The top of a table; undefined for a row of chairs. */
function tableTopPath(table: PlacedTable): string | undefined {
  const size = tableSize(table);
  if (table.shape === "ROW") return undefined;
  return table.shape === "ROUND" ? circlePath(table, size.width / 2) : boxPath(size, table);
}

/** Chairs, all alike. */
function chairsPath(chairs: readonly Place[]): string {
  return chairs.map((chair) => boxPath({ width: chairSize, depth: chairSize }, chair)).join("");
}

/** A fixture. Doors are drawn as the gap in the wall. */
function fixturePath(fixture: PlacedFixture): string {
  return fixture.kind === "PILLAR"
    ? circlePath(fixture, Math.min(fixture.width, fixture.depth) / 2)
    : boxPath(fixture, fixture);
}

/** Both wings of a double door, open into the room above it, with their arcs. */
function doorWingsPath(door: PlacedFixture): string {
  const wing = door.width / 2;
  const point = (x: number, y: number) => at(placedPoint({ x, y }, door));
  const arc = `A${number(wing)} ${number(wing)} 0 0 1 `;
  return `M${point(-wing, 0)}L${point(-wing, -wing)}${arc}${point(0, 0)}${arc}${point(wing, -wing)}L${point(wing, 0)}`;
}
