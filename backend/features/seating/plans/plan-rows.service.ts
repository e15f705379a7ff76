import { shapeOnPlan } from "../../../../common/floor-plan/shape-on-plan.ts";
import { maxGuestsAtOnce, maxTablesAtOnce } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import type { Database } from "../../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../../database/transaction.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { ListReadableEventId } from "../../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../../events/event.service.ts";
import { readFixtures } from "../../floor-plan/floor-plan.service.ts";
import { readAllTables } from "../../tables/table.service.ts";
import { readWishes } from "../../wishes/wish.service.ts";
import type { PlanOptions, PlanRows } from "../problem/plan-rows.ts";
import { findPlanGuests, findTakenSeats } from "./plan-rows.data.ts";

/** What a plan of an event depends on, at one moment. */
export interface ReadRows {
  rows: PlanRows;
  listVersion: number;
}

/** With `includesLockedTables` as if none were. @throws DomainError TOO_LARGE for more than 5,000 guests who come or have not answered, or 500 tables */
export function readPlanRows(
  db: Database,
  id: ListReadableEventId,
  options: PlanOptions,
  includesLockedTables = false,
): Promise<ReadRows> {
  return inTransaction(db, async (tx) => {
    await seeOneMoment(tx);
    const listVersion = await readGuestListVersion(tx, id);
    const wishes = await readWishes(tx, id);
    const columns = [...new Set(wishes.map(({ column }) => column))].filter((column) => column !== "");
    const guests = await findPlanGuests(tx, id, columns, maxGuestsAtOnce + 1);
    const maximum = maxGuestsAtOnce;
    if (guests.length > maximum)
      throw new DomainError("TOO_LARGE", message("seating-plans.tooManyGuests", { maximum }));
    const tables = await readAllTables(tx, id);
    if (tables.length > maxTablesAtOnce) {
      throw new DomainError("TOO_LARGE", message("seating-plans.tooManyTables", { maximum: maxTablesAtOnce }));
    }
    if (includesLockedTables) for (const table of tables) table.isLocked = false;
    const fixtures = await readFixtures(tx, id);
    const takenSeats = options.assignsChairs ? await findTakenSeats(tx, id) : [];
    const forms = tables.map((table) => ({ ...table, shape: shapeOnPlan[table.shape] }));
    return { rows: { guests, tables: forms, fixtures, wishes, takenSeats, options }, listVersion };
  });
}
