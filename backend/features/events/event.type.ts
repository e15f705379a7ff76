import { Int } from "type-graphql";
import { z } from "zod";
import { listPartOf } from "../../lib/page.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import type { ListReadableEventId, ReadableEventId } from "../event-rights/event-scope.type.ts";
import { Theme } from "../themes/theme.type.ts";

export const Event = objectOf("Event", "A wedding, gala or conference, as its organizer sees it.", {
  id: ofType<ListReadableEventId>(Int).describe("Id of the event."),
  ownerId: z.int().describe("Id of the owner."),
  name: z.string().describe("Name of the event."),
  description: z.string().describe("Description; may be empty."),
  date: z.string().describe("When it takes place, as free text; may be empty."),
  day: z.string().nullable().describe("The day of the event, the last one of several, as 2027-06-12; null if unknown."),
  location: z.string().describe("Where it takes place; may be empty."),
  isPublic: z.boolean().describe("Whether everybody with the link can open it."),
  showTablemates: z.boolean().describe("Whether guests see who sits at their table."),
  guestCode: z.string().describe("Code that guests must enter before they can search; empty for none."),
  greeting: z.string().describe("Greeting that guests see on their page; may be empty."),
  worksOffline: z
    .boolean()
    .describe(
      "Whether devices of helpers at the door may keep the list (names, tables, households and notes for the door), to work " +
        "without a connection.",
    ),
  guestLanguages: z
    .array(z.string())
    .describe("Languages of the guests' page, as tags such as de; empty for all that are offered."),
  isSample: z.boolean().describe("Whether it is the read-only demo."),
  shortLink: z.string().describe("Last part of the public address: /view/seats/{shortLink}."),
  theme: ofType<Theme>(Theme).describe("Look of its public page."),
  hiddenColumns: z.array(z.string()).describe("Extra columns hidden from guests."),
  retentionDays: z
    .int()
    .nullable()
    .describe(
      "How many days after the event its guests are kept; null for the installation's default, 0 to keep them for good.",
    ),
  guestListVersion: z.int().describe("Version of the guest list; each change raises it."),
  emptiedAt: z
    .date()
    .nullable()
    .describe("When its guests were last removed because their time was over; null if never."),
  createdAt: z.date().describe("When it was created."),
  updatedAt: z.date().describe("When it was last changed, not counting changes of the guest list."),
  historyEntryId: z
    .int()
    .nullish()
    .describe(
      "In the answer to updateEvent: id of the change's history entry, with which undoChange undoes " +
        "it; null if nothing changed, and in other answers.",
    ),
});
export type Event = InstanceType<typeof Event> & {
  /** When organizers were notified of the removal; null if they were not. */
  removalNoticedAt: Date | null;
  /** Of removed guests, as stored. */
  figures: unknown;
};

export const EventPage = listPartOf("EventPage", Event, "events");
export type EventPage = InstanceType<typeof EventPage>;

export const PublicEvent = objectOf("PublicEvent", "What everybody with the link may know about an event.", {
  id: ofType<ReadableEventId>(Int).describe("Id of the event."),
  name: z.string().describe("Name of the event."),
  date: z.string().describe("When it takes place, as free text; may be empty."),
  location: z.string().describe("Where it takes place; may be empty."),
  greeting: z.string().describe("Greeting that guests see on their page; may be empty."),
  guestLanguages: z
    .array(z.string())
    .describe("Languages of the guests' page, as tags such as de; empty for all that are offered."),
  theme: ofType<Theme>(Theme).describe("Look of its public page."),
  showTablemates: z.boolean().describe("Whether guests see who sits at their table."),
  asksForCode: z
    .boolean()
    .describe("Whether the caller must enter the event's code, with enterGuestCode, before they can search."),
});
export type PublicEvent = InstanceType<typeof PublicEvent>;

export const EventChange = objectOf(
  "EventChange",
  "State of an event. If it differs from before, the event has changed.",
  {
    eventId: ofType<ListReadableEventId>(Int).describe("Id of the event."),
    listVersion: z.int().describe("Version of the guest list; each change raises it."),
    updatedAt: z.date().describe("When the event itself was last changed."),
  },
);
export type EventChange = InstanceType<typeof EventChange>;

export const UnusualSearching = objectOf(
  "UnusualSearching",
  "Somebody searches an event unlike a guest: again and again, as if to copy the list. Kept for 7 days.",
  {
    firstSeenAt: z.date().describe("When it was first noticed."),
    lastSeenAt: z.date().describe("When it was last noticed."),
  },
);
export type UnusualSearching = InstanceType<typeof UnusualSearching>;
