import type { DoorFactRecord } from "./door-records.ts";
import { type ShownPicture, shownPicture } from "./event-record.ts";
import { type ChangeRecord, type EntryRecord, entryOf } from "./history-records.ts";
import type { GuestRecord, KeptGuestRecord, SheetGuestRecord } from "./list-records.ts";
import type { NewIds } from "./numbering.ts";
import type { Columns } from "./values.ts";

interface Ids {
  guests: NewIds;
  entries: NewIds;
  pictures: NewIds;
}

/** JSON text, because objects would reorder columns whose names look like numbers. */
const infoOf = (columns: Columns): string =>
  `{${columns.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(",")}}`;

/** A stored guest without the position. */
export type StoredGuest = Omit<GuestRecord, "number" | "guestOf" | "merged" | "columns"> & {
  id: number;
  guestOfId: number | null;
  mergedIds: number[];
  /** JSON. */
  info: string;
};

/** A guest of the list as it is stored. */
export function toGuest({ number, guestOf, merged, columns, ...guest }: GuestRecord, { guests }: Ids): StoredGuest {
  const mergedIds = merged.map((duplicate) => guests.of(duplicate));
  return { ...guest, id: guests.of(number), guestOfId: guests.ofAny(guestOf), mergedIds, info: infoOf(columns) };
}

/** A fact of the door as it is stored, without its position. */
export function toDoorFact({ guest, ...fact }: DoorFactRecord, { guests }: Ids) {
  return { ...fact, guestId: guests.ofAny(guest) };
}

type Facts = NonNullable<KeptGuestRecord["facts"]>;

/** JSON of a guest of a kept list. */
export function keptGuestText({ number, name, table, columns, facts }: KeptGuestRecord, { guests }: Ids): string {
  const stored = facts && storedFacts(facts, guests);
  return guestText({ id: guests.of(number), name, tableNumber: table }, columns, { facts: stored });
}

function storedFacts({ household, attendance, seat, guestOf, ...notes }: Facts, guests: NewIds) {
  return { household, attendance, seatNumber: seat, guestOfId: guests.ofAny(guestOf), ...notes };
}

/** JSON of a guest of an imported sheet. */
export function sheetGuestText(
  { number, name, table, columns, row, facts }: SheetGuestRecord,
  { guests }: Ids,
): string {
  const { household, otherNames, attendance, seat, host } = facts ?? {};
  const stored = facts && { otherNames, household, attendance, seatNumber: seat, host };
  return guestText({ id: guests.ofAny(number), name, tableNumber: table }, columns, { row, facts: stored });
}

function guestText(first: object, columns: Columns, last: object): string {
  return `${JSON.stringify(first).slice(0, -1)},"additionalInfo":${infoOf(columns)},${JSON.stringify(last).slice(1)}`;
}

/** An entry of the history as it is stored. */
export function toEntry({ number, details, changes, ...entry }: EntryRecord, ids: Ids) {
  const about = entryOf(details);
  return {
    ...entry,
    id: ids.entries.of(number),
    details: about === undefined ? details : { ...details, entryId: ids.entries.of(about) },
    changes: changes?.map((change) => toChange(change, ids)) ?? null,
  };
}

function toChange({ field, from, to }: ChangeRecord, ids: Ids): ChangeRecord {
  if (field !== "picture") return { field, from, to };
  const stored = (value: unknown) => toShownPicture(shownPicture.nullable().parse(value), ids);
  return { field, from: stored(from), to: stored(to) };
}

/** A page picture as stored; null for none. */
export function toShownPicture(picture: ShownPicture | null, { pictures }: Pick<Ids, "pictures">) {
  if (picture === null) return null;
  const { number, ...stored } = picture;
  return { id: pictures.of(number), ...stored };
}
