import { columnKey } from "../../../../../common/column-key.ts";
import { maxExtraColumnValueLength } from "../../../../../common/limits.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableKey } from "../../../../../common/table-key.ts";
import { maxGuestListCharacters } from "../../../../limits.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { unreadable } from "../../formats/unreadable.ts";
import { tidyText } from "../model/cell-kind.ts";
import { isOurList } from "../model/column-names.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { type Decisions, shortened } from "../model/decisions.ts";
import type { ImportedGuest } from "../model/guest-list.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { isUnnamedGuest } from "../words/value-words.ts";
import type { NamedRow } from "./named-rows.ts";

const minOfEach = 0.9;
/** A few guests of one name at one table are people; the review of shared names asks about them. */
const minShare = 0.3;
const minRepeated = 3;
const betweenDetails = "; ";

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
    count: repeated.length,
    reason: "reading.decisions.repeated.reason",
    options: ["reading.decisions.repeated.one", "reading.decisions.repeated.each"],
    suggested: alike.length * 2 > repeated.length ? "one" : "each",
    isCertain: false,
    examples: [...new Set(repeated.map(({ name }) => name))],
  });
  return new Set(taken === "one" ? repeated.map(({ key }) => key) : []);
}

/** A guest of a row, and whose plus-one in that row. */
interface MadeGuest {
  guest: ImportedGuest;
  hostInRow?: ImportedGuest | undefined;
}

/** Guests with several rows once, with the details of all. @throws DomainError UNREADABLE_FILE for too much text */
export function mergedGuests(made: readonly MadeGuest[], repeated: ReadonlySet<string>): ImportedGuest[] {
  const guests: ImportedGuest[] = [];
  const places = new Map<ImportedGuest, number>();
  const known = new Map<string, number>();
  let characters = 0;
  for (const { guest, hostInRow } of made) {
    if (hostInRow) guest.guestOf = places.get(hostInRow);
    const key = repeated.size === 0 ? "" : guestKey(guest.name, guest.tableNumber);
    const place = (repeated.has(key) ? known.get(key) : undefined) ?? guests.length;
    const first = guests[place];
    if (first) addDetails(first, guest);
    else guests.push(guest);
    if (repeated.has(key)) known.set(key, place);
    places.set(guest, place);
    characters += charactersOf(guest);
  }
  if (characters <= maxGuestListCharacters) return guests;
  throw unreadable(message("reading.tooMuchText", { maximum: maxGuestListCharacters }));
}

function charactersOf({
  name,
  tableNumber,
  additionalInfo,
  doorNote = "",
  otherNames = "",
  household = "",
}: ImportedGuest) {
  const own = name.length + tableNumber.length + doorNote.length + otherNames.length + household.length;
  return additionalInfo.reduce((sum, [column, text]) => sum + column.length + text.length, own);
}

/** What further rows say about the same guest. */
function addDetails(guest: ImportedGuest, more: ImportedGuest): void {
  const texts = new Map(guest.additionalInfo);
  for (const [column, text] of more.additionalInfo) {
    const before = texts.get(column);
    const isKnown = before?.split(betweenDetails).includes(text) === true;
    const joined = before === undefined ? text : `${before}${betweenDetails}${text}`;
    if (!isKnown) texts.set(column, shortened(joined, maxExtraColumnValueLength));
  }
  guest.additionalInfo = [...texts];
  guest.doorNote ||= more.doorNote;
  guest.otherNames ||= more.otherNames;
  guest.household ||= more.household;
  guest.guestOf ??= more.guestOf;
  guest.attendance ??= more.attendance;
  guest.seatNumber ||= more.seatNumber;
}
