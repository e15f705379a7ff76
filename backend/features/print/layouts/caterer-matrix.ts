import { message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { CatererTexts } from "./caterer-texts.ts";
import type { Section } from "./lists/column-flow.ts";
import { lazily } from "./lists/lazily.ts";
import { type MatrixRow, type MatrixTable, type MealMatrix, mealMatrix } from "./lists/meal-matrix.ts";
import type { CellLine, Row } from "./lists/row.ts";
import { type GridColumn, TableGrid } from "./lists/table-grid.ts";
import type { Tally } from "./lists/tally.ts";
import { tableTitle } from "./table-title.ts";

const maxMeals = 10;
const narrowest = 46;
const widest = 110;
const gap = 8;
const padding = 2.6;
const widestTable = 0.28;
/** Longer names are shortened above columns; the totals have them in full. */
const maxTitleLines = 5;

export interface MatrixFacts {
  input: LayoutInput;
  width: number;
  tables: readonly MatrixTable[];
  tally: Tally;
  mealOf: (guest: PrintGuest) => string;
}

interface Figures {
  title: string;
  of: (row: MatrixRow) => number;
  isBold: boolean;
}

/** Tables by meals, with totals. */
export function matrixSection(facts: MatrixFacts): Section {
  const { input, tables, tally } = facts;
  const texts = new CatererTexts(input);
  const hasMeals = tally.values.length > 0;
  const title = texts.say(message(hasMeals ? "print-lists.mealsByTable" : "print-lists.guestsByTable"));
  const tableWidth = widthOfTables(facts, texts);
  const fixed = 1 + Number(hasMeals && tally.without.count > 0) + Number(facts.tables.some(hasChildren));
  const fitting = Math.floor((facts.width - tableWidth) / (narrowest + gap)) - fixed;
  const matrix = mealMatrix(tables, tally, facts.mealOf, Math.max(Math.min(maxMeals, fitting), 1));
  const figures = figureColumns(matrix, texts, hasMeals);
  const width = Math.min((facts.width - tableWidth) / figures.length - gap, widest);
  const columns: GridColumn[] = [
    { title: texts.say(message("print-lists.table")), width: tableWidth, align: "start" },
    ...figures.map((column): GridColumn => ({ title: column.title, width, align: "end" })),
  ];
  const grid = new TableGrid(input, columns, gap, padding);
  const head = grid.head(columns.map((column) => shortened(texts.columnTitle(column.title, column.width), texts)));
  return {
    headings: (isContinued) => [texts.heading(title, facts.width, isContinued), head],
    rows: matrixRows(matrix, figures, grid, { texts, title, tableWidth, width: facts.width }),
    isKeptTogether: true,
    space: 0,
  };
}

const hasChildren = ({ guests }: MatrixTable) => guests.some(({ isChild }) => isChild);

function widthOfTables({ input, tables, width }: MatrixFacts, texts: CatererTexts): number {
  const titles = [
    ...tables.map(({ label }) => tableName(label, input, texts)),
    texts.say(message("print-lists.table")),
  ];
  const longest = titles.reduce((most, title) => Math.max(most, texts.widthOf(title)), 0);
  return Math.min(longest + 1, width * widestTable);
}

function tableName(label: string, { language }: LayoutInput, texts: CatererTexts): string {
  return label === "" ? texts.say(message("print-lists.noTableRow")) : tableTitle(label, language);
}

function figureColumns(matrix: MealMatrix, texts: CatererTexts, hasMeals: boolean): Figures[] {
  const { totals, others } = matrix;
  const figures: Figures[] = matrix.meals.map((title, i) => ({
    title,
    of: ({ meals }) => meals[i] ?? 0,
    isBold: false,
  }));
  const add = (isWanted: boolean, title: string, of: Figures["of"], isBold = false) => {
    if (isWanted) figures.push({ title, of, isBold });
  };
  add(others > 0, texts.say(message("print-lists.other")), ({ other }) => other);
  add(hasMeals && totals.without > 0, texts.say(message("print-lists.noMeal")), ({ without }) => without);
  add(true, texts.say(message("print-lists.total")), ({ total }) => total, true);
  add(totals.children > 0, texts.say(message("print-lists.children")), ({ children }) => children);
  return figures;
}

interface RowTexts {
  texts: CatererTexts;
  title: string;
  tableWidth: number;
  width: number;
}

function* matrixRows(matrix: MealMatrix, figures: readonly Figures[], grid: TableGrid, as: RowTexts): Generator<Row> {
  const { texts, title: mark } = as;
  const last = matrix.rows.at(-1);
  yield* lazily(matrix.rows, (row) => {
    const name = texts.bold(tableName(row.label, texts.input, texts), as.tableWidth);
    const rule = row === last ? "strong" : "hair";
    return grid.row([name, ...figures.map((figure) => figureLines(figure, row, texts))], {
      mark,
      rule,
      isHeading: true,
    });
  });
  const sums = figures.map((figure) => texts.bold(texts.number(figure.of(matrix.totals)), widest));
  const total = texts.bold(texts.say(message("print-lists.total")), as.tableWidth);
  yield grid.row([total, ...sums], { mark, rule: "none", isHeading: true });
  if (matrix.others > 0) {
    yield texts.paragraph(texts.say(message("print-lists.othersNote", { count: matrix.others })), as.width, mark);
  }
}

function figureLines({ of, isBold }: Figures, row: MatrixRow, texts: CatererTexts): CellLine[] {
  const figure = of(row);
  if (figure === 0) return texts.quiet("–", widest);
  return isBold ? texts.bold(texts.number(figure), widest) : texts.plain(texts.number(figure), widest);
}

function shortened(lines: CellLine[], texts: CatererTexts): CellLine[] {
  return lines.length <= maxTitleLines
    ? lines
    : [...lines.slice(0, maxTitleLines - 1), ...texts.columnTitle("…", widest)];
}
