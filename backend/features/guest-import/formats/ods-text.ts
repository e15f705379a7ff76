import { dateText, plainNumber } from "./number-text.ts";
import type { Attributes } from "./xml.ts";

/** The text of an OpenDocument cell that shows `shown`, with dates and times as ISO text. */
export function odsText(cell: Attributes, shown: string): string {
  switch (cell["office:value-type"]) {
    case "date":
      return dateText(cell["office:date-value"] ?? shown);
    case "time":
      return timeText(cell["office:time-value"] ?? "") ?? shown;
    case "boolean":
      return cell["office:boolean-value"] === "true" ? "TRUE" : "FALSE";
    case "float":
      return floatText(shown, cell["office:value"]);
    default:
      return shown === "" ? (cell["office:string-value"] ?? "") : shown;
  }
}

/** As shown, but with a decimal point, and numbers too long for their cell in full. */
function floatText(shown: string, value: string | undefined): string {
  const number = Number(value);
  if (value === undefined || value === "" || !Number.isFinite(number)) return shown;
  if (shown === "" || /\d[Ee][+-]?\d|^#+$/u.test(shown)) return plainNumber(number);
  const pointed = shown.replace(",", ".");
  return Math.abs(Number(pointed) - number) < 1 ? pointed : shown;
}

/** From a duration such as PT18H30M00S. */
function timeText(duration: string): string | undefined {
  const [, hours, minutes, seconds = "00"] = /^PT(\d+)H(\d\d?)M(?:(\d\d)[.,\d]*S)?$/u.exec(duration) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const clock = `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
  return seconds === "00" ? clock : `${clock}:${seconds}`;
}
