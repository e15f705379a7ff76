import { message } from "../../../../../common/messages/message.ts";
import { type QrPath, qrSettings } from "../../../../../common/qr-path.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Block } from "../../pages/page.ts";
import { type Area, millimeter } from "../../pages/page-frame.ts";
import { type CodeSquare, qrCodeBlock, qrCodeOfMany } from "../qr-code.ts";

/** Phones read smaller modules only in good light, and from very near. */
const module = 0.35 * millimeter;

const narrowest = 14 * millimeter;
const widest = 20 * millimeter;

/** Least distance from the edges of a card, where a sheet may be cut or printed a little off. */
const edge = 1.5 * millimeter;

/** Between the code's blank border and other things. */
const space = 0.5 * millimeter;

/** A code with its place on a card. */
export interface PlacedCode {
  code: QrPath;
  square: CodeSquare;
}

/** The code of a guest, undefined where none is wanted. */
export function codeOf({ options }: LayoutInput, { link }: { link?: string }): QrPath | undefined {
  return options.showCode && link !== undefined ? qrCodeOfMany(link) : undefined;
}

/** In the lower right corner of a face, with its dark part where texts and meals end, as far as the edges allow. */
export function placeCode(code: QrPath, face: Area, margins: { side: number; edge: number }): PlacedCode {
  const wanted = Math.max(narrowest, code.side * module, Math.min(widest, face.height * 0.28));
  const width = Math.min(wanted, Math.max(narrowest, face.height - 2 * edge));
  const border = (width / code.side) * qrSettings.border;
  const x = face.x + face.width - width - Math.max(margins.side - border, edge);
  const y = face.y + face.height - width - Math.max(margins.edge - border, edge);
  return { code, square: { x, y, width } };
}

/** A code as it is read out. */
export function codeBlock({ language }: LayoutInput, { code, square }: PlacedCode): Block {
  return qrCodeBlock(code, square, language.say(message("print-cards.code")));
}

/** What is left of an area above a code, and to the left of it. */
export function besides(area: Area, { square }: PlacedCode): Area[] {
  return [
    { ...area, height: square.y - space - area.y },
    { ...area, width: square.x - space - area.x },
  ];
}

/** Whether an area touches a code. */
export function touches({ x, y, width, height }: Area, { square }: PlacedCode): boolean {
  const isBeside = x + width <= square.x - space || x >= square.x + square.width + space;
  const isAboveOrBelow = y + height <= square.y - space || y >= square.y + square.width + space;
  return !isBeside && !isAboveOrBelow;
}

/** At the left of a label, in the middle of its height. */
export function placeLabelCode(code: QrPath, { x, y, width, height }: Area): PlacedCode {
  const wanted = Math.max(narrowest, code.side * module, width * 0.34);
  const side = Math.min(wanted, height - 2 * edge);
  return { code, square: { x: x + edge, y: y + (height - side) / 2, width: side } };
}
