import { SearchGuestsDocument, type SearchGuestsQuery } from "../generated/guest-operations.ts";
import { SeatingDocument } from "../generated/operations.ts";
import { hiddenColumn } from "./events.ts";
import { afterSearch, guestsRead, guestsReadPart, helpersRead, withCoded, withDiscreet } from "./expectations.ts";
import { type Row, rowsOf } from "./row.ts";

export const guestsFind = withCoded(
  withDiscreet(guestsRead("found with tablemates", "NOT_FOUND"), "found alone"),
  "FORBIDDEN",
);

/** What was found, in the words of the expectations. */
export function foundIn([match]: SearchGuestsQuery["searchGuests"]): string {
  if (!match) return "not found";
  if (hiddenColumn in match.additionalInfo) return "found with what is hidden";
  return match.tablemates.length > 0 ? "found with tablemates" : "found alone";
}

const guestSearch = rowsOf("anybody", guestsFind)(
  SearchGuestsDocument,
  ({ eventId }) => ({ eventId, query: "ann" }),
  ({ searchGuests }) => foundIn(searchGuests),
);

export const searchRows: Record<string, Row> = {
  "Query.searchGuests": guestSearch,
  "GuestMatch.additionalInfo": { ...guestSearch, rule: undefined },
  "GuestMatch.tablemates": { ...guestSearch, rule: undefined },
  "Query.seating": {
    isAfterSearch: true,
    ...rowsOf("anybody", {
      ...withCoded(
        afterSearch(withDiscreet(guestsReadPart("the table that was told", "everybody", "NOT_FOUND"), "NOT_FOUND")),
        "FORBIDDEN",
      ),
      helpers: { ...helpersRead("everybody"), door: "the table that was told" },
    })(
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
