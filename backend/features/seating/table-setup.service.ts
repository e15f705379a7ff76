import DataLoader from "dataloader";
import { groupBy } from "../../../common/lib/group-by.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { onceFor } from "../../lib/once-for.ts";
import { maxTablesAtOnce } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent, requireOwnEvent } from "../events/event-access.service.ts";
import type { Guest } from "../guests/guest.type.ts";
import { readSeatedGuests } from "../guests/guest-list.service.ts";
import type { HistoryEvent } from "../history/history-entry.type.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import type { TableChangeInput, TableInput } from "../tables/table.input.ts";
import {
  addTables,
  changeTables,
  readAllTables,
  refuseTooMany,
  removeTables,
  requireTables,
} from "../tables/table.service.ts";
import type { Table } from "../tables/table.type.ts";
import type { Viewer } from "../users/viewer.type.ts";

/** Longer lists are read in pages, without tables. */
const maxGuestsAtTables = 20_000;

const tablesChanged = (count: number): HistoryEvent => ({ action: "update_tables", details: { count } });

/** In the order in which they were added. @throws DomainError as {@link getEvent} */
export async function getTables(db: Database, viewer: Viewer, eventId: number): Promise<Table[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return readAllTables(db.prisma, id);
}

async function readGuestsByTable(db: Database, eventId: ListReadableEventId): Promise<Map<string, Guest[]>> {
  const guests = await readSeatedGuests(db.prisma, eventId, maxGuestsAtTables);
  if (!guests) throw new DomainError("TOO_LARGE", message("refusals.answerTooLarge"));
  return groupBy(guests, ({ tableNumber }) => tableNumber);
}

/** Reads the guests of tables by event; nothing is kept for later tables. */
const guestsByTable = onceFor(
  ({ db }: { db: Database }) =>
    new DataLoader(
      async (tables: readonly Table[]) => {
        const eventIds = [...new Set(tables.map(({ eventId }) => eventId))];
        const guests = new Map(
          await Promise.all(eventIds.map(async (eventId) => [eventId, await readGuestsByTable(db, eventId)] as const)),
        );
        return tables.map(({ eventId, label }) => guests.get(eventId)?.get(label) ?? []);
      },
      // A request may read the same table before and after a change.
      { cache: false },
    ),
);

/** In list order; tables of a request share a query. @throws DomainError TOO_LARGE over 20,000 seated guests */
export function getGuestsAt(request: { db: Database }, table: Table): Promise<Guest[]> {
  return guestsByTable(request).load(table);
}

/** Sets up tables, all or none. @throws DomainError as the checks of the event; BAD_INPUT; CONFLICT (taken label) */
export async function createTables(
  db: Database,
  viewer: Viewer,
  eventId: number,
  inputs: readonly TableInput[],
): Promise<Table[]> {
  const { result } = await changeList(db, viewer, eventId, async ({ tx, id }) => {
    refuseTooMany(inputs, maxTablesAtOnce);
    return { result: await addTables(tx, id, inputs), happened: tablesChanged(inputs.length) };
  });
  return result;
}

/** @throws DomainError as {@link updateTables} */
export async function updateTable(
  db: Database,
  viewer: Viewer,
  eventId: number,
  change: TableChangeInput,
): Promise<Table | undefined> {
  const { result } = await changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    await changeTables(tx, id, [change], { seen: null, listVersion });
    return { happened: tablesChanged(1), result: (await requireTables(tx, id, [change.id]))[0] };
  });
  return result;
}

/** All or none; null `seen` accepts any. @throws DomainError as the event's checks; BAD_INPUT, NOT_FOUND, CONFLICT */
export function updateTables(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { changes, added }: { changes: readonly TableChangeInput[]; added: readonly TableInput[] },
  seen: number | null,
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    refuseTooMany([...changes, ...added], maxTablesAtOnce);
    if (changes.length > 0) await changeTables(tx, id, changes, { seen, listVersion });
    if (added.length > 0) await addTables(tx, id, added);
    return { happened: tablesChanged(changes.length + added.length), result: undefined };
  });
}

/** Deletes tables, all or none; their guests lose them. @throws DomainError as {@link requireOwnEvent}; NOT_FOUND */
export async function deleteTables(
  db: Database,
  viewer: Viewer,
  eventId: number,
  ids: readonly number[],
): Promise<ListChange> {
  await requireOwnEvent(db, viewer, eventId);
  return changeList(db, viewer, eventId, async ({ tx, id }) => {
    const distinct = [...new Set(ids)];
    await removeTables(tx, id, distinct);
    return { happened: tablesChanged(distinct.length), result: undefined };
  });
}
