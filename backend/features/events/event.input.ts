import { GraphQLDateTime } from "graphql-scalars";
import { Field, InputType, Int, registerEnumType } from "type-graphql";
import { type Sort, SortDirection } from "../../lib/sort-direction.ts";

/** What a list of events can be sorted by. */
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
  description: "What a list of events can be sorted by.",
  valuesConfig: {
    NAME: { description: "Name of the event; numbers in it count by their value." },
    OWNER: { description: "Name of the owner." },
    CREATED: { description: "When it was made." },
    STATUS: { description: "Private before public." },
    TYPE: { description: "Regular before sample." },
  },
});

@InputType({ description: "How a list of events is sorted." })
export class EventSort implements Sort<EventSortField> {
  @Field(() => EventSortField, { description: "What by." })
  by!: EventSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASCENDING, description: "Which end comes first." })
  direction!: SortDirection;
}

@InputType({ description: "How an event's public page is to look; what is left out stays as it is." })
export class ThemeInput {
  @Field(() => String, { nullable: true, description: "Colour of buttons and headings: # and hexadecimal digits." })
  primaryColor?: string | null;

  @Field(() => String, { nullable: true, description: "Second colour: # and hexadecimal digits." })
  secondaryColor?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the page: # and hexadecimal digits." })
  backgroundColor?: string | null;

  @Field(() => String, { nullable: true, description: "CSS font family that names one of the offered fonts first." })
  fontFamily?: string | null;
}

@InputType({ description: "A new event." })
export class CreateEventInput {
  @Field(() => String, { description: "Name of the event, at least 3 characters." })
  name!: string;

  @Field(() => String, { defaultValue: "", description: "What the organiser says about it." })
  description!: string;

  @Field(() => String, { defaultValue: "", description: "When it is, in the organiser's words." })
  date!: string;

  @Field(() => String, { defaultValue: "", description: "Where it is." })
  location!: string;

  @Field(() => Boolean, { defaultValue: true, description: "Whether anybody who has the link can open it." })
  isPublic!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: "Whether guests see who sits at their table." })
  showTablemates!: boolean;

  @Field(() => String, {
    defaultValue: "",
    description: "Code that guests must show before they may search: 4 to 32 characters, or empty for none.",
  })
  guestCode!: string;

  @Field(() => ThemeInput, {
    nullable: true,
    description: "How its public page is to look; the default when left out.",
  })
  theme?: ThemeInput | null;

  @Field(() => Int, {
    nullable: true,
    description: "For administrators: the customer who is to own it. Left out, the caller owns it.",
  })
  ownerId?: number | null;
}

@InputType({ description: "What is to change of an event; what is left out stays as it is." })
export class UpdateEventInput {
  @Field(() => String, { nullable: true, description: "Name of the event, at least 3 characters." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "What the organiser says about it." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: "When it is, in the organiser's words." })
  date?: string | null;

  @Field(() => String, { nullable: true, description: "Where it is." })
  location?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether anybody who has the link can open it." })
  isPublic?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether guests see who sits at their table." })
  showTablemates?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Code that guests must show before they may search: 4 to 32 characters, or empty for none.",
  })
  guestCode?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Extra columns that guests are not to see, however their names are written: case, accents and signs do not count.",
  })
  hiddenColumns?: string[] | null;

  @Field(() => ThemeInput, { nullable: true, description: "How its public page is to look." })
  theme?: ThemeInput | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "updatedAt as the caller last saw it. When the event was changed since, the update is refused.",
  })
  updatedAt?: Date | null;
}
