import { rankGuests } from "../../../common/guest-search/matching/find-guests.ts";
import { layers } from "../../../common/guest-search/matching/grade.ts";
import { asksForNoTable, labelsMeant } from "../../../common/guest-search/spelling/table-words.ts";
import { textPattern } from "../../../common/guest-search/spelling/text-pattern.ts";
import { maxSearchLength } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { readOwnGuestIndex } from "./guest-index.service.ts";
import { findGuestsByText, findGuestsInNeedOfTable } from "./guest-search.data.ts";

const maxNamed = 1000;

/** Guesses would only be in the way where something is found as typed. */
const guesses: ReadonlySet<number> = new Set([layers.slip, layers.spelling, layers.sound]);

/**
 * Ids of the guests found by a name, a text of their table, household or extra column, or "no table", best first; none
 * for empty text. @throws DomainError BAD_INPUT (over 100 characters), NOT_FOUND
 */
export async function searchGuestList(db: Database, id: ListReadableEventId, typed: string): Promise<number[]> {
  const text = typed.trim();
  if ([...text].length > maxSearchLength) {
    throw new DomainError("BAD_INPUT", message("refusals.searchTooLong", { maximum: maxSearchLength }));
  }
  if (text === "") return [];
  if (asksForNoTable(text)) return findGuestsInNeedOfTable(db, id);
  const search = { pattern: textPattern(text), labels: labelsMeant(text) };
  const [index, { atTable, containing }] = await Promise.all([
    readOwnGuestIndex(db, id),
    findGuestsByText(db, id, search),
  ]);
  const named = rankGuests(index, text, maxNamed).flatMap(({ guest: place, layer }) => {
    const guest = index.guests[place];
    return guest ? [{ id: guest.id, layer }] : [];
  });
  const idsOf = (wanted: (layer: number) => boolean) => named.flatMap((found) => (wanted(found.layer) ? found.id : []));
  const asTyped = idsOf((layer) => layer <= layers.folded);
  const others = idsOf((layer) => layer > layers.folded && !guesses.has(layer));
  const found = new Set([...atTable, ...asTyped, ...containing, ...others]);
  return found.size > 0 ? [...found] : idsOf((layer) => guesses.has(layer));
}

export const maxFound = 1000;

/** Ids of the first 1,000 guests found. @throws DomainError as {@link getEvent} and {@link searchGuestList} */
export async function findGuestIds(db: Database, viewer: Viewer, eventId: number, text: string): Promise<number[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return (await searchGuestList(db, id, text)).slice(0, maxFound);
}
