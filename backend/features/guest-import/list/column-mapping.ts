import type { ColumnChoice, ColumnUse } from "../../../../common/guest-preview.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { aliasColumns } from "./columns/alias-columns.ts";
import { knownColumns } from "./columns/known-columns.ts";
import type { ColumnRoles, PartySizeColumn, PlusOneColumns, RoleReason } from "./model/column-roles.ts";
import type { GuestRows } from "./model/guest-rows.ts";
import { countedBy, meaningsOf } from "./words/column-words.ts";

/** Columns without a choice are extra columns; a table is optional. @throws DomainError BAD_INPUT if unfit */
export function applyMapping(guestRows: GuestRows, choices: readonly ColumnChoice[]): ColumnRoles {
  const { names } = knownColumns(guestRows);
  const columnOf = new Map([...names].map(([column, name]) => [name, column]));
  const uses = new Map<number, ColumnUse>();
  for (const { column, use } of choices) {
    const place = columnOf.get(column);
    if (place === undefined) throw badMapping(message("reading.columnUnknown", { column }));
    if (uses.has(place)) throw badMapping(message("reading.columnTwice", { column }));
    uses.set(place, use);
  }
  const columnsOf = (use: ColumnUse) =>
    [...uses]
      .filter(([, is]) => is === use)
      .map(([column]) => column)
      .sort((one, other) => one - other);
  const atMostOne = (use: ColumnUse, otherwise: Message): number | undefined => {
    const [column, ...others] = columnsOf(use);
    if (others.length > 0) throw badMapping(otherwise);
    return column;
  };
  const name = nameColumnsOf(columnsOf, guestRows.headers);
  const reason: RoleReason = { reason: message("reading.reasons.chosen"), isCertain: true };
  return {
    name,
    areParts: columnsOf("name").length === 0,
    table: atMostOne("table", message("reading.chooseTable")),
    plusOnes: plusOnesOf(columnsOf),
    otherNames: [],
    aliases: aliasColumns(columnsOf("otherName"), guestRows.headers),
    partySizes: partySizesOf(columnsOf("partySize"), guestRows.headers),
    attendance: atMostOne("attendance", message("reading.chooseAttendance")),
    household: atMostOne("household", message("reading.chooseHousehold")),
    guestOf: atMostOne("guestOf", message("reading.chooseGuestOf")),
    seat: atMostOne("seat", message("reading.chooseSeat")),
    doorNote: atMostOne("doorNote", message("reading.chooseDoorNote")),
    ignored: columnsOf("ignored"),
    reasons: new Map([...uses.keys()].map((column) => [column, reason])),
    warnings: [],
  };
}

/** One for adults and one for children are two. */
function partySizesOf(columns: readonly number[], headers: readonly string[]): PartySizeColumn[] {
  const sizes = columns.map((column) => ({ column, counts: countedBy(headers[column] ?? "") }));
  const counted = new Set(sizes.map(({ counts }) => counts));
  if (counted.size < sizes.length || (counted.has("all") && sizes.length > 1)) {
    throw badMapping(message("reading.choosePartySize"));
  }
  return sizes;
}

function plusOnesOf(columnsOf: (use: ColumnUse) => number[]): PlusOneColumns[] {
  const lasts = columnsOf("plusOneLastName");
  const inParts = columnsOf("plusOneFirstName").map((first) => {
    const at = lasts.findIndex((last) => last > first);
    return at < 0 ? [first] : [first, ...lasts.splice(at, 1)];
  });
  const whole = [...columnsOf("plusOne"), ...lasts].map((column) => [column]);
  return [...whole, ...inParts].map((name) => ({ name, details: [] }));
}

function nameColumnsOf(columnsOf: (use: ColumnUse) => number[], headers: readonly string[]): number[] {
  const whole = columnsOf("name");
  const first = columnsOf("firstName");
  const last = columnsOf("lastName");
  if (first.length + last.length === 0) {
    const [column, ...others] = whole;
    if (column === undefined || others.length > 0) throw badMapping(message("reading.chooseName"));
    return [column];
  }
  if (whole.length > 0) throw badMapping(message("reading.chooseEitherName"));
  // "van der" precedes the last name, wherever its column is.
  const infixes = last.filter((column) => meaningsOf(headers[column] ?? "").some(({ meaning }) => meaning === "infix"));
  return [...first, ...infixes, ...last.filter((column) => !infixes.includes(column))];
}

function badMapping(reason: Message): DomainError {
  return new DomainError("BAD_INPUT", reason);
}
