import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import type { ColumnChoice, ColumnUse } from "../guest-preview.ts";
import { likelyRoles } from "./columns/find-roles.ts";
import { aliasColumns, knownColumns } from "./columns/known-columns.ts";
import { pairs } from "./columns/plus-one-columns.ts";
import type { ColumnRoles, RoleReason } from "./model/column-roles.ts";
import type { GuestRows } from "./model/guest-rows.ts";
import { countedBy, meaningsOf } from "./words/column-words.ts";

/** Columns without a choice are extra columns; a table is optional. @throws DomainError BAD_INPUT if unfit */
export function applyMapping(guestRows: GuestRows, choices: readonly ColumnChoice[]): ColumnRoles {
  const { names, headers } = knownColumns(guestRows);
  const columnOf = new Map([...names].map(([column, name]) => [name, column]));
  const uses = new Map<number, ColumnUse>();
  for (const { column, use } of choices) {
    const place = columnOf.get(column);
    if (place === undefined) throw badMapping(message("reading.columnUnknown", { column }));
    if (uses.has(place)) throw badMapping(message("reading.columnTwice", { column }));
    uses.set(place, use);
  }
  const columnsOf = (use: ColumnUse) =>
    [...uses].flatMap(([column, is]) => (is === use ? [column] : [])).sort((one, other) => one - other);
  const atMostOne = (use: ColumnUse, otherwise: Message): number | undefined => {
    const [column, ...others] = columnsOf(use);
    if (others.length > 0) throw badMapping(otherwise);
    return column;
  };
  const sizes = columnsOf("partySize").map((column) => ({ column, counts: countedBy(headers[column] ?? "") }));
  const counted = new Set(sizes.map(({ counts }) => counts));
  // One for adults and one for children are two.
  if (counted.size < sizes.length || (counted.has("all") && sizes.length > 1)) {
    throw badMapping(message("reading.choosePartySize"));
  }
  const inParts = pairs(columnsOf("plusOneFirstName"), columnsOf("plusOneLastName"));
  const lastNames = columnsOf("plusOneLastName").filter((column) => !inParts.flat().includes(column));
  const plusOnes = [...[...columnsOf("plusOne"), ...lastNames].map((column) => [column]), ...inParts];
  const reason: RoleReason = { reason: message("reading.reasons.chosen"), isCertain: true };
  const name = nameColumnsOf(columnsOf, headers);
  // What is read of columns that are kept as they are stays so, such as who cancelled.
  const read = likelyRoles(guestRows);
  const isExtra = (column: number) => (uses.get(column) ?? "extra") === "extra";
  const table = atMostOne("table", message("reading.chooseTable"));
  return {
    name,
    areParts: columnsOf("name").length === 0,
    nameElsewhere: read.name.join() === name.join() && read.nameElsewhere.every(isExtra) ? read.nameElsewhere : [],
    table,
    isTableAmongTags: read.table === table && read.isTableAmongTags,
    plusOnes: plusOnes.map((name) => ({ name, details: [], weight: 1 })),
    otherNames: [],
    aliases: aliasColumns(columnsOf("otherName"), headers),
    partySizes: sizes,
    attendance: atMostOne("attendance", message("reading.chooseAttendance")),
    states: read.states.filter(({ column }) => isExtra(column)),
    household: atMostOne("household", message("reading.chooseHousehold")),
    guestOf: atMostOne("guestOf", message("reading.chooseGuestOf")),
    seat: atMostOne("seat", message("reading.chooseSeat")),
    doorNote: atMostOne("doorNote", message("reading.chooseDoorNote")),
    ignored: columnsOf("ignored"),
    reasons: new Map([...uses.keys()].map((column) => [column, reason])),
    warnings: [],
  };
}

function nameColumnsOf(columnsOf: (use: ColumnUse) => number[], headers: readonly string[]): number[] {
  const [whole, first, last] = [columnsOf("name"), columnsOf("firstName"), columnsOf("lastName")];
  if (first.length + last.length === 0) {
    if (whole.length !== 1) throw badMapping(message("reading.chooseName"));
    return whole;
  }
  if (whole.length > 0) throw badMapping(message("reading.chooseEitherName"));
  // "van der" precedes the last name, wherever its column is.
  const infixes = last.filter((column) => meaningsOf(headers[column] ?? "").some(({ meaning }) => meaning === "infix"));
  return [...first, ...infixes, ...last.filter((column) => !infixes.includes(column))];
}

function badMapping(reason: Message): DomainError {
  return new DomainError("BAD_INPUT", reason);
}
