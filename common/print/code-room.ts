import type { PrintKind } from "./print-kinds.ts";
import type { PrintOptions } from "./print-options.ts";
import { type CardForm, sheetFor } from "./sheet-for.ts";

/** The smallest side of a card with room for a code beside a name, in millimeters. */
const smallest = { width: 45, height: 20 };

/** How the cards or labels of a kind are cut and folded. */
function formOf(kind: PrintKind, { cardForm }: Pick<PrintOptions, "cardForm">): CardForm {
  if (kind === "codes") return "label";
  return kind === "place-cards" ? cardForm : "flat";
}

/** Whether each card or label has room for a code; for a tent, its front. A sheet that is not known yet has. */
export function fitsCode(kind: PrintKind, options: PrintOptions): boolean {
  if (options.sheet === "custom" && options.customSheet === null) return true;
  const form = formOf(kind, options);
  const { width, height } = sheetFor(options, form).sheet;
  return width >= smallest.width && (form === "tent" ? height / 2 : height) >= smallest.height;
}
