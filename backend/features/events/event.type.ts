import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";
import type { ListReadableEventId, ReadableEventId } from "../event-rights/event-scope.type.ts";
import { Theme } from "../themes/theme.type.ts";

@ObjectType({ description: "A wedding, gala or conference, as its organizer sees it." })
export class Event {
  @Field(() => Int, { description: "Id of the event." })
  id!: ListReadableEventId;

  @Field(() => Int, { description: "Id of the owner." })
  ownerId!: number;

  @Field(() => String, { description: "Name of the event." })
  name!: string;

  @Field(() => String, { description: "Description; may be empty." })
  description!: string;

  @Field(() => String, { description: "When it takes place, as free text; may be empty." })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: "The day of the event, the last one of several, as 2027-06-12; null if unknown.",
  })
  day!: string | null;

  @Field(() => String, { description: "Where it takes place; may be empty." })
  location!: string;

  @Field(() => Boolean, { description: "Whether everybody with the link can open it." })
  isPublic!: boolean;

  @Field(() => Boolean, { description: "Whether guests see who sits at their table." })
  showTablemates!: boolean;

  @Field(() => String, { description: "Code that guests must enter before they can search; empty for none." })
  guestCode!: string;

  @Field(() => String, { description: "Greeting that guests see on their page; may be empty." })
  greeting!: string;

  @Field(() => Boolean, {
    description:
      "Whether devices of helpers at the door may keep the list (names, tables, households and notes for the door), to work " +
      "without a connection.",
  })
  worksOffline!: boolean;

  @Field(() => [String], {
    description: "Languages of the guests' page, as tags such as de; empty for all that are offered.",
  })
  guestLanguages!: string[];

  @Field(() => Boolean, { description: "Whether it is the read-only demo." })
  isSample!: boolean;

  @Field(() => String, { description: "Last part of the public address: /view/seats/{shortLink}." })
  shortLink!: string;

  @Field(() => Theme, { description: "Look of its public page." })
  theme!: Theme;

  @Field(() => [String], { description: "Extra columns hidden from guests." })
  hiddenColumns!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      "How many days after the event its guests are kept; null for the installation's default, 0 to keep them for good.",
  })
  retentionDays!: number | null;

  @Field(() => Int, { description: "Version of the guest list; each change raises it." })
  guestListVersion!: number;

  /** When organizers were notified of the removal; null if they were not. */
  removalNoticedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When its guests were last removed because their time was over; null if never.",
  })
  emptiedAt!: Date | null;

  /** Of removed guests, as stored. */
  figures!: unknown;

  @Field(() => GraphQLDateTime, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it was last changed, not counting changes of the guest list." })
  updatedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      "In the answer to updateEvent and restoreGuestList: id of the change's history entry, with which undoChange undoes " +
      "it; null if nothing changed, and in other answers.",
  })
  historyEntryId?: number | null;
}

@ObjectType({ description: "A page of events." })
export class EventPage implements ListPart<Event> {
  @Field(() => [Event], { description: "The events of this page." })
  nodes!: Event[] | Promise<Event[]>;

  @Field(() => Int, { description: "Total number of events found." })
  totalCount!: number | Promise<number>;
}

@ObjectType({ description: "What everybody with the link may know about an event." })
export class PublicEvent {
  @Field(() => Int, { description: "Id of the event." })
  id!: ReadableEventId;

  @Field(() => String, { description: "Name of the event." })
  name!: string;

  @Field(() => String, { description: "When it takes place, as free text; may be empty." })
  date!: string;

  @Field(() => String, { description: "Where it takes place; may be empty." })
  location!: string;

  @Field(() => String, { description: "Greeting that guests see on their page; may be empty." })
  greeting!: string;

  @Field(() => [String], {
    description: "Languages of the guests' page, as tags such as de; empty for all that are offered.",
  })
  guestLanguages!: string[];

  @Field(() => Theme, { description: "Look of its public page." })
  theme!: Theme;

  @Field(() => Boolean, { description: "Whether guests see who sits at their table." })
  showTablemates!: boolean;

  @Field(() => Boolean, {
    description: "Whether the caller must enter the event's code, with enterGuestCode, before they can search.",
  })
  asksForCode!: boolean;
}
