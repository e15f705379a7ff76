import type { PrintOptions } from "../../../common/print/print-options.ts";
import { t } from "../../lib/text.ts";

export function sheetTitle(sheet: PrintOptions["sheet"]): string {
  return t(`print-screen.sheet.${sheet}`);
}
