import type { Database } from "../../database/client.ts";
import { Turns } from "../../lib/limiters.ts";
import { otherWork } from "../../lib/other-work.ts";
import { turns } from "../../limits.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import { readNameFinder } from "../guest-search/guest-index.service.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findCells } from "./wish.data.ts";
import { maxGuestsOfName, maxNamesInCell, type NamedWish } from "./wish.type.ts";

/** Each name is a search of about 0.2 ms. */
const maxCells = 5000;
const maxNames = 10_000;

const columnTurns = new Turns(turns.wishColumns);

/** Names in 5,000 cells, or 10,000 names. @throws DomainError as {@link getEvent}; RATE_LIMITED; UNAVAILABLE */
export async function getWishesInColumn(
  db: Database,
  viewer: Viewer,
  eventId: number,
  column: string,
): Promise<NamedWish[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return columnTurns.run(authorOf(viewer).key, () => readColumn(db, id, column));
}

async function readColumn(db: Database, id: ListReadableEventId, column: string): Promise<NamedWish[]> {
  const cells = await findCells(db.prisma, id, column, maxCells);
  if (cells.length === 0) return [];
  const finder = await readNameFinder(db, id, maxGuestsOfName);
  const wishes: NamedWish[] = [];
  let count = 0;
  for (const { guestId, text } of cells) {
    const names = namesIn(text).map((name) => ({ text: name, ...finder.find(name, guestId) }));
    if (names.length > 0) wishes.push({ guestId, text, names });
    count += names.length;
    if (count >= maxNames) break;
    await otherWork();
  }
  return wishes;
}

/** "A, B and C" in the app's languages, or a name a line; each once. */
function namesIn(cell: string): string[] {
  const names = cell
    .split(/[,;&\n]|\s(?:and|und|et|y)\s/iu)
    .map((name) => name.trim())
    .filter((name) => /\p{L}/u.test(name));
  return [...new Set(names)].slice(0, maxNamesInCell);
}
