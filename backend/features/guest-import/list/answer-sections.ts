import { guestFileFields } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { readHeaderMeanings } from "./columns/header-meanings.ts";
import { filledCells, type GuestRows, widthOfRows } from "./model/guest-rows.ts";
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
    const heading = onlyText(row, table);
    if (heading === undefined || !meansUnseated(heading.bare)) return [ended === undefined ? row : without(row, table)];
    ended = label;
    notGuests.push({ row: row.number, message: message("reading.notGuests.note", { text: heading.text }) });
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
  const headings = new Map(
    rows.flatMap((row) => {
      const heading = headingIn(row, table);
      return heading === undefined ? [] : [[row, heading] as const];
    }),
  );
  const isAnswered = readHeaderMeanings(headers).columnsFor("attendance").length > 0;
  if (isAnswered || ![...headings.values()].some(({ answer }) => answer === "no")) return guestRows;
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

/** "Not coming (3):", with and without the count. */
function onlyText(row: SheetRow, table: number | undefined): { text: string; bare: string } | undefined {
  const [first, ...others] = filledCells(row).filter(({ column }) => column !== table);
  if (first === undefined || others.some(({ text }) => !/^[(]?\d+[)]?$/u.test(text))) return undefined;
  return { text: first.text, bare: first.text.replace(/[\s:–-]*[([]?\d*[)\]]?[\s:]*$/u, "") };
}

function headingIn(row: SheetRow, table: number | undefined): Heading | undefined {
  const { text = "", bare = "" } = onlyText(row, table) ?? {};
  const answer = bare.length > 4 || /^\P{Script=Latin}{2,}$/u.test(bare) ? plainAnswer(bare) : undefined;
  return answer === undefined ? undefined : { text, answer };
}

function withAnswer(row: SheetRow, width: number, { text, answer }: Heading, table: number | undefined): SheetRow {
  const cells = Array.from({ length: width }, (_, column) =>
    column === table && answer === "no" ? "" : (row.cells[column] ?? ""),
  );
  return { ...row, cells: [...cells, text.replace(/[\s:]*$/u, "")] };
}
