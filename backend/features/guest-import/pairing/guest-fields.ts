import { isSameTable, tableKey } from "../../../../common/table-key.ts";
import { doorNoteHeader, guestFileFields } from "../../guests/export/guest-table.ts";
import type { GuestFacts, ImportedGuest } from "../list/model/guest-list.ts";

// What a file can state about a guest. A new field is added here, in `guest-list.data.ts`, and where the reader finds it.

/** Headers of a downloaded list, under which a preview shows changes. */
const factHeaders = {
  seat: guestFileFields.seat,
  household: guestFileFields.household,
  doorNote: doorNoteHeader,
  otherNames: guestFileFields.otherNames,
  attendance: guestFileFields.attendance,
} as const;

type FactField = keyof typeof factHeaders;

/** Besides the extra columns. */
export type ValueField = "name" | "table" | FactField;

export const factFields = ["seat", "household", "doorNote", "otherNames", "attendance"] as const satisfies FactField[];
export const valueFields = ["name", "table", ...factFields] as const satisfies ValueField[];

/** Texts; empty for none. */
export type Values = Record<ValueField, string>;

/** Undefined for what a file does not state, which changes nothing. */
type StatedValues = Pick<Values, "name" | "table"> & { [Field in FactField]: string | undefined };

/** Extra columns with a text, in order. */
export type Info = ReadonlyMap<string, string>;

/** A guest as a file states them. */
export interface StatedGuest {
  values: StatedValues;
  info: Info;
  /** As in the spreadsheet; null if unknown. */
  row: number | null;
  /** Name of the guest whose plus-one they are; empty for nobody's. */
  host: string;
}

/** A guest of the list. */
export interface ListedGuest extends StatedGuest {
  id: number;
  values: Values;
}

/** A guest of the sheet that was imported last; `id` is who they became on the list, even if deleted since. */
export interface KnownGuest extends StatedGuest {
  id: number | null;
  values: Values;
}

/** A guest of the file that is imported. */
export interface SheetGuest extends StatedGuest {
  /** Index of the host in the file. */
  hostPlace: number | undefined;
}

/** The facts of a stored or read guest as texts. */
export function factTexts({ attendance, seatNumber, ...facts }: GuestFacts): Omit<StatedValues, "name" | "table"> {
  return {
    household: facts.household,
    doorNote: facts.doorNote,
    otherNames: facts.otherNames,
    attendance: attendance === "unknown" ? "" : attendance,
    seat: seatNumber === undefined ? undefined : textOfSeat(seatNumber),
  };
}

const textOfSeat = (seat: number) => (seat === 0 ? "" : String(seat));

/** The facts of a guest as they are stored. */
export function storedFacts({ attendance, seat, household, doorNote, otherNames }: StatedValues): GuestFacts {
  return {
    household,
    doorNote,
    otherNames,
    attendance: attendance === undefined ? undefined : attendanceOf(attendance),
    seatNumber: seat === undefined ? undefined : Number(seat),
  };
}

function attendanceOf(text: string): NonNullable<GuestFacts["attendance"]> {
  return text === "yes" || text === "no" ? text : "unknown";
}

/** The values of a guest of whom nothing else is known. */
export function statedAlone(values: StatedValues): Values {
  const { name, table } = values;
  const filled: Values = { name, table, seat: "", household: "", doorNote: "", otherNames: "", attendance: "" };
  for (const field of factFields) filled[field] = values[field] ?? "";
  return filled;
}

/** The guests of a file that was read. */
export function sheetGuests(guests: readonly ImportedGuest[]): SheetGuest[] {
  return guests.map(({ name, tableNumber, additionalInfo, row, ...facts }) => ({
    values: { name, table: tableNumber, ...factTexts(facts) },
    info: new Map(additionalInfo),
    row,
    host: facts.guestOf === undefined ? "" : (guests[facts.guestOf]?.name ?? ""),
    hostPlace: facts.guestOf,
  }));
}

/** Whether two texts of a field mean the same. */
export const isSame = (field: ValueField, one: string, other: string) =>
  field === "table" ? isSameTable(one, other) : one === other;

/** Whether two guests differ in anything that a file can state. What one of them does not state does not differ. */
export function differ(one: StatedGuest, other: StatedGuest): boolean {
  return (
    valueFields.some((field) => {
      const [text, otherText] = [one.values[field], other.values[field]];
      return text !== undefined && otherText !== undefined && !isSame(field, text, otherText);
    }) || infoDiffers(one.info, other.info)
  );
}

/** Whether extra columns differ, in whatever order they are. */
export function infoDiffers(one: Info, other: Info): boolean {
  return one.size !== other.size || [...one].some(([column, text]) => other.get(column) !== text);
}

/** The differing texts of two guests: facts under their headers in a downloaded list, then extra columns. */
export function changesBetween(
  before: Pick<ListedGuest, "values" | "info">,
  after: Pick<ListedGuest, "values" | "info">,
): { column: string; before: string; after: string }[] {
  const facts = factFields.map((field) => ({
    column: factHeaders[field],
    before: shownText(field, before.values[field]),
    after: shownText(field, after.values[field]),
  }));
  const columns = [...new Set([...after.info.keys(), ...before.info.keys()])].map((column) => ({
    column,
    before: before.info.get(column) ?? "",
    after: after.info.get(column) ?? "",
  }));
  return [...facts, ...columns].filter((change) => change.before !== change.after);
}

/** "Yes" and "No", as in a downloaded list. */
const shownText = (field: FactField, text: string) =>
  field === "attendance" ? text.replace(/^./u, (letter) => letter.toUpperCase()) : text;

/** What makes guests of the same name and table different. */
export function pairingKeys({ values, info, host, row }: StatedGuest) {
  return {
    name: values.name.toLowerCase(),
    table: tableKey(values.table),
    household: (values.household ?? "").toLowerCase(),
    host: host.toLowerCase(),
    info: JSON.stringify([...info].sort(([one], [other]) => (one < other ? -1 : 1))),
    row: String(row),
  };
}

/** What the rows of one table and seat share. */
export const seatKey = ({ table, seat }: Values) => `${tableKey(table)}\n${seat}`;

/** How many tables some guests sit at. */
export const countTables = (guests: readonly StatedGuest[]) =>
  new Set(guests.map(({ values }) => tableKey(values.table)).filter((key) => key !== "")).size;
