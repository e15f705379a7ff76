import type { Queryable } from "../../database/client.ts";
import type { SearchableEventId } from "../event-rights/event-scope.type.ts";
import { findPlacedTables, type PlacedTable } from "./placed-table.data.ts";

/** The tables of an event that are on its floor plan, as everybody who may search the event may know them. */
export function readPlacedTables(db: Queryable, id: SearchableEventId): Promise<PlacedTable[]> {
  return findPlacedTables(db, id);
}
