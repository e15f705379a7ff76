import { guestFileFields, guestFileHeader } from "../guest-file-headers.ts";

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

const fieldNames = [
  "otherNames",
  "household",
  "guestOf",
  "attendance",
  "seat",
] as const satisfies readonly GuestField[];

/** Includes a field of ours when an extra column has its name, which would otherwise be read as ours. */
function writtenFields({ fields, extra }: WrittenColumns): GuestField[] {
  return fieldNames.filter((field) => fields.includes(field) || extra.includes(guestFileFields[field]));
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
