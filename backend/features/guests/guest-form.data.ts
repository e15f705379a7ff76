import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { naturally } from "../../database/sorted-page.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

/** Texts of an extra column, or households where it is undefined; each once and sorted. */
export async function findGuestValues(
  db: Queryable,
  eventId: ListReadableEventId,
  column: string | undefined,
  most: number,
): Promise<string[]> {
  const { sql } = Prisma;
  const text = column === undefined ? sql`household` : sql`additional_info->>${column}::text`;
  const rows = await db.$queryRaw<{ value: string }[]>`
    SELECT value FROM (SELECT DISTINCT ${text} AS value FROM guests WHERE event_id = ${eventId}) AS texts
    WHERE value <> '' ORDER BY ${naturally(sql`value`)}, value LIMIT ${most}`;
  return rows.map(({ value }) => value);
}

/** Ids of the guest whose plus-one a guest is, and of their own plus-ones. */
export async function findCompanyIds(
  db: Queryable,
  eventId: ListReadableEventId,
  guestId: number,
  most: number,
): Promise<{ guestOfId: number | null; plusOneIds: number[] }> {
  const guest = await db.guest.findFirst({ where: { eventId, id: guestId }, select: { guestOfId: true } });
  const plusOnes = await db.guest.findMany({
    where: { eventId, guestOfId: guestId },
    select: { id: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: most,
  });
  return { guestOfId: guest?.guestOfId ?? null, plusOneIds: plusOnes.map(({ id }) => id) };
}
