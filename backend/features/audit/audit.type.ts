import { GraphQLJSONObject } from "graphql-scalars";
import { z } from "zod";
import { auditKinds } from "../../../common/audit-kinds.ts";
import { listPartOf } from "../../lib/page.ts";
import { objectOf, ofType } from "../../lib/rule-fields.ts";

export const AuditEntry = objectOf(
  "AuditEntry",
  "An entry of the audit log, such as a sign-in or an export. Kept for 180 days.",
  {
    id: z.int().describe("Id of the entry."),
    at: z.date().describe("When it happened."),
    kind: z.string().describe(`What happened: ${auditKinds.join(", ")}.`),
    userId: z
      .int()
      .nullable()
      .describe(
        "Id of the user who did it, even if deleted since; null for a helper, somebody not signed in, or the program.",
      ),
    actorName: z
      .string()
      .describe(
        "Name of the user or helper who did it, at that time; empty for somebody not signed in, or the program.",
      ),
    subjectId: z.int().nullable().describe("Id of the user whose account was affected; null if none was."),
    subjectName: z.string().describe("Name of the user whose account was affected, at that time; empty if none was."),
    eventId: z.int().nullable().describe("Id of the event that it is about; null if it is about none."),
    eventName: z.string().nullable().describe("Name of that event; null if it was deleted, or there is none."),
    network: z
      .string()
      .nullable()
      .describe(
        "The network it came from: an IPv4 address, or the first 64 bits of an IPv6 address. Null if it was the program.",
      ),
    details: ofType<Record<string, unknown>>(GraphQLJSONObject).describe(
      "Details, depending on the kind, such as the format of an export. Never a guest's name.",
    ),
  },
);
export type AuditEntry = InstanceType<typeof AuditEntry>;

export const AuditPage = listPartOf("AuditPage", AuditEntry, "entries");
