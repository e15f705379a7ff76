import { LastPrintsDocument } from "../../../frontend/organizer/features/print/generated/last-prints.ts";
import { PrintedPageDocument, PrintFileDocument } from "../generated/operations.ts";
import { always, helpersRead, organizersRead } from "./expectations.ts";
import { type Row, reads, rowsOf } from "./row.ts";

// Without a floor plan, printing is refused after the right was checked and starts no process.
const kind = "FLOOR_PLAN" as const;
const prints = rowsOf("organizers", {
  ...organizersRead,
  helpers: helpersRead("BAD_INPUT"),
  owner: { ...always("BAD_INPUT"), sample: "NOT_FOUND" },
  admin: always("BAD_INPUT"),
});

export const printRows: Record<string, Row> = {
  "Query.printPreview": prints(PrintedPageDocument, ({ eventId }) => ({ eventId, kind })),
  "Query.printFile": prints(PrintFileDocument, ({ eventId }) => ({ eventId, kind })),
  "Query.prints": reads(LastPrintsDocument, ({ eventId }) => ({ eventId, kind })),
};
