import type { Database } from "../database/client.ts";
import type { ImportedGuest } from "../features/guest-import/list/model/guest-list.ts";
import type { GuestPortion } from "../features/guest-import/list/reading-messages.ts";

/** A guest list file of these lines, the first of them the header. */
export function csvFile(lines: readonly string[], name = "guests.csv"): File {
  return new File([`${lines.join("\n")}\n`], name, { type: "text/csv" });
}

/** A guest as the database holds them; extra columns as JSON text. */
export interface StoredGuest {
  id: number;
  position: number;
  name: string;
  tableNumber: string;
  info: string;
}

/** An event's guests as the database holds them, in the order of the list. */
export function storedGuests(db: Database, eventId: number): Promise<StoredGuest[]> {
  return db.prisma.$queryRaw<StoredGuest[]>`
    SELECT id, position, name, table_number AS "tableNumber", additional_info::text AS info
    FROM guests WHERE event_id = ${eventId} ORDER BY position, id`;
}

/**
 * Puts "Guest 0", "Guest 1" and so on into an event's list, without tables. One statement, because Prisma takes seconds of
 * processor time for thousands of rows.
 *
 * @param text extra columns of each: how many, and how many characters in each
 * @returns their ids in the order of the list
 */
export async function insertGuests(db: Database, eventId: number, count: number, text = { columns: 0, length: 0 }) {
  const { rows } = await db.pool.query<{ id: number }>(
    `INSERT INTO guests (event_id, position, name, additional_info)
     SELECT $1, place, 'Guest ' || place, info
     FROM generate_series(0, $2::int - 1) AS place, (
       SELECT coalesce(json_object_agg('Column ' || number, repeat('x', $4)), '{}') AS info
       FROM generate_series(0, $3::int - 1) AS number
     ) AS extra
     ORDER BY place
     RETURNING id`,
    [eventId, count, text.columns, text.length],
  );
  return rows.map(({ id }) => id);
}

/** Everything that the database holds of an event, to see whether anything of it changed. */
export async function wholeEvent(db: Database, eventId: number) {
  const [event, history, files, changes, sheet] = await Promise.all([
    db.prisma.event.findUniqueOrThrow({ where: { id: eventId } }),
    db.prisma.historyEntry.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
    db.prisma.uploadedFile.findMany({ where: { eventId }, select: { id: true, filename: true, size: true } }),
    db.prisma.guestListChange.findMany({ where: { eventId }, orderBy: { historyEntryId: "asc" } }),
    db.prisma.importedSheet.findUnique({ where: { eventId } }),
  ]);
  return { event, history, files, changes, sheet, guests: await storedGuests(db, eventId) };
}

/** The guests of packed portions one by one; columns that are called by a number come first. */
export function unpackGuests(portions: Iterable<GuestPortion>): ImportedGuest[] {
  return [...portions].flatMap(({ json }) => {
    const guests: (Omit<ImportedGuest, "additionalInfo"> & { additionalInfo: Record<string, string> })[] = JSON.parse(
      Buffer.from(json).toString(),
    );
    return guests.map((guest) => ({ ...guest, additionalInfo: Object.entries(guest.additionalInfo) }));
  });
}
