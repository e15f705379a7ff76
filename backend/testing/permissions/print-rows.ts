import { PrintFileDocument, PrintPreviewDocument, PrintsDocument } from "../generated/operations.ts";
import { always, organisersRead } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

// The events have no floor plan. To print it is refused only after the caller's right has been checked, and starts no process.
const kind = "FLOOR_PLAN" as const;
const organisersPrint = {
  ...organisersRead,
  owner: { ...always("BAD_INPUT"), sample: "NOT_FOUND" },
  admin: always("BAD_INPUT"),
};

/** One row for each operation that prints. */
export const printRows: Record<string, Row> = {
  "Query.printPreview": {
    rule: "signed in",
    expected: organisersPrint,
    ...asking(PrintPreviewDocument, ({ eventId }) => ({ eventId, kind })),
  },
  "Query.printFile": {
    rule: "signed in",
    expected: organisersPrint,
    ...asking(PrintFileDocument, ({ eventId }) => ({ eventId, kind })),
  },
  "Query.prints": {
    rule: "signed in",
    expected: organisersRead,
    ...asking(PrintsDocument, ({ eventId }) => ({ eventId, kind })),
  },
};
