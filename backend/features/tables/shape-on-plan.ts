import type { TableShape as ShapeOnPlan } from "../../../common/floor-plan/plan-types.ts";
import type { TableShape } from "./table.type.ts";

/** Names of shapes on floor plans. */
export const shapeOnPlan: Record<TableShape, ShapeOnPlan> = {
  round: "ROUND",
  rectangle: "RECTANGLE",
  one_sided: "ONE_SIDED",
  row: "ROW",
};
