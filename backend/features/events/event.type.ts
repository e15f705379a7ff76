import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";
import type { OwnedEventId, ReadableEventId } from "../event-rights/event-scope.type.ts";
import { Theme } from "../themes/theme.type.ts";

@ObjectType({ description: "A wedding, gala or conference, as its organiser sees it." })
export class Event {
  @Field(() => Int, { description: "Number of the event." })
  id!: OwnedEventId;

  @Field(() => Int, { description: "Number of the user who owns it." })
  ownerId!: number;

  @Field(() => String, { description: "Name of the event." })
  name!: string;

  @Field(() => String, { description: "What the organiser says about it; may be empty." })
  description!: string;

  @Field(() => String, { description: "When it is, in the organiser's words; may be empty." })
  date!: string;

  @Field(() => String, { description: "Where it is; may be empty." })
  location!: string;

  @Field(() => Boolean, { description: "Whether anybody who has the link can open it." })
  isPublic!: boolean;

  @Field(() => Boolean, { description: "Whether guests see who sits at their table." })
  showTablemates!: boolean;

  @Field(() => String, { description: "Code that guests must show before they may search; empty: none is asked for." })
  guestCode!: string;

  @Field(() => Boolean, { description: "Whether it is the read-only demo." })
  isSample!: boolean;

  @Field(() => String, { description: "Last part of the public address: /view/seats/{shortLink}." })
  shortLink!: string;

  @Field(() => Theme, { description: "How its public page looks." })
  theme!: Theme;

  @Field(() => [String], { description: "Extra columns that guests do not see." })
  hiddenColumns!: string[];

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was last changed; changes of the guest list do not count." })
  updatedAt!: Date;
}

@ObjectType({ description: "A part of a list of events." })
export class EventPage implements ListPart<Event> {
  @Field(() => [Event], { description: "The events of this page." })
  nodes!: Event[] | Promise<Event[]>;

  @Field(() => Int, { description: "Events in all that the search finds." })
  totalCount!: number | Promise<number>;
}

@ObjectType({ description: "What anybody who has the link may know of an event." })
export class PublicEvent {
  @Field(() => Int, { description: "Number of the event." })
  id!: ReadableEventId;

  @Field(() => String, { description: "Name of the event." })
  name!: string;

  @Field(() => Theme, { description: "How its public page looks." })
  theme!: Theme;

  @Field(() => Boolean, { description: "Whether guests see who sits at their table." })
  showTablemates!: boolean;

  @Field(() => Boolean, {
    description: "Whether the caller must show the event's code, by enterGuestCode, before they may search.",
  })
  asksForCode!: boolean;
}
