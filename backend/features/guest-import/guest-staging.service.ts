import type { ImportChoices, ImportMode } from "../../../common/guest-preview.ts";
import { maxExtraColumns, maxGuestListCharacters, maxGuestsPerEvent } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { countDifference, countUndone, type DifferenceCounts, measureResult } from "./guest-difference.data.ts";
import { completeFacts, connectHosts, seatOnce } from "./guest-facts.data.ts";
import {
  completeStagedGuests,
  countStagedTables,
  mergeStaged,
  replaceByStaged,
  stageGuests,
} from "./guest-list.data.ts";
import { stageUpdate } from "./guest-update.data.ts";
import { stageImportedSheet, storeImportedSheet } from "./imported-sheet.data.ts";
import type { ImportedGuest, TableSize } from "./list/model/guest-list.ts";
import { findRenames } from "./renames/find-renames.ts";
import {
  findRevivedGuests,
  findUnpaired,
  pairRenamed,
  pairStagedGuests,
  pairStagedSheet,
} from "./sheet-pairing.data.ts";

export interface StagedImport extends Omit<DifferenceCounts, "unpaired"> {
  removed: number;
  tableCount: number;
  /** Why it cannot be imported; undefined when it can. */
  problem: Message | undefined;
}

type ImportPlan = Pick<ImportChoices, "mode" | "takeFromFile">;

const isMerge = ({ mode }: ImportPlan) => mode === "merge";

/** Compares a file with an event's list, in a transaction that has not staged a list yet. */
export async function stageImport(
  tx: Queryable,
  id: WritableEventId,
  guests: readonly ImportedGuest[],
  plan: ImportPlan,
): Promise<StagedImport> {
  await stageGuests(tx, guests);
  const tableCount = await countStagedTables(tx);
  await stageMode[plan.mode](tx, id, plan.takeFromFile ?? []);
  const { unpaired, ...counts } = await countDifference(tx, id);
  const problem = plan.mode === "replace" ? undefined : await sizeProblem(tx, id, plan);
  return { ...counts, removed: isMerge(plan) ? 0 : unpaired, tableCount, problem };
}

const stageMode: Record<
  ImportMode,
  (tx: Queryable, id: WritableEventId, takeFromFile: readonly string[]) => Promise<void>
> = {
  async replace(tx, id) {
    await pairStagedGuests(tx, id);
    await completeFacts(tx, false);
    await seatOnce(tx, id, false);
  },
  async merge(tx, id) {
    await pairStagedGuests(tx, id);
    await stageImportedSheet(tx, id);
    await findRevivedGuests(tx, id);
    await completeStagedGuests(tx);
    await completeFacts(tx, true);
    await seatOnce(tx, id, true);
  },
  async update(tx, id, takeFromFile) {
    await stageImportedSheet(tx, id);
    const left = await pairStagedSheet(tx, id);
    if (left > 0) await recognizeRenamed(tx);
    await stageUpdate(tx, id, takeFromFile);
    await seatOnce(tx, id, false);
  },
};

/** A list with more differing rows is another list. */
const maxRenamed = 2000;

async function recognizeRenamed(tx: Queryable): Promise<void> {
  const unpaired = await findUnpaired(tx, maxRenamed);
  if (unpaired) await pairRenamed(tx, findRenames(unpaired.gone, unpaired.coming));
}

/** Lists that do not only come from a file must fit an upload, or their download could not be read back. */
async function sizeProblem(tx: Queryable, id: WritableEventId, plan: ImportPlan): Promise<Message | undefined> {
  const { guests, columns, characters } = await measureResult(tx, id, isMerge(plan));
  if (guests > maxGuestsPerEvent) return message("reading.mergedGuests", { count: guests, maximum: maxGuestsPerEvent });
  if (columns > maxExtraColumns) return message("reading.mergedColumns", { count: columns, maximum: maxExtraColumns });
  if (characters > maxGuestListCharacters) {
    return message("reading.mergedCharacters", { count: characters, maximum: maxGuestListCharacters });
  }
  return undefined;
}

/** The number of guests whose manual changes a staged import would undo. */
export async function foreseeUndone(tx: Queryable, id: WritableEventId, plan: ImportPlan): Promise<number> {
  // The other modes have staged the sheet already.
  if (plan.mode === "replace") {
    await stageImportedSheet(tx, id);
    await findRevivedGuests(tx, id);
  }
  return countUndone(tx, id, isMerge(plan));
}

/** Writes a staged import with its `tables` of known size, and its file as the last imported sheet. */
export async function applyStaged(
  tx: Queryable,
  id: WritableEventId,
  plan: ImportPlan,
  tables: readonly TableSize[],
): Promise<void> {
  await (isMerge(plan) ? mergeStaged(tx, id) : replaceByStaged(tx, id));
  await connectHosts(tx, id);
  await storeImportedSheet(tx, id, plan.mode, tables);
}
