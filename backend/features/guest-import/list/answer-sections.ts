import { guestFileFields } from "../../../../common/guest-file.ts";
import { message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { readHeaderMeanings } from "./columns/header-meanings.ts";
import { filledCells, type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { type Attendance, plainAnswer } from "./words/value-words.ts";

interface Heading {
  text: string;
  answer: Attendance;
}

/** Headings such as "Regrets" above guests, as a column of answers. */
export function withAnswerSections(guestRows: GuestRows): GuestRows {
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

/** The only text of a row: "Not coming (3):". */
function headingIn(row: SheetRow, table: number | undefined): Heading | undefined {
  const [first, ...others] = filledCells(row).filter(({ column }) => column !== table);
  if (first === undefined || others.some(({ text }) => !/^[(]?\d+[)]?$/u.test(text))) return undefined;
  const text = first.text.replace(/[\s:–-]*[([]?\d*[)\]]?[\s:]*$/u, "");
  const answer = text.length > 4 || /^\P{Script=Latin}{2,}$/u.test(text) ? plainAnswer(text) : undefined;
  return answer === undefined ? undefined : { text: first.text, answer };
}

function withAnswer(row: SheetRow, width: number, { text, answer }: Heading, table: number | undefined): SheetRow {
  const cells = Array.from({ length: width }, (_, column) =>
    column === table && answer === "no" ? "" : (row.cells[column] ?? ""),
  );
  return { ...row, cells: [...cells, text.replace(/[\s:]*$/u, "")] };
}
