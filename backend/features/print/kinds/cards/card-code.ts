import { message } from "../../../../../common/messages/message.ts";
import { type QrPath, qrSettings } from "../../../../../common/qr-path.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { type CodeSquare, qrCodeBlock, qrCodeOfMany } from "../../pages/qr-code.ts";

/** Phones read smaller modules only in good light, and from very near. */
const module = 0.35 * millimeter;

const narrowest = 14 * millimeter;
const widest = 20 * millimeter;

/** Least distance from the edges of a card, where a sheet may be cut or printed a little off. */
const edge = 1.5 * millimeter;

/** A code with its place on a card. */
export interface PlacedCode {
  code: QrPath;
  square: CodeSquare;
}

/** The code of a guest; undefined where none is printed. */
export const codeOf = ({ link }: PrintGuest): QrPath | undefined =>
  link === undefined ? undefined : qrCodeOfMany(link);

/** In the lower right corner of a front, with its dark part where texts end, as far as the edges allow. */
export function placeCode(code: QrPath, front: Area, margins: { side: number; edge: number }): PlacedCode {
  const wanted = Math.max(narrowest, code.side * module, Math.min(widest, front.height * 0.28));
  const width = Math.min(wanted, Math.max(narrowest, front.height - 2 * edge));
  const border = (width / code.side) * qrSettings.border;
  const x = front.x + front.width - width - Math.max(margins.side - border, edge);
  const y = front.y + front.height - width - Math.max(margins.edge - border, edge);
  return { code, square: { x, y, width } };
}

/** At the left of a label, in the middle of its height. */
export function placeLabelCode(code: QrPath, { x, y, width, height }: Area): PlacedCode {
  const side = Math.min(Math.max(narrowest, code.side * module, width * 0.34), height - 2 * edge);
  return { code, square: { x: x + edge, y: y + (height - side) / 2, width: side } };
}

/** A code as it is read out. */
export function codeBlock({ language }: LayoutInput, { code, square }: PlacedCode): Block {
  return qrCodeBlock(code, square, language.say(message("print-cards.code")));
}
