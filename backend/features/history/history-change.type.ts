import { Field, ObjectType, registerEnumType } from "type-graphql";
import { limited } from "../../lib/field-limits.ts";

export const HistorySubject = {
  EVENT: "events",
  GUEST: "guests",
  TABLE: "tables",
  FIXTURE: "fixtures",
  ROOM: "floor_plans",
  WISH: "wishes",
} as const;
export type HistorySubject = (typeof HistorySubject)[keyof typeof HistorySubject];

registerEnumType(HistorySubject, {
  name: "HistorySubject",
  description: "What a change is about.",
  valuesConfig: {
    EVENT: { description: "The event itself: its details or its theme." },
    GUEST: { description: "A guest." },
    TABLE: { description: "A table." },
    FIXTURE: { description: "Something else that stands in the room." },
    ROOM: { description: "The room: its shape, its picture, and whether guests see the floor plan." },
    WISH: { description: "A wish about the seating plan." },
  },
});

@ObjectType({ description: "A field that was changed." })
export class HistoryFieldChange {
  @Field(() => String, {
    description:
      "Name of the field, as in the type that has it; or place, for all that says where something stands; room, for its " +
      "measures; picture.",
  })
  field!: string;

  @Field(() => String, { nullable: true, description: "Name of the extra column; null for other fields." })
  column!: string | null;

  @Field(() => String, {
    description: "Its value before, as text; empty for none, and for guest codes, ids and places.",
  })
  from!: string;

  @Field(() => String, { description: "Its value after, as text; empty as above." })
  to!: string;
}

// A page of 100 entries must not cost more than an operation may.
export const maxChangesOfEntry = 5;
export const maxFieldsOfChange = 4;

@ObjectType({ description: "Something that was changed: a guest, a table, a wish, or a field of the event." })
export class HistoryChange {
  @Field(() => HistorySubject, { description: "What it is." })
  subject!: HistorySubject;

  @Field(() => String, {
    description:
      "The guest's name or the label, as it was before the change; the names of the first guests of a wish, or its column; " +
      "empty for an event, its room and wishes about all guests.",
  })
  name!: string;

  @Field(() => Boolean, { description: "Whether it was added." })
  isAdded!: boolean;

  @Field(() => Boolean, { description: "Whether it was deleted." })
  isRemoved!: boolean;

  @limited({ maxEntries: maxFieldsOfChange })
  @Field(() => [HistoryFieldChange], {
    description:
      `What was changed, at most ${maxFieldsOfChange} fields; for something added or deleted, what it has or had. ` +
      "The kind of a wish in any case.",
  })
  fields!: HistoryFieldChange[];
}
