import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { FairQueue } from "../../lib/fair-queue.ts";
import type { User } from "../users/user.type.ts";

// A reading process may take 512 MB and a processor of its own, a long list seconds of the database and of this process.
const turns = new FairQueue({
  size: 2,
  runningPerKey: 1,
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
 * Does what takes long with a whole guest list (imports, previews, restores, downloads) when it is the user's turn: one
 * thing of an account at a time, two in all, and accounts take turns.
 *
 * @throws DomainError RATE_LIMITED while the user has too much waiting; UNAVAILABLE while everybody has.
 */
export function inTurn<T>({ id }: Pick<User, "id">, work: () => Promise<T>): Promise<T> {
  return turns.run(String(id), work);
}
