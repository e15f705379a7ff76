import { SearchGuestsDocument } from "../generated/guest-operations.ts";
import { SeatingDocument } from "../generated/operations.ts";
import { hiddenColumn } from "./events.ts";
import { afterSearch, guestsRead, guestsReadPart, helpersRead, withCoded, withDiscreet } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

const guestSearch: Omit<Row, "rule"> = {
  expected: withCoded(withDiscreet(guestsRead("found with tablemates", "NOT_FOUND"), "found alone"), "FORBIDDEN"),
  ...asking(
    SearchGuestsDocument,
    ({ eventId }) => ({ eventId, query: "ann" }),
    ({ searchGuests: [match] }) => {
      if (!match) return "not found";
      if (hiddenColumn in match.additionalInfo) return "found with what is hidden";
      return match.tablemates.length > 0 ? "found with tablemates" : "found alone";
    },
  ),
};

export const searchRows: Record<string, Row> = {
  "Query.searchGuests": { rule: "anybody", ...guestSearch },
  "GuestMatch.additionalInfo": { rule: undefined, ...guestSearch },
  "GuestMatch.tablemates": { rule: undefined, ...guestSearch },
  "Query.seating": {
    rule: "anybody",
    isAfterSearch: true,
    expected: {
      ...withCoded(
        afterSearch(withDiscreet(guestsReadPart("the table that was told", "everybody", "NOT_FOUND"), "NOT_FOUND")),
        "FORBIDDEN",
      ),
      helpers: { ...helpersRead("everybody"), door: "the table that was told" },
    },
    ...asking(
      SeatingDocument,
      ({ eventId }) => ({ eventId, limit: 100 }),
      ({ seating: { nodes, totalCount } }) => {
        if (nodes.length !== totalCount) return "counted but not listed";
        const tables = new Set(nodes.map(({ tableNumber }) => tableNumber));
        return tables.size === 1 ? "the table that was told" : "everybody";
      },
    ),
  },
};
