import { z } from "zod";
import { extraColumnValue, guestSchema } from "../../../common/guest-rules.ts";
import type { GuestTable_GuestFragment } from "../../generated/documents.ts";

export type GuestRow = GuestTable_GuestFragment;

/** The fields of a guest's form, with the server's rules. `extra` follows the order of the event's extra columns. */
export const guestFieldRules = z.object({
  name: guestSchema.shape.name,
  tableNumber: guestSchema.shape.tableNumber,
  extra: z.array(extraColumnValue),
});

export type GuestFields = z.output<typeof guestFieldRules>;

const firstTable = "1";

/** Empty where the guest has none. A column may be called "constructor" or "__proto__". */
export function extraValue({ additionalInfo }: Pick<GuestRow, "additionalInfo">, column: string): string {
  return Object.hasOwn(additionalInfo, column) ? String(additionalInfo[column]) : "";
}

export function fieldsOf(guest: GuestRow, columns: readonly string[]): GuestFields {
  return {
    name: guest.name,
    tableNumber: guest.tableNumber || firstTable,
    extra: columns.map((column) => extraValue(guest, column)),
  };
}

/** Extra columns as the server expects them, without the empty ones. */
export function additionalInfoOf(extra: readonly string[], columns: readonly string[]): Record<string, string> {
  const entries = columns.map((column, index): [string, string] => [column, extra[index] ?? ""]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
