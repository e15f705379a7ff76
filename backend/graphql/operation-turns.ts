import { message } from "../../common/messages/message.ts";
import { authorOf } from "../features/users/caller.service.ts";
import type { Context } from "../features/users/context.type.ts";
import { declareQueue, FairQueue } from "../lib/fair-queue.ts";

// An operation on a large event takes up to a second of the database, and a few portions of 50 ms here.
// Searches wait for two of these at most, however many people ask at once.
const turns = new FairQueue(
  declareQueue({
    what: "Requests: operations of signed-in callers, except small ones and those with a queue of their own",
    counts: "account or helper",
    places: 2,
    placesPerKey: 1,
    // Nearly every operation is done by then. Otherwise two that wait for the database would hold up everyone else.
    overtime: { afterMs: 2000, places: 4 },
    waiting: 1000,
    waitingPerKey: 50,
    beyond: {
      own: { code: "RATE_LIMITED", message: message("refusals.ownOperationsInProgress"), retryAfterSeconds: 10 },
      all: { code: "UNAVAILABLE", message: message("refusals.busy"), retryAfterSeconds: 30 },
    },
  }),
);

/** The result ends the turn; undefined for anonymous callers. @throws DomainError RATE_LIMITED; UNAVAILABLE */
export async function takeTurn(context: Context): Promise<(() => void) | undefined> {
  if (context.viewer.kind === "anonymous") return undefined;
  const { key } = authorOf(context.viewer);
  const isFree = turns.isFreeFor(key);
  const endTurn = await turns.take(key, context.gone());
  if (isFree) return endTurn;
  try {
    // Their session may have ended meanwhile.
    context.viewer = await context.currentViewer();
    return endTurn;
  } catch (error) {
    endTurn();
    throw error;
  }
}
