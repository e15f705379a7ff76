import { z } from "zod";
import { objectOf } from "../../lib/rule-fields.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

export const ListChange = objectOf("ListChange", "A change of an event's guests, tables, floor plan or wishes.", {
  historyEntryId: z
    .int()
    .describe("Id of its history entry, with which undoChange undoes it; 0 if nothing changed, which has no entry."),
  listVersion: z.int().describe("Version of the guest list after the change."),
});
export type ListChange = InstanceType<typeof ListChange> & { eventId: WritableEventId };
