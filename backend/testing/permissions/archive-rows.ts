import { EventArchiveDocument, ImportEventArchiveDocument } from "../generated/operations.ts";
import { callers, organizersWrite } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

const file = () => new File(["no archive"], "event.zip", { type: "application/zip" });

export const archiveRows: Record<string, Row> = {
  "Query.eventArchive": {
    rule: "signed in",
    expected: organizersWrite,
    ...asking(EventArchiveDocument, ({ eventId }) => ({ eventId })),
  },
  "Mutation.importEventArchive": {
    rule: "signed in",
    // For somebody else: customers may once for themselves. The file is read only after the right was checked.
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "UNREADABLE_FILE"),
    ...asking(ImportEventArchiveDocument, async (_, world) => ({
      file: file(),
      ownerId: await world.spareUser("customer"),
    })),
  },
};
