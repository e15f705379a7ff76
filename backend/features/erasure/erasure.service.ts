import { daysToUndo } from "../../../common/limits.ts";
import { type Message, message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { backupsKeptUntil } from "../backups/backup-schedule.service.ts";
import { advanceGuestList } from "../events/event.service.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { settleTables } from "../tables/table.service.ts";
import { auditedBy } from "../users/audited-by.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Context } from "../users/context.type.ts";
import { settleWishes } from "../wishes/wish.service.ts";
import {
  announceErasure,
  countNamesakes,
  deleteFromList,
  emptyDoorFacts,
  eraseFromSavedPlans,
  isKeptAtDoor,
  redactHistory,
  redactRowChanges,
  requestCleaning,
} from "./erasure.data.ts";
import type { Erasure } from "./erasure.type.ts";
import { findMentions, type Mention } from "./guest-mention.data.ts";
import { describeMention } from "./guest-mention.service.ts";
import { findDoorIds } from "./guest-record.data.ts";
import {
  eraseFromImportedSheet,
  eraseFromKeptLists,
  eraseFromKeptSheets,
  forgetChoices,
} from "./kept-list-erasure.data.ts";
import type { Sought } from "./sought-guest.data.ts";
import { readSought } from "./sought-guest.service.ts";
import { eraseFromFiles } from "./stored-file.service.ts";

const maxMentions = 100;

interface Erased extends Pick<Erasure, "listsChanged" | "filesDropped" | "recordsChanged"> {
  mentions: Mention[];
  namesakes: number;
  /** Whether devices at the door keep the list. */
  isAtDoor: boolean;
  /** Rows of older lists that were removed because of their name. */
  sameNames: number;
}

/** Removes a guest everywhere for good. @throws DomainError as {@link requireOwnEvent} and {@link inTurn}; NOT_FOUND */
export async function eraseGuest(
  request: Pick<Context, "db" | "viewer" | "language" | "clientAddress" | "settings">,
  eventId: number,
  guestId: number,
): Promise<Erasure> {
  const { db, viewer, language } = request;
  const author = authorOf(viewer);
  const id = await requireOwnEvent(db, viewer, eventId);
  const erased = await inTurn(author, () =>
    inTransaction(db, async (tx) => {
      const listVersion = await advanceGuestList(tx, id);
      const sought = await readSought(tx, id, guestId);
      const done = await erase(tx, sought, listVersion);
      const details = { lists: done.listsChanged, files: done.filesDropped };
      // Without a version, because this cannot be undone.
      await recordHistory(tx, id, author, { action: "erase_guest", details });
      const count = done.listsChanged + done.filesDropped + done.recordsChanged;
      await recordRepeatedAudit(tx, { kind: "guest-erased", by: auditedBy(request), eventId: id, details: { count } });
      await endTraces(tx, id);
      return done;
    }),
  );
  const { mentions, namesakes, sameNames, isAtDoor, ...counts } = erased;
  return {
    guestsRemoved: 1,
    ...counts,
    mentions: mentions.map((mention) => describeMention(mention, language)),
    remains: [...remainsOf({ mentions, namesakes, sameNames }), ...remainsAnywhere(request, isAtDoor)].map((sentence) =>
      language.say(sentence),
    ),
  };
}

async function erase(tx: Queryable, sought: Sought, listVersion: number): Promise<Erased> {
  const { eventId, guestId, name } = sought;
  const doorIds = await findDoorIds(tx, eventId, guestId);
  const wishes = await deleteFromList(tx, eventId, guestId);
  await settleWishes(tx, eventId);
  await settleTables(tx, eventId, listVersion);
  const lists = [
    await eraseFromKeptLists(tx, sought),
    await eraseFromKeptSheets(tx, sought),
    await eraseFromImportedSheet(tx, sought),
  ];
  await forgetChoices(tx, sought);
  const filesDropped = await eraseFromFiles(tx, sought);
  const plans = await eraseFromSavedPlans(tx, sought);
  const facts = await emptyDoorFacts(tx, sought, doorIds);
  // Last, because everything before is recorded as well.
  const records = (await redactRowChanges(tx, sought, listVersion)) + (await redactHistory(tx, sought));
  return {
    listsChanged: lists.reduce((sum, one) => sum + one.lists, 0),
    filesDropped,
    recordsChanged: wishes + plans + facts + records,
    mentions: await findMentions(tx, eventId, sought, maxMentions),
    namesakes: await countNamesakes(tx, eventId, { id: guestId, name }),
    isAtDoor: await isKeptAtDoor(tx, eventId),
    sameNames: lists.reduce((sum, one) => sum + one.sameNames, 0),
  };
}

function remainsOf({
  mentions,
  namesakes,
  sameNames,
}: Pick<Erased, "mentions" | "namesakes" | "sameNames">): Message[] {
  const remains: Message[] = [];
  if (mentions.length > 0) remains.push(message("erasure.remains.mentions", { days: daysToUndo }));
  if (namesakes > 0) remains.push(message("erasure.remains.namesakes", { count: namesakes }));
  if (sameNames > 0) remains.push(message("erasure.remains.sameNames", { count: sameNames }));
  return remains;
}

function remainsAnywhere({ settings, language }: Pick<Context, "settings" | "language">, isAtDoor: boolean): Message[] {
  const until = backupsKeptUntil(settings.backups, new Date());
  const date = until && new Intl.DateTimeFormat(language.tag, { dateStyle: "long", timeZone: "UTC" }).format(until);
  return [
    message("erasure.remains.disk"),
    date === undefined ? message("erasure.remains.backups") : message("erasure.remains.backupsUntil", { date }),
    message("erasure.remains.copies"),
    message("erasure.remains.phones"),
    ...(isAtDoor ? [message("erasure.remains.door")] : []),
    message("erasure.remains.imports"),
  ];
}

/** Clears what remains of erased guests, in their transaction: memory of all processes and the database's files. */
export async function endTraces(tx: Queryable, eventId: number): Promise<void> {
  await announceErasure(tx, eventId);
  await requestCleaning(tx);
}
