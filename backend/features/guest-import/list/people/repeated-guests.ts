import { columnKey } from "../../../../../common/column-key.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { isUnnamedGuest } from "../words/value-words.ts";

/** Nobody looks through longer lists, and they should not wait. */
const maxRows = 10_000;
const minOfEach = 0.9;
/** A few guests of one name at one table are people; the review of shared names asks about them. */
const minShare = 0.3;
const minRepeated = 3;

const one = "one";

/** Identifies a guest within a file. */
export const guestKey = (name: string, table: string): string => `${columnKey(name)}\n${columnKey(table)}`;

/** A list's rows, with their names. */
export interface NamedRows {
  guestRows: GuestRows;
  names: readonly string[];
  isGuest: (row: SheetRow, name: string) => boolean;
  tableOf: (row: SheetRow) => string;
}

/** Guests with several rows, such as one for each dish, by their keys; none if each row is a guest. */
export function decideRepeated(named: NamedRows, roles: ColumnRoles, decisions: Decisions): ReadonlySet<string> {
  const { guestRows, names } = named;
  const repeated = names.length > maxRows || isOurList(guestRows) ? [] : repeatedIn(named, roles);
  if (repeated.length < Math.max(minRepeated, names.length * minShare)) return new Set();
  const differing = differingColumns(guestRows, roles);
  const alike = repeated.filter(({ first, next }) => differing.every((column) => !differ(first, next, column)));
  const taken = decisions.take({
    id: "repeated",
    question: message("reading.decisions.repeated.question", { count: repeated.length }),
    reason: message("reading.decisions.repeated.reason"),
    options: [
      { value: one, label: message("reading.decisions.repeated.one") },
      { value: "each", label: message("reading.decisions.repeated.each") },
    ],
    suggested: alike.length * 2 > repeated.length ? one : "each",
    isCertain: false,
    examples: [...new Set(repeated.map(({ name }) => name))],
  });
  return new Set(taken === one ? repeated.map(({ key }) => key) : []);
}

interface Repeated {
  key: string;
  name: string;
  first: SheetRow;
  next: SheetRow;
}

function repeatedIn({ guestRows, names, isGuest, tableOf }: NamedRows, roles: ColumnRoles): Repeated[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const name of names) (seen.has(name) ? again : seen).add(name);
  if (again.size === 0) return [];
  const known = new Map<string, SheetRow>();
  return guestRows.rows.flatMap((next, index): Repeated[] => {
    const name = names[index] ?? "";
    if (!again.has(name) || !isWholeName(name) || !isGuest(next, name)) return [];
    const key = guestKey(name, tableOf(next));
    const first = known.get(key);
    if (first === undefined) known.set(key, next);
    return first === undefined || differ(first, next, roles.seat) ? [] : [{ key, name, first, next }];
  });
}

/** Two guests at a table may both be an "Anna". */
function isWholeName(name: string): boolean {
  return (/\S\s\S/u.test(name) || /^\p{Lo}{2,}/u.test(name)) && !isUnnamedGuest(name);
}

/** Both are there, and are not the same. */
function differ(first: SheetRow, next: SheetRow, column: number | undefined): boolean {
  const [left, right] = [first, next].map(({ cells }) => tidyText(cells[column ?? -1] ?? ""));
  return left !== "" && right !== "" && left !== right;
}

/** With a text of its own in each row, such as the number of a ticket, rows are guests. Row numbers are not. */
function differingColumns(guestRows: GuestRows, { name, table }: ColumnRoles): number[] {
  const { rows } = guestRows;
  return Array.from({ length: widthOfRows(guestRows) }, (_, column) => column).filter((column) => {
    if (name.includes(column) || column === table) return false;
    const texts = rows.map(({ cells }) => tidyText(cells[column] ?? "")).filter((text) => text !== "");
    const areRowNumbers = texts.every((text, index) => Number(text) === Number(texts[0]) + index);
    return !areRowNumbers && texts.length >= rows.length * minOfEach && new Set(texts).size >= texts.length * minOfEach;
  });
}
