import { createHash } from "node:crypto";
import type { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { isSameList } from "../../event-data/changes.ts";
import { findImport } from "../../event-data/history.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { messageSchema } from "../../lib/message-schema.ts";
import { maxStoredBytesPerEvent } from "../../limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList, lockGuestList } from "../events/event.service.ts";
import type { Event } from "../events/event.type.ts";
import { getEvent, requireWritableEvent } from "../events/event-access.service.ts";
import {
  admitColumns,
  findHiddenPrivate,
  hidingWarnings,
  type NewlyHidden,
} from "../guests/column-visibility.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import type { ImportDetails } from "../history/history-entry.type.ts";
import { setTableSizes, settleTables } from "../tables/table.service.ts";
import { keepUploadedFile, removeOldFiles } from "../uploads/uploaded-file.service.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import { unreadable } from "./formats/unreadable.ts";
import { type ChosenFile, type ReadFile, withGuestFile } from "./guest-file.service.ts";
import { planFor, writePlanned } from "./guest-plan.service.ts";
import { type ImportChoices, importShape } from "./guest-preview.ts";
import { readImportedSizes } from "./imported-sheet.data.ts";
import { type Decision, type GuestList, listOf, type ReadingChoices } from "./list/model/guest-list.ts";
import type { ImportPlan } from "./pairing/import-plan.ts";
import { listDifference } from "./pairing/list-difference.ts";
import { isAboutPairs } from "./pairing/pair-sheet.ts";
import { rememberChoices } from "./remembered-choices.data.ts";
import { deleteStagedFile } from "./staged-file.data.ts";

/** Those about how a file is read. */
export const readingChoices = (choices: ImportChoices): ReadingChoices => ({
  ...choices,
  answers: readingAnswers(choices),
});

/** Without answers about pairs of guests, which say nothing about a file. Null if none are left or given. */
function readingAnswers({ answers }: ImportChoices): ImportChoices["answers"] {
  const others = answers?.filter(({ decision }) => !isAboutPairs(decision)) ?? null;
  return others?.length === 0 && answers?.length !== 0 ? null : others;
}

const report = importShape(messageSchema);

/** The result of an import, not translated yet. */
type Report = z.infer<typeof report> & { event: Event };

interface Imported {
  historyEntryId: number;
  details: ImportDetails;
  /** About doubtful pairs. */
  decisions: Decision[];
  newlyHidden: NewlyHidden;
}

/**
 * Imports all or nothing. The same file with the same choices is not imported again. A null `listVersion` accepts any.
 * @throws DomainError CONFLICT for another version of the list; as the event's checks and {@link withGuestFile}
 */
export async function importGuestFile(
  db: Database,
  viewer: Viewer,
  eventId: number,
  file: ChosenFile,
  choices: ImportChoices,
  listVersion: number | null,
): Promise<Report> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  return withGuestFile(db, id, author, file, readingChoices(choices), async (read) => {
    const list = listOf(read.reading);
    const fingerprint = fingerprintOf(read, choices);
    const { historyEntryId, details, decisions, newlyHidden } = await inTransaction(db, async (tx) => {
      const version = await lockGuestList(tx, id);
      const repeated = await findImport(tx, id, { fingerprint, listVersion: version });
      if (repeated) {
        return { ...repeated, decisions: [], newlyHidden: await findHiddenPrivate(tx, id, list.columns) };
      }
      if (listVersion !== null && !(await isSameList(tx, id, listVersion, version))) {
        throw new DomainError("CONFLICT", message("reading.changedMeanwhile"));
      }
      return writeImport(tx, { id, author, read, list, choices, fingerprint });
    });
    const { filename: _, ...figures } = details;
    return {
      ...{ ...figures, historyEntryId, columns: read.reading.fileColumns },
      decisions: [...decisions, ...read.reading.decisions],
      rowErrors: list.rowErrors,
      notGuests: list.notGuests,
      warnings: [...hidingWarnings(newlyHidden), ...list.warnings],
      event: await getEvent(db, viewer, id),
    };
  });
}

function fingerprintOf({ filename, content }: ReadFile, choices: ImportChoices): string {
  const { mode, mapping, answers, rowsTakenIn, pointed, takeFromFile } = choices;
  const how = JSON.stringify([filename, mode, mapping, answers, rowsTakenIn, takeFromFile, pointed]);
  return createHash("sha256").update(how).update("\0").update(content).digest("base64url");
}

interface Import {
  id: WritableEventId;
  author: Author;
  read: ReadFile;
  list: GuestList;
  choices: ImportChoices;
  fingerprint: string;
}

async function writeImport(tx: Queryable, { id, author, read, list, choices, fingerprint }: Import): Promise<Imported> {
  const { guests, columns, tables } = list;
  const listVersion = await advanceGuestList(tx, id);
  const { problem, ...planned } = await planFor(tx, id, guests, choices);
  if (problem !== undefined) throw unreadable(problem);
  const { filename, content } = read;
  const { mode } = choices;
  const details = { filename, guestCount: guests.length, mode, ...countsOf(planned.plan) };
  const happened = { action: "upload_file", details: { ...details, fingerprint } } as const;
  const historyEntryId = await recordHistory(tx, id, author, happened, listVersion);
  await rememberHow(tx, id, read, choices);
  await keepUploadedFile(tx, { eventId: id, userId: author.userId, filename, content });
  await deleteStagedFile(tx, id, author);
  const sizesBefore = mode === "update" ? await readImportedSizes(tx, id) : undefined;
  await writePlanned(tx, id, planned, tables);
  await settleTables(tx, id, listVersion, mode === "replace" ? "replaced" : "imported");
  await setTableSizes(tx, id, tables, sizesBefore);
  await removeOldFiles(tx, id, maxStoredBytesPerEvent);
  return { historyEntryId, details, decisions: planned.plan.doubts, newlyHidden: await admitColumns(tx, id, columns) };
}

function countsOf(plan: ImportPlan): Pick<ImportDetails, "added" | "moved" | "changed" | "removed"> {
  const { added, moved, changed, removed } = listDifference(plan);
  return { added: added.totalCount, moved: moved.totalCount, changed: changed.totalCount, removed: removed.totalCount };
}

/** For the next file of the same shape. An upload without choices changes nothing. */
async function rememberHow(
  tx: Queryable,
  id: WritableEventId,
  { reading }: ReadFile,
  choices: ImportChoices,
): Promise<void> {
  const { mapping, pointed } = choices;
  const answers = readingAnswers(choices);
  if (mapping === null && answers === null && pointed === null) return;
  await rememberChoices(tx, id, reading.shape, { mapping, answers: answers ?? [], pointed: reading.pointed });
}
