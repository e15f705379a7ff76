import type { Database } from "../../database/client.ts";
import type { OwnedEventId } from "../event-rights/event-scope.type.ts";
import { readOwnGuestIndex } from "./guest-index.service.ts";
import { NameFinder } from "./matching/name-finder.ts";

/**
 * The guests' search for many names of one event's list, as it is now. See {@link NameFinder}.
 *
 * @throws DomainError NOT_FOUND when the event is gone.
 */
export async function readNameFinder(db: Database, id: OwnedEventId, most: number): Promise<NameFinder> {
  return new NameFinder(await readOwnGuestIndex(db, id), most);
}
