import { guestFileFields } from "../../../../common/guest-file.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { readHeaderMeanings } from "./columns/header-meanings.ts";
import { type GuestRows, widthOfRows } from "./model/guest-rows.ts";
import { type Attendance, plainAnswer } from "./words/value-words.ts";

interface AnswerColumn {
  column: number;
  header: string;
  answer: Attendance;
}

/** Columns such as "Yes", "No" and "Maybe", of which each guest has a mark in one, as one column of answers. */
export function withAnswerColumns(guestRows: GuestRows): GuestRows {
  const { headers, rows } = guestRows;
  const columns = answerColumnsIn(headers);
  const isAnswered = columns.length > 0 && hasOtherAnswers(headers, columns);
  if (new Set(columns.map(({ answer }) => answer)).size < 2 || isAnswered) return guestRows;
  if (!columns.some(({ answer }) => answer === "no") || !areMarks(rows, columns)) return guestRows;
  const width = widthOfRows(guestRows);
  const bare = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => (columns.some(({ column }) => column === at) ? "" : (cells[at] ?? "")));
  return {
    ...guestRows,
    headers: [...bare(headers), guestFileFields.attendance],
    rows: rows.map((row) => ({ ...row, cells: [...bare(row.cells), markedIn(row, columns)?.header ?? ""] })),
  };
}

function hasOtherAnswers(headers: readonly string[], columns: readonly AnswerColumn[]): boolean {
  const meant = readHeaderMeanings(headers).columnsFor("attendance");
  return meant.some(({ column }) => columns.every((own) => own.column !== column));
}

/** With the same header twice, columns are about something else. */
function answerColumnsIn(headers: readonly string[]): AnswerColumn[] {
  const found = headers.flatMap((text, column) => {
    const header = text.trim();
    const answer = header === "" ? undefined : plainAnswer(header);
    return answer === undefined ? [] : [{ column, header, answer }];
  });
  return new Set(found.map(({ answer }) => answer)).size === found.length ? found : [];
}

/** Whether at least half of the rows have a mark in one of the columns, and none has more. */
export function areMarks(rows: readonly SheetRow[], columns: readonly { column: number }[]): boolean {
  let marks = 0;
  for (const { cells } of rows) {
    const texts = columns.map(({ column }) => (cells[column] ?? "").trim()).filter((text) => text !== "");
    if (texts.length > 1 || !texts.every(isMark)) return false;
    marks += texts.length;
  }
  return marks >= rows.length / 2;
}

/** More than one guest would be counted, not marked. */
function isMark(text: string): boolean {
  return text === "1" || plainAnswer(text) === "yes";
}

/** The column that a row has a mark in. */
export function markedIn<Column extends { column: number }>(
  { cells }: SheetRow,
  columns: readonly Column[],
): Column | undefined {
  return columns.find(({ column }) => (cells[column] ?? "").trim() !== "");
}
