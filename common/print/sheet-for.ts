import { type PaperName, type PaperSize, papers } from "./papers.ts";
import type { PrintOptions } from "./print-options.ts";
import { type Sheet, sheets } from "./sheets.ts";

export interface PrintedSheet {
  sheet: Sheet;
  /** In the direction in which it is printed, in millimeters. */
  page: PaperSize;
  isCut: boolean;
}

/** Tents are folded; labels are smaller than cards. */
export type CardForm = PrintOptions["cardForm"] | "label";

/** Size of a paper in the direction in which it is printed, in millimeters. */
export function pageSize(paper: PaperName, isLandscape: boolean): PaperSize {
  const { width, height } = papers[paper];
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** The sheet for cards. A named sheet has its own paper; only cards cut by hand depend on their form. */
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
  return { sheet, page: pageSize(sheet.paper, sheet.isWide ?? false), isCut: false };
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
  return { paper, columns, rows, width, height, left, top, gapX: 0, gapY: 0 };
}
