import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { FairQueue } from "../../lib/fair-queue.ts";
import type { Author } from "../users/author.type.ts";

// A reading process may take 512 MB and a CPU, and a long list takes seconds of the database and of this process.
const turns = new FairQueue({
  size: 2,
  runningPerKey: 1,
  // Nearly every list is done by then. Otherwise two slow files would hold up everyone else.
  overtime: { afterMs: 3000, places: 1 },
  maxWaiting: 30,
  maxWaitingPerKey: 5,
  refusal: (cause) =>
    cause === "of the key"
      ? new DomainError("RATE_LIMITED", message("refusals.ownListsInProgress"), {
          retryAfterSeconds: 10,
        })
      : new DomainError("UNAVAILABLE", message("refusals.listsInProgress"), {
          retryAfterSeconds: 60,
        }),
});

/**
 * Runs a long task on a whole guest list (imports, previews, restores, downloads) when it is the author's turn: one task per
 * author at a time, two in total, or three when one of them takes long, and authors take turns.
 *
 * @throws DomainError RATE_LIMITED when the author has too many tasks waiting; UNAVAILABLE when all together do.
 */
export function inTurn<T>({ key }: Pick<Author, "key">, work: () => Promise<T>): Promise<T> {
  return turns.run(key, work);
}
