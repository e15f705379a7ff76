import { z } from "zod";
import { normaliseGuestName } from "./guest-name.ts";
import {
  maxExtraColumnNameLength,
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestNameLength,
  maxTableNumberLength,
} from "./limits.ts";
import { rule } from "./rule-messages.ts";
import { storableText } from "./storable-text.ts";

// As files are read, so that a list which is written to a file and read back is the same.
const onOneLine = (text: string) => storableText(text).normalize("NFC").replace(/\s+/gu, " ").trim();

const columnName = z
  .string()
  .min(1, rule("rules.columnNameRequired"))
  .max(maxExtraColumnNameLength, rule("rules.columnNameTooLong"));

/** Text of an extra column, trimmed. */
export const extraColumnValue = z.string().trim().max(maxExtraColumnValueLength, rule("rules.additionalInfoTooLong"));

const column = z.tuple([
  z.string().transform(onOneLine).pipe(columnName),
  z.string(rule("rules.additionalInfoNotText")).transform(storableText).pipe(extraColumnValue),
]);

/**
 * Extra columns, from a map of column name to text to a list of the two in the map's order: in a list, any name is just
 * text, `__proto__` too. Empty values are left out.
 */
export const additionalInfoSchema = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null && !Array.isArray(value), {
    error: rule("rules.additionalInfoNotMap"),
  })
  .transform((info) => Object.entries(info))
  .pipe(z.array(column).max(maxExtraColumns, rule("rules.tooManyColumns")))
  .transform((columns) => columns.filter(([, value]) => value !== ""));

/** A guest as an organiser enters them. Texts are trimmed; extra columns that are left out stay as they are. */
export const guestSchema = z.object({
  name: z
    .string()
    .transform(normaliseGuestName)
    .pipe(z.string().min(1, rule("rules.guestNameRequired")).max(maxGuestNameLength, rule("rules.guestNameTooLong"))),
  tableNumber: z
    .string()
    .transform(onOneLine)
    .pipe(
      z.string().min(1, rule("rules.tableNumberRequired")).max(maxTableNumberLength, rule("rules.tableNumberTooLong")),
    ),
  additionalInfo: additionalInfoSchema.optional(),
});
