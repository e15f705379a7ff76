import type { GuestDetails } from "../../../common/guest-rules.ts";
import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

/** A guest without a seat is locked to none. */
const withoutSeat = { tableNumber: "", seatNumber: null, isLocked: false };

/** What details write of a guest. */
export function detailFields({ freesSeat, cancelsPlusOnes: _, ...details }: GuestDetails) {
  return { ...details, ...(freesSeat ? withoutSeat : {}) };
}

/** Changes details of guests. */
export async function writeDetails(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  details: GuestDetails,
): Promise<void> {
  await tx.guest.updateMany({ where: { eventId, id: { in: [...ids] } }, data: detailFields(details) });
  await cancelPlusOnes(tx, eventId, ids, details);
}

/** Cancels those who come only because of these guests, if the details ask for it. */
export async function cancelPlusOnes(
  tx: Queryable,
  eventId: WritableEventId,
  ids: readonly number[],
  { cancelsPlusOnes }: GuestDetails,
): Promise<void> {
  if (!cancelsPlusOnes) return;
  await tx.guest.updateMany({
    where: { eventId, guestOfId: { in: [...ids] }, attendance: { not: "no" } },
    data: { attendance: "no", ...withoutSeat },
  });
}
