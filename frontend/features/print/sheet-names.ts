import type { PrintOptions } from "../../../common/print/print-options.ts";
import { t } from "../../lib/text.ts";

/** A sheet in plain words: who makes it, what it is meant for, and how many cards it has. */
export function sheetTitle(sheet: PrintOptions["sheet"]): string {
  return t(`print-screen.sheet.${sheet}`);
}
