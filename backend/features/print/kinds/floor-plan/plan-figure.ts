import { mix } from "../../../../../common/contrast.ts";
import { roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { PathBox } from "../../pages/page.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import { chairsPath, cornersPath, doorWingsPath, fixturePath, tableTopPath } from "./plan-paths.ts";
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
