import { z } from "zod";
import { guestCodeKey, maxGuestCodeLength, minGuestCodeLength } from "./guest-code.ts";
import { maxExtraColumnNameLength, maxHiddenColumns } from "./limits.ts";
import { rule } from "./rule-messages.ts";
import { storableText } from "./storable-text.ts";

/** Shortest name of an event, in characters after trimming. */
const minEventNameLength = 3;

/** Characters of an event's name. */
export const maxEventNameLength = 200;

/** Characters of an event's description. */
const maxEventDescriptionLength = 5000;

/** Characters of an event's date, which is free text. */
const maxEventDateLength = 100;

/** Characters of an event's location. */
const maxEventLocationLength = 200;

const eventName = z
  .string()
  .trim()
  .min(minEventNameLength, rule("rules.eventNameTooShort"))
  .max(maxEventNameLength, rule("rules.eventNameTooLong"));

const description = z.string().trim().max(maxEventDescriptionLength, rule("rules.eventDescriptionTooLong"));

const date = z.string().trim().max(maxEventDateLength, rule("rules.eventDateTooLong"));

const location = z.string().trim().max(maxEventLocationLength, rule("rules.eventLocationTooLong"));

const guestCode = z
  .string()
  .trim()
  .max(maxGuestCodeLength, rule("rules.guestCodeTooLong"))
  .refine((code) => code === "" || [...guestCodeKey(code)].length >= minGuestCodeLength, {
    error: rule("rules.guestCodeTooShort"),
    params: { minimum: minGuestCodeLength },
  });

/** What an organiser says of a new event. Texts are trimmed; what is left out takes its default. */
export const newEventSchema = z.object({
  name: eventName,
  description: description.default(""),
  date: date.default(""),
  location: location.default(""),
  isPublic: z.boolean().default(true),
  showTablemates: z.boolean().default(true),
  guestCode: guestCode.default(""),
});

/** What an organiser changes of an event. Texts are trimmed; what is left out stays as it is. */
export const eventChangesSchema = z.object({
  name: eventName.optional(),
  description: description.optional(),
  date: date.optional(),
  location: location.optional(),
  isPublic: z.boolean().optional(),
  showTablemates: z.boolean().optional(),
  guestCode: guestCode.optional(),
  hiddenColumns: z
    .array(z.string().max(maxExtraColumnNameLength).transform(storableText))
    .max(maxHiddenColumns)
    .optional(),
});

/** A new event, checked and complete. */
export type NewEvent = z.output<typeof newEventSchema>;
