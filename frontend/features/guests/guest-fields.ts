import { z } from "zod";
import {
  extraColumnValue,
  guestDetailsSchema,
  guestSchema,
  guestsChangeSchema,
  otherNamesText,
} from "../../../common/guest-rules.ts";
import { joinOtherNames, otherNamesIn } from "../../../common/other-names.ts";
import { rule } from "../../../common/rule-messages.ts";
import type { GuestDetailsInput } from "../../generated/schema-types.ts";
import { extraValue, type GuestRow } from "./guest-row.ts";

/** Of a name that was typed, but of no guest. No guest has it as their id. */
export const nobodyChosen = "?";

/** The fields of a guest's form, with the server's rules. `extra` follows the order of the event's extra columns. */
export const guestFieldRules = z.object({
  name: guestSchema.shape.name,
  tableNumber: guestSchema.shape.tableNumber,
  extra: z.array(extraColumnValue),
  household: guestDetailsSchema.shape.household.unwrap(),
  doorNote: guestDetailsSchema.shape.doorNote.unwrap(),
  otherNames: otherNamesText,
  /** Empty for nobody's plus-one. */
  guestOfId: z.string().refine((id) => id !== nobodyChosen, rule("rules.guestOfUnknown")),
  attendance: z.enum(["YES", "NO", "UNKNOWN"]),
  needsAccess: z.boolean(),
  isChild: z.boolean(),
  /** Decided when the guest turns out not to come. */
  cancelsPlusOnes: z.boolean(),
});

/** On the board, guests may stay without a table. */
export const boardFieldRules = guestFieldRules.extend({ tableNumber: guestsChangeSchema.shape.tableNumber.unwrap() });

export type GuestFields = z.output<typeof guestFieldRules>;

const firstTable = "1";

/** @param noTable what the field for the table shows for a guest who has none */
export function fieldsOf(guest: GuestRow, columns: readonly string[], noTable = firstTable): GuestFields {
  const { name, tableNumber, household, doorNote, attendance, needsAccess, isChild } = guest;
  return {
    name,
    tableNumber: tableNumber || noTable,
    extra: columns.map((column) => extraValue(guest, column)),
    household,
    doorNote,
    otherNames: joinOtherNames(guest.otherNames),
    guestOfId: hostOf(guest),
    attendance,
    needsAccess,
    isChild,
    cancelsPlusOnes: false,
  };
}

const hostOf = (guest: GuestRow | undefined) => String(guest?.guestOfId ?? "");

/** Of a new guest, who may get table and household of the one before. */
export function newFields(columns: readonly string[], tableNumber = "", household = ""): GuestFields {
  const noDetails = { doorNote: "", guestOfId: "", attendance: "UNKNOWN", needsAccess: false, isChild: false } as const;
  const named = { name: "", otherNames: "", tableNumber, extra: columns.map(() => "") };
  return { ...named, household, ...noDetails, cancelsPlusOnes: false };
}

/** The table as the server expects it, also of guests who get none by their details. */
export const tableIn = ({ tableNumber }: GuestFields): string => tableNumber || firstTable;

/** Details as the server expects them. Undefined `before` for a new guest. */
export function detailsOf(fields: GuestFields, before: GuestRow | undefined): GuestDetailsInput {
  const { household, doorNote, guestOfId, attendance, needsAccess, isChild, cancelsPlusOnes } = fields;
  const otherNames = otherNamesIn(fields.otherNames);
  const isHostChanged = guestOfId !== hostOf(before);
  return {
    ...{ household, doorNote, otherNames, attendance, needsAccess, isChild, cancelsPlusOnes },
    freesSeat: freesSeat(fields, before),
    // The host may have been deleted; then the server would refuse them.
    ...(isHostChanged && { guestOfId: guestOfId === "" ? null : Number(guestOfId) }),
  };
}

/** Guests who are no longer coming lose their seat, and the table that the form offers does not give them one. */
function freesSeat({ attendance, tableNumber }: GuestFields, before: GuestRow | undefined): boolean {
  if (tableNumber === "") return true;
  if (attendance !== "NO") return false;
  if (before?.attendance !== "NO") return true;
  return before.tableNumber === "" && tableNumber === firstTable;
}

/** Extra columns as the server expects them, without the empty ones. */
export function additionalInfoOf(extra: readonly string[], columns: readonly string[]): Record<string, string> {
  const entries = columns.map((column, index): [string, string] => [column, extra[index] ?? ""]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
