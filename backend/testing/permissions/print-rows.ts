import { LastPrintsDocument, PrintedPageDocument, PrintFileDocument } from "../../../frontend/generated/documents.ts";
import { always, helpersRead, organisersRead } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

// Without a floor plan, printing is refused after the right was checked and starts no process.
const kind = "FLOOR_PLAN" as const;
const organisersPrint = {
  ...organisersRead,
  helpers: helpersRead("BAD_INPUT"),
  owner: { ...always("BAD_INPUT"), sample: "NOT_FOUND" },
  admin: always("BAD_INPUT"),
};

export const printRows: Record<string, Row> = {
  "Query.printPreview": {
    rule: "organizers",
    expected: organisersPrint,
    ...asking(PrintedPageDocument, ({ eventId }) => ({ eventId, kind })),
  },
  "Query.printFile": {
    rule: "organizers",
    expected: organisersPrint,
    ...asking(PrintFileDocument, ({ eventId }) => ({ eventId, kind })),
  },
  "Query.prints": {
    rule: "organizers",
    expected: organisersRead,
    ...asking(LastPrintsDocument, ({ eventId }) => ({ eventId, kind })),
  },
};
