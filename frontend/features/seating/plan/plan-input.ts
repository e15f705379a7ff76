import type { FloorPlanInput } from "../../../generated/documents.ts";
import type { PlanChange } from "../model/floor-plan.ts";

/** A change as the graph takes it: new fixtures have no id yet. */
export function planInput({ fixtures, removedFixtureIds, outline, tables, ...rest }: PlanChange): FloorPlanInput {
  return {
    ...rest,
    ...(outline !== undefined && { outline: outline?.map(({ x, y }) => ({ x, y })) ?? null }),
    ...(fixtures && { fixtures: fixtures.map(({ id, ...fixture }) => ({ ...fixture, id: id < 0 ? null : id })) }),
    ...(removedFixtureIds && { removedFixtureIds: [...removedFixtureIds] }),
    ...(tables && { tables: [...tables] }),
  };
}
