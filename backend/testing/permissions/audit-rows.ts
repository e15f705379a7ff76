import { AdminAuditDocument, AuditFileDocument, MyActivityDocument } from "../../../frontend/generated/documents.ts";
import { administratorsOnly, callers } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

/** One row for each way to read the audit. */
export const auditRows: Record<string, Row> = {
  "Query.auditEntries": {
    rule: "admin",
    expected: administratorsOnly,
    ...asking(AdminAuditDocument, () => ({ offset: 0, limit: 1 })),
  },
  "Query.auditFile": {
    rule: "admin",
    expected: administratorsOnly,
    // As small as possible: what it contains is the same for all who may read it.
    ...asking(AuditFileDocument, () => ({ filter: { kinds: ["backup-restored"] } })),
  },
  "Query.myActivity": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "ok", "ok"),
    ...asking(MyActivityDocument, () => ({})),
  },
};

/** What is somebody else's. */
export const foreignAuditRows: Record<string, Row> = {
  "Query.myActivity of an administrator": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "none", "some"),
    ...asking(
      MyActivityDocument,
      () => ({ limit: 1000 }),
      // What an administrator did to the reader's account is the reader's business, too.
      ({ myActivity: { nodes } }) =>
        nodes.some(({ actorName, subjectName }) => actorName === "Administrator" && subjectName === "")
          ? "some"
          : "none",
    ),
  },
};
