import type { FixtureInput, FloorPlanInput } from "../../../generated/schema-types.ts";
import type { PlanChange, PlanFixture } from "../model/floor-plan.ts";

/** A change as the graph takes it: new fixtures have no id yet. */
export function planInput({ fixtures, removedFixtureIds, outline, tables, ...rest }: PlanChange): FloorPlanInput {
  return {
    ...rest,
    ...(outline !== undefined && { outline: outline?.map(({ x, y }) => ({ x, y })) ?? null }),
    ...(fixtures && { fixtures: fixtures.map(fixtureInput) }),
    ...(removedFixtureIds && { removedFixtureIds: [...removedFixtureIds] }),
    ...(tables && { tables: [...tables] }),
  };
}

/** Field by field: what the client read has `__typename`, which no input has. */
function fixtureInput({ id, kind, label, x, y, width, depth, rotation }: PlanFixture): FixtureInput {
  return { id: id === 0 ? null : id, kind, label, x, y, width, depth, rotation };
}
