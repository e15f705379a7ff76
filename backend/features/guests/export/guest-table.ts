/** A guest in a guest list file, with the extra columns in order. */
export interface WrittenGuest {
  name: string;
  tableNumber: string;
  /** As they are stored; empty for none. */
  otherNames: string;
  household: string;
  /** Name of the guest whose plus-one this is; empty for none. */
  guestOf: string;
  attendance: "unknown" | "yes" | "no";
  seatNumber: number | null;
  additionalInfo: readonly (readonly [column: string, value: string])[];
}

/** What a list has of guests besides name, table and extra columns. */
export type GuestField = keyof typeof guestFileFields;

export interface WrittenColumns {
  /** Those that some guest has. */
  fields: readonly GuestField[];
  extra: readonly string[];
}

export const guestFieldNames = [
  "otherNames",
  "household",
  "guestOf",
  "attendance",
  "seat",
] as const satisfies readonly GuestField[];

/** Includes a field of ours when an extra column has its name, which would otherwise be read as ours. */
function writtenFields({ fields, extra }: WrittenColumns): GuestField[] {
  return guestFieldNames.filter((field) => fields.includes(field) || extra.includes(guestFileFields[field]));
}

/** The header row, which reads back as the same list. */
export function headerCells(columns: WrittenColumns): string[] {
  const fields = writtenFields(columns).map((field) => guestFileFields[field]);
  return [...guestFileHeader, ...fields, ...columns.extra];
}

const texts: Readonly<Record<GuestField, (guest: Readonly<WrittenGuest>) => string>> = {
  otherNames: ({ otherNames }) => otherNames,
  household: ({ household }) => household,
  guestOf: ({ guestOf }) => guestOf,
  attendance: ({ attendance }) => answers[attendance],
  seat: ({ seatNumber }) => (seatNumber === null ? "" : String(seatNumber)),
};

const answers: Readonly<Record<WrittenGuest["attendance"], string>> = { unknown: "", yes: "Yes", no: "No" };

/** The row of a guest under {@link headerCells}. */
export function guestCells(guest: Readonly<WrittenGuest>, columns: WrittenColumns): string[] {
  const values = new Map(guest.additionalInfo);
  return [
    guest.name,
    guest.tableNumber,
    ...writtenFields(columns).map((field) => texts[field](guest)),
    ...columns.extra.map((column) => values.get(column) ?? ""),
  ];
}

/** The headers of columns in files of guests that the app writes, which an import knows again. */

export const guestFileHeader = ["Name", "Table Number"] as const;

/** Headers that follow if some guest has such a value; extra columns come after them. */
export const guestFileFields = {
  otherNames: "Other Names",
  household: "Household",
  guestOf: "Guest of",
  attendance: "Attendance",
  seat: "Seat",
} as const;

/** Header of the column with guests' personal links, for mail merges. An import leaves such a column out. */
export const personalLinkHeader = "Personal link";

/** Header of the column with times of arrival at the door. An import leaves such a column out. */
export const arrivalHeader = "Arrived (UTC)";

/** Header of the column with notes for the door, which no guest may read. */
export const doorNoteHeader = "Note for the door";

/** What else an import takes for such a column: what the form calls it in other languages. */
export const doorNoteHeaders: readonly string[] = [
  doorNoteHeader,
  "Notiz für den Einlass",
  "Note pour l’entrée",
  "Nota para la puerta",
];

const noShow = "No";

/** When a guest arrived, in milliseconds since 1970; for nobody, that they did not. */
export const arrivalText = (at: number | undefined): string =>
  at === undefined ? noShow : new Date(at).toISOString().slice(0, "2027-06-12T19:42".length).replace("T", " ");

export const isArrivalText = (text: string): boolean =>
  text === "" || text === noShow || /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text);
