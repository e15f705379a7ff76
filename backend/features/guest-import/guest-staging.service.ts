import { grouped } from "../../../common/counted.ts";
import { maxExtraColumns, maxGuestListCharacters, maxGuestsPerEvent } from "../../../common/limits.ts";
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

/** What a staged list would do to the event's. */
export interface StagedImport extends DifferenceCounts {
  /** Why it cannot be imported, as a sentence; undefined when it can. */
  problem: string | undefined;
}

/** Stages the guests of a file and compares them with an event's list, in a transaction that has staged none yet. */
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

/** A merged list must be one that could be uploaded as well, or its download could not be read back. */
async function mergeProblem(tx: Queryable, id: WritableEventId): Promise<string | undefined> {
  const { guests, columns, characters } = await measureMerged(tx, id);
  const would = (count: number, what: string, most: number) =>
    `With this file the event would have ${grouped(count)} ${what}; the limit is ${grouped(most)}.`;
  if (guests > maxGuestsPerEvent) return would(guests, "guests", maxGuestsPerEvent);
  if (columns > maxExtraColumns) return would(columns, "columns besides name and table", maxExtraColumns);
  if (characters > maxGuestListCharacters) return would(characters, "characters of text", maxGuestListCharacters);
  return undefined;
}
