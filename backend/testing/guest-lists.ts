import type { Database } from "../database/client.ts";

export function csvFile(lines: readonly string[], name = "guests.csv"): File {
  return new File([`${lines.join("\n")}\n`], name, { type: "text/csv" });
}

/** Extra columns are JSON text. */
export interface StoredGuest {
  id: number;
  position: number;
  name: string;
  tableNumber: string;
  info: string;
}

export function storedGuests(db: Database, eventId: number): Promise<StoredGuest[]> {
  return db.prisma.$queryRaw<StoredGuest[]>`
    SELECT id, position, name, table_number AS "tableNumber", additional_info::text AS info
    FROM guests WHERE event_id = ${eventId} ORDER BY position, id`;
}

/** `text`: number and length of extra columns. One statement, because Prisma takes seconds for thousands of rows. */
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

/** Everything stored for an event, to see whether anything changed. */
export async function wholeEvent(db: Database, eventId: number) {
  const [event, history, files, changes, sheet] = await Promise.all([
    db.prisma.event.findUniqueOrThrow({ where: { id: eventId } }),
    db.prisma.historyEntry.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
    db.prisma.uploadedFile.findMany({
      where: { eventId },
      select: { id: true, filename: true, size: true },
      orderBy: { id: "asc" },
    }),
    db.prisma.rowChange.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
    db.prisma.importedSheet.findUnique({ where: { eventId } }),
  ]);
  return { event, history, files, changes, sheet, guests: await storedGuests(db, eventId) };
}
