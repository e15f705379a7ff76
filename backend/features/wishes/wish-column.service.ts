import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { declareQueue, FairQueue } from "../../lib/fair-queue.ts";
import { otherWork } from "../../lib/other-work.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import { readNameFinder } from "../guest-search/guest-index.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { Directory } from "./names/directory.ts";
import type { NameInCell, NameList } from "./names/name-list.ts";
import { namesInCell } from "./names/names-in-cell.ts";
import { findGuestsWithColumn } from "./wish.data.ts";
import { maxGuestsOfName, maxNamesInCell, type NamedWish } from "./wish.type.ts";

/** Each name is a search of about 0.2 ms. */
const maxCells = 5000;
const maxNames = 10_000;

// A column of long texts takes seconds of this process.
const turns = new FairQueue(
  declareQueue({
    what: "Seating: reading a column for wishes",
    counts: "account",
    places: 1,
    waiting: 20,
    waitingPerKey: 3,
    beyond: {
      own: { code: "RATE_LIMITED", message: message("refusals.ownListsInProgress"), retryAfterSeconds: 5 },
      all: { code: "UNAVAILABLE", message: message("refusals.listsInProgress"), retryAfterSeconds: 30 },
    },
  }),
);

/** Names in 5,000 cells, or 10,000 names. @throws DomainError as {@link getEvent}; RATE_LIMITED; UNAVAILABLE */
export async function getWishesInColumn(
  db: Database,
  viewer: Viewer,
  eventId: number,
  column: string,
): Promise<NamedWish[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return turns.run(authorOf(viewer).key, () => readColumn(db, id, column));
}

async function readColumn(db: Database, id: ListReadableEventId, column: string): Promise<NamedWish[]> {
  const directory = new Directory();
  const cells: { guestId: number; text: string }[] = [];
  for await (const guests of findGuestsWithColumn(db.prisma, id, column)) {
    await otherWork();
    for (const { id: guestId, name, household, cell } of guests) {
      directory.add({ id: guestId, name, household });
      if (cell !== "" && cells.length < maxCells) cells.push({ guestId, text: cell });
    }
  }
  if (cells.length === 0) return [];
  const list: NameList = { directory, finder: await readNameFinder(db, id, maxGuestsOfName) };
  const wishes: NamedWish[] = [];
  let count = 0;
  for (const { guestId, text } of cells) {
    const names = namesInCell(list, guestId, text, maxNamesInCell);
    if (names.length > 0) wishes.push({ guestId, text, names: names.map(inShort) });
    count += names.length;
    if (count >= maxNames) break;
    await otherWork();
  }
  return wishes;
}

const inShort = ({ text, guestIds, isCertain }: NameInCell) => ({
  ...{ text, isCertain },
  guestIds: guestIds.slice(0, isCertain ? guestIds.length : maxGuestsOfName),
});
