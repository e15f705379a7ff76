import { message } from "../../../common/messages/message.ts";
import { declareQueue, FairQueue } from "../../lib/fair-queue.ts";
import type { Author } from "../users/viewer.type.ts";

// A reading process may take 512 MB and a CPU, and a long list takes seconds.
const turns = new FairQueue(
  declareQueue({
    what: "Guest lists: imports, previews, restores and downloads of lists and archives",
    counts: "account",
    places: 2,
    placesWhenSmall: 1,
    placesPerKey: 1,
    // Nearly every list is done by then. Otherwise two slow files would hold up everyone else.
    overtime: { afterMs: 3000, places: 1 },
    waiting: 30,
    waitingPerKey: 5,
    beyond: {
      own: { code: "RATE_LIMITED", message: message("refusals.ownListsInProgress"), retryAfterSeconds: 10 },
      all: { code: "UNAVAILABLE", message: message("refusals.listsInProgress"), retryAfterSeconds: 60 },
    },
  }),
);

/**
 * Runs a long task on a list in the author's turn. @throws DomainError RATE_LIMITED (author's queue), UNAVAILABLE (all)
 */
export function inTurn<T>({ key }: Pick<Author, "key">, work: () => Promise<T>): Promise<T> {
  return turns.run(key, work);
}
