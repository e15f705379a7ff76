import { columnKey } from "../../../../../common/column-key.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { isUnnamedGuest } from "../words/value-words.ts";
import { option } from "./answers.ts";
import type { NamedRow } from "./named-rows.ts";

const minOfEach = 0.9;
/** A few guests of one name at one table are people; the review of shared names asks about them. */
const minShare = 0.3;
const minRepeated = 3;

/** Identifies a guest within a file. */
export const guestKey = (name: string, table: string): string => `${columnKey(name)}\n${tableKey(table)}`;

/** Guests with several rows, such as one for each dish, by their keys; none if each row is a guest. */
export function decideRepeated(
  guestRows: GuestRows,
  rows: readonly NamedRow[],
  tableOf: (row: SheetRow) => string,
  roles: ColumnRoles,
  decisions: Decisions,
): ReadonlySet<string> {
  const textOf = ({ cells }: SheetRow, column = -1) => tidyText(cells[column] ?? "");
  const differ = (first: SheetRow, next: SheetRow, column = -1) => {
    const [left, right] = [textOf(first, column), textOf(next, column)];
    return left !== "" && right !== "" && left !== right;
  };
  const seen = new Set<string>();
  const again = new Set(rows.flatMap(({ name }) => (seen.size === seen.add(name).size ? [name] : [])));
  const known = new Map<string, SheetRow>();
  const repeated = (isOurList(guestRows) ? [] : rows).flatMap(({ row: next, name }) => {
    // Two guests at a table may both be an "Anna".
    const isWhole = (/\S\s\S/u.test(name) || /^\p{Lo}{2,}/u.test(name)) && !isUnnamedGuest(name);
    if (!again.has(name) || !isWhole) return [];
    const key = guestKey(name, tableOf(next));
    const first = known.get(key);
    if (first === undefined) known.set(key, next);
    return first === undefined || differ(first, next, roles.seat) ? [] : [{ key, name, first, next }];
  });
  if (repeated.length < Math.max(minRepeated, rows.length * minShare)) return new Set();
  // With a text of its own in each row, such as the number of a ticket, rows are guests. Row numbers are not.
  const differing = Array.from({ length: widthOfRows(guestRows) }, (_, column) => column).filter((column) => {
    const texts = rows.map(({ row }) => textOf(row, column)).filter((text) => text !== "");
    const areRowNumbers = texts.every((text, index) => Number(text) === Number(texts[0]) + index);
    const areOfRow = !areRowNumbers && !roles.name.includes(column) && column !== roles.table;
    return areOfRow && texts.length >= rows.length * minOfEach && new Set(texts).size >= texts.length * minOfEach;
  });
  const alike = repeated.filter(({ first, next }) => differing.every((column) => !differ(first, next, column)));
  const taken = decisions.take({
    id: "repeated",
    question: message("reading.decisions.repeated.question", { count: repeated.length }),
    reason: message("reading.decisions.repeated.reason"),
    options: [option("reading.decisions.repeated.one"), option("reading.decisions.repeated.each")],
    suggested: alike.length * 2 > repeated.length ? "one" : "each",
    isCertain: false,
    examples: [...new Set(repeated.map(({ name }) => name))],
  });
  return new Set(taken === "one" ? repeated.map(({ key }) => key) : []);
}
