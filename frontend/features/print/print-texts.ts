import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { languageTag, t } from "../../lib/text.ts";

const timeFormat = new Intl.DateTimeFormat(languageTag, {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** An ISO 8601 time in the reader's time zone: "Nov 22, 6:42 PM". */
export function printTime(isoTime: string): string {
  return timeFormat.format(new Date(isoTime));
}

export function kindTitle(kind: PrintKind): string {
  return t(`print-screen.kinds.${kind}`);
}
