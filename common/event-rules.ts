import { z } from "zod";
import { isDay } from "./event-day.ts";
import { guestCodeKey, maxGuestCodeLength, minGuestCodeLength } from "./guest-code.ts";
import { guestLanguages } from "./guest-languages.ts";
import { maxExtraColumnNameLength, maxGreetingLength, maxHiddenColumns } from "./limits.ts";
import { rule } from "./rule-messages.ts";
import { storableText } from "./storable-text.ts";

/** Minimum length of an event's name, in characters after trimming. */
const minEventNameLength = 3;

/** Name of the event that is made for a customer, until they give it one. */
export const firstEventName = "My Event";

/** Maximum length of an event's name, in characters. */
export const maxEventNameLength = 200;

/** Maximum length of an event's description, in characters. */
const maxEventDescriptionLength = 5000;

/** Maximum length of an event's date, in characters. It is free text. */
const maxEventDateLength = 100;

/** Maximum length of an event's location, in characters. */
const maxEventLocationLength = 200;

const eventName = z
  .string()
  .trim()
  .min(minEventNameLength, rule("rules.eventNameTooShort"))
  .max(maxEventNameLength, rule("rules.eventNameTooLong"));

const description = z.string().trim().max(maxEventDescriptionLength, rule("rules.eventDescriptionTooLong"));

const date = z.string().trim().max(maxEventDateLength, rule("rules.eventDateTooLong"));

/** The day in the form 2027-06-12; empty for none. */
const day = z
  .string()
  .trim()
  .refine((text) => text === "" || isDay(text), rule("rules.eventDayUnknown"));

const location = z.string().trim().max(maxEventLocationLength, rule("rules.eventLocationTooLong"));

const guestCode = z
  .string()
  .trim()
  .max(maxGuestCodeLength, rule("rules.guestCodeTooLong"))
  .refine((code) => code === "" || [...guestCodeKey(code)].length >= minGuestCodeLength, {
    error: rule("rules.guestCodeTooShort"),
    params: { minimum: minGuestCodeLength },
  });

const greeting = z.string().trim().max(maxGreetingLength, rule("rules.greetingTooLong"));

const languages = z
  .array(
    z.enum(
      guestLanguages.map(({ tag }) => tag),
      rule("rules.guestLanguageNotOffered"),
    ),
  )
  .refine((tags) => new Set(tags).size === tags.length, rule("rules.guestLanguageRepeated"));

/** The organizer's input for a new event. Texts are trimmed; missing fields get their defaults. */
export const newEventSchema = z.object({
  name: eventName,
  description: description.default(""),
  date: date.default(""),
  /** Undefined: as the date says. */
  day: day.optional(),
  location: location.default(""),
  isPublic: z.boolean().default(true),
  showTablemates: z.boolean().default(true),
  guestCode: guestCode.default(""),
  greeting: greeting.default(""),
  guestLanguages: languages.default([]),
});

/** The organizer's changes to an event. Texts are trimmed; missing fields stay unchanged. */
export const eventChangesSchema = z.object({
  name: eventName.optional(),
  description: description.optional(),
  date: date.optional(),
  day: day.optional(),
  location: location.optional(),
  isPublic: z.boolean().optional(),
  showTablemates: z.boolean().optional(),
  guestCode: guestCode.optional(),
  greeting: greeting.optional(),
  guestLanguages: languages.optional(),
  hiddenColumns: z
    .array(z.string().max(maxExtraColumnNameLength).transform(storableText))
    .max(maxHiddenColumns)
    .optional(),
});

export type NewEvent = z.output<typeof newEventSchema>;
