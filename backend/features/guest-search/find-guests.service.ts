import type { Database } from "../../database/client.ts";
import { getEvent } from "../events/event-access.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { searchGuestList } from "./list-search.service.ts";

/** Most guests whose ids are found. */
export const maxFound = 1000;

/**
 * The ids of the first guests whom a search of an event's list finds, at most 1,000.
 *
 * @throws DomainError as {@link getEvent} and {@link searchGuestList}.
 */
export async function findGuestIds(db: Database, viewer: Viewer, eventId: number, text: string): Promise<number[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return (await searchGuestList(db, id, { text })).slice(0, maxFound);
}
