import { GraphQLDateTime, GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { auditKinds } from "../../../common/audit-kinds.ts";
import type { ListPart } from "../../lib/page.ts";

@ObjectType({ description: "An entry of the audit log, such as a sign-in or an export. Kept for 180 days." })
export class AuditEntry {
  @Field(() => Int, { description: "Id of the entry." })
  id!: number;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  at!: Date;

  @Field(() => String, {
    description: `What happened: ${auditKinds.join(", ")}.`,
  })
  kind!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Id of the user who did it, even if deleted since; null for a helper, somebody not signed in, or the program.",
  })
  userId!: number | null;

  @Field(() => String, {
    description:
      "Name of the user or helper who did it, at that time; empty for somebody not signed in, or the program.",
  })
  actorName!: string;

  @Field(() => Int, { nullable: true, description: "Id of the user whose account was affected; null if none was." })
  subjectId!: number | null;

  @Field(() => String, { description: "Name of the user whose account was affected, at that time; empty if none was." })
  subjectName!: string;

  @Field(() => Int, { nullable: true, description: "Id of the event that it is about; null if it is about none." })
  eventId!: number | null;

  @Field(() => String, { nullable: true, description: "Name of that event; null if it was deleted, or there is none." })
  eventName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The network it came from: an IPv4 address, or the first 64 bits of an IPv6 address. Null if it was the program.",
  })
  network!: string | null;

  @Field(() => GraphQLJSONObject, {
    description: "Details, depending on the kind, such as the format of an export. Never a guest's name.",
  })
  details!: Record<string, unknown>;
}

@ObjectType({ description: "A page of the audit log, newest first." })
export class AuditPage implements ListPart<AuditEntry> {
  @Field(() => [AuditEntry], { description: "The entries of this page." })
  nodes!: AuditEntry[] | Promise<AuditEntry[]>;

  @Field(() => Int, { description: "Total number of entries found." })
  totalCount!: number | Promise<number>;
}
