import { message } from "../../../../common/messages/message.ts";
import { declareLimit, formatCount } from "../../../lib/declared-limits.ts";
import type { FormatNumber } from "./number-text.ts";
import { unreadable } from "./unreadable.ts";

const maxCodeLength = 255;

/** One takes up to 15 microseconds; a list of 5 MB has about as many. */
const maxFormatted = 200_000;

declareLimit({
  what: "Guest lists: numbers to format",
  counts: "each file",
  limit: `${formatCount(maxFormatted)} different ones`,
  beyond: "422",
});

/** Formats and caches numbers. @throws DomainError UNREADABLE_FILE on calls with too many different numbers */
export function rememberingFormatter(format: FormatNumber): FormatNumber {
  const known = new Map<string, Map<number, string>>();
  let count = 0;
  return (code, value) => {
    if (code.length > maxCodeLength) return String(value);
    const ofCode = known.get(code) ?? new Map<number, string>();
    known.set(code, ofCode);
    const remembered = ofCode.get(value);
    if (remembered !== undefined) return remembered;
    count += 1;
    if (count > maxFormatted) throw unreadable(message("reading.tooLargeUnpacked"));
    const text = format(code, value);
    ofCode.set(value, text);
    return text;
  };
}
