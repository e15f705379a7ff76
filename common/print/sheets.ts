import type { PaperName } from "./papers.ts";

/** Where the cards of a sheet are. All lengths are in millimeters. */
export interface Sheet {
  paper: PaperName;
  columns: number;
  rows: number;
  /** Size of a card, unfolded. */
  width: number;
  height: number;
  /** From the paper's edges to the first card. */
  left: number;
  top: number;
  /** From one card's edge to the next one's. */
  gapX: number;
  gapY: number;
}

/** Names of the sheets whose measures are known. */
export const sheetNames = ["5371", "5305", "5395", "C32011", "32015", "L4785"] as const;

/** Name of a sheet whose measures are known. */
export type SheetName = (typeof sheetNames)[number];
