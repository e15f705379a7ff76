import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { languageTag, t } from "../../lib/text.ts";

const timeFormat = new Intl.DateTimeFormat(languageTag, {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** When something was printed, in the reader's time zone: "Nov 22, 6:42 PM". @param isoTime ISO 8601 */
export function printTime(isoTime: string): string {
  return timeFormat.format(new Date(isoTime));
}

/** A kind of print within a sentence or as a title. */
export function kindTitle(kind: PrintKind): string {
  return t(`print-screen.kinds.${kind}`);
}
