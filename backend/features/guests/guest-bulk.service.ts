import { type GuestsChange, guestsChangeSchema, otherNamesText } from "../../../common/guest-rules.ts";
import { maxDoorNoteLength, maxExtraColumnValueLength } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import { maxDuplicatesMerged, maxGuestListCharacters, maxGuestsSelected } from "../../limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { requireOwnEvent } from "../events/event-access.service.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { refuseTooMany } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { carryWishesOver } from "../wishes/wish.service.ts";
import type { GuestsInput } from "./guest.input.ts";
import { spelledTable, writeWithColumns } from "./guest.service.ts";
import type { Guest } from "./guest.type.ts";
import {
  countCharacters,
  deleteGuests as deleteStoredGuests,
  findMergedIds,
  followMergedGuests,
  type MergedGuest,
  writeColumn,
  writeMergedGuest,
  writeTable,
} from "./guest-bulk.data.ts";
import { changeSelected, guestNotFound, requireGuests, type SelectedGuests } from "./guest-details.service.ts";

/** All or nobody. @throws DomainError BAD_INPUT (0 or over 10,000), NOT_FOUND, CONFLICT; as {@link requireOwnEvent} */
export async function deleteGuests(
  db: Database,
  viewer: Viewer,
  eventId: number,
  selected: SelectedGuests,
): Promise<ListChange> {
  await requireOwnEvent(db, viewer, eventId);
  return changeSelected(db, viewer, eventId, { ...selected, most: maxGuestsSelected }, async (tx, id, ids) => {
    await deleteStoredGuests(tx, id, ids);
    return ids.length;
  });
}

/**
 * Sets one table or extra column, for all or nobody. @throws DomainError BAD_INPUT for broken rules, too many columns
 * or too much text; as {@link deleteGuests}
 */
export function updateGuests(
  db: Database,
  viewer: Viewer,
  eventId: number,
  selected: SelectedGuests,
  input: GuestsInput,
): Promise<ListChange> {
  return changeSelected(db, viewer, eventId, { ...selected, most: maxGuestsSelected }, (tx, id, ids) =>
    write(tx, id, ids, parseInput(guestsChangeSchema, withoutNulls(input))),
  );
}

async function write(
  tx: Queryable,
  id: WritableEventId,
  ids: readonly number[],
  { tableNumber, column, value }: GuestsChange,
): Promise<number> {
  if (tableNumber !== undefined) {
    return writeTable(tx, id, ids, await spelledTable(tx, id, tableNumber));
  }
  if (column === undefined || value === undefined) return 0;
  const count = await writeWithColumns(tx, id, value === "" ? [] : [column], () =>
    writeColumn(tx, id, ids, { column, value }),
  );
  if (value !== "") await refuseTooMuchText(tx, id);
  return count;
}

/** @throws DomainError BAD_INPUT when the list has more text than a file could bring. */
async function refuseTooMuchText(tx: Queryable, id: WritableEventId): Promise<void> {
  const count = await countCharacters(tx, id);
  if (count <= maxGuestListCharacters) return;
  throw new DomainError("BAD_INPUT", message("refusals.tooMuchText", { count, maximum: maxGuestListCharacters }));
}

function joinTexts(texts: readonly string[], maxLength = maxExtraColumnValueLength): string {
  return [...new Set(texts)].reduce((joined, text) => {
    const longer = `${joined}; ${text}`;
    return longer.length > maxLength ? joined : longer;
  });
}

function joinNotes(notes: readonly string[]): string {
  const given = notes.filter((note) => note !== "");
  return given.length > 0 ? joinTexts(given, maxDoorNoteLength) : "";
}

/** Duplicates written otherwise are found by their names still. */
function joinNames([kept, ...duplicates]: readonly [Guest, ...Guest[]]): string {
  const others = duplicates.flatMap(({ name, otherNames }) => [name, ...otherNames]);
  const known = kept.name.toLowerCase();
  const names = [...kept.otherNames, ...others.filter((name) => name.toLowerCase() !== known)];
  let joined = "";
  for (const name of names) joined = otherNamesText.safeParse(`${joined};${name}`).data ?? joined;
  return joined;
}

function mergeColumns(guests: readonly Guest[]): [column: string, value: string][] {
  const columns = new Set(guests.flatMap(({ additionalInfo }) => Object.keys(additionalInfo)));
  return [...columns].map((column) => [
    column,
    joinTexts(guests.flatMap((guest) => guest.additionalInfo[column] ?? [])),
  ]);
}

/** Fills what a guest lacks from the duplicates, in order. A seat belongs to its table. */
function merge(guests: readonly [Guest, ...Guest[]]): MergedGuest {
  const [kept] = guests;
  const ids = new Set(guests.map(({ id }) => id));
  const { tableNumber, isLocked } = guests.find((guest) => guest.tableNumber !== "") ?? kept;
  const atTable = guests.filter((guest) => guest.tableNumber === tableNumber);
  return {
    isChild: guests.some(({ isChild }) => isChild),
    needsAccess: guests.some(({ needsAccess }) => needsAccess),
    isNamesake: guests.some(({ isNamesake }) => isNamesake),
    tableNumber,
    seatNumber: atTable.find(({ seatNumber }) => seatNumber !== null)?.seatNumber ?? null,
    isLocked,
    doorNote: joinNotes(guests.map(({ doorNote }) => doorNote)),
    otherNames: joinNames(guests),
    household: guests.find(({ household }) => household !== "")?.household ?? "",
    attendance: guests.find(({ attendance }) => attendance !== "unknown")?.attendance ?? "unknown",
    // Nobody is their own plus-one.
    guestOfId: guests.find(({ guestOfId }) => guestOfId !== null && !ids.has(guestOfId))?.guestOfId ?? null,
    additionalInfo: mergeColumns(guests),
  };
}

/**
 * Merges duplicates into one guest, with their plus-ones and wishes, and deletes them. @throws DomainError BAD_INPUT
 * (none, over 100, or the guest itself), NOT_FOUND
 */
export function mergeGuests(
  db: Database,
  viewer: Viewer,
  eventId: number,
  guestId: number,
  duplicateIds: readonly number[],
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    refuseTooMany(duplicateIds, maxDuplicatesMerged);
    const duplicates = [...new Set(duplicateIds)];
    if (duplicates.includes(guestId)) throw new DomainError("BAD_INPUT", message("refusals.mergedWithThemselves"));
    const found = await requireGuests(tx, id, [guestId, ...duplicates], { seen: null, listVersion });
    const kept = found.get(guestId);
    if (!kept) throw guestNotFound();
    const others = duplicates.flatMap((duplicate) => found.get(duplicate) ?? []);
    const mergedBefore = await findMergedIds(tx, id, [guestId, ...duplicates]);
    // First, so that a seat that the guest takes over is free.
    await deleteStoredGuests(tx, id, duplicates);
    await writeMergedGuest(tx, id, guestId, merge([kept, ...others]), [...mergedBefore, ...duplicates]);
    await followMergedGuests(tx, id, guestId, duplicates);
    await carryWishesOver(tx, id, guestId, duplicates);
    return { happened: { action: "update_guests", details: { count: duplicates.length + 1 } }, result: undefined };
  });
}
