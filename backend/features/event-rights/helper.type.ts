import { z } from "zod";
import { enumOf } from "../../lib/enum-of.ts";
import { objectOf } from "../../lib/rule-fields.ts";

export const helperRole = enumOf("HelperRole", "What a helper may do with the event.", {
  editor:
    "Reads and changes it as its owner does, but cannot delete guests or tables, or decide about the event as a whole.",
  door: "Finds guests and their tables, as guests themselves do, on private events and without a code, too.",
  viewer: "Reads the event, its guest list and its history, and changes nothing.",
});
export type HelperRole = z.output<typeof helperRole>;

export const Helper = objectOf("Helper", "Somebody who helps with one event without an account.", {
  id: z.int().describe("Id of the helper."),
  eventId: z.int().describe("Id of the event that they help with."),
  name: z.string().describe("Name, as the organizer wrote it."),
  role: helperRole.describe("What they may do."),
  createdAt: z.date().describe("When they were invited."),
  joinedAt: z.date().nullable().describe("When they first used a link; null if they have not."),
  lastUsedAt: z.date().nullable().describe("When they were last there, to the minute; null if they have not joined."),
  endsAt: z.date().describe("When their access ends by itself."),
  hasOpenLink: z.boolean().describe("Whether a link has been made for them that still works."),
});
export type Helper = InstanceType<typeof Helper>;
