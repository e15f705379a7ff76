import { type GuestsChange, guestsChangeSchema } from "../../../common/guest-rules.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import { maxGuestListCharacters, maxGuestsSelected } from "../../limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseTooMany } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { requireGuests } from "./changed-guests.service.ts";
import { spelledTable, writeWithColumns } from "./guest.service.ts";
import { countCharacters, deleteGuests as deleteStoredGuests, writeColumn, writeTable } from "./guest-bulk.data.ts";
import type { GuestsInput } from "./guest-bulk.input.ts";

export interface SelectedGuests {
  ids: readonly number[];
  /** Version of the list on the organizer's screen; null accepts any. */
  seen: number | null;
}

/** Changes all selected guests or nobody. The change returns how many it touched. */
function changeSelected(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { ids, seen }: SelectedGuests,
  change: (tx: Queryable, id: WritableEventId, ids: readonly number[]) => Promise<number>,
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    refuseTooMany(ids, maxGuestsSelected);
    const chosen = [...new Set(ids)];
    await requireGuests(tx, id, chosen, { seen, listVersion });
    const count = await change(tx, id, chosen);
    return { happened: { action: "update_guests", details: { count } }, result: undefined };
  });
}

/** All or nobody. @throws DomainError BAD_INPUT (0 or over 10,000), NOT_FOUND, CONFLICT; as {@link requireOwnEvent} */
export async function deleteGuests(
  db: Database,
  viewer: Viewer,
  eventId: number,
  selected: SelectedGuests,
): Promise<ListChange> {
  await requireOwnEvent(db, viewer, eventId);
  return changeSelected(db, viewer, eventId, selected, async (tx, id, ids) => {
    await deleteStoredGuests(tx, id, ids);
    return ids.length;
  });
}

/**
 * Sets one table or extra column, for all or nobody. @throws DomainError BAD_INPUT for broken rules, too many columns
 * or too much text; as {@link deleteGuests}
 */
export function updateGuests(
  db: Database,
  viewer: Viewer,
  eventId: number,
  selected: SelectedGuests,
  input: GuestsInput,
): Promise<ListChange> {
  return changeSelected(db, viewer, eventId, selected, (tx, id, ids) =>
    write(tx, id, ids, parseInput(guestsChangeSchema, withoutNulls(input))),
  );
}

async function write(
  tx: Queryable,
  id: WritableEventId,
  ids: readonly number[],
  { tableNumber, column, value }: GuestsChange,
): Promise<number> {
  if (tableNumber !== undefined) {
    return writeTable(tx, id, ids, await spelledTable(tx, id, tableNumber));
  }
  if (column === undefined || value === undefined) return 0;
  const count = await writeWithColumns(tx, id, value === "" ? [] : [column], () =>
    writeColumn(tx, id, ids, { column, value }),
  );
  if (value !== "") await refuseTooMuchText(tx, id);
  return count;
}

/** @throws DomainError BAD_INPUT when the list has more text than a file could bring. */
async function refuseTooMuchText(tx: Queryable, id: WritableEventId): Promise<void> {
  const count = await countCharacters(tx, id);
  if (count <= maxGuestListCharacters) return;
  throw new DomainError("BAD_INPUT", message("refusals.tooMuchText", { count, maximum: maxGuestListCharacters }));
}
