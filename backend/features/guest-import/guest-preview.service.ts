import type { z } from "zod";
import type { Message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { inTransaction, seeOneMoment } from "../../database/transaction.ts";
import { messageSchema } from "../../lib/message-schema.ts";
import { readGuestListVersion } from "../events/event.service.ts";
import { requireWritableEvent } from "../events/event-access.service.ts";
import { foreseeHidden, hidingWarnings } from "../guests/column-visibility.service.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { type ChosenFile, withGuestFile } from "./guest-file.service.ts";
import { readingChoices } from "./guest-import.service.ts";
import { planFor } from "./guest-plan.service.ts";
import { type ImportChoices, previewShape } from "./guest-preview.ts";
import type { ReadingChoices } from "./list/model/guest-list.ts";
import { countTables } from "./pairing/guest-fields.ts";
import { emptyPlan } from "./pairing/import-plan.ts";
import { countUndone, listDifference } from "./pairing/list-difference.ts";
import { saveStagedFile } from "./staged-file.data.ts";

const maxStayed = 500;

const preview = previewShape(messageSchema);

/** A preview, not translated yet. */
type Preview = Omit<z.infer<typeof preview>, "problem"> & { problem: readonly Message[] | null };

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
    const { list, problem, decisions, fileColumns, ...reading } = read.reading;
    const fileToken = "token" in file ? file.token : await saveStagedFile(db.prisma, id, author, read);
    return inTransaction(db, async (tx) => {
      await seeOneMoment(tx);
      const planned = problem === undefined ? await planFor(tx, id, list.guests, choices) : undefined;
      const { plan = emptyPlan } = planned ?? {};
      const { rowErrors, notGuests, takenIn, warnings } = list;
      return {
        ...{ fileToken, mode: choices.mode, columns: fileColumns, remembered: reading.remembered, ...reading.sample },
        ...{ guestCount: list.guests.length, rowErrors, notGuests, takenIn },
        warnings: [...hidingWarnings(await foreseeHidden(tx, id, list.columns)), ...warnings],
        listVersion: await readGuestListVersion(tx, id),
        decisions: [...plan.doubts, ...decisions],
        problem: problem ?? (planned?.problem ? [planned.problem] : null),
        tableCount: countTables(planned?.compared.sheet ?? []),
        ...listDifference(plan),
        undoneEdits: countUndone(plan, planned?.compared.before ?? []),
        stayedCount: plan.stayed.length,
        stayed: plan.stayed.slice(0, maxStayed),
      };
    });
  });
}
