import { guestFileHeader } from "../../../../common/guest-file.ts";

/** A guest in a guest list file, with the extra columns in order. */
export interface WrittenGuest {
  name: string;
  tableNumber: string;
  additionalInfo: readonly (readonly [column: string, value: string])[];
}

/** The header row of a guest list file, which reads back as the same list. */
export function headerCells(columns: readonly string[]): string[] {
  return [...guestFileHeader, ...columns];
}

/** The row of a guest under that header. */
export function guestCells(guest: Readonly<WrittenGuest>, columns: readonly string[]): string[] {
  const values = new Map(guest.additionalInfo);
  return [guest.name, guest.tableNumber, ...columns.map((column) => values.get(column) ?? "")];
}
