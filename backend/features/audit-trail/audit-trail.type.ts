import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { ListPart } from "../../lib/page.ts";

@ObjectType({ description: "Something that was recorded, such as a sign-in or an export. Kept for 180 days." })
export class AuditEntry {
  @Field(() => Int, { description: "Id of the entry." })
  id!: number;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  at!: Date;

  @Field(() => String, { description: "What happened, such as signed-in or list-exported; see Query.auditEntries." })
  kind!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Id of the user who did it; null for a helper, a stranger and the program. The user may be deleted.",
  })
  userId!: number | null;

  @Field(() => String, {
    description: "Name at that time of the user or helper who did it; empty for a stranger and the program.",
  })
  actorName!: string;

  @Field(() => Int, { nullable: true, description: "Id of the user to whose account it was done; null for none." })
  subjectId!: number | null;

  @Field(() => String, { description: "Name at that time of the user to whose account it was done; empty for none." })
  subjectName!: string;

  @Field(() => Int, { nullable: true, description: "Id of the event that it is about; null for none." })
  eventId!: number | null;

  @Field(() => String, { nullable: true, description: "Name of that event; null if it was deleted, or there is none." })
  eventName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The network it came from: an IPv4 address, the first 64 bits of an IPv6 address, or * for several networks at once. " +
      "Null if it was the program, and in somebody's own entries for what others did.",
  })
  network!: string | null;

  @Field(() => Int, { description: "How many times it happened within a minute." })
  times!: number;

  @Field(() => GraphQLJSONObject, {
    description: "Details of its kind, such as the format of an export. No guest's name.",
  })
  details!: Record<string, unknown>;
}

@ObjectType({ description: "A page of the audit, newest first." })
export class AuditPage implements ListPart<AuditEntry> {
  @Field(() => [AuditEntry], { description: "The entries of this page." })
  nodes!: AuditEntry[] | Promise<AuditEntry[]>;

  @Field(() => Int, { description: "Total number of entries found." })
  totalCount!: number | Promise<number>;
}

@ObjectType({ description: "Entries of the audit as a file." })
export class AuditFile {
  @Field(() => String, { description: "File name, with the date." })
  filename!: string;

  @Field(() => String, { description: "Comma-separated text in UTF-8, in Base64." })
  content!: string;
}
