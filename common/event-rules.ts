import { z } from "zod";
import { isDay } from "./event-day.ts";
import { guestCodeKey, maxGuestCodeLength, minGuestCodeLength } from "./guest-code.ts";
import { guestLanguages } from "./guest-languages.ts";
import { maxExtraColumnNameLength, maxGreetingLength, maxHiddenColumns } from "./limits.ts";
import { rule } from "./rule-messages.ts";
import { storableText } from "./storable-text.ts";

const minEventNameLength = 3;

const maxEventNameLength = 200;

const maxEventDescriptionLength = 5000;

const maxEventDateLength = 100;

const maxEventLocationLength = 200;

const languageTags = guestLanguages.map(({ tag }) => tag);

/** The graph's inputs and the REST API's answers have these fields, in this order, with these descriptions. */
const fields = {
  name: z
    .string()
    .trim()
    .min(minEventNameLength, rule("rules.eventNameTooShort"))
    .max(maxEventNameLength, rule("rules.eventNameTooLong"))
    .describe("Name of the event, at least 3 characters."),
  description: z
    .string()
    .trim()
    .max(maxEventDescriptionLength, rule("rules.eventDescriptionTooLong"))
    .describe("Description."),
  date: z
    .string()
    .trim()
    .max(maxEventDateLength, rule("rules.eventDateTooLong"))
    .describe("When it takes place, as free text."),
  day: z
    .string()
    .trim()
    .refine((text) => text === "" || isDay(text), rule("rules.eventDayUnknown")),
  location: z
    .string()
    .trim()
    .max(maxEventLocationLength, rule("rules.eventLocationTooLong"))
    .describe("Where it takes place."),
  isPublic: z.boolean().describe("Whether everybody with the link can open it."),
  showTablemates: z.boolean().describe("Whether guests see who sits at their table."),
  guestCode: z
    .string()
    .trim()
    .max(maxGuestCodeLength, rule("rules.guestCodeTooLong"))
    .refine((code) => code === "" || [...guestCodeKey(code)].length >= minGuestCodeLength, {
      error: rule("rules.guestCodeTooShort"),
      params: { minimum: minGuestCodeLength },
    })
    .describe("Code that guests must enter before they can search: 4 to 32 characters, or empty for none."),
  greeting: z
    .string()
    .trim()
    .max(maxGreetingLength, rule("rules.greetingTooLong"))
    .describe(`Greeting that guests see on their page: at most ${maxGreetingLength} characters, or empty for none.`),
  worksOffline: z
    .boolean()
    .describe(
      "Whether devices of helpers at the door may keep the list (names, tables, households and notes for the door), to work " +
        "without a connection.",
    ),
  guestLanguages: z
    .array(z.enum(languageTags, rule("rules.guestLanguageNotOffered")))
    .refine((tags) => new Set(tags).size === tags.length, rule("rules.guestLanguageRepeated"))
    .describe(
      `Languages of the guests' page, each once, or empty for all that are offered: ${languageTags.join(", ")}.`,
    ),
};

/** Input for a new event. Texts are trimmed; missing fields get their defaults. */
export const newEventSchema = z.object({
  ...fields,
  description: fields.description.default(""),
  date: fields.date.default(""),
  /** Undefined: derived from the date. */
  day: fields.day
    .optional()
    .describe("The day of the event, as 2027-06-12, or empty for none; as the date says if omitted."),
  location: fields.location.default(""),
  isPublic: fields.isPublic.default(true),
  showTablemates: fields.showTablemates.default(true),
  guestCode: fields.guestCode.default(""),
  greeting: fields.greeting.default(""),
  worksOffline: fields.worksOffline.default(false),
  guestLanguages: fields.guestLanguages.default([]),
});

/** Changes of an event. Texts are trimmed; missing fields stay unchanged. */
export const eventChangesSchema = z
  .object({
    ...fields,
    day: fields.day.describe(
      "The day of the event, the last one of several, as 2027-06-12, or empty for none. If omitted, a changed date decides.",
    ),
    hiddenColumns: z
      .array(z.string().max(maxExtraColumnNameLength).transform(storableText))
      .max(maxHiddenColumns)
      .describe("Extra columns to hide from guests. Case, accents and punctuation of their names do not count."),
  })
  .partial();

export type NewEvent = z.output<typeof newEventSchema>;

export type EventChanges = z.output<typeof eventChangesSchema>;
