import type { Database } from "../../database/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { findGuests } from "./guest.data.ts";
import { findCompanyIds, findGuestValues } from "./guest-form.data.ts";
import { type GuestCompany, maxPlusOnes } from "./guest-form.type.ts";

export const maxGuestValues = 500;

/** Texts that guests have in an extra column, or their households where it is undefined; each once, sorted. */
export function getGuestValues(
  { prisma }: Database,
  eventId: ListReadableEventId,
  column: string | undefined,
): Promise<string[]> {
  return findGuestValues(prisma, eventId, column, maxGuestValues);
}

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
