import type { Database } from "../../database/client.ts";
import { getEvent } from "../events/event-access.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { searchGuestList } from "./list-search.service.ts";

export const maxFound = 1000;

/** Ids of the first 1,000 guests found. @throws DomainError as {@link getEvent} and {@link searchGuestList} */
export async function findGuestIds(db: Database, viewer: Viewer, eventId: number, text: string): Promise<number[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return (await searchGuestList(db, id, text)).slice(0, maxFound);
}
