import { z } from "zod";
import { eventChangesSchema, newEventSchema } from "../../../common/event-rules.ts";
import { enumOf } from "../../lib/enum-of.ts";
import { inputOf, ofType } from "../../lib/rule-fields.ts";
import { sortFieldsOf } from "../../lib/sort-direction.ts";

const sortField = enumOf("EventSortField", "Fields to sort events by.", {
  name: "Name of the event; numbers in it sort by value.",
  owner: "Name of the owner.",
  created: "When it was created.",
  status: "Private before public.",
  type: "Regular before sample.",
});
export type EventSortField = z.output<typeof sortField>;

export const EventSort = inputOf("EventSort", "Order of a list of events.", sortFieldsOf(sortField));
export type EventSort = InstanceType<typeof EventSort>;

export const ThemeInput = inputOf("ThemeInput", "Look of an event's public page; omitted fields stay as they are.", {
  primaryColor: z.string().nullish().describe("Color of buttons and headings: # and hexadecimal digits."),
  secondaryColor: z.string().nullish().describe("Secondary color: # and hexadecimal digits."),
  backgroundColor: z.string().nullish().describe("Background color of the page: # and hexadecimal digits."),
  fontFamily: z.string().nullish().describe("CSS font family that starts with one of the offered fonts."),
});
export type ThemeInput = InstanceType<typeof ThemeInput>;

export const CreateEventInput = inputOf("CreateEventInput", "A new event.", {
  ...newEventSchema.shape,
  theme: ofType<ThemeInput>(ThemeInput).nullish().describe("Look of its public page; the default if omitted."),
  ownerId: z
    .int()
    .nullish()
    .describe("For administrators: the customer who will own it. If omitted, the caller owns it."),
});
export type CreateEventInput = InstanceType<typeof CreateEventInput>;

export const UpdateEventInput = inputOf("UpdateEventInput", "Changes of an event; omitted fields stay as they are.", {
  ...eventChangesSchema.shape,
  theme: ofType<ThemeInput>(ThemeInput).nullish().describe("Look of its public page."),
  updatedAt: z
    .date()
    .nullish()
    .describe("updatedAt as the caller last saw it. If the event has changed since, the update is refused."),
});
export type UpdateEventInput = InstanceType<typeof UpdateEventInput>;
