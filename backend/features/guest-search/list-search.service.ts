import { maxSearchLength } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readOwnGuestIndex } from "./guest-index.service.ts";
import { findGuestsByText, findGuestsInNeedOfTable } from "./list-search.data.ts";
import { rankGuests } from "./matching/find-guests.ts";
import { layers } from "./matching/grade.ts";
import { asksForNoTable, labelsMeant } from "./spelling/table-words.ts";
import { textPattern } from "./spelling/text-pattern.ts";

const maxNamed = 1000;

/** What to find in a guest list. */
export interface ListSearch {
  /** A name, text of a table, household or extra column, or "no table"; at most 100 characters. */
  text: string;
  /** Only guests with a table, or only those who still need one; undefined for all. */
  seated?: boolean | undefined;
}

/** Guesses would only be in the way where something is found as typed. */
const guesses: ReadonlySet<number> = new Set([layers.slip, layers.sound]);

/**
 * Ids of the guests found, best first; none for empty text. @throws DomainError BAD_INPUT (over 100 characters),
 * NOT_FOUND
 */
export async function searchGuestList(
  db: Database,
  id: ListReadableEventId,
  { text: typed, seated }: ListSearch,
): Promise<number[]> {
  const text = typed.trim();
  if ([...text].length > maxSearchLength) {
    throw new DomainError("BAD_INPUT", message("refusals.searchTooLong", { maximum: maxSearchLength }));
  }
  if (text === "") return [];
  if (asksForNoTable(text)) return seated === true ? [] : findGuestsInNeedOfTable(db, id);
  const search = { pattern: textPattern(text), labels: labelsMeant(text), seated };
  const [index, { atTable, containing }, inNeed] = await Promise.all([
    readOwnGuestIndex(db, id),
    findGuestsByText(db, id, search),
    seated === false ? findGuestsInNeedOfTable(db, id) : [],
  ]);
  const needsTable = new Set(inNeed);
  const named = rankGuests(index, text, maxNamed).flatMap(({ guest: place, layer }) => {
    const guest = index.guests[place];
    const isWanted = guest && (seated === undefined || (seated ? guest.tableNumber !== "" : needsTable.has(guest.id)));
    return isWanted ? [{ id: guest.id, layer }] : [];
  });
  const idsOf = (wanted: (layer: number) => boolean) => named.flatMap((found) => (wanted(found.layer) ? found.id : []));
  const asTyped = idsOf((layer) => layer <= layers.folded);
  const others = idsOf((layer) => layer > layers.folded && !guesses.has(layer));
  const found = new Set([...atTable, ...asTyped, ...containing, ...others]);
  return found.size > 0 ? [...found] : idsOf((layer) => guesses.has(layer));
}
