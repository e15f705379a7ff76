import { DomainError } from "../../../lib/domain-error.ts";

/** How cells with a number format show their numbers. */
export type NumberDisplay = { kind: "plain" } | { kind: "date" } | { kind: "time" } | { kind: "code"; code: string };

/** Formats a number by a spreadsheet format code. */
export type FormatNumber = (code: string, value: number) => string;

/** Codes that workbooks reference only by id. Date formats differ by country; only their kind matters here. */
const builtInCodes = new Map([
  [1, "0"],
  [2, "0.00"],
  [3, "#,##0"],
  [4, "#,##0.00"],
  [9, "0%"],
  [10, "0.00%"],
  [11, "0.00E+00"],
  [12, "# ?/?"],
  [13, "# ??/??"],
  [37, "#,##0 ;(#,##0)"],
  [38, "#,##0 ;[Red](#,##0)"],
  [39, "#,##0.00;(#,##0.00)"],
  [40, "#,##0.00;[Red](#,##0.00)"],
  [45, "mm:ss"],
  [46, "[h]:mm:ss"],
  [47, "mm:ss.0"],
  [48, "##0.0E+0"],
]);
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 34, 35, 55, 56]);

/** The display of a format id that the workbook does not define a code for. */
export function displayOfBuiltIn(id: number): NumberDisplay {
  if (builtInDates.has(id)) return { kind: "date" };
  if (builtInTimes.has(id)) return { kind: "time" };
  const code = builtInCodes.get(id);
  return code === undefined ? { kind: "plain" } : { kind: "code", code };
}

export function displayOfCode(code: string): NumberDisplay {
  if (code === "" || code === "@" || /^general$/iu.test(code)) return { kind: "plain" };
  const elapsed = /\[(h+|m+|s+)\]/iu.test(code);
  const letters = (code.split(";")[0] ?? "")
    .replace(/"[^"]*(?:"|$)|\\.|_.|\*.|\[[^\]]*\]/gu, "")
    .replace(/general|e[+-]|am\/pm|a\/p/giu, "");
  if (elapsed) return { kind: "code", code };
  if (/[ydgeb]/iu.test(letters)) return { kind: "date" };
  if (/h/iu.test(letters)) return { kind: "time" };
  if (/m/iu.test(letters) && !/s/iu.test(letters)) return { kind: "date" };
  return { kind: "code", code };
}

/** As the cell shows it; dates and times as ISO text (a part of a day is a time), plain numbers in full, for phone numbers. */
export function numberText(value: number, display: NumberDisplay, date1904: boolean, format: FormatNumber): string {
  if (display.kind === "plain") return plainNumber(value);
  if (display.kind === "code") return formattedNumber(value, display.code, format);
  const moment = momentOfSerial(value, date1904);
  if (moment === undefined) return plainNumber(value);
  const time = isoTime(moment);
  if (display.kind === "time" || (value > 0 && value < 1)) return time;
  const date = moment.toISOString().slice(0, 10);
  return time === "00:00" ? date : `${date}T${time}`;
}

/** In full. Spreadsheet programs keep fifteen digits; more are rounding noise, as in 0.1 + 0.2. */
export function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)));
}

function formattedNumber(value: number, code: string, format: FormatNumber): string {
  try {
    return format(code, value).trim() || plainNumber(value);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return plainNumber(value);
  }
}

const dayMs = 86_400_000;

const lastSerial = 2_958_465;

/** In UTC, to the second. Day 60 of the 1900 calendar never existed and counts as the 59th. */
function momentOfSerial(serial: number, date1904: boolean): Date | undefined {
  if (!(serial >= 0) || serial >= lastSerial + 1) return undefined;
  const days = serial + epochShift(serial, date1904);
  return new Date(Date.UTC(1899, 11, 30) + Math.round((days * dayMs) / 1000) * 1000);
}

function epochShift(serial: number, date1904: boolean): number {
  if (date1904) return 1462;
  return serial < 60 ? 1 : 0;
}

function isoTime(moment: Date): string {
  const text = moment.toISOString();
  return text.slice(17, 19) === "00" ? text.slice(11, 16) : text.slice(11, 19);
}

/** From a moment such as 1899-12-31T18:30:00.000; a time without a date is on the first day. */
export function dateText(moment: string): string {
  const [, date = "", time = "", seconds = ""] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?)?/u.exec(moment) ?? [];
  if (date === "") return moment;
  const clock = seconds === ":00" ? time : `${time}${seconds}`;
  if (date.startsWith("1899-12-3")) return clock;
  return clock === "00:00" || clock === "" ? date : `${date}T${clock}`;
}
