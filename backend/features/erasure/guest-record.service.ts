import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { guestNotFound } from "../guests/changed-guests.service.ts";
import { readGuests } from "../guests/guest.service.ts";
import { inTurn } from "../guests/guest-list-turns.service.ts";
import { readGuestChanges, readNamingEntries } from "../history/guest-change.service.ts";
import { auditedBy } from "../users/audited-by.service.ts";
import { authorOf } from "../users/author.service.ts";
import type { Context } from "../users/context.type.ts";
import { findMentions } from "./guest-mention.data.ts";
import { describeMention } from "./guest-mention.service.ts";
import {
  findDoorIds,
  findFactsOf,
  findGuestContext,
  findPastGuests,
  findSavedPlansOf,
  findWishesAbout,
} from "./guest-record.data.ts";
import type { GuestRecord } from "./guest-record.type.ts";
import type { Sought } from "./sought-guest.data.ts";
import { readSought } from "./sought-guest.service.ts";
import { findFilesNaming } from "./stored-file.service.ts";

/** Entries of each kind that are read; nobody has more about one guest. */
const maxFound = 2000;

/** All that an event holds about a guest. @throws DomainError NOT_FOUND; as {@link requireOwnEvent}, {@link inTurn} */
export async function readGuestRecord(
  request: Pick<Context, "db" | "viewer" | "language" | "clientAddress">,
  eventId: number,
  guestId: number,
): Promise<GuestRecord> {
  const { db, viewer } = request;
  const author = authorOf(viewer);
  const id = await requireOwnEvent(db, viewer, eventId);
  const record = await inTurn(author, () =>
    inTransaction(db, async (tx) => collect(tx, await readSought(tx, id, guestId), request)),
  );
  await recordRepeatedAudit(db.prisma, {
    ...{ kind: "guest-record-exported", by: auditedBy(request), eventId: id, details: {} },
  });
  return record;
}

async function collect(tx: Queryable, sought: Sought, { language }: Pick<Context, "language">): Promise<GuestRecord> {
  const { eventId, guestId, pattern, formerNames, names } = sought;
  const [guest] = await readGuests(tx, eventId, [guestId]);
  const context = await findGuestContext(tx, eventId, guestId);
  if (!guest || !context) throw guestNotFound();
  const mentions = await findMentions(tx, eventId, sought, maxFound);
  const { createdAt, ...company } = context;
  const everything = {
    guest: { ...guest, createdAt },
    formerNames: [...formerNames],
    ...company,
    wishes: await findWishesAbout(tx, eventId, guestId),
    changes: await readGuestChanges(tx, eventId, guestId, maxFound),
    entries: await readNamingEntries(tx, eventId, pattern, maxFound),
    lists: await findPastGuests(tx, sought),
    files: (await findFilesNaming(tx, eventId, names)).toReversed(),
    mentions: mentions.map((mention) => describeMention(mention, language)),
    plans: await findSavedPlansOf(tx, eventId, guestId),
    atDoor: await findFactsOf(tx, eventId, await findDoorIds(tx, eventId, guestId)),
  };
  return { everything };
}
