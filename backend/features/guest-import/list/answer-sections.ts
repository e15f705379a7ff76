import { guestFileFields } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { withAnswerColumns } from "./answer-columns.ts";
import { readHeaderMeanings } from "./columns/header-meanings.ts";
import { hasGivenName } from "./layout/cells/cell-values.ts";
import { type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { meaningsOf } from "./words/column-words.ts";
import { type Attendance, isUnnamedGuest, meansUnseated, plainAnswer } from "./words/value-words.ts";

interface Heading {
  text: string;
  answer: Attendance;
}

/** Headings such as "Regrets" above guests, as a column of answers; below "Not seated", guests have no table. */
export function withAnswerSections(guestRows: GuestRows): GuestRows {
  return withAnswers(withUnseated(withAnswerColumns(guestRows)));
}

/** At "Not seated", the table of the heading above ends. */
function withUnseated(guestRows: GuestRows): GuestRows {
  const { rows, fixed, notGuests } = guestRows;
  const table = fixed.table ?? undefined;
  if (table === undefined) return guestRows;
  let ended: string | undefined;
  const starts = sectionStarts(guestRows);
  const kept = rows.flatMap((row) => {
    const label = row.cells[table] ?? "";
    if (label !== ended) ended = undefined;
    const text = onlyText(row, table);
    const isHeading =
      text !== undefined && (meansUnseated(withoutCount(text)) || (starts.has(row) && namesSection(text)));
    if (!isHeading) return [ended === undefined ? row : without(row, table)];
    ended = label;
    notGuests.push({ row: row.number, message: message("reading.notGuests.note", { text }) });
    return [];
  });
  return kept.length === rows.length ? guestRows : { ...guestRows, rows: kept };
}

/** Rows after a gap, if there is a gap before each table, and nowhere else. */
function sectionStarts({ rows, roles }: GuestRows): Set<SheetRow> {
  const taken = new Set([...roles.keys(), ...rows.map(({ number }) => number)]);
  const headings = [...roles].flatMap(([row, role]) => (role === "heading" ? [row] : []));
  const [first, ...others] = headings.sort((one, other) => one - other);
  if (first === undefined || others.length === 0 || others.some((row) => taken.has(row - 1))) return new Set();
  const starts = rows.filter(({ number }) => number > first && !taken.has(number - 1));
  return new Set(starts.length <= 2 ? starts : []);
}

/** "Evening guests only": words, and not a name. */
function namesSection(text: string): boolean {
  if (hasGivenName(text) || isUnnamedGuest(text)) return false;
  return countsGuests(text) || /\s\p{Ll}{3,}/u.test(text) || text === text.toUpperCase();
}

function countsGuests(text: string): boolean {
  return meaningsOf(text).some(({ meaning }) => meaning === "guest" || meaning === "party" || meaning === "side");
}

function without(row: SheetRow, table: number): SheetRow {
  return { ...row, cells: row.cells.map((cell, column) => (column === table ? "" : cell)) };
}

function withAnswers(guestRows: GuestRows): GuestRows {
  const { headers, rows, fixed, notGuests } = guestRows;
  const table = fixed.table ?? undefined;
  if (readHeaderMeanings(headers).columnsFor("attendance").length > 0) return guestRows;
  const headings = new Map<SheetRow, Heading>();
  for (const row of rows) {
    const heading = headingIn(row, table);
    if (heading !== undefined) headings.set(row, heading);
  }
  if (![...headings.values()].some(({ answer }) => answer === "no")) return guestRows;
  const width = widthOfRows(guestRows);
  let heading: Heading | undefined;
  const kept = rows.flatMap((row) => {
    const next = headings.get(row);
    if (next === undefined) return heading === undefined ? [row] : [withAnswer(row, width, heading, table)];
    heading = next;
    notGuests.push({ row: row.number, message: message("reading.notGuests.note", { text: next.text }) });
    return [];
  });
  return {
    ...guestRows,
    headers: [...Array.from({ length: width }, (_, column) => headers[column] ?? ""), guestFileFields.attendance],
    rows: kept,
    notGuests,
    hasSheetColumns: false,
  };
}

/** Beside its count, which may have a cell of its own. */
function onlyText({ cells }: SheetRow, table: number | undefined): string | undefined {
  let only: string | undefined;
  for (const [column, cell] of cells.entries()) {
    const text = column === table ? "" : cell.trim();
    if (text === "") continue;
    if (only !== undefined && !/^[(]?\d+[)]?$/u.test(text)) return undefined;
    only ??= text;
  }
  return only;
}

/** "Not coming" of "Not coming (3):". */
function withoutCount(text: string): string {
  return text.replace(/[\s:–-]*[([]?\d*[)\]]?[\s:]*$/u, "");
}

function headingIn(row: SheetRow, table: number | undefined): Heading | undefined {
  const text = onlyText(row, table) ?? "";
  const bare = withoutCount(text);
  const answer = bare.length > 4 || /^\P{Script=Latin}{2,}$/u.test(bare) ? plainAnswer(bare) : undefined;
  return answer === undefined ? undefined : { text, answer };
}

function withAnswer(row: SheetRow, width: number, { text, answer }: Heading, table: number | undefined): SheetRow {
  const cells = Array.from({ length: width }, (_, column) =>
    column === table && answer === "no" ? "" : (row.cells[column] ?? ""),
  );
  return { ...row, cells: [...cells, text.replace(/[\s:]*$/u, "")] };
}
