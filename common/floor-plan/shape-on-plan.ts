import type { TableShape } from "./plan-types.ts";

/** Names of shapes on floor plans, by those that are stored. */
export const shapeOnPlan = {
  round: "ROUND",
  rectangle: "RECTANGLE",
  one_sided: "ONE_SIDED",
  row: "ROW",
} as const satisfies Record<string, TableShape>;
