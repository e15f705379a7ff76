import type { z } from "zod";
import { type DifferentGuest, type ImportChoices, previewShape } from "../../../common/guest-preview.ts";
import type { Message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { messageSchema } from "../../lib/message-schema.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { foreseeHidden, hidingWarnings } from "../guests/column-visibility.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type ListedDifference, listDifference } from "./guest-difference.data.ts";
import { type ChosenFile, stageFile, withGuestFile } from "./guest-file.service.ts";
import { readingChoices } from "./guest-import.service.ts";
import { foreseeUndone, type StagedImport, stageImport } from "./guest-staging.service.ts";
import { listStayed } from "./guest-update.data.ts";
import type { GuestFileReading, ReadingChoices } from "./list/model/guest-list.ts";

const maxListed = 100;

const preview = previewShape(messageSchema);

/** A preview, not translated yet. */
type Preview = Omit<z.infer<typeof preview>, "problem"> & { problem: readonly Message[] | null };

type Difference = Pick<
  Preview,
  "problem" | "tableCount" | "added" | "moved" | "changed" | "removed" | "undoneEdits" | "stayedCount" | "stayed"
>;

/** Changes nothing and stages the file; a file without a list has a problem in its preview. @throws DomainError as {@link withGuestFile} */
export async function previewGuestFile(
  db: Database,
  viewer: Viewer,
  eventId: number,
  file: ChosenFile,
  choices: ImportChoices,
  sample?: ReadingChoices["sample"],
): Promise<Preview> {
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
      guestCount: guests.length,
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
  { list, problem }: GuestFileReading,
  plan: ImportChoices,
): Promise<Difference> {
  if (problem !== undefined) return noDifference(problem);
  return compareWithList(tx, id, await stageImport(tx, id, list.guests, plan), plan);
}

async function compareWithList(
  tx: Queryable,
  id: WritableEventId,
  { added, moved, changed, removed, tableCount, problem }: StagedImport,
  plan: ImportChoices,
): Promise<Difference> {
  if (problem !== undefined) return { ...noDifference([problem]), tableCount };
  const listed = await listDifference(tx, id, maxListed);
  return {
    problem: null,
    tableCount,
    added: { totalCount: added, guests: ofKind(listed, "added") },
    moved: { totalCount: moved, guests: ofKind(listed, "moved") },
    changed: { totalCount: changed, guests: ofKind(listed, "changed") },
    removed: plan.mode === "merge" ? none() : { totalCount: removed, guests: ofKind(listed, "unpaired") },
    undoneEdits: await foreseeUndone(tx, id, plan),
    ...(plan.mode === "update" ? await listStayed(tx) : noneStayed),
  };
}

const noneStayed = { stayedCount: 0, stayed: [] };

function noDifference(problem: readonly Message[]): Difference {
  const difference = { added: none(), moved: none(), changed: none(), removed: none() };
  return { problem, tableCount: 0, ...difference, undoneEdits: 0, ...noneStayed };
}

const none = (): Preview["added"] => ({ totalCount: 0, guests: [] });

function ofKind(listed: ListedDifference[], kind: ListedDifference["kind"]): DifferentGuest[] {
  const ofThisKind = listed.filter((guest) => guest.kind === kind);
  return ofThisKind.map(({ kind: _, changes, ...guest }) => ({
    ...guest,
    changes: changes.map(([column, before, after]) => ({ column, before, after })),
  }));
}
