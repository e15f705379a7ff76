import { maxExtraColumns, maxGuestListCharacters, maxGuestsPerEvent } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { ImportMode } from "./guest-import.input.ts";
import {
  completeStagedGuests,
  countDifference,
  type DifferenceCounts,
  measureMerged,
  pairStagedGuests,
  stageGuests,
} from "./guest-list.data.ts";
import type { PackedGuests } from "./list/reading-messages.ts";

/** What a staged list would do to the event's list. */
export interface StagedImport extends DifferenceCounts {
  /** Why it cannot be imported; undefined when it can. */
  problem: Message | undefined;
}

/** Stages a file's guests and compares them with an event's list, in a transaction that has not staged a list yet. */
export async function stageImport(
  tx: Queryable,
  id: WritableEventId,
  guests: PackedGuests,
  mode: ImportMode,
): Promise<StagedImport> {
  await stageGuests(tx, guests);
  await pairStagedGuests(tx, id);
  if (mode === ImportMode.MERGE) await completeStagedGuests(tx);
  const counts = await countDifference(tx, id);
  return { ...counts, problem: mode === ImportMode.MERGE ? await mergeProblem(tx, id) : undefined };
}

/** A merged list must fit the limits of an upload, or its download could not be read back. */
async function mergeProblem(tx: Queryable, id: WritableEventId): Promise<Message | undefined> {
  const { guests, columns, characters } = await measureMerged(tx, id);
  if (guests > maxGuestsPerEvent) return message("reading.mergedGuests", { count: guests, maximum: maxGuestsPerEvent });
  if (columns > maxExtraColumns) return message("reading.mergedColumns", { count: columns, maximum: maxExtraColumns });
  if (characters > maxGuestListCharacters) {
    return message("reading.mergedCharacters", { count: characters, maximum: maxGuestListCharacters });
  }
  return undefined;
}
