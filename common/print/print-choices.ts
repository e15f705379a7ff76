import type { PaperName } from "./papers.ts";
import type { PrintKind } from "./print-kinds.ts";
import { type printedGuests, printOrders, type printSheets } from "./print-words.ts";
import { cardSheetNames, labelSheetNames } from "./sheets.ts";

export interface PrintChoices {
  papers: readonly PaperName[];
  guests: typeof printedGuests.options;
  orders: typeof printOrders.options;
  sheets: typeof printSheets.options;
}

const desk: readonly PaperName[] = ["a4", "letter", "legal", "a3", "tabloid"];
const sheetPapers: readonly PaperName[] = ["a4", "letter", "a3"];
const signPapers: readonly PaperName[] = ["a6", "a5", "a4", "a3", "letter", "tabloid"];
const wall: readonly PaperName[] = ["a3", "a2", "a1", "a0", "tabloid", "18x24", "24x36"];
const sheets = ["cut", ...cardSheetNames, "custom"] as const;
const labels = ["cut", ...labelSheetNames, "custom"] as const;
const all = ["all", "table", "changed"] as const;
const none = { guests: ["all"], orders: [], sheets: [] } as const;

const choices: Readonly<Record<PrintKind, PrintChoices>> = {
  "place-cards": { papers: sheetPapers, guests: all, orders: ["table", "name", "list"], sheets },
  "escort-cards": { papers: sheetPapers, guests: all, orders: printOrders.options, sheets },
  "by-name": { papers: desk, guests: all, orders: [], sheets: [] },
  "by-table": { papers: desk, guests: all, orders: ["name", "list"], sheets: [] },
  "table-signs": { papers: ["a6", "a5", "a4", "letter"], guests: all, orders: ["list", "name"], sheets: [] },
  poster: { ...none, papers: wall, orders: ["table", "name"] },
  caterer: { ...none, papers: desk, guests: ["all", "here"] },
  "check-in": { papers: desk, guests: all, orders: ["name", "table", "list"], sheets: [] },
  codes: { papers: sheetPapers, guests: all, orders: ["name", "table", "list"], sheets: labels },
  sign: { ...none, papers: signPapers },
  "floor-plan": { ...none, papers: ["a4", "a3", "a2", "a1", "a0", "letter", "tabloid", "18x24", "24x36"] },
};

export function choicesOf(kind: PrintKind): PrintChoices {
  return choices[kind];
}

const defaultPapers: Readonly<Record<PrintKind, PaperName>> = {
  "place-cards": "a4",
  "escort-cards": "a4",
  "by-name": "a4",
  "by-table": "a4",
  "table-signs": "a5",
  poster: "a2",
  caterer: "a4",
  "check-in": "a4",
  codes: "a4",
  sign: "a5",
  "floor-plan": "a4",
};

/** The closest paper where paper is measured in inches. */
const american: Partial<Record<PaperName, PaperName>> = { a4: "letter", a5: "letter", a3: "tabloid", a2: "18x24" };

/** Default paper of a kind: A-series, or what comes closest to it in North America. */
export function usualPaper(kind: PrintKind, isAmerican: boolean): PaperName {
  const paper = defaultPapers[kind];
  return (isAmerican && american[paper]) || paper;
}
