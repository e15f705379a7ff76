import { EventArchiveDocument, ImportEventArchiveDocument } from "../../../frontend/generated/documents.ts";
import { callers, organisersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

const file = () => new File(["no archive"], "event.zip", { type: "application/zip" });

/** One row for each operation on archives of events. */
export const archiveRows: Record<string, Row> = {
  "Query.eventArchive": {
    rule: "signed in",
    expected: organisersWrite,
    ...asking(EventArchiveDocument, ({ eventId }) => ({ eventId })),
  },
  "Mutation.importEventArchive": {
    rule: "signed in",
    // For somebody else: for themselves, customers may, once. What is sent is read only after the right has been checked.
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "UNREADABLE_FILE"),
    ...asking(ImportEventArchiveDocument, async (_, world) => ({
      file: file(),
      ownerId: await world.spareUser("customer"),
    })),
  },
};
