import { maxExtraColumns, maxGuestsPerEvent } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { maxGuestListCharacters } from "../../limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { readList, writePlan } from "./guest-list.data.ts";
import type { ImportChoices } from "./guest-preview.ts";
import { readImportedSheet, storeImportedSheet } from "./imported-sheet.data.ts";
import type { ImportedGuest, TableSize } from "./list/model/guest-list.ts";
import { sheetGuests } from "./pairing/guest-fields.ts";
import { type Compared, emptyPlan, type ImportPlan, type PlannedGuest } from "./pairing/import-plan.ts";
import { planImport } from "./pairing/plan-import.ts";

/** What an import makes of an event's list. */
interface PlannedImport {
  compared: Compared;
  /** Changes nothing if it cannot be imported. */
  plan: ImportPlan;
  /** Why it cannot be imported; undefined when it can. */
  problem: Message | undefined;
}

/** Compares a file with an event's list, and with the sheet that was imported last. */
export async function planFor(
  tx: Queryable,
  id: WritableEventId,
  guests: readonly ImportedGuest[],
  { mode, answers, takeFromFile }: ImportChoices,
): Promise<PlannedImport> {
  const before = await readImportedSheet(tx, id);
  const compared: Compared = { list: await readList(tx, id), before, sheet: sheetGuests(guests) };
  const plan = planImport(mode, compared, {
    takeFromFile: new Set(takeFromFile ?? []),
    answers: new Map((answers ?? []).map(({ decision, option }) => [decision, option])),
  });
  const problem = mode === "replace" ? undefined : sizeProblem(plan.guests);
  return { compared, plan: problem === undefined ? plan : { ...emptyPlan, doubts: plan.doubts }, problem };
}

/** Lists that do not only come from a file must fit an upload, or their download could not be read back. */
function sizeProblem(guests: readonly PlannedGuest[]): Message | undefined {
  const columns = new Set(guests.flatMap(({ info }) => [...info.keys()])).size;
  const texts = guests.flatMap(({ values, info }) => [...Object.values(values), ...[...info].flat()]);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const sizes = [
    { key: "reading.mergedGuests", count: guests.length, maximum: maxGuestsPerEvent },
    { key: "reading.mergedColumns", count: columns, maximum: maxExtraColumns },
    { key: "reading.mergedCharacters", count: characters, maximum: maxGuestListCharacters },
  ] as const;
  const beyond = sizes.find(({ count, maximum }) => count > maximum);
  return beyond && message(beyond.key, { count: beyond.count, maximum: beyond.maximum });
}

/** Writes a planned import with the `tables` of known size, and its file as the last imported sheet. */
export async function writePlanned(
  tx: Queryable,
  id: WritableEventId,
  { plan, compared }: Pick<PlannedImport, "plan" | "compared">,
  tables: readonly TableSize[],
): Promise<void> {
  const ids = await writePlan(tx, id, plan, hostsIn(plan, compared));
  const sheet = plan.nextSheet.map(({ planned, ...guest }) => ({
    ...guest,
    id: (planned === undefined ? undefined : ids[planned]) ?? guest.id,
  }));
  await storeImportedSheet(tx, id, sheet, tables);
}

/** By guest, the index of the host in the plan. */
function hostsIn({ guests }: ImportPlan, { sheet }: Compared): Map<PlannedGuest, number> {
  const indexes = new Map(guests.map(({ place }, index) => [place, index]));
  return new Map(
    guests.flatMap((guest): [PlannedGuest, number][] => {
      const host = guest.place === undefined ? undefined : sheet[guest.place]?.hostPlace;
      const index = host === undefined ? undefined : indexes.get(host);
      return index === undefined ? [] : [[guest, index]];
    }),
  );
}
