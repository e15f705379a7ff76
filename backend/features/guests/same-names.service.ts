import type { GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { findSameNames } from "../../../common/guest-search/matching/same-names.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { inPortions } from "../../lib/in-portions.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readOwnGuestIndex } from "../guest-search/guest-index.service.ts";
import { findGuests, findNamesakeIds } from "./guest.data.ts";
import type { SameNames } from "./same-names.type.ts";

const sameNamesOf = onceFor((index: GuestIndex) => inPortions(findSameNames(index)));

const maxSameNames = 100;
const maxOfOneName = 10;

/**
 * Guests whose names differ at most in accents, case and spaces, unless all of a name are known to be different people.
 *
 * @throws DomainError BAD_INPUT outside 1 to 100
 */
export async function getSameNames(db: Database, eventId: ListReadableEventId, limit: number): Promise<SameNames[]> {
  if (limit < 1 || limit > maxSameNames) {
    throw new DomainError("BAD_INPUT", message("refusals.limitOutOfRange", { maximum: maxSameNames }));
  }
  const found = await sameNamesOf(await readOwnGuestIndex(db, eventId));
  const same = found.map((guests) => guests.map(({ id }) => id));
  const namesakes = same.length > 0 ? await findNamesakeIds(db.prisma, eventId) : new Set<number>();
  const inDoubt = same.filter((ids) => !ids.every((id) => namesakes.has(id)));
  const groups = inDoubt.slice(0, limit).map((ids) => ids.slice(0, maxOfOneName));
  const guests = new Map((await findGuests(db.prisma, eventId, groups.flat())).map((guest) => [guest.id, guest]));
  return groups.flatMap((ids) => {
    const named = ids.flatMap((id) => guests.get(id) ?? []);
    return named[0] && named.length > 1 ? [{ name: named[0].name, guests: named }] : [];
  });
}
