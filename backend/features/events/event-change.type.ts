import { Int } from "type-graphql";
import { z } from "zod";
import { objectOf, ofType } from "../../lib/rule-fields.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";

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
