import { maxSearchLength } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { getEvent, type Visitor } from "../events/event-access.service.ts";
import type { EventListener } from "../events/event-change.service.ts";
import { readGuestList } from "./guest-index.service.ts";
import { findGuests } from "./matching/find-guests.ts";

/** Most guests that an organizer's search finds. */
export const mostFound = 1000;

/**
 * The ids of the guests of an event who match a typed name, best first: those whom guests' own searches find, all of them.
 *
 * @throws DomainError as {@link getEvent}; BAD_INPUT for more than 100 characters.
 */
export async function findGuestIds(
  caller: Visitor & Pick<EventListener, "db">,
  eventId: number,
  query: string,
): Promise<number[]> {
  const { id } = await getEvent(caller.db, caller.viewer, eventId);
  if ([...query.trim()].length > maxSearchLength) {
    throw new DomainError("BAD_INPUT", message("refusals.searchTooLong", { maximum: maxSearchLength }));
  }
  const { index } = await readGuestList(caller.db, caller, id);
  return findGuests(index, query, mostFound).guests.map((guest) => guest.id);
}
