import type { Queryable } from "../../database/client.ts";
import type { ReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Table } from "./table.type.ts";

/** What a floor plan needs to draw a table. */
export type PlacedTable = Pick<Table, "label" | "capacity" | "shape" | "rotation" | "width" | "depth"> & {
  x: number;
  y: number;
};

/** Number of placed tables, and of their known seats. */
export async function countPlaced(db: Queryable, eventId: WritableEventId): Promise<{ tables: number; seats: number }> {
  const { _count: tables, _sum: sum } = await db.table.aggregate({
    where: { eventId, x: { not: null }, y: { not: null } },
    _count: true,
    _sum: { capacity: true },
  });
  return { tables, seats: sum.capacity ?? 0 };
}

/** The tables of an event that are on its floor plan. */
export async function findPlacedTables(db: Queryable, eventId: ReadableEventId): Promise<PlacedTable[]> {
  const records = await db.table.findMany({
    where: { eventId, x: { not: null }, y: { not: null } },
    select: { label: true, capacity: true, shape: true, x: true, y: true, rotation: true, width: true, depth: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return records.flatMap(({ x, y, ...table }) => (x === null || y === null ? [] : [{ ...table, x, y }]));
}
