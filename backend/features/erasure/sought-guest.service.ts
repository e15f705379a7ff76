import { wholeOtherNames } from "../../../common/guest-search/index/other-names.ts";
import { joinOtherNames } from "../../../common/other-names.ts";
import type { Queryable } from "../../database/client.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import { guestNotFound } from "../guests/changed-guests.service.ts";
import { readGuests } from "../guests/guest.service.ts";
import { findFormerNames } from "./erasure.data.ts";
import { mentionPattern, ownFormerNames, tellingWords } from "./names/name-pattern.ts";
import type { Sought } from "./sought-guest.data.ts";

/** A guest with what they are looked for by. @throws DomainError NOT_FOUND */
export async function readSought(tx: Queryable, eventId: OwnerEventId, guestId: number): Promise<Sought> {
  const [guest] = await readGuests(tx, eventId, [guestId]);
  if (!guest) throw guestNotFound();
  const { name } = guest;
  const formerNames = ownFormerNames(name, await findFormerNames(tx, eventId, guestId));
  const otherNames = wholeOtherNames({ name, otherNames: joinOtherNames(guest.otherNames) });
  const names = [name, ...formerNames, ...otherNames];
  return { eventId, guestId, name, formerNames, names, pattern: mentionPattern(names), words: tellingWords(names) };
}
