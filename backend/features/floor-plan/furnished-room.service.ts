import { defaultRoom } from "../../../common/floor-plan/plan-limits.ts";
import type { FixtureKind, PlacedTable, TableShape } from "../../../common/floor-plan/plan-types.ts";
import type { FurnishedRoom } from "../../../common/floor-plan/room-picture.ts";
import { shapeOnPlan } from "../../../common/floor-plan/shape-on-plan.ts";
import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Table } from "../tables/table.type.ts";
import { findFixtures, findFloorPlan } from "./floor-plan.data.ts";
import type { Fixture } from "./floor-plan.type.ts";

const nameOfKind: Record<Fixture["kind"], FixtureKind> = {
  stage: "STAGE",
  bar: "BAR",
  door: "DOOR",
  dance_floor: "DANCE_FLOOR",
  pillar: "PILLAR",
  text: "TEXT",
};

/** The layout that is the same for every reader. */
export function inRoom<Placed extends { shape: Table["shape"] }, Thing extends Fixture>(
  tables: readonly Placed[],
  fixtures: readonly Thing[],
): { tables: (Omit<Placed, "shape"> & { shape: TableShape })[]; fixtures: FurnishedRoom["fixtures"] } {
  return {
    tables: tables.map((table) => ({ ...table, shape: shapeOnPlan[table.shape] })),
    fixtures: fixtures.map(({ id: _, ...fixture }) => ({ ...fixture, kind: nameOfKind[fixture.kind] })),
  };
}

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
  return { width, depth, outline, isInFeet: isInFeet ?? false, ...inRoom(placed, fixtures) };
}

type Placed = Omit<PlacedTable, "shape"> & Pick<Table, "shape">;

function toPlaced({ label, shape, capacity, x, y, rotation, width, depth }: Table): Placed[] {
  return x === null || y === null ? [] : [{ label, shape, capacity, x, y, rotation, width, depth }];
}
