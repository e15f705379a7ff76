import type { Message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { foreseeHidden, hidingWarnings } from "../guests/column-visibility.service.ts";
import { countEditsByHand } from "../history/history-entry.service.ts";
import { requireUser } from "../users/user.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type IncomingFile, withGuestFile } from "./guest-file.service.ts";
import { ImportMode } from "./guest-import.input.ts";
import { type ImportChoices, readingChoices } from "./guest-import.service.ts";
import { type ListedDifference, listDifference } from "./guest-list.data.ts";
import type { GuestDifference, GuestFilePreview } from "./guest-preview.type.ts";
import { stageImport } from "./guest-staging.service.ts";
import type { Decision } from "./list/decisions.ts";
import type { FileColumn, GuestList } from "./list/guest-list.ts";
import type { PackedReading } from "./list/reading-messages.ts";

/** Guests that a preview names for each kind of difference. */
const listedPerKind = 100;

/** A preview, not translated yet. */
export interface UnsaidPreview
  extends Omit<GuestFilePreview, "problem" | "rowErrors" | "notGuests" | "warnings" | "columns" | "decisions">,
    Pick<GuestList, "rowErrors" | "notGuests" | "warnings"> {
  columns: FileColumn[];
  decisions: Decision[];
  problem: readonly Message[] | null;
}

type Difference = Pick<UnsaidPreview, "problem" | "added" | "moved" | "changed" | "removed">;

/**
 * Shows what an import of a guest file would do, and writes nothing. A file that cannot be imported with its columns as
 * they are is not refused: the preview names the problem and lists the columns, so that they can be mapped by hand.
 *
 * @throws DomainError as the checks of the event; as {@link withGuestFile}.
 */
export async function previewGuestFile(
  db: Database,
  viewer: Viewer,
  eventId: number,
  file: IncomingFile,
  choices: ImportChoices,
): Promise<UnsaidPreview> {
  const user = requireUser(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const { mode } = choices;
  return withGuestFile(user, file, readingChoices(choices), ({ reading }) => {
    const { guests, columns, rowErrors, notGuests, warnings } = reading.list;
    return inTransaction(db, async (tx) => ({
      mode,
      columns: reading.fileColumns,
      decisions: reading.decisions,
      rows: reading.rows,
      guestCount: guests.count,
      rowErrors,
      notGuests,
      warnings: [...hidingWarnings(await foreseeHidden(tx, id, columns)), ...warnings],
      listVersion: await readGuestListVersion(tx, id),
      ...(await compare(tx, id, reading, mode)),
      undoneEdits: mode === ImportMode.MERGE ? 0 : await countEditsByHand(tx, id),
    }));
  });
}

async function compare(
  tx: Queryable,
  id: WritableEventId,
  { list, problem }: PackedReading,
  mode: ImportMode,
): Promise<Difference> {
  if (problem !== undefined) return noDifference(problem);
  const { added, moved, changed, unpaired, problem: tooLarge } = await stageImport(tx, id, list.guests, mode);
  if (tooLarge !== undefined) return noDifference([tooLarge]);
  const listed = await listDifference(tx, id, listedPerKind);
  return {
    problem: null,
    added: { totalCount: added, guests: ofKind(listed, "added") },
    moved: { totalCount: moved, guests: ofKind(listed, "moved") },
    changed: { totalCount: changed, guests: ofKind(listed, "changed") },
    removed: mode === ImportMode.MERGE ? none() : { totalCount: unpaired, guests: ofKind(listed, "unpaired") },
  };
}

function noDifference(problem: readonly Message[]): Difference {
  return { problem, added: none(), moved: none(), changed: none(), removed: none() };
}

const none = (): GuestDifference => ({ totalCount: 0, guests: [] });

function ofKind(listed: ListedDifference[], kind: ListedDifference["kind"]): GuestDifference["guests"] {
  return listed.filter((guest) => guest.kind === kind).map(({ kind: _, ...guest }) => guest);
}
