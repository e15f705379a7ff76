import { type PaperName, type PaperSize, papers } from "./papers.ts";
import type { PrintOptions } from "./print-options.ts";
import { type Sheet, sheets } from "./sheets.ts";

/** A sheet of cards as it goes through the printer. */
export interface PrintedSheet {
  sheet: Sheet;
  /** The paper's size in the direction in which it is printed, in millimeters. */
  page: PaperSize;
  /** Whether the cards are cut by hand, and need lines to cut and fold along. */
  isCut: boolean;
}

/** How a card is made. */
export type CardForm = PrintOptions["cardForm"];

/** Size of a paper in the direction in which it is printed, in millimeters. */
export function pageSize(paper: PaperName, isLandscape: boolean): PaperSize {
  const { width, height } = papers[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/**
 * The sheet that cards are printed on. A sheet by name has its own paper, upright; only cards that are cut by hand depend
 * on their form.
 */
export function sheetFor(
  options: Pick<PrintOptions, "sheet" | "customSheet" | "paper" | "isLandscape">,
  form: CardForm,
): PrintedSheet {
  const { sheet: choice, customSheet, paper, isLandscape } = options;
  if (choice === "custom" && customSheet) {
    return { sheet: customSheet, page: pageSize(customSheet.paper, isLandscape), isCut: false };
  }
  if (choice === "cut" || choice === "custom") {
    const page = pageSize(paper, isLandscape);
    return { sheet: cutSheet(paper, page, form), page, isCut: true };
  }
  const sheet = sheets[choice];
  return { sheet, page: pageSize(sheet.paper, false), isCut: false };
}

/** What printers leave white at each edge, with room for the marks, in millimeters. */
const edge = 5;

/** A place card: the front half of a tent, or a flat one. In inches on the papers of those who measure in inches. */
const metric: PaperSize = { width: 85, height: 55 };
const inches: PaperSize = { width: 88.9, height: 50.8 };

/** As many cards as there is room for, in the middle of the paper; at least one, smaller if need be. */
function cutSheet(paper: PaperName, page: PaperSize, form: CardForm): Sheet {
  const card = paper.startsWith("a") ? metric : inches;
  const room = { width: page.width - 2 * edge, height: page.height - 2 * edge };
  const width = Math.min(card.width, room.width);
  const height = Math.min(form === "tent" ? 2 * card.height : card.height, room.height);
  const columns = Math.floor(room.width / width);
  const rows = Math.floor(room.height / height);
  const left = (page.width - columns * width) / 2;
  const top = (page.height - rows * height) / 2;
  return { paper, columns, rows, width, height, left, top, gapX: 0, gapY: 0 };
}
