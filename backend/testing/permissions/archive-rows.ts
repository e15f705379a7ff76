import { EventArchiveDocument, ImportEventArchiveDocument } from "../generated/operations.ts";
import { callers, organizersWrite } from "./expectations.ts";
import { ofEvent, type Row, rowsOf } from "./row.ts";

const file = () => new File(["no archive"], "event.zip", { type: "application/zip" });

export const archiveRows: Record<string, Row> = {
  "Query.eventArchive": rowsOf("signed in", organizersWrite)(EventArchiveDocument, ofEvent),
  // For somebody else: customers may once for themselves. The file is read only after the right was checked.
  "Mutation.importEventArchive": rowsOf("signed in", callers("UNAUTHENTICATED", "FORBIDDEN", "UNREADABLE_FILE"))(
    ImportEventArchiveDocument,
    async (_, world) => ({ file: file(), ownerId: await world.spareUser("customer") }),
  ),
};
