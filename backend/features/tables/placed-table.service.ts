import { maxPlacedSeats, maxPlacedTables } from "../../../common/floor-plan/plan-limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { declareLimit, sayCount } from "../../lib/declared-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { SearchableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { countPlaced, findPlacedTables, type PlacedTable } from "./placed-table.data.ts";

declareLimit({
  what: "Floor plans: tables and seats",
  counts: "each event, in the database",
  limit: `${sayCount(maxPlacedTables)} tables with ${sayCount(maxPlacedSeats)} seats`,
  beyond: "400",
});

/** The tables of an event that are on its floor plan, as everybody who may search the event may know them. */
export function readPlacedTables(db: Queryable, id: SearchableEventId): Promise<PlacedTable[]> {
  return findPlacedTables(db, id);
}

/**
 * Refuses a floor plan that has come to be too large, in the transaction that changed it.
 *
 * @throws DomainError BAD_INPUT for more than 3,000 tables or 50,000 seats.
 */
export async function refuseLargePlan(tx: Queryable, id: WritableEventId): Promise<void> {
  const { tables, seats } = await countPlaced(tx, id);
  if (tables <= maxPlacedTables && seats <= maxPlacedSeats) return;
  const limits = { tables: maxPlacedTables, seats: maxPlacedSeats };
  throw new DomainError("BAD_INPUT", message("refusals.floorPlanTooLarge", limits));
}
