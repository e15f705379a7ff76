import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import type { NewGuest } from "./guest.data.ts";
import type { Guest } from "./guest.type.ts";

export interface MergedGuest
  extends Omit<Guest, "id" | "name" | "additionalInfo" | "otherNames" | "updatedAt" | "historyEntryId"> {
  /** As they are stored. */
  otherNames: string;
  additionalInfo: NewGuest["additionalInfo"];
}

/** Ids of guests who were merged into some guests before. */
export async function findMergedIds(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
): Promise<number[]> {
  const guests = await tx.guest.findMany({ where: { eventId, id: { in: [...ids] } }, select: { mergedIds: true } });
  return guests.flatMap(({ mergedIds }) => mergedIds);
}

/** Writes all of a guest but the name. `mergedIds`: all who were ever merged into them. */
export async function writeMergedGuest(
  tx: Queryable,
  eventId: WritableEventId,
  id: number,
  { additionalInfo, ...fields }: MergedGuest,
  mergedIds: number[],
): Promise<void> {
  await tx.guest.updateMany({ where: { id, eventId }, data: { ...fields, mergedIds } });
  const json = JSON.stringify(Object.fromEntries(additionalInfo));
  await tx.$executeRaw`UPDATE guests SET additional_info = ${json}::json WHERE id = ${id} AND event_id = ${eventId}`;
}

/** Makes the plus-ones of merged guests those of the guest who stays. */
export async function followMergedGuests(
  tx: Queryable,
  eventId: WritableEventId,
  id: number,
  merged: readonly number[],
): Promise<void> {
  await tx.guest.updateMany({
    where: { eventId, guestOfId: { in: [...merged] }, NOT: { id } },
    data: { guestOfId: id },
  });
}
