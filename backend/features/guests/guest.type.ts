import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

export const Attendance = { UNKNOWN: "unknown", YES: "yes", NO: "no" } as const;
export type Attendance = (typeof Attendance)[keyof typeof Attendance];

registerEnumType(Attendance, {
  name: "Attendance",
  description: "Whether a guest comes.",
  valuesConfig: {
    UNKNOWN: { description: "They have not answered." },
    YES: { description: "They come." },
    NO: { description: "They do not come." },
  },
});

@ObjectType({ description: "A guest, as the organizer sees them." })
export class Guest {
  @Field(() => Int, { description: "Id of the guest." })
  id!: number;

  @Field(() => String, { description: "Name, as the organizer wrote it." })
  name!: string;

  @Field(() => String, { description: "Number or name of their table; empty if they have none." })
  tableNumber!: string;

  @Field(() => GraphQLJSONObject, {
    description: "Extra columns as a map of column name to text, in the organizer's order.",
  })
  additionalInfo!: Record<string, string>;

  @Field(() => Int, { nullable: true, description: "Number of their seat at the table; null for any seat." })
  seatNumber!: number | null;

  @Field(() => String, {
    description: "Their household: guests with the same text, ignoring case, belong together; empty if they have none.",
  })
  household!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Id of the guest whose plus-one they are; null if they are nobody's. That guest may have been deleted.",
  })
  guestOfId!: number | null;

  @Field(() => Attendance, { description: "Whether they come." })
  attendance!: Attendance;

  @Field(() => Boolean, { description: "Whether they stay where they are." })
  isLocked!: boolean;

  @Field(() => Boolean, { description: "Whether they are a child." })
  isChild!: boolean;

  @Field(() => Boolean, { description: "Whether they need an accessible table." })
  needsAccess!: boolean;

  @Field(() => Boolean, { description: "Whether organizers know that others of the same name are different people." })
  isNamesake!: boolean;

  @Field(() => String, { description: "What helpers at the door should know of them; empty for nothing." })
  doorNote!: string;

  @Field(() => [String], {
    description:
      "Other names that find them, such as a maiden name, a nickname or the name in another script. Guests never see them.",
  })
  otherNames!: string[];

  @Field(() => GraphQLDateTime, { description: "When the guest was last changed." })
  updatedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      "In the answer to a mutation: id of the change's history entry, with which undoChange undoes it; null if nothing " +
      "changed, and in answers to queries.",
  })
  historyEntryId?: number | null;
}

@ObjectType({ description: "A page of a guest list." })
export class GuestPage implements ListPart<Guest> {
  @Field(() => [Guest], { description: "The guests of this page." })
  nodes!: Guest[] | Promise<Guest[]>;

  @Field(() => Int, { description: "Total number of guests found." })
  totalCount!: number | Promise<number>;
}
