import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { countNamesakes, eraseFromChanges, eraseRows, findMentions } from "../../event-data/erase.ts";
import { readSought } from "../../event-data/sought-guest.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
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
import type { Erasure } from "./erasure.type.ts";
import { describeMention } from "./guest-mention.service.ts";

const maxMentions = 100;

type Request = Pick<Context, "db" | "viewer" | "language" | "clientAddress" | "settings">;

/** Removes a guest everywhere for good. @throws DomainError as {@link requireOwnEvent} and {@link inTurn}; NOT_FOUND */
export async function eraseGuest(request: Request, eventId: number, guestId: number): Promise<Erasure> {
  const { db, viewer } = request;
  const author = authorOf(viewer);
  const id = await requireOwnEvent(db, viewer, eventId);
  return inTurn(author, () =>
    inTransaction(db, async (tx) => {
      const erasure = await erase(tx, request, id, guestId);
      const { listsChanged, filesDropped, recordsChanged } = erasure;
      // Without a version, because this cannot be undone.
      await recordHistory(tx, id, author, { action: "erase_guest", details: { files: filesDropped } });
      const count = listsChanged + filesDropped + recordsChanged;
      await recordRepeatedAudit(tx, { kind: "guest-erased", by: auditedBy(request), eventId: id, details: { count } });
      await announceErasure(tx, id);
      return erasure;
    }),
  );
}

async function erase(tx: Queryable, request: Request, id: OwnerEventId, guestId: number): Promise<Erasure> {
  const listVersion = await advanceGuestList(tx, id);
  const sought = await readSought(tx, id, guestId);
  const { lists, files, records } = await eraseRows(tx, sought);
  await settleWishes(tx, id);
  await settleTables(tx, id, listVersion);
  // Last, because everything before is recorded as well.
  const changes = await eraseFromChanges(tx, sought);
  const mentions = await findMentions(tx, id, sought, maxMentions);
  const namesakes = await countNamesakes(tx, sought);
  const { worksOffline } = await tx.event.findUniqueOrThrow({ where: { id }, select: { worksOffline: true } });
  return {
    guestsRemoved: 1,
    listsChanged: lists,
    filesDropped: files,
    recordsChanged: records + changes,
    mentions: mentions.map((mention) => describeMention(mention, request.language)),
    remains: remainsOf(request, { mentions: mentions.length, namesakes, isAtDoor: worksOffline }).map((sentence) =>
      request.language.say(sentence),
    ),
  };
}

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
