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

/** Writes all of a guest but the name. */
export async function writeMergedGuest(
  tx: Queryable,
  eventId: WritableEventId,
  id: number,
  { additionalInfo, ...fields }: MergedGuest,
): Promise<void> {
  await tx.guest.updateMany({ where: { id, eventId }, data: fields });
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
