import { type PaperName, papers } from "../../../common/print/papers.ts";
import type { Sheet } from "../../../common/print/sheets.ts";

/** Business cards, in millimeters: what most sheets of cards are made of. */
const card = { width: 85, height: 54 };

/** Kept free along the paper's edges, in millimeters: few printers reach them. */
const edge = 10;

/** A sheet to begin with: as many business cards as fit, in the middle of the paper. */
export function startingSheet(paper: PaperName): Sheet {
  const { width, height } = papers[paper];
  const columns = Math.floor((width - 2 * edge) / card.width);
  const rows = Math.floor((height - 2 * edge) / card.height);
  const left = tenths((width - columns * card.width) / 2);
  const top = tenths((height - rows * card.height) / 2);
  return { paper, columns, rows, ...card, left, top, gapX: 0, gapY: 0 };
}

const tenths = (length: number) => Math.round(length * 10) / 10;
