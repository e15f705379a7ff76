import { z } from "zod";
import {
  extraColumnValue,
  guestDetailsSchema,
  guestSchema,
  guestsChangeSchema,
  otherNamesText,
} from "../../../../common/guest-rules.ts";
import { joinOtherNames, otherNamesIn } from "../../../../common/other-names.ts";
import { rule } from "../../../../common/rule-messages.ts";
import type { GuestDetailsInput } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { attendanceText, extraValue, type GuestRow } from "./guest-rows.ts";

/** Fields that the form has under "More", in their order. */
export const detailFields = [
  { name: "guestOfId", kind: "guest", label: "guest-list.form.guestOf" },
  { name: "household", kind: "shared", label: "seating.filter.household" },
  { name: "attendance", kind: "attendance", label: "seating.filter.attendance" },
  { name: "doorNote", kind: "text", label: "guest-list.form.doorNote", hint: "guest-list.form.doorNoteHint" },
  { name: "otherNames", kind: "text", label: "guest-list.form.otherNames", hint: "guest-list.form.otherNamesHint" },
  { name: "needsAccess", kind: "switch", label: "seating.guest.needsAccess" },
  { name: "isChild", kind: "switch", label: "seating.guest.child" },
] as const;

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
  const { name, household, doorNote, attendance, needsAccess, isChild } = guest;
  return {
    ...{ name, household, doorNote, attendance, needsAccess, isChild },
    tableNumber: guest.tableNumber || noTable,
    extra: columns.map((column) => extraValue(guest, column)),
    otherNames: joinOtherNames(guest.otherNames),
    guestOfId: hostOf(guest),
    cancelsPlusOnes: false,
  };
}

const hostOf = (guest: GuestRow | undefined) => String(guest?.guestOfId ?? "");

/** Of a new guest, who may get table and household of the one before. */
export function newFields(columns: readonly string[], tableNumber = "", household = ""): GuestFields {
  return {
    ...{ name: "", tableNumber, extra: columns.map(() => ""), household, doorNote: "", otherNames: "", guestOfId: "" },
    ...{ attendance: "UNKNOWN", needsAccess: false, isChild: false, cancelsPlusOnes: false },
  };
}

/** A guest as the server takes them. Undefined `before` for a new one. */
export function inputOf(fields: GuestFields, columns: readonly string[], before: GuestRow | undefined) {
  return {
    name: fields.name,
    // Also of guests who get no table by their details.
    tableNumber: fields.tableNumber || firstTable,
    additionalInfo: additionalInfoOf(fields.extra, columns),
    details: detailsOf(fields, before),
  };
}

/** Exported for tests. */
export function detailsOf(fields: GuestFields, before: GuestRow | undefined): GuestDetailsInput {
  const { household, doorNote, guestOfId, attendance, needsAccess, isChild, cancelsPlusOnes } = fields;
  return {
    ...{ household, doorNote, attendance, needsAccess, isChild, cancelsPlusOnes },
    otherNames: otherNamesIn(fields.otherNames),
    freesSeat: freesSeat(fields, before),
    // The host may have been deleted; then the server would refuse them.
    ...(guestOfId !== hostOf(before) && { guestOfId: guestOfId === "" ? null : Number(guestOfId) }),
  };
}

/** Guests who are no longer coming lose their seat, and the table that the form offers does not give them one. */
function freesSeat({ attendance, tableNumber }: GuestFields, before: GuestRow | undefined): boolean {
  if (tableNumber === "") return true;
  if (attendance !== "NO") return false;
  if (before?.attendance !== "NO") return true;
  return before.tableNumber === "" && tableNumber === firstTable;
}

/** Extra columns without the empty ones. Exported for tests. */
export function additionalInfoOf(extra: readonly string[], columns: readonly string[]): Record<string, string> {
  const entries = columns.map((column, index): [string, string] => [column, extra[index] ?? ""]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

/** A field in words, for those who compare two versions: one for each extra column. */
export function fieldTexts(fields: GuestFields, columns: readonly string[]): { label: string; text: string }[] {
  return [
    { label: t("guest-list.name"), text: fields.name },
    { label: t("guest-list.table"), text: fields.tableNumber },
    ...columns.map((label, index) => ({ label, text: fields.extra[index] ?? "" })),
    ...detailFields.map(({ name, label }) => ({ label: t(label), text: detailText(fields, name) })),
  ];
}

function detailText(fields: GuestFields, name: (typeof detailFields)[number]["name"]): string {
  const value = fields[name];
  if (typeof value === "boolean") return value ? t("erasure.facts.yes") : t("erasure.facts.no");
  return name === "attendance" ? attendanceText(value) : value;
}
