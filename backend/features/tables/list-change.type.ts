import { Field, Int, ObjectType } from "type-graphql";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";

@ObjectType({ description: "A change of an event's guests, tables, floor plan or wishes." })
export class ListChange {
  eventId!: WritableEventId;
  @Field(() => Int, {
    description: "Id of its history entry, with which undoChange undoes it; 0 if nothing changed, which has no entry.",
  })
  historyEntryId!: number;

  @Field(() => Int, { description: "Version of the guest list after the change." })
  listVersion!: number;
}
