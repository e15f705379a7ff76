import { message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-messages.ts";
import type { Queryable } from "../../database/client.ts";
import { findLaterChange } from "../../event-data/changes.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import type { SeenVersion } from "../tables/table.service.ts";
import { findGuests } from "./guest.data.ts";
import type { Guest } from "./guest.type.ts";

export const guestNotFound = () => new DomainError("NOT_FOUND", message("refusals.guestNotFound"));

const placeOf = ({ tableNumber }: Pick<Guest, "tableNumber">) =>
  tableNumber === "" ? message("refusals.noSeat") : refusedTable(tableNumber);

/** Guests by id. @throws DomainError NOT_FOUND; CONFLICT when one was changed or deleted after the caller's version */
export async function requireGuests(
  tx: Queryable,
  id: WritableEventId,
  ids: readonly number[],
  version: SeenVersion,
): Promise<Map<number, Guest>> {
  const guests = new Map((await findGuests(tx, id, ids)).map((guest) => [guest.id, guest]));
  await refuseLaterGuestChange(tx, id, guests, ids, version);
  if (ids.some((guestId) => !guests.has(guestId))) throw guestNotFound();
  return guests;
}

async function refuseLaterGuestChange(
  tx: Queryable,
  id: WritableEventId,
  guests: ReadonlyMap<number, Guest>,
  ids: readonly number[],
  { seen, listVersion }: SeenVersion,
): Promise<void> {
  if (typeof seen !== "number") return;
  const later = await findLaterChange(tx, id, { kind: "guests", ids, since: seen, before: listVersion });
  if (!later) return;
  const user = later.userName ?? message("refusals.someone");
  const when = howLongAgo(later.at);
  const guest = guests.get(later.rowId);
  throw new DomainError(
    "CONFLICT",
    guest
      ? message("refusals.guestChangedSince", { user, name: guest.name, when, place: placeOf(guest) })
      : message("refusals.guestDeletedSince", { user, when }),
  );
}
