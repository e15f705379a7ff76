import type { GuestTable_GuestFragment } from "./generated/guest-table.ts";

export type GuestRow = GuestTable_GuestFragment;

/** Empty where the guest has none. A column may be called "constructor" or "__proto__". */
export function extraValue({ additionalInfo }: Pick<GuestRow, "additionalInfo">, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? String(additionalInfo[column]) : "";
}
