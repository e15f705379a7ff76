import { z } from "zod";
import { normaliseGuestName } from "./guest-name.ts";
import {
  maxDoorNoteLength,
  maxExtraColumnNameLength,
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestNameLength,
  maxHouseholdLength,
  maxOtherNames,
  maxOtherNamesLength,
  maxTableNumberLength,
} from "./limits.ts";
import { joinOtherNames, otherNamesIn } from "./other-names.ts";
import { rule } from "./rule-messages.ts";
import { storableText } from "./storable-text.ts";

// As in files, so that a list written to a file reads back the same.
export const onOneLine = (text: string) => storableText(text).normalize("NFC").replace(/\s+/gu, " ").trim();

const columnName = z
  .string()
  .min(1, rule("rules.columnNameRequired"))
  .max(maxExtraColumnNameLength, rule("rules.columnNameTooLong"));

export const extraColumnValue = z.string().trim().max(maxExtraColumnValueLength, rule("rules.additionalInfoTooLong"));

const column = z.tuple([
  z.string().transform(onOneLine).pipe(columnName),
  z.string(rule("rules.additionalInfoNotText")).transform(storableText).pipe(extraColumnValue),
]);

/** Map of extra columns to a list of pairs, in which any name is plain text, even `__proto__`. */
const columnTexts = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null && !Array.isArray(value), {
    error: rule("rules.additionalInfoNotMap"),
  })
  .transform((info) => Object.entries(info))
  .pipe(z.array(column).max(maxExtraColumns, rule("rules.tooManyColumns")));

/** Drops empty values. */
export const additionalInfoSchema = columnTexts.transform((columns) => columns.filter(([, value]) => value !== ""));

export const tableLabel = z
  .string()
  .transform(onOneLine)
  .pipe(
    z.string().min(1, rule("rules.tableNumberRequired")).max(maxTableNumberLength, rule("rules.tableNumberTooLong")),
  );

/** A guest as organizers enter them. Texts are trimmed; missing extra columns stay unchanged. */
export const guestSchema = z.object({
  name: z
    .string()
    .transform(normaliseGuestName)
    .pipe(z.string().min(1, rule("rules.guestNameRequired")).max(maxGuestNameLength, rule("rules.guestNameTooLong"))),
  tableNumber: tableLabel,
  additionalInfo: additionalInfoSchema.optional(),
});

const household = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().max(maxHouseholdLength, rule("rules.householdTooLong")));

const doorNote = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().max(maxDoorNoteLength, rule("rules.doorNoteTooLong")));

/** Other names as one text, as they are stored. */
export const otherNamesText = z
  .string()
  .transform((text) => joinOtherNames([text]))
  .pipe(
    z
      .string()
      .max(maxOtherNamesLength, rule("rules.otherNamesTooLong"))
      .refine((text) => otherNamesIn(text).length <= maxOtherNames, {
        error: rule("rules.otherNamesTooMany"),
        params: { maximum: maxOtherNames },
      }),
  );

const otherNames = z
  .array(z.string())
  .transform((names) => names.join("\n"))
  .pipe(otherNamesText);

/** What organizers note about guests, true or false. The input of the graph follows from it. */
export const guestNotesSchema = z.object({
  isLocked: z.boolean().optional().describe("Whether they stay where they are."),
  isChild: z.boolean().optional().describe("Whether they are a child."),
  needsAccess: z.boolean().optional().describe("Whether they need an accessible table."),
  isNamesake: z.boolean().optional().describe("Whether others of the same name are different people."),
});

const attendance = z.enum(["unknown", "yes", "no"]);

export const guestDetailsSchema = z.object({
  household: household.optional(),
  doorNote: doorNote.optional(),
  otherNames: otherNames.optional(),
  attendance: attendance.optional(),
  guestOfId: z.int().nullable().optional(),
  freesSeat: z.boolean().default(false),
  cancelsPlusOnes: z.boolean().default(false),
  ...guestNotesSchema.shape,
});

export type GuestDetails = z.output<typeof guestDetailsSchema>;

export const optionalTableLabel = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().max(maxTableNumberLength, rule("rules.tableNumberTooLong")));

/** A change for many guests: a table, or the text of one extra column; empty for none. */
export const guestsChangeSchema = z
  .object({
    tableNumber: optionalTableLabel.optional(),
    column: z.string().transform(onOneLine).pipe(columnName).optional(),
    value: z.string().transform(storableText).pipe(extraColumnValue).optional(),
  })
  .refine(({ tableNumber, column }) => (tableNumber === undefined) !== (column === undefined), {
    error: rule("rules.oneChange"),
  })
  .refine(({ column, value }) => (column === undefined) === (value === undefined), {
    error: rule("rules.oneChange"),
  });

export type GuestsChange = z.output<typeof guestsChangeSchema>;
