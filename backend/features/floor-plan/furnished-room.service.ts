import { defaultRoom } from "../../../common/floor-plan/plan-limits.ts";
import type { PlacedFixture, PlacedTable } from "../../../common/floor-plan/plan-types.ts";
import type { FurnishedRoom } from "../../../common/floor-plan/room-picture.ts";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Table } from "../tables/table.type.ts";
import { findFixtures, findFloorPlan } from "./floor-plan.data.ts";
import type { Fixture } from "./floor-plan.type.ts";

/** Without ids, which would tell one reader's room from another's. */
export const thingsIn = (fixtures: readonly Fixture[]): PlacedFixture[] =>
  fixtures.map(({ id: _, ...fixture }) => fixture);

/** The furnished room for owners and helpers; null while there is none. */
export async function readFurnishedRoom(
  db: Queryable,
  id: ListReadableEventId,
  tables: readonly Table[],
): Promise<FurnishedRoom | null> {
  const plan = await findFloorPlan(db, id);
  const fixtures = await findFixtures(db, id);
  const placed = tables.flatMap(toPlaced);
  if (!plan && fixtures.length === 0 && placed.length === 0) return null;
  const { width, depth, outline, isInFeet } = plan ?? { ...defaultRoom, outline: [], isInFeet: null };
  return { width, depth, outline, isInFeet: isInFeet ?? false, tables: placed, fixtures: thingsIn(fixtures) };
}

function toPlaced({ label, shape, capacity, x, y, rotation, width, depth }: Table): PlacedTable[] {
  return x === null || y === null ? [] : [{ label, shape, capacity, x, y, rotation, width, depth }];
}
