import { SSF } from "@e965/xlsx";
import { message } from "../../../../common/messages/message.ts";
import { unreadable } from "./unreadable.ts";

/** How cells show their numbers: a code of the spreadsheet program for what is neither plain nor a moment. */
export type NumberDisplay = "plain" | "date" | "time" | { code: string };

/** In East Asia. */
const builtInTimes = new Set([32, 33, 34, 35, 55, 56]);

/** Of a format that workbooks name only by an id. Dates differ by country; only their kind matters here. */
export function builtInDisplay(id: number): NumberDisplay {
  if (builtInTimes.has(id)) return "time";
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return "date";
  return displayOf(String(SSF.get_table()[id] ?? ""));
}

const maxCodeLength = 255;

export function displayOf(code: string): NumberDisplay {
  if (code === "" || code === "@" || code.length > maxCodeLength || /^general$/iu.test(code)) return "plain";
  if (/\[(h+|m+|s+)\]/iu.test(code)) return { code };
  const letters = (code.split(";")[0] ?? "")
    .replace(/"[^"]*(?:"|$)|\\.|_.|\*.|\[[^\]]*\]/gu, "")
    .replace(/general|e[+-]|am\/pm|a\/p/giu, "");
  if (/[ydgeb]/iu.test(letters)) return "date";
  if (/h/iu.test(letters)) return "time";
  return /m/iu.test(letters) && !/s/iu.test(letters) ? "date" : { code };
}

/** One takes up to 15 microseconds; a list of 5 MB has about as many. */
const maxFormatted = 200_000;

/** Texts of a workbook's numbers. */
export class NumberTexts {
  readonly #known = new Map<string, string>();
  readonly #date1904: boolean;

  constructor(date1904: boolean) {
    this.#date1904 = date1904;
  }

  /**
   * As the cell shows it; dates and times as ISO text (a part of a day is a time), plain numbers in full, for phone
   * numbers. @throws DomainError UNREADABLE_FILE with too many different ones
   */
  of(value: number, display: NumberDisplay): string {
    if (display === "plain") return plainNumber(value);
    if (typeof display === "object") return this.#formatted(value, display.code);
    const moment = momentOfSerial(value, this.#date1904)?.toISOString();
    if (moment === undefined) return plainNumber(value);
    return display === "time" || (value > 0 && value < 1) ? clockOf(moment.slice(11, 19)) : dateText(moment);
  }

  #formatted(value: number, code: string): string {
    const key = `${code}\n${value}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= maxFormatted) throw unreadable(message("reading.tooLargeUnpacked"));
    const text = formatted(value, code);
    this.#known.set(key, text);
    return text;
  }
}

function formatted(value: number, code: string): string {
  try {
    return String(SSF.format(code, value)).trim() || plainNumber(value);
  } catch {
    return plainNumber(value);
  }
}

/** In full. Spreadsheet programs keep fifteen digits; more are rounding noise, as in 0.1 + 0.2. */
export const plainNumber = (value: number) => String(Number(value.toPrecision(15)));

const lastSerial = 2_958_465;

/** In UTC, to the second. Day 60 of the 1900 calendar never existed and counts as the 59th. */
function momentOfSerial(serial: number, date1904: boolean): Date | undefined {
  if (!(serial >= 0) || serial >= lastSerial + 1) return undefined;
  const shift = serial < 60 ? 1 : 0;
  const seconds = Math.round((serial + (date1904 ? 1462 : shift)) * 86_400);
  return new Date(Date.UTC(1899, 11, 30) + seconds * 1000);
}

/** From a moment such as 1899-12-31T18:30:00.000; a time without a date is on one of the first days. */
export function dateText(moment: string): string {
  const [, date, time = ""] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/u.exec(moment) ?? [];
  if (date === undefined) return moment;
  const clock = clockOf(time);
  if (date.startsWith("1899-12-3")) return clock;
  return clock === "00:00" || clock === "" ? date : `${date}T${clock}`;
}

/** Without seconds if there are none. */
const clockOf = (time: string) => time.replace(/^(\d\d:\d\d):00$/u, "$1");
