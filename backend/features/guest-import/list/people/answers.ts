import { remembered } from "../../../../../common/lib/remembered.ts";
import { guestFileFields } from "../../../guests/export/guest-table.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText, tidyText } from "../model/cell-kind.ts";
import { isOurList } from "../model/column-names.ts";
import type { ColumnRoles, StateColumn } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestFacts } from "../model/guest-list.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isAnyOf, wordKey } from "../words/load.ts";
import { type Attendance, attendanceOf, plainAnswer } from "../words/value-words.ts";
import type { NamedRow } from "./named-rows.ts";

/** Who comes, by a list's answers, states and words beside names. */
export interface AttendanceRules {
  /** What becomes of those who do not come. */
  declined: "leaveOut" | "notComing" | "keep";
  isDeclined(row: SheetRow): boolean;
  /** Undefined if the file does not state it. */
  attendanceOf(row: SheetRow): GuestFacts["attendance"];
  /** Whether the row's answer says nothing else. */
  isPlain(row: SheetRow): boolean;
}

const isUntrue = isAnyOf("untrue");

/**
 * "Regrets", "Refunded" or "cannot come, hip surgery" in place of a table, as a state or beside a name: those do not come. "No" and
 * "False" may be about anything.
 */
export const isRefusal = (text: string): boolean =>
  [text, text.split(/[,;:.!(–—]|\s-\s/u, 1).join()].some(
    (part) => wordKey(part).length > 3 && plainAnswer(part) === "no" && !isUntrue(part),
  );

/** A yes, a cross or a time, where nothing or a no says that something is not so. */
export const isTick = (text: string): boolean =>
  text === "1" || plainAnswer(text) === "yes" || /^\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}/u.test(text);

/** "Anna Meier - cancelled", "Anna Meier (abgesagt)". */
const hasRefusal = (name: string): boolean => /\s-\s|[–—(:]/u.test(name) && name.split(/\s-\s|[–—(:]/u).some(isRefusal);

/** Reads answers. Among numbers alone, 0 is a no, and 1 a yes if there are no others; 1 alone may count guests. */
function readerOf(texts: ReadonlySet<string>) {
  const areNumbers = texts.has("0") && texts.size > 1 && [...texts].every((text) => /^\d{1,2}$/u.test(text));
  const numbers = new Map<string, Attendance>([["0", "no"]]);
  if (texts.size === 2) numbers.set("1", "yes");
  const read = (answers: (text: string) => Attendance | undefined) =>
    remembered((cell) => (areNumbers ? numbers.get(tidyText(cell)) : answers(tidyText(cell))));
  return { areNumbers, answerIn: read(attendanceOf), plainIn: read(plainAnswer) };
}

const minUnderstood = 0.6;
const surelyUnderstood = 0.9;

/** Asks what becomes of those who do not come, unless that is plain. */
export function decideAttendance(
  guestRows: GuestRows,
  named: readonly NamedRow[],
  { attendance = -1, states, table = -1, name }: ColumnRoles,
  decisions: Decisions,
): AttendanceRules {
  // In lists that we write, names and tables are what they are.
  const isOurs = isOurList(guestRows) && guestRows.headers[attendance] === guestFileFields.attendance;
  const cellOf = ({ cells }: SheetRow, column = attendance) => (cells[column] ?? "").trim();
  const texts = named.map(({ row }) => cellOf(row)).filter((text) => text !== "");
  const { areNumbers, answerIn, plainIn } = readerOf(new Set(texts));
  const refuses = remembered((cell) => isRefusal(tableText(cell)));
  const isNo = (row: SheetRow, { column, by }: StateColumn) => (by === "tick" ? isTick : refuses)(cellOf(row, column));
  const events = states.filter(({ by }) => by === "answer");
  // A guest who comes to one of several events is expected.
  const isNoByState = (row: SheetRow) =>
    states.some((state) => state.by !== "answer" && isNo(row, state)) ||
    (events.length > 0 && events.every((event) => isNo(row, event)));
  const isNoByWords = (row: SheetRow) =>
    !isOurs && (name.some((column) => hasRefusal(cellOf(row, column))) || refuses(cellOf(row, table)));
  const isDeclined = (row: SheetRow) => answerIn(cellOf(row)) === "no" || isNoByWords(row) || isNoByState(row);
  const gone = named.filter(({ row }) => isDeclined(row));
  const understood = texts.filter((text) => areNumbers || answerIn(text) !== undefined).length;
  const taken = gone.length === 0 ? "keep" : ask();
  const declined = (["leaveOut", "notComing"] as const).find((rule) => rule === taken) ?? "keep";
  const isUnderstood = isOurs || understood >= texts.length * minUnderstood;
  const recordsAnswers = attendance >= 0 && (isUnderstood || declined === "notComing");
  return {
    declined,
    isDeclined,
    attendanceOf(row) {
      if (declined === "notComing" && isDeclined(row)) return "no";
      if (!recordsAnswers) return undefined;
      return answerIn(cellOf(row)) === "yes" ? "yes" : "unknown";
    },
    isPlain(row) {
      const plain = recordsAnswers ? plainIn(cellOf(row)) : undefined;
      return plain === "yes" || plain === "unanswered" || (plain === "no" && declined === "notComing");
    },
  };

  function ask(): string {
    return decisions.take({
      id: "attendance",
      count: gone.length,
      reason: isOurs ? "reading.decisions.attendance.ours" : "reading.decisions.attendance.reason",
      options: [
        "reading.decisions.attendance.leaveOut",
        "reading.decisions.attendance.notComing",
        "reading.decisions.attendance.keep",
      ],
      suggested: isOurs ? "notComing" : "leaveOut",
      isCertain: isOurs || (understood >= texts.length * surelyUnderstood && !gone.some(({ row }) => isNoByState(row))),
      examples: gone.map((one) => one.name),
    });
  }
}
