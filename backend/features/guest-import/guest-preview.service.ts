import type { Message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { foreseeHidden, hidingWarnings } from "../guests/column-visibility.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type ListedDifference, listDifference } from "./guest-difference.data.ts";
import { type ChosenFile, stageFile, withGuestFile } from "./guest-file.service.ts";
import { ImportMode } from "./guest-import.input.ts";
import { type ImportChoices, readingChoices } from "./guest-import.service.ts";
import type { GuestDifference, GuestFilePreview } from "./guest-preview.type.ts";
import { foreseeUndone, type ImportPlan, type StagedImport, stageImport } from "./guest-staging.service.ts";
import { listConflicts } from "./guest-update.data.ts";
import type { Decision } from "./list/model/decisions.ts";
import type { FileColumn, GuestList, MadeChoices, SampleQuery } from "./list/model/guest-list.ts";
import type { PackedReading } from "./list/reading-messages.ts";

const maxListed = 100;

/** A preview, not translated yet. */
export interface UnsaidPreview
  extends Omit<
      GuestFilePreview,
      "problem" | "rowErrors" | "notGuests" | "takenIn" | "warnings" | "columns" | "decisions" | "remembered"
    >,
    Pick<GuestList, "rowErrors" | "notGuests" | "takenIn" | "warnings"> {
  columns: FileColumn[];
  decisions: Decision[];
  remembered: MadeChoices | null;
  problem: readonly Message[] | null;
}

type Difference = Pick<
  UnsaidPreview,
  "problem" | "tableCount" | "added" | "moved" | "changed" | "removed" | "undoneEdits" | "conflictCount" | "conflicts"
>;

/** Changes nothing and stages the file; a file without a list has a problem in its preview. @throws DomainError as {@link withGuestFile} */
export async function previewGuestFile(
  db: Database,
  viewer: Viewer,
  eventId: number,
  file: ChosenFile,
  choices: ImportChoices,
  sample?: SampleQuery,
): Promise<UnsaidPreview> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  return withGuestFile(db, id, author, file, { ...readingChoices(choices), sample }, async (read) => {
    const { reading } = read;
    const { guests, columns, rowErrors, notGuests, takenIn, warnings } = reading.list;
    const fileToken = await stageFile(db, id, author, file, read);
    return inTransaction(db, async (tx) => ({
      fileToken,
      mode: choices.mode,
      columns: reading.fileColumns,
      decisions: reading.decisions,
      ...reading.sample,
      remembered: reading.remembered,
      guestCount: guests.count,
      rowErrors,
      notGuests,
      takenIn,
      warnings: [...hidingWarnings(await foreseeHidden(tx, id, columns)), ...warnings],
      listVersion: await readGuestListVersion(tx, id),
      ...(await compare(tx, id, reading, choices)),
    }));
  });
}

async function compare(
  tx: Queryable,
  id: WritableEventId,
  { list, problem }: PackedReading,
  plan: ImportPlan,
): Promise<Difference> {
  if (problem !== undefined) return noDifference(problem);
  return compareWithList(tx, id, await stageImport(tx, id, list.guests, plan), plan);
}

async function compareWithList(
  tx: Queryable,
  id: WritableEventId,
  { added, moved, changed, removed, tableCount, problem }: StagedImport,
  plan: ImportPlan,
): Promise<Difference> {
  if (problem !== undefined) return { ...noDifference([problem]), tableCount };
  const listed = await listDifference(tx, id, maxListed);
  return {
    problem: null,
    tableCount,
    added: { totalCount: added, guests: ofKind(listed, "added") },
    moved: { totalCount: moved, guests: ofKind(listed, "moved") },
    changed: { totalCount: changed, guests: ofKind(listed, "changed") },
    removed: plan.mode === ImportMode.MERGE ? none() : { totalCount: removed, guests: ofKind(listed, "unpaired") },
    undoneEdits: await foreseeUndone(tx, id, plan),
    ...(plan.mode === ImportMode.UPDATE ? await listConflicts(tx, maxListed) : noConflicts),
  };
}

const noConflicts = { conflictCount: 0, conflicts: [] };

function noDifference(problem: readonly Message[]): Difference {
  const difference = { added: none(), moved: none(), changed: none(), removed: none() };
  return { problem, tableCount: 0, ...difference, undoneEdits: 0, ...noConflicts };
}

const none = (): GuestDifference => ({ totalCount: 0, guests: [] });

function ofKind(listed: ListedDifference[], kind: ListedDifference["kind"]): GuestDifference["guests"] {
  const ofThisKind = listed.filter((guest) => guest.kind === kind);
  return ofThisKind.map(({ kind: _, changes, ...guest }) => ({
    ...guest,
    changes: changes.map(([column, before, after]) => ({ column, before, after })),
  }));
}
