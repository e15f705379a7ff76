import { AuditFileDocument } from "../../../frontend/features/audit/generated/audit-file.ts";
import { AdminAuditDocument } from "../../../frontend/routes/generated/admin-audit.ts";
import { MyActivityDocument } from "../generated/operations.ts";
import { administratorsOnly, callers } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const auditRows: Record<string, Row> = {
  "Query.auditEntries": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(AdminAuditDocument, () => ({ offset: 0, limit: 1 })),
  },
  "Query.auditFile": {
    rule: "admin",
    expected: administratorsOnly,
    // As small as possible: its content is the same for all who may read it.
    ...asking(AuditFileDocument, () => ({ filter: { kinds: ["backup-restored"] } })),
  },
  "Query.myActivity": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "ok", "ok"),
    ...asking(MyActivityDocument, () => ({})),
  },
};

export const foreignAuditRows: Record<string, Row> = {
  "Query.myActivity of an administrator": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "none", "some"),
    ...asking(
      MyActivityDocument,
      () => ({ limit: 1000 }),
      // Readers also see what an administrator did to their account.
      ({ myActivity: { nodes } }) =>
        nodes.some(({ actorName, subjectName }) => actorName === "Administrator" && subjectName === "")
          ? "some"
          : "none",
    ),
  },
};
