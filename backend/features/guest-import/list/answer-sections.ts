import { guestFileFields } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { readHeaderMeanings } from "./columns/header-meanings.ts";
import { type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { type Attendance, meansUnseated, plainAnswer } from "./words/value-words.ts";

interface Heading {
  text: string;
  answer: Attendance;
}

/** Headings such as "Regrets" above guests, as a column of answers; below "Not seated", guests have no table. */
export function withAnswerSections(guestRows: GuestRows): GuestRows {
  return withAnswers(withUnseated(guestRows));
}

/** At "Not seated", the table of the heading above ends. */
function withUnseated(guestRows: GuestRows): GuestRows {
  const { rows, fixed, notGuests } = guestRows;
  const table = fixed.table ?? undefined;
  if (table === undefined) return guestRows;
  let ended: string | undefined;
  const kept = rows.flatMap((row) => {
    const label = row.cells[table] ?? "";
    if (label !== ended) ended = undefined;
    const text = onlyText(row, table);
    if (text === undefined || !meansUnseated(withoutCount(text)))
      return [ended === undefined ? row : without(row, table)];
    ended = label;
    notGuests.push({ row: row.number, message: message("reading.notGuests.note", { text }) });
    return [];
  });
  return kept.length === rows.length ? guestRows : { ...guestRows, rows: kept };
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
