import { inTransaction } from "../../database/transaction.ts";
import { findMentions } from "../../event-data/erase.ts";
import { findChangesOf, findEntriesNaming, findRowsAbout } from "../../event-data/record.ts";
import { readSought } from "../../event-data/sought-guest.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { guestNotFound } from "../guests/guest-details.service.ts";
import { inTurn, readGuests } from "../guests/guest-list.service.ts";
import { auditedBy, authorOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { describeMention } from "./guest-mention.service.ts";
import type { GuestRecord } from "./guest-record.type.ts";

const maxMentions = 2000;

/** All that an event holds about a guest. @throws DomainError NOT_FOUND; as {@link requireOwnEvent}, {@link inTurn} */
export async function readGuestRecord(
  request: Pick<Context, "db" | "viewer" | "language" | "clientAddress">,
  eventId: number,
  guestId: number,
): Promise<GuestRecord> {
  const { db, viewer, language } = request;
  const id = await requireOwnEvent(db, viewer, eventId);
  const everything = await inTurn(authorOf(viewer), () =>
    inTransaction(db, async (tx) => {
      const sought = await readSought(tx, id, guestId);
      const [guest] = await readGuests(tx, id, [guestId]);
      if (!guest) throw guestNotFound();
      return {
        guest,
        formerNames: [...sought.formerNames],
        rows: await findRowsAbout(tx, sought),
        changes: await findChangesOf(tx, sought),
        entries: await findEntriesNaming(tx, sought),
        mentions: (await findMentions(tx, id, sought, maxMentions)).map((mention) =>
          describeMention(mention, language),
        ),
      };
    }),
  );
  await recordRepeatedAudit(db.prisma, {
    ...{ kind: "guest-record-exported", by: auditedBy(request), eventId: id, details: {} },
  });
  return { everything };
}
