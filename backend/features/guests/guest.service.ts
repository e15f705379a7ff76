import { guestSchema } from "../../../common/guest-rules.ts";
import { maxExtraColumns, maxGuestsPerEvent } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { changeList } from "../tables/list-change.service.ts";
import { readLabels, settleTables } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { admitColumns } from "./column-visibility.service.ts";
import {
  appendGuest,
  countGuestsByEvent,
  deleteAllGuests,
  findGuestColumns,
  hasGuest,
  hasNewColumn,
  insertGuests,
  type NewGuest,
  updateGuest as updateStoredGuest,
} from "./guest.data.ts";
import type { GuestInput, UpdateGuestInput } from "./guest.input.ts";
import type { Guest } from "./guest.type.ts";
import { checkDetails, guestNotFound } from "./guest-details.service.ts";

/** One guest is added or changed. */
async function writeGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  change: (tx: Queryable, id: WritableEventId) => Promise<Guest>,
): Promise<Guest> {
  const { result, historyEntryId } = await changeList(db, viewer, eventId, async ({ tx, id }) => ({
    result: await change(tx, id),
    happened: { action: "update_guests", details: { count: 1 } },
  }));
  return { ...result, historyEntryId: historyEntryId || null };
}

/** Writes in a transaction that has locked the list. @throws DomainError BAD_INPUT if new columns exceed the limit */
export async function writeWithColumns<T>(
  tx: Queryable,
  id: WritableEventId,
  columns: readonly string[],
  write: () => Promise<T>,
): Promise<T> {
  const bringsNewColumn = await hasNewColumn(tx, id, columns);
  const written = await write();
  if (columns.length > 0) await admitColumns(tx, id, columns);
  if (!bringsNewColumn) return written;
  const { length: count } = await findGuestColumns(tx, id);
  if (count <= maxExtraColumns) return written;
  throw new DomainError("BAD_INPUT", message("refusals.tooManyColumnsWithGuest", { count, maximum: maxExtraColumns }));
}

const columnsIn = (additionalInfo: NewGuest["additionalInfo"]) => additionalInfo.map(([column]) => column);

/** After guests were added. @throws DomainError BAD_INPUT if the event has more than it can have */
export async function refuseTooManyGuests(tx: Queryable, id: WritableEventId): Promise<void> {
  const counts = await countGuestsByEvent(tx, [id]);
  if ((counts.get(id) ?? 0) <= maxGuestsPerEvent) return;
  throw new DomainError("BAD_INPUT", message("refusals.tooManyGuests", { maximum: maxGuestsPerEvent }));
}

/**
 * Adds a guest at the end. @throws DomainError BAD_INPUT for broken rules, too many guests or columns; as checks of the event
 */
export async function addGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { details, ...input }: GuestInput,
): Promise<Guest> {
  return writeGuest(db, viewer, eventId, async (tx, id) => {
    const { additionalInfo = [], ...guest } = parseInput(guestSchema, withoutNulls(input));
    const checked = await checkDetails(tx, id, [], details ?? {});
    const added = await writeWithColumns(tx, id, columnsIn(additionalInfo), () =>
      appendGuest(tx, id, { ...guest, additionalInfo }, checked),
    );
    await refuseTooManyGuests(tx, id);
    return added;
  });
}

/** The label of the table if the event has it: guests who stay there keep their seat. */
export async function spelledTable(tx: Queryable, id: WritableEventId, name: string): Promise<string> {
  return (await readLabels(tx, id, [name])).get(name) ?? name;
}

/** Changes a guest. @throws DomainError BAD_INPUT for broken rules, NOT_FOUND, CONFLICT if changed since `updatedAt` */
export async function updateGuest(
  db: Database,
  viewer: Viewer,
  eventId: number,
  guestId: number,
  { updatedAt, details, ...input }: UpdateGuestInput,
): Promise<Guest> {
  return writeGuest(db, viewer, eventId, async (tx, id) => {
    const { additionalInfo, ...guest } = parseInput(guestSchema, withoutNulls(input));
    const tableNumber = await spelledTable(tx, id, guest.tableNumber);
    const changes = {
      ...guest,
      tableNumber,
      additionalInfo,
      details: await checkDetails(tx, id, [guestId], details ?? {}),
    };
    return writeWithColumns(tx, id, columnsIn(additionalInfo ?? []), async () => {
      const changed = await updateStoredGuest(tx, id, guestId, changes, updatedAt ?? undefined);
      if (changed) return changed;
      if (!(await hasGuest(tx, id, guestId))) throw guestNotFound();
      throw new DomainError("CONFLICT", message("refusals.guestChangedMeanwhile"));
    });
  });
}

/** Replaces an event's guests with a list, within a transaction. */
export async function replaceGuests(tx: Queryable, id: WritableEventId, guests: readonly NewGuest[]): Promise<void> {
  const listVersion = await advanceGuestList(tx, id);
  await deleteAllGuests(tx, id);
  await insertGuests(tx, id, guests);
  await settleTables(tx, id, listVersion);
}
