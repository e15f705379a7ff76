import type { AppLanguage } from "../app-languages.ts";
import type { PaperName } from "./papers.ts";
import type { PrintKind } from "./print-kinds.ts";
import { type PrintedGuests, type PrintOptions, printOrders } from "./print-options.ts";
import { sheetNames } from "./sheets.ts";
import { guessDietColumns, guessMealColumn } from "./special-columns.ts";

/** What can be chosen for a kind of print. What a kind has no choice of is ignored. */
export interface PrintChoices {
  papers: readonly PaperName[];
  /** Ways to choose guests. */
  guests: readonly PrintedGuests["which"][];
  /** Orders of guests; none where the kind itself decides. */
  orders: readonly PrintOptions["order"][];
  /** Sheets of cards; none for other kinds. */
  sheets: readonly PrintOptions["sheet"][];
  /** The other fields of {@link PrintOptions} that the kind uses. */
  fields: ReadonlySet<ChoosableField>;
}

/** An option that a kind either uses or ignores. */
export type ChoosableField = Exclude<
  keyof PrintOptions,
  "paper" | "guests" | "order" | "sheet" | "customSheet" | "nudgeX" | "nudgeY" | "isTestFrame" | "language"
>;

const desk = ["a4", "letter", "legal", "a3", "tabloid"] as const satisfies readonly PaperName[];
const sheetPapers = ["a4", "letter", "a3"] as const satisfies readonly PaperName[];
const signPapers = ["a6", "a5", "a4", "a3", "letter", "tabloid"] as const satisfies readonly PaperName[];
const wall = ["a3", "a2", "a1", "a0", "tabloid", "18x24", "24x36"] as const satisfies readonly PaperName[];
const sheets = ["cut", ...sheetNames, "custom"] as const;
const all = ["all", "table", "changed"] as const;
const anyOrder = ["table", "name", "list"] as const;

const fields = (...names: ChoosableField[]): ReadonlySet<ChoosableField> => new Set(names);
const none = { guests: ["all"], orders: [], sheets: [] } as const;

const choices: Readonly<Record<PrintKind, PrintChoices>> = {
  "place-cards": {
    ...{ papers: sheetPapers, guests: all, orders: anyOrder, sheets },
    fields: fields(
      ...(["look", "hasFooter", "nameForm", "titleColumn", "showTable", "showSeat"] as const),
      ...(["mealColumn", "mealMark", "cardForm"] as const),
    ),
  },
  "escort-cards": {
    ...{ papers: sheetPapers, guests: all, orders: printOrders, sheets },
    fields: fields(
      ...(["look", "hasFooter", "nameForm", "titleColumn", "showSeat", "mealColumn", "mealMark"] as const),
      "escortUnit",
    ),
  },
  "by-name": {
    ...{ papers: desk, guests: all, orders: [], sheets: [] },
    fields: fields("isLandscape", "look", "hasFooter", "showSeat", "columns"),
  },
  "by-table": {
    ...{ papers: desk, guests: all, orders: ["name", "list"], sheets: [] },
    fields: fields("isLandscape", "look", "hasFooter", "showSeat", "columns"),
  },
  "table-signs": {
    ...{ papers: ["a6", "a5", "a4", "letter"], guests: all, orders: ["list", "name"], sheets: [] },
    fields: fields("isLandscape", "look", "hasFooter", "showNames", "nameForm", "titleColumn"),
  },
  poster: {
    ...{ ...none, papers: wall, orders: ["table", "name"] },
    fields: fields("isLandscape", "look", "hasFooter", "nameForm", "titleColumn"),
  },
  caterer: {
    ...{ ...none, papers: desk },
    fields: fields("isLandscape", "look", "hasFooter", "showSeat", "mealColumn", "dietColumns", "columns"),
  },
  "check-in": {
    ...{ papers: desk, guests: all, orders: ["name", "table", "list"], sheets: [] },
    fields: fields("isLandscape", "look", "hasFooter", "showSeat", "columns"),
  },
  sign: { ...none, papers: signPapers, fields: fields("isLandscape", "look", "hasFooter", "signLayout") },
  "floor-plan": {
    ...{ ...none, papers: ["a4", "a3", "a2", "a1", "a0", "letter", "tabloid", "18x24", "24x36"] },
    fields: fields("isLandscape", "look", "hasFooter", "showNames"),
  },
};

/** What can be chosen for a kind of print. */
export function choicesOf(kind: PrintKind): PrintChoices {
  return choices[kind];
}

/** Papers of countries with A-series sizes. */
const defaultPapers: Readonly<Record<PrintKind, PaperName>> = {
  "place-cards": "a4",
  "escort-cards": "a4",
  "by-name": "a4",
  "by-table": "a4",
  "table-signs": "a5",
  poster: "a2",
  caterer: "a4",
  "check-in": "a4",
  sign: "a5",
  "floor-plan": "a4",
};

/** What the closest paper is called where paper is measured in inches. */
const american: Partial<Record<PaperName, PaperName>> = { a4: "letter", a5: "letter", a3: "tabloid", a2: "18x24" };

/** The usual paper of a kind: A-series, or what comes closest to it in North America. */
export function usualPaper(kind: PrintKind, isAmerican: boolean): PaperName {
  const paper = defaultPapers[kind];
  return (isAmerican && american[paper]) || paper;
}

/** What the choices for a print depend on. */
export interface PrintDefaults {
  /** Of the reader. */
  language: AppLanguage;
  /** The list's extra columns. */
  columns: readonly string[];
}

/**
 * What is printed unless something else is chosen. Columns with meals and diets are guessed from their names, and only for the
 * caterer's sheet: what guests take in their hands says nothing of them that nobody chose.
 */
export function defaultPrintOptions(kind: PrintKind, { language, columns }: PrintDefaults): PrintOptions {
  const { orders } = choicesOf(kind);
  const isForCaterer = kind === "caterer";
  return {
    paper: usualPaper(kind, false),
    isLandscape: kind === "floor-plan",
    look: isOfferedInColor(kind) ? "event" : "plain",
    language,
    hasFooter: kind !== "sign",
    guests: { which: "all" },
    order: orders[0] ?? "name",
    nameForm: "full",
    titleColumn: "",
    showTable: true,
    showSeat: isList(kind),
    mealColumn: isForCaterer ? guessMealColumn(columns) : "",
    mealMark: isForCaterer ? "text" : "symbol",
    dietColumns: isForCaterer ? guessDietColumns(columns) : [],
    columns: [],
    cardForm: "tent",
    escortUnit: "guest",
    sheet: "cut",
    customSheet: null,
    nudgeX: 0,
    nudgeY: 0,
    isTestFrame: false,
    showNames: kind !== "floor-plan",
    signLayout: "classic",
  };
}

/** Lists are read in poor light, and by people at work. */
const isList = (kind: PrintKind) =>
  kind === "by-name" || kind === "by-table" || kind === "caterer" || kind === "check-in";

const isOfferedInColor = (kind: PrintKind) => !isList(kind);
