import { encode } from "uqr";
import { type QrPath, qrPathOf, qrSettings } from "../../../../common/qr-path.ts";
import type { Block } from "./page.ts";

/** Where a code goes with its blank border, in points. */
export interface CodeSquare {
  x: number;
  y: number;
  width: number;
}

/** The QR code of an address, with the mask that suits it best. */
export const qrCodeOf = (link: string): QrPath => qrPathOf(encode(link, qrSettings).data);

/**
 * The QR code of one of many addresses. Trying all masks takes thirty times as long, and every scanner reads each of
 * them.
 */
export const qrCodeOfMany = (link: string): QrPath => qrPathOf(encode(link, { ...qrSettings, maskPattern: 3 }).data);

/** A code on white, which every camera reads, whatever the event's colors. */
export function qrCodeBlock({ side, path }: QrPath, { x, y, width }: CodeSquare, alt: string, radius = 0): Block {
  return {
    kind: "block",
    tag: "Figure",
    alt,
    items: [
      { kind: "rectangle", x, y, width, height: width, fill: "#ffffff", radius },
      { kind: "path", data: path, x, y, scale: width / side, fill: "#000000" },
    ],
  };
}
