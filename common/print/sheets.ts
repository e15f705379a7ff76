import type { PaperName, PaperSize } from "./papers.ts";

/** Where the cards of a sheet are, in millimeters. */
export interface Sheet {
  paper: PaperName;
  columns: number;
  rows: number;
  /** Size of a card, unfolded. */
  width: number;
  height: number;
  left: number;
  top: number;
  /** From one card's edge to the next one's. */
  gapX: number;
  gapY: number;
  /** Of a named sheet: its paper is wider than high. */
  isWide?: boolean;
}

/** Sheets of cards. */
export const cardSheetNames = ["5371", "5305", "5395", "C32011", "32015", "32253", "32257", "L4785", "L7418"] as const;

/** Sheets of labels that stick. */
export const labelSheetNames = ["L7160", "5160"] as const;

export const sheetNames = [...cardSheetNames, ...labelSheetNames] as const;

export type SheetName = (typeof sheetNames)[number];

/** Farthest that everything on a sheet can be moved, in millimeters. */
export const maxNudge = 20;

/** In millimeters, for a custom sheet. */
export const minCardSide = 15;

export const maxCardsInLine = 30;

const inch = 25.4;
const noGaps = { gapX: 0, gapY: 0 };
const metricCard = { width: 85, height: 54 };

/** Measures as the makers, gLabels and LibreOffice publish them. They are centered on the paper. */
export const sheets: Readonly<Record<SheetName, Sheet>> = {
  // Business cards, 10 of 3½ × 2 in.
  "5371": {
    ...{ paper: "letter", columns: 2, rows: 5, width: 3.5 * inch, height: 2 * inch },
    ...{ left: 0.75 * inch, top: 0.5 * inch, ...noGaps },
  },
  // Tent cards, 2 of 8½ × 2½ in when folded.
  "5305": {
    ...{ paper: "letter", columns: 1, rows: 2, width: 8.5 * inch, height: 5 * inch },
    ...{ left: 0, top: 0.5 * inch, ...noGaps },
  },
  // Name badges, 8 of 3⅜ × 2⅓ in.
  "5395": {
    ...{ paper: "letter", columns: 2, rows: 4, width: 3.375 * inch, height: (7 / 3) * inch },
    ...{ left: 0.6875 * inch, top: (7 / 12) * inch, gapX: 0.375 * inch, gapY: inch / 6 },
  },
  // Business cards, 10 of 85 × 54 mm.
  C32011: { paper: "a4", columns: 2, rows: 5, ...metricCard, left: 15, top: 13.5, gapX: 10, gapY: 0 },
  // Business cards with smooth edges, 8 of 85 × 54 mm.
  "32015": { paper: "a4", columns: 2, rows: 4, ...metricCard, left: 17, top: 31.5, gapX: 6, gapY: 6 },
  // Place cards, 4 of 110 × 40 mm when folded, on a sheet that is wider than high.
  "32253": {
    ...{ paper: "a4", columns: 2, rows: 2, width: 110, height: 80, left: 38.5, top: 25, ...noGaps, isWide: true },
  },
  // Long place cards, 2 of 210 × 70 mm when folded.
  "32257": { paper: "a4", columns: 1, rows: 2, width: 210, height: 140, left: 0, top: 8.5, ...noGaps },
  // Name badges, 8 of 86 × 55 mm.
  L7418: { paper: "a4", columns: 2, rows: 4, width: 86, height: 55, left: 19, top: 38.5, ...noGaps },
  // Name badges, 10 of 80 × 50 mm.
  L4785: { paper: "a4", columns: 2, rows: 5, width: 80, height: 50, left: 17.5, top: 13.5, gapX: 15, gapY: 5 },
  // Address labels, 21 of 63.5 × 38.1 mm.
  L7160: { paper: "a4", columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.25, top: 15.15, gapX: 2.5, gapY: 0 },
  // Address labels, 30 of 2⅝ × 1 in.
  "5160": {
    ...{ paper: "letter", columns: 3, rows: 10, width: 2.625 * inch, height: inch },
    ...{ left: 0.1875 * inch, top: 0.5 * inch, gapX: 0.125 * inch, gapY: 0 },
  },
};

const tolerance = 0.01;

/** Whether all cards of a sheet are on its paper. `page` is in the direction in which it is printed. */
export function fitsPaper(sheet: Sheet, page: PaperSize): boolean {
  return rightEnd(sheet) <= page.width + tolerance && bottomEnd(sheet) <= page.height + tolerance;
}

/** From the paper's left edge to the last card's right one. */
export function rightEnd({ left, columns, width, gapX }: Sheet): number {
  return left + columns * width + (columns - 1) * gapX;
}

/** From the paper's upper edge to the last card's lower one. */
export function bottomEnd({ top, rows, height, gapY }: Sheet): number {
  return top + rows * height + (rows - 1) * gapY;
}
