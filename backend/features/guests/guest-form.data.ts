import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

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
