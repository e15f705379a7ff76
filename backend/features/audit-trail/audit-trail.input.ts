import { GraphQLDateTime } from "graphql-scalars";
import { Field, InputType, Int } from "type-graphql";
import { auditKinds } from "../../../common/audit-kinds.ts";

@InputType({ description: "Which entries of the audit log. Fields that are omitted match every entry." })
export class AuditFilter {
  @Field(() => [String], { nullable: true, description: `Only these kinds: ${auditKinds.join(", ")}.` })
  kinds?: string[] | null;

  @Field(() => Int, { nullable: true, description: "Only what this user did, and what was done to their account." })
  userId?: number | null;

  @Field(() => Int, { nullable: true, description: "Only what is about this event." })
  eventId?: number | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Only at this time or later." })
  since?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Only before this time." })
  until?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Part of a user's, helper's or event's name, or of a network, ignoring case.",
  })
  search?: string | null;
}
