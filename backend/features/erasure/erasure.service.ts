import { type Message, message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-messages.ts";
import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { countNamesakes, eraseFromChanges, eraseRows, findMentions, type Mention } from "../../event-data/erase.ts";
import { findChangesOf, findEntriesNaming, findRowsAbout } from "../../event-data/record.ts";
import { readSought } from "../../event-data/sought-guest.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import { backupsKeptUntil } from "../backups/backup-job.service.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import { advanceGuestList, announceErasure } from "../events/event.service.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { inTurn } from "../guests/guest-list.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { settleTables } from "../tables/table.service.ts";
import { auditedBy, authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { settleWishes } from "../wishes/wish.service.ts";
import type { Erasure, GuestMention } from "./erasure.type.ts";

const maxMentions = 100;

type Request = Pick<Context, "db" | "viewer" | "language" | "clientAddress" | "settings">;

/** All that an event holds about a guest. @throws DomainError NOT_FOUND; as {@link requireOwnEvent}, {@link inTurn} */
export async function readGuestRecord(
  request: Request,
  eventId: number,
  guestId: number,
): Promise<Record<string, unknown>> {
  const { db, viewer } = request;
  const id = await requireOwnEvent(db, viewer, eventId);
  const record = await inTurn(authorOf(viewer), () =>
    inTransaction(db, async (tx) => {
      const sought = await readSought(tx, id, guestId);
      return {
        guest: sought.guest,
        formerNames: sought.formerNames,
        rows: await findRowsAbout(tx, sought),
        changes: await findChangesOf(tx, sought),
        entries: await findEntriesNaming(tx, sought),
        mentions: (await findMentions(tx, sought, maxMentions)).map(inWords(request)),
      };
    }),
  );
  const by = auditedBy(request);
  await recordAudit(db.prisma, { kind: "guest-record-exported", by, eventId: id, details: {} });
  return record;
}

/** Removes a guest everywhere for good. @throws DomainError as {@link requireOwnEvent} and {@link inTurn}; NOT_FOUND */
export async function eraseGuest(request: Request, eventId: number, guestId: number): Promise<Erasure> {
  const { db, viewer } = request;
  const author = authorOf(viewer);
  const id = await requireOwnEvent(db, viewer, eventId);
  return inTurn(author, () =>
    inTransaction(db, async (tx) => {
      const erasure = await erase(tx, request, id, guestId);
      const { filesDropped, recordsChanged } = erasure;
      // Without a version, because this cannot be undone.
      await recordHistory(tx, id, author, { action: "erase_guest", details: { files: filesDropped } });
      const details = { count: filesDropped + recordsChanged };
      await recordAudit(tx, { kind: "guest-erased", by: auditedBy(request), eventId: id, details });
      await announceErasure(tx, id);
      return erasure;
    }),
  );
}

async function erase(tx: Queryable, request: Request, id: OwnerEventId, guestId: number): Promise<Erasure> {
  const listVersion = await advanceGuestList(tx, id);
  const sought = await readSought(tx, id, guestId);
  const { files, records } = await eraseRows(tx, sought);
  await settleWishes(tx, id);
  await settleTables(tx, id, listVersion);
  // Last, because everything before is recorded as well.
  const changes = await eraseFromChanges(tx, sought);
  const mentions = (await findMentions(tx, sought, maxMentions)).map(inWords(request));
  const namesakes = await countNamesakes(tx, sought);
  const { worksOffline } = await tx.event.findUniqueOrThrow({ where: { id }, select: { worksOffline: true } });
  const remains = remainsOf(request, { mentions: mentions.length, namesakes, isAtDoor: worksOffline });
  return {
    filesDropped: files,
    recordsChanged: records + changes,
    mentions,
    remains: remains.map((sentence) => request.language.say(sentence)),
  };
}

/** What is a text of what, in words. */
const inWords =
  ({ language }: Request) =>
  ({ table, label, field, isColumn, text }: Mention): GuestMention => {
    const name = table === "tables" ? refusedTable(label) : label;
    const named = isColumn ? field : message("erasure.field", { field });
    return { where: language.say(message("erasure.place", { table, name, field, named })), text };
  };

interface Found {
  mentions: number;
  namesakes: number;
  /** Whether devices at the door keep the list. */
  isAtDoor: boolean;
}

function remainsOf({ settings, language }: Request, { mentions, namesakes, isAtDoor }: Found): Message[] {
  const until = backupsKeptUntil(settings.backups, new Date());
  const date = until && new Intl.DateTimeFormat(language.tag, { dateStyle: "long", timeZone: "UTC" }).format(until);
  return [
    ...(mentions > 0 ? [message("erasure.remains.mentions")] : []),
    ...(namesakes > 0 ? [message("erasure.remains.namesakes", { count: namesakes })] : []),
    message("erasure.remains.disk"),
    date === undefined ? message("erasure.remains.backups") : message("erasure.remains.backupsUntil", { date }),
    message("erasure.remains.copies"),
    message("erasure.remains.phones"),
    ...(isAtDoor ? [message("erasure.remains.door")] : []),
    message("erasure.remains.imports"),
  ];
}
