import { guestFileHeader } from "../../../../common/guest-file.ts";

/** What a guest list file holds of a guest; the extra columns in their order. */
export interface WrittenGuest {
  name: string;
  tableNumber: string;
  additionalInfo: readonly (readonly [column: string, value: string])[];
}

/** The header row of a guest list file that is read back as the same list. */
export function headerCells(columns: readonly string[]): string[] {
  return [...guestFileHeader, ...columns];
}

/** The row of a guest below such a header. */
export function guestCells(guest: Readonly<WrittenGuest>, columns: readonly string[]): string[] {
  const values = new Map(guest.additionalInfo);
  return [guest.name, guest.tableNumber, ...columns.map((column) => values.get(column) ?? "")];
}
