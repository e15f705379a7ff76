import { z } from "zod";
import { guestCodeKey, maxGuestCodeLength, minGuestCodeLength } from "./guest-code.ts";
import { maxExtraColumnNameLength, maxHiddenColumns } from "./limits.ts";
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

function text(what: string, longest: number) {
  return z.string().trim().max(longest, `${what} must be at most ${longest} characters`);
}

const eventName = z
  .string()
  .trim()
  .min(minEventNameLength, `Event name must be at least ${minEventNameLength} characters`)
  .max(maxEventNameLength, `Event name must be at most ${maxEventNameLength} characters`);

const guestCode = text("Guest code", maxGuestCodeLength).refine(
  (code) => code === "" || [...guestCodeKey(code)].length >= minGuestCodeLength,
  `Guest code must have at least ${minGuestCodeLength} letters or digits`,
);

/** What an organiser says of a new event. Texts are trimmed; what is left out takes its default. */
export const newEventSchema = z.object({
  name: eventName,
  description: text("Event description", maxEventDescriptionLength).default(""),
  date: text("Date", maxEventDateLength).default(""),
  location: text("Location", maxEventLocationLength).default(""),
  isPublic: z.boolean().default(true),
  showTablemates: z.boolean().default(true),
  guestCode: guestCode.default(""),
});

/** What an organiser changes of an event. Texts are trimmed; what is left out stays as it is. */
export const eventChangesSchema = z.object({
  name: eventName.optional(),
  description: text("Event description", maxEventDescriptionLength).optional(),
  date: text("Date", maxEventDateLength).optional(),
  location: text("Location", maxEventLocationLength).optional(),
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
