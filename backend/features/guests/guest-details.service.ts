import { type GuestDetails, guestDetailsSchema } from "../../../common/guest-rules.ts";
import { maxGuestsAtOnce } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseTooMany } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { guestNotFound, requireGuests } from "./changed-guests.service.ts";
import { hasGuest } from "./guest.data.ts";
import { writeDetails } from "./guest-details.data.ts";
import type { GuestDetailsInput } from "./guest-details.input.ts";

/** Details to write for these guests. @throws DomainError BAD_INPUT; NOT_FOUND for a plus-one of nobody here */
export async function checkDetails(
  tx: Queryable,
  id: WritableEventId,
  guestIds: readonly number[],
  input: GuestDetailsInput,
): Promise<GuestDetails> {
  const details = parseInput(guestDetailsSchema, withoutNulls(input, ["guestOfId"]));
  const { guestOfId } = details;
  if (typeof guestOfId !== "number") return details;
  if (guestIds.includes(guestOfId)) throw new DomainError("BAD_INPUT", message("refusals.guestOfThemselves"));
  if (!(await hasGuest(tx, id, guestOfId))) throw guestNotFound();
  return details;
}

/** All or none; null `seen` accepts any. @throws DomainError as the event's checks; BAD_INPUT, NOT_FOUND, CONFLICT */
export function updateGuestDetails(
  db: Database,
  viewer: Viewer,
  eventId: number,
  guestIds: readonly number[],
  input: GuestDetailsInput,
  seen: number | null,
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    refuseTooMany(guestIds, maxGuestsAtOnce);
    const details = await checkDetails(tx, id, guestIds, input);
    const ids = [...new Set(guestIds)];
    await requireGuests(tx, id, ids, { seen, listVersion });
    await writeDetails(tx, id, ids, details);
    return { happened: { action: "update_guests", details: { count: ids.length } }, result: undefined };
  });
}
