import { type GuestDetails, guestDetailsSchema } from "../../../common/guest-rules.ts";
import { maxGuestsAtOnce } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { refusedTable } from "../../../common/table-name.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { findLaterChange } from "../../event-data/changes.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseTooMany, type SeenVersion } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findGuests, hasGuest, writeDetails } from "./guest.data.ts";
import type { GuestDetailsInput } from "./guest.input.ts";
import type { Guest } from "./guest.type.ts";

/** Details to write for these guests. @throws DomainError BAD_INPUT; NOT_FOUND for a plus-one of nobody here */
export async function checkDetails(
  tx: Queryable,
  id: WritableEventId,
  guestIds: readonly number[],
  input: GuestDetailsInput,
): Promise<GuestDetails> {
  const details = parseInput(guestDetailsSchema, withoutNulls(input, ["guestOfId"]));
  const { guestOfId } = details;
  if (typeof guestOfId !== "number") return details;
  if (guestIds.includes(guestOfId)) throw new DomainError("BAD_INPUT", message("refusals.guestOfThemselves"));
  if (!(await hasGuest(tx, id, guestOfId))) throw guestNotFound();
  return details;
}

export interface SelectedGuests {
  ids: readonly number[];
  /** Version of the list on the organizer's screen; null accepts any. */
  seen: number | null;
}

/** Changes all selected guests or nobody. The change returns how many it touched. */
export function changeSelected(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { ids, seen, most }: SelectedGuests & { most: number },
  change: (tx: Queryable, id: WritableEventId, ids: readonly number[]) => Promise<number>,
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    refuseTooMany(ids, most);
    const chosen = [...new Set(ids)];
    await requireGuests(tx, id, chosen, { seen, listVersion });
    const count = await change(tx, id, chosen);
    return { happened: { action: "update_guests", details: { count } }, result: undefined };
  });
}

/** All or none. @throws DomainError as the event's checks; BAD_INPUT, NOT_FOUND, CONFLICT */
export function updateGuestDetails(
  db: Database,
  viewer: Viewer,
  eventId: number,
  selected: SelectedGuests,
  input: GuestDetailsInput,
): Promise<ListChange> {
  return changeSelected(db, viewer, eventId, { ...selected, most: maxGuestsAtOnce }, async (tx, id, ids) => {
    await writeDetails(tx, id, ids, await checkDetails(tx, id, ids, input));
    return ids.length;
  });
}

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
