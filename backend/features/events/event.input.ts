import { GraphQLDateTime } from "graphql-scalars";
import { Field, InputType, Int, registerEnumType } from "type-graphql";
import { guestLanguages } from "../../../common/guest-languages.ts";
import { maxGreetingLength } from "../../../common/limits.ts";
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

const greetingDescription = `Greeting that guests see on their page: at most ${maxGreetingLength} characters, or empty for none.`;
const offeredTags = guestLanguages.map(({ tag }) => tag).join(", ");
const languagesDescription = `Languages of the guests' page, each once, or empty for all that are offered: ${offeredTags}.`;

@InputType({ description: "A new event." })
export class CreateEventInput {
  @Field(() => String, { description: "Name of the event, at least 3 characters." })
  name!: string;

  @Field(() => String, { defaultValue: "", description: "Description." })
  description!: string;

  @Field(() => String, { defaultValue: "", description: "When it takes place, as free text." })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: "The day of the event, as 2027-06-12, or empty for none; as the date says if omitted.",
  })
  day?: string | null;

  @Field(() => String, { defaultValue: "", description: "Where it takes place." })
  location!: string;

  @Field(() => Boolean, { defaultValue: true, description: "Whether everybody with the link can open it." })
  isPublic!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: "Whether guests see who sits at their table." })
  showTablemates!: boolean;

  @Field(() => String, {
    defaultValue: "",
    description: "Code that guests must enter before they can search: 4 to 32 characters, or empty for none.",
  })
  guestCode!: string;

  @Field(() => String, { defaultValue: "", description: greetingDescription })
  greeting!: string;

  @Field(() => [String], { defaultValue: [], description: languagesDescription })
  guestLanguages!: string[];

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
  @Field(() => String, { nullable: true, description: "Name of the event, at least 3 characters." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "Description." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: "When it takes place, as free text." })
  date?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The day of the event, the last one of several, as 2027-06-12, or empty for none. If omitted, a changed date decides.",
  })
  day?: string | null;

  @Field(() => String, { nullable: true, description: "Where it takes place." })
  location?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether everybody with the link can open it." })
  isPublic?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether guests see who sits at their table." })
  showTablemates?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Code that guests must enter before they can search: 4 to 32 characters, or empty for none.",
  })
  guestCode?: string | null;

  @Field(() => String, { nullable: true, description: greetingDescription })
  greeting?: string | null;

  @Field(() => [String], { nullable: true, description: languagesDescription })
  guestLanguages?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Extra columns to hide from guests. Case, accents and punctuation of their names do not count.",
  })
  hiddenColumns?: string[] | null;

  @Field(() => ThemeInput, { nullable: true, description: "Look of its public page." })
  theme?: ThemeInput | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "updatedAt as the caller last saw it. If the event has changed since, the update is refused.",
  })
  updatedAt?: Date | null;
}
