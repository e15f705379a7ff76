import type { GuestIndex } from "../../../common/guest-search/index/guest-index.ts";
import { findSameNames } from "../../../common/guest-search/matching/same-names.ts";
import type { Database } from "../../database/client.ts";
import { inPortions } from "../../lib/in-portions.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { readOwnGuestIndex } from "./guest-index.service.ts";

const sameNamesOf = onceFor((index: GuestIndex) => inPortions(findSameNames(index)));

/** Ids of guests with the same name, as {@link findSameNames} groups them. */
export async function readSameNames(db: Database, id: ListReadableEventId): Promise<number[][]> {
  const groups = await sameNamesOf(await readOwnGuestIndex(db, id));
  return groups.map((guests) => guests.map((guest) => guest.id));
}
