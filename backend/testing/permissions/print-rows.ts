import { LastPrintsDocument } from "../../../frontend/features/print/generated/last-prints.ts";
import { PrintedPageDocument, PrintFileDocument, VenuePrintsDocument } from "../generated/operations.ts";
import { always, helpersRead, organizersRead } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

// Without a floor plan, printing is refused after the right was checked and starts no process.
const kind = "FLOOR_PLAN" as const;
const paper = "A0" as const;
const organizersPrint = {
  ...organizersRead,
  helpers: helpersRead("BAD_INPUT"),
  owner: { ...always("BAD_INPUT"), sample: "NOT_FOUND" },
  admin: always("BAD_INPUT"),
};

export const printRows: Record<string, Row> = {
  "Query.printPreview": {
    rule: "organizers",
    expected: organizersPrint,
    ...asking(PrintedPageDocument, ({ eventId }) => ({ eventId, kind })),
  },
  "Query.printFile": {
    rule: "organizers",
    expected: organizersPrint,
    ...asking(PrintFileDocument, ({ eventId }) => ({ eventId, kind })),
  },
  "Query.venuePrints": {
    rule: "organizers",
    expected: organizersPrint,
    // No list is printed on this paper, and there is no room.
    ...asking(VenuePrintsDocument, ({ eventId }) => ({ eventId, paper })),
  },
  "Query.prints": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(LastPrintsDocument, ({ eventId }) => ({ eventId, kind })),
  },
};
