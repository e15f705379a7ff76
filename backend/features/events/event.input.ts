import { GraphQLDateTime } from "graphql-scalars";
import { Field, InputType, Int, registerEnumType } from "type-graphql";
import { eventChangesSchema, newEventSchema } from "../../../common/event-rules.ts";
import { addRuleFields } from "../../lib/rule-fields.ts";
import { type Sort, SortDirection } from "../../lib/sort-direction.ts";

export const EventSortField = {
  NAME: "name",
  OWNER: "owner",
  CREATED: "created",
  STATUS: "status",
  TYPE: "type",
} as const;
export type EventSortField = (typeof EventSortField)[keyof typeof EventSortField];

registerEnumType(EventSortField, {
  name: "EventSortField",
  description: "Fields to sort events by.",
  valuesConfig: {
    NAME: { description: "Name of the event; numbers in it sort by value." },
    OWNER: { description: "Name of the owner." },
    CREATED: { description: "When it was created." },
    STATUS: { description: "Private before public." },
    TYPE: { description: "Regular before sample." },
  },
});

@InputType({ description: "Order of a list of events." })
export class EventSort implements Sort<EventSortField> {
  @Field(() => EventSortField, { description: "Field to sort by." })
  by!: EventSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASCENDING, description: "Direction." })
  direction!: SortDirection;
}

@InputType({ description: "Look of an event's public page; omitted fields stay as they are." })
export class ThemeInput {
  @Field(() => String, { nullable: true, description: "Color of buttons and headings: # and hexadecimal digits." })
  primaryColor?: string | null;

  @Field(() => String, { nullable: true, description: "Secondary color: # and hexadecimal digits." })
  secondaryColor?: string | null;

  @Field(() => String, { nullable: true, description: "Background color of the page: # and hexadecimal digits." })
  backgroundColor?: string | null;

  @Field(() => String, { nullable: true, description: "CSS font family that starts with one of the offered fonts." })
  fontFamily?: string | null;
}

@InputType({ description: "A new event." })
export class CreateEventInput {
  @Field(() => ThemeInput, {
    nullable: true,
    description: "Look of its public page; the default if omitted.",
  })
  theme?: ThemeInput | null;

  @Field(() => Int, {
    nullable: true,
    description: "For administrators: the customer who will own it. If omitted, the caller owns it.",
  })
  ownerId?: number | null;
}

@InputType({ description: "Changes of an event; omitted fields stay as they are." })
export class UpdateEventInput {
  @Field(() => ThemeInput, { nullable: true, description: "Look of its public page." })
  theme?: ThemeInput | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "updatedAt as the caller last saw it. If the event has changed since, the update is refused.",
  })
  updatedAt?: Date | null;
}

addRuleFields(CreateEventInput, newEventSchema);
addRuleFields(UpdateEventInput, eventChangesSchema);
