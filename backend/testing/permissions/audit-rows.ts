import { AuditFileDocument } from "../../../frontend/features/audit/generated/audit-file.ts";
import { AdminAuditDocument } from "../../../frontend/routes/generated/admin-audit.ts";
import { MyActivityDocument } from "../generated/operations.ts";
import { callers } from "./expectations.ts";
import { administers, noVariables, type Row, rowsOf, signedIn } from "./row.ts";

export const auditRows: Record<string, Row> = {
  "Query.auditEntries": administers(AdminAuditDocument, () => ({ offset: 0, limit: 1 })),
  // As small as possible: its content is the same for all who may read it.
  "Query.auditFile": administers(AuditFileDocument, () => ({ filter: { kinds: ["backup-restored"] } })),
  "Query.myActivity": signedIn("ok")(MyActivityDocument, noVariables),
};

export const foreignAuditRows: Record<string, Row> = {
  "Query.myActivity of an administrator": rowsOf("signed in", callers("UNAUTHENTICATED", "none", "some"))(
    MyActivityDocument,
    () => ({ limit: 1000 }),
    // Readers also see what an administrator did to their account.
    ({ myActivity: { nodes } }) =>
      nodes.some(({ actorName, subjectName }) => actorName === "Administrator" && subjectName === "") ? "some" : "none",
  ),
};
