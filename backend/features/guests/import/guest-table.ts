import type { ImportedGuest } from "./guest-list.ts";
import { ownHeader } from "./header-row.ts";

/** The header row of a guest list file that is read back as the same list. */
export function headerCells(columns: readonly string[]): string[] {
  return [...ownHeader, ...columns];
}

/** The row of a guest below such a header. */
export function guestCells(guest: Readonly<ImportedGuest>, columns: readonly string[]): string[] {
  const values = new Map(guest.additionalInfo);
  return [guest.name, guest.tableNumber, ...columns.map((column) => values.get(column) ?? "")];
}
