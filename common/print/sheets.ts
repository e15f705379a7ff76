import { type PaperName, type PaperSize, papers } from "./papers.ts";

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

/** From the paper's left edge to the last card's right one. */
export function rightEnd({ left, columns, width, gapX }: Sheet): number {
  return left + columns * width + (columns - 1) * gapX;
}

/** From the paper's upper edge to the last card's lower one. */
export function bottomEnd({ top, rows, height, gapY }: Sheet): number {
  return top + rows * height + (rows - 1) * gapY;
}

/** How a card is used: tents are folded, and labels are smaller than cards. */
export type CardForm = "tent" | "flat" | "label";

export interface PrintedSheet {
  sheet: Sheet;
  /** In the direction in which it is printed, in millimeters. */
  page: PaperSize;
  isCut: boolean;
}

/** Size of a paper in the direction in which it is printed, in millimeters. */
export function pageSize({ paper, isLandscape = false }: { paper: PaperName; isLandscape?: boolean }): PaperSize {
  const { width, height } = papers[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

interface SheetOptions {
  paper: PaperName;
  sheet: SheetName | "cut" | "custom";
  sheetColumns: number | null;
  sheetRows: number | null;
  cardWidth: number | null;
  cardHeight: number | null;
  sheetLeft: number | null;
  sheetTop: number | null;
  sheetGapX: number | null;
  sheetGapY: number | null;
}

/** The sheet for cards. A named sheet has its own paper; only cards cut by hand depend on their form. */
export function sheetFor(options: SheetOptions, form: CardForm): PrintedSheet {
  const { sheet: choice, paper } = options;
  const page = pageSize({ paper });
  if (choice === "cut") return { sheet: cutSheet(paper, page, form), page, isCut: true };
  if (choice === "custom") return { sheet: customSheet(options), page, isCut: false };
  const sheet = sheets[choice];
  return { sheet, page: pageSize({ paper: sheet.paper, isLandscape: sheet.isWide ?? false }), isCut: false };
}

/** What printers leave white at each edge, with room for the marks, in millimeters. */
const edge = 5;

const metric: PaperSize = { width: 85, height: 55 };
const inches: PaperSize = { width: 88.9, height: 50.8 };
const label: PaperSize = { width: 63.5, height: 38 };

const cardOn = (paper: PaperName) => (paper.startsWith("a") ? metric : inches);

function cutSheet(paper: PaperName, page: PaperSize, form: CardForm): Sheet {
  const card = form === "label" ? label : cardOn(paper);
  const room = { width: page.width - 2 * edge, height: page.height - 2 * edge };
  const width = Math.min(card.width, room.width);
  const height = Math.min(form === "tent" ? 2 * card.height : card.height, room.height);
  const columns = Math.floor(room.width / width);
  const rows = Math.floor(room.height / height);
  const left = (page.width - columns * width) / 2;
  const top = (page.height - rows * height) / 2;
  return { paper, columns, rows, width, height, left, top, ...noGaps };
}

/** Of the measures that are given. Cards without a place are in the middle of the paper. */
function customSheet(options: SheetOptions): Sheet {
  const { paper, sheetColumns, sheetRows, cardWidth, cardHeight, sheetLeft, sheetTop, sheetGapX, sheetGapY } = options;
  const all = {
    ...{ paper, columns: sheetColumns ?? 1, rows: sheetRows ?? 1, left: 0, top: 0 },
    ...{ width: cardWidth ?? metricCard.width, height: cardHeight ?? metricCard.height },
    ...{ gapX: sheetGapX ?? 0, gapY: sheetGapY ?? 0 },
  };
  const { width, height } = papers[paper];
  const left = sheetLeft ?? Math.max((width - rightEnd(all)) / 2, 0);
  return { ...all, left, top: sheetTop ?? Math.max((height - bottomEnd(all)) / 2, 0) };
}

const tolerance = 0.5;

/** Whether all cards of a sheet are on its paper. */
export function fitsPaper(sheet: Sheet, page: PaperSize): boolean {
  return rightEnd(sheet) <= page.width + tolerance && bottomEnd(sheet) <= page.height + tolerance;
}

/** The smallest side of a card with room for a code beside a name, in millimeters. */
const smallestForCode = { width: 45, height: 20 };

/** Whether each card or label has room for a code; for a tent, its front. */
export function fitsCode({ width, height }: Sheet, form: CardForm): boolean {
  return width >= smallestForCode.width && (form === "tent" ? height / 2 : height) >= smallestForCode.height;
}
