import type { Database } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { findCompanyIds, findGuests } from "./guest.data.ts";
import { type GuestCompany, maxPlusOnes } from "./guest-form.type.ts";

/** A guest, and whom they come with: nobody, if the event has no such guest. */
export async function getGuestCompany(
  { prisma }: Database,
  eventId: ListReadableEventId,
  guestId: number,
): Promise<GuestCompany> {
  const { guestOfId, plusOneIds } = await findCompanyIds(prisma, eventId, guestId, maxPlusOnes);
  const hostIds = guestOfId === null ? [] : [guestOfId];
  const guests = await findGuests(prisma, eventId, [guestId, ...hostIds, ...plusOneIds]);
  const withId = (wanted: number | null) => guests.find(({ id }) => id === wanted) ?? null;
  const ids = new Set(plusOneIds);
  return { guest: withId(guestId), guestOf: withId(guestOfId), plusOnes: guests.filter(({ id }) => ids.has(id)) };
}
