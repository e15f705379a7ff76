import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType, registerEnumType } from "type-graphql";

export const HelperRole = { EDITOR: "editor", DOOR: "door", VIEWER: "viewer" } as const;
export type HelperRole = (typeof HelperRole)[keyof typeof HelperRole];

registerEnumType(HelperRole, {
  name: "HelperRole",
  description: "What a helper may do with the event.",
  valuesConfig: {
    EDITOR: {
      description:
        "Reads and changes it as its owner does, but cannot delete guests or tables, or decide about the event as a whole.",
    },
    DOOR: {
      description: "Finds guests and their tables, as guests themselves do, on private events and without a code, too.",
    },
    VIEWER: { description: "Reads the event, its guest list and its history, and changes nothing." },
  },
});

@ObjectType({ description: "Somebody who helps with one event without an account." })
export class Helper {
  @Field(() => Int, { description: "Id of the helper." })
  id!: number;

  @Field(() => Int, { description: "Id of the event that they help with." })
  eventId!: number;

  @Field(() => String, { description: "Name, as the organizer wrote it." })
  name!: string;

  @Field(() => HelperRole, { description: "What they may do." })
  role!: HelperRole;

  @Field(() => GraphQLDateTime, { description: "When they were invited." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When they first used a link; null if they have not." })
  joinedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When they were last there, to the minute; null if they have not joined.",
  })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When their access ends by itself." })
  endsAt!: Date;

  @Field(() => Boolean, { description: "Whether a link has been made for them that still works." })
  hasOpenLink!: boolean;
}
