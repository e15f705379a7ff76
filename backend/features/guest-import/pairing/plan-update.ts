import { append } from "../../../../common/lib/append.ts";
import { isSameTable } from "../../../../common/table-key.ts";
import type { StayedValue } from "../guest-preview.ts";
import {
  differ,
  factFields,
  infoDiffers,
  isSame,
  type KnownGuest,
  type ListedGuest,
  type StatedGuest,
  statedAlone,
  type ValueField,
  type Values,
  valueFields,
} from "./guest-fields.ts";
import type { Compared, ImportPlan, PlannedGuest, UpdateChoices } from "./import-plan.ts";
import { pairSheet } from "./pair-sheet.ts";

// Three-way comparison of the sheet before, the new sheet and the list. What both changed differently stays as in the list.

/** Takes what only the file changed; what was changed by hand stays. */
export function planUpdate(compared: Compared, { takeFromFile, answers }: UpdateChoices): ImportPlan {
  const { list, before, sheet } = compared;
  const { pairs, doubts } = pairSheet(compared, answers);
  const listedById = new Map(list.map((guest) => [guest.id, guest]));
  const knownById = new Map(before.map((guest) => [guest.id, guest]));
  const stayed = new Stayed(takeFromFile);
  const rows = sheet.map((row, place) => {
    const id = pairs.get(place);
    const [listed, known] = id === undefined ? [] : [listedById.get(id), knownById.get(id)];
    const guest = withUnstated(row, known);
    return { guest, id, planned: plannedRow({ place, id, guest, listed, known }, stayed) };
  });
  const gone = new Set<number>();
  const present = new Set(pairs.values());
  for (const [place, known] of before.entries()) {
    const listed = known.id === null || present.has(known.id) ? undefined : listedById.get(known.id);
    if (listed !== undefined && isGone({ place, listed, known }, stayed)) gone.add(listed.id);
  }
  const guests = inOrder(
    rows.map(({ planned }) => planned),
    list.filter(({ id }) => !gone.has(id)),
    new Map([...pairs].map(([place, id]) => [id, place])),
  );
  const indexes = new Map(guests.map(({ place }, index) => [place, index]));
  return {
    guests,
    removed: list.filter(({ id }) => gone.has(id)),
    nextSheet: rows.map(({ guest, id = null }, place) => ({ ...guest, id, planned: indexes.get(place) })),
    revivedCount: guests.filter(({ oldId }) => oldId !== undefined).length,
    stayed: stayed.inOrder(),
    doubts,
  };
}

/** What both sides changed, and whose value is taken. */
class Stayed {
  readonly #takeFromFile: ReadonlySet<string>;
  readonly #found: { place: number; guestId: number; value: StayedValue }[] = [];

  constructor(takeFromFile: ReadonlySet<string>) {
    this.#takeFromFile = takeFromFile;
  }

  /** Returns whether the file's is taken. */
  add(place: number, guestId: number, value: Omit<StayedValue, "id" | "isTaken">): boolean {
    const { field, column } = value;
    const id = [guestId, field, ...(column === null ? [] : [column])].join(":");
    const isTaken = this.#takeFromFile.has(id);
    this.#found.push({ place, guestId, value: { id, ...value, isTaken } });
    return isTaken;
  }

  inOrder(): StayedValue[] {
    return this.#found
      .toSorted((one, other) => one.place - other.place || one.guestId - other.guestId)
      .map(({ value }) => value);
  }
}

/** What a sheet does not state is what the sheet before stated. */
function withUnstated(row: StatedGuest, known: KnownGuest | undefined): StatedGuest {
  if (known === undefined) return row;
  const values = { ...row.values };
  for (const field of factFields) {
    values[field] ??= (field === "seat" ? seatBefore(row, known) : known.values[field]) || undefined;
  }
  return { ...row, values };
}

/** If it was at the table where the sheet has the guest now. */
function seatBefore({ values }: StatedGuest, known: KnownGuest | undefined): string | undefined {
  return known && isSameTable(known.values.table, values.table) ? known.values.seat : undefined;
}

interface PairedRow {
  place: number;
  id: number | undefined;
  guest: StatedGuest;
  listed: ListedGuest | undefined;
  known: KnownGuest | undefined;
}

/** Undefined for a guest who was deleted by hand and stays so. */
function plannedRow({ place, id, guest, listed, known }: PairedRow, stayed: Stayed): PlannedGuest | undefined {
  if (listed !== undefined) return mergedRow({ place, guest, listed, known }, stayed);
  const added = { listed, values: statedAlone(guest.values), info: guest.info, place };
  if (id === undefined || known === undefined) return added;
  if (!differ(guest, known)) return undefined;
  const { name, table: before } = known.values;
  const changed = { name, field: "existence", column: null, before, file: guest.values.table, list: null } as const;
  return stayed.add(place, id, changed) ? { ...added, oldId: id } : undefined;
}

type MergedRow = Omit<PairedRow, "id"> & { listed: ListedGuest };

function mergedRow(row: MergedRow, stayed: Stayed): PlannedGuest {
  const { place, guest, listed, known } = row;
  if (known && !differ(guest, known)) return { listed, values: listed.values, info: listed.info, place };
  const { name } = listed.values;
  const takesFile = (field: StayedValue["field"], column: string | null, texts: Texts) => () =>
    stayed.add(place, listed.id, { name, field, column, ...texts, before: known === undefined ? null : texts.before });
  const values: Values = { ...listed.values };
  for (const field of valueFields) {
    const texts = textsOf(field, row);
    const isMoved = field === "seat" && !isSameTable(values.table, listed.values.table);
    values[field] = isMoved
      ? (guest.values.seat ?? "")
      : threeWay(texts, takesFile(field, null, texts), (one, other) => isSame(field, one, other));
  }
  const info = new Map<string, string>();
  for (const column of new Set([...guest.info.keys(), ...listed.info.keys()])) {
    const [before = "", file = "", list = ""] = [known, guest, listed].map((one) => one?.info.get(column));
    const text = threeWay({ before, file, list }, takesFile("column", column, { before, file, list }), Object.is);
    if (text !== "") info.set(column, text);
  }
  return { listed, values, info: infoDiffers(info, listed.info) ? info : listed.info, place };
}

/** What a sheet does not state, and a seat at another table, is as in the list. */
function textsOf(field: ValueField, { guest, listed, known }: MergedRow): Texts {
  const isElsewhere = field === "seat" && !isSameTable(guest.values.table, listed.values.table);
  const list = listed.values[field];
  const file = isElsewhere ? list : (guest.values[field] ?? list);
  const before = (field === "seat" ? seatBefore(guest, known) : known?.values[field]) ?? "";
  return { before, file, list };
}

interface Texts {
  before: string;
  file: string;
  list: string;
}

/** The text of the side that changed it. If both did, `takesFile` decides. */
function threeWay(
  { before, file, list }: Texts,
  takesFile: () => boolean,
  isAlike: (one: string, other: string) => boolean,
) {
  if (isAlike(file, before)) return list;
  if (isAlike(list, before)) return file;
  return isAlike(file, list) || !takesFile() ? list : file;
}

/** Whether a guest who is not in the sheet any more is removed. Those who were changed by hand stay. */
function isGone(
  { place, listed, known }: { place: number; listed: ListedGuest; known: KnownGuest },
  stayed: Stayed,
): boolean {
  if (!differ(listed, known)) return true;
  const { name, table: list } = listed.values;
  const changed = { name, field: "existence", column: null, before: known.values.table, file: null, list } as const;
  return stayed.add(place, listed.id, changed);
}

/** The rows, and guests who are not in the sheet: after whom they followed in the list, or at its end. */
function inOrder(
  rows: readonly (PlannedGuest | undefined)[],
  list: readonly ListedGuest[],
  places: ReadonlyMap<number, number>,
): PlannedGuest[] {
  const following = new Map<number | undefined, PlannedGuest[]>();
  let anchor: number | undefined;
  for (const listed of list) {
    const place = places.get(listed.id);
    if (place !== undefined) anchor = place;
    else append(following, anchor, { listed, values: listed.values, info: listed.info, place });
  }
  const last = following.get(anchor) ?? [];
  following.delete(anchor);
  return [
    ...(following.get(undefined) ?? []),
    ...rows.flatMap((row, place) => [...(row ? [row] : []), ...(following.get(place) ?? [])]),
    ...last,
  ];
}
