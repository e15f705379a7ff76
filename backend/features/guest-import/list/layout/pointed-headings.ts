import { columnKey } from "../../../../../common/column-key.ts";
import { message } from "../../../../../common/messages/message.ts";
import { quotedList } from "../../../../lib/quoted-list.ts";
import { cellName, type Sheet, type SheetRow } from "../../formats/sheet.ts";
import type { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRows, plainRows, widthOfRows } from "../model/guest-rows.ts";
import { isNote } from "../model/note.ts";
import { meaningsOf } from "../words/column-words.ts";
import { isTotal } from "../words/value-words.ts";
import { TableLook } from "./cell-look.ts";
import { isSeatCount, tableHeading, withSizes } from "./cells/table-heading.ts";
import { findHeaderRow } from "./header-row.ts";
import { type Example, type RowsByExample, type Spot, textAt } from "./pointed-example.ts";
import { areNamesLike, leftIn, titles } from "./pointed-rows.ts";

interface ExampleBelow extends Example {
  table: Spot;
}

/** A table and the cells of its guests: rows and columns from the first up to, not including, the last. */
interface Block {
  heading: Spot;
  from: number;
  to: number;
  bottom: number;
}

/** Guests below their table, which stands in their column or beside it. */
export function rowsBelowHeadings(sheet: Sheet, example: ExampleBelow, decisions: Decisions): RowsByExample {
  const { rows } = sheet;
  const blocks = blocksOf(rows, headingsLike(rows, example, decisions), example);
  return new Reader(rows, blocks, example).read();
}

function headingsLike(rows: readonly SheetRow[], example: ExampleBelow, decisions: Decisions): Spot[] {
  const { table, name } = example;
  const beside = { index: name.index, column: table.column };
  // A column with nothing but tables needs no signs.
  if (textAt(rows, beside) === "") return spotsIn(rows, [table.column]);
  const look = new TableLook(rows, table, beside);
  const spots = spotsIn(rows, columnsOfTables(rows, example, look));
  const judged = spots.map((spot) => ({ spot, ...look.verdictOn(spot) }));
  const doubtful = judged.filter(({ spot, isSure }) => !isSure && !isSame(spot, table) && hasMoreBelow(rows, spot));
  const sure = judged.filter(({ spot, isTable, isSure }) => isSame(spot, table) || (isTable && isSure));
  const besideTables = new Set(sure.map(({ spot }) => spot.index));
  const isLikely = doubtful.every(({ spot, isTable }) => isTable || besideTables.has(spot.index));
  const areTables =
    doubtful.length > 0 && decideDoubtful(rows, doubtful, { sureCount: sure.length, isLikely }, decisions);
  const taken = areTables ? [...sure, ...doubtful] : sure;
  return taken.map(({ spot }) => spot).sort((one, other) => one.index - other.index || one.column - other.column);
}

const isSame = (one: Spot, other: Spot) => one.index === other.index && one.column === other.column;

function spotsIn(rows: readonly SheetRow[], columns: readonly number[]): Spot[] {
  return rows.flatMap((_, index) =>
    columns.flatMap((column) => (textAt(rows, { index, column }) === "" ? [] : [{ index, column }])),
  );
}

/** Where tables may be: the columns in which a row with a table like the example's has more of them. */
function columnsOfTables(rows: readonly SheetRow[], { table, name }: ExampleBelow, look: TableLook): number[] {
  if (look.isLabel) return Array.from({ length: widthOfRows({ headers: [], rows: [...rows] }) }, (_, column) => column);
  const offset = name.column - table.column;
  const below = rows.slice(table.index + 1);
  const isTable = (spot: Spot) =>
    look.isInText ? look.verdictOn(spot).isTable : areNamesLike(below, spot.column + offset, name.column);
  const columns = new Set([table.column]);
  for (const [index, row] of rows.entries()) {
    const isRowOfTables = look.isInText && look.verdictOn({ index, column: table.column }).isTable;
    if (!isRowOfTables && index !== table.index) continue;
    for (const { column } of filledCells(row)) {
      if (isTable({ index, column })) columns.add(column);
    }
  }
  return [...columns];
}

function hasMoreBelow(rows: readonly SheetRow[], { index }: Spot): boolean {
  const next = rows[index + 1];
  return next !== undefined && next.number === (rows[index]?.number ?? 0) + 1;
}

const maxExamples = 3;

function decideDoubtful(
  rows: readonly SheetRow[],
  doubtful: readonly { spot: Spot }[],
  { sureCount, isLikely }: { sureCount: number; isLikely: boolean },
  decisions: Decisions,
): boolean {
  const { length: count } = doubtful;
  const titled = doubtful.map(({ spot }) => ({
    text: textAt(rows, spot),
    cell: cellName(spot.column, rows[spot.index]?.number ?? 0),
  }));
  const yes = { value: "yes", label: message("reading.decisions.pointedTables.yes", { count: sureCount + count }) };
  const no = { value: "no", label: message("reading.decisions.pointedTables.no", { count: sureCount }) };
  const taken = decisions.take({
    id: "pointedTables",
    question: message("reading.decisions.pointedTables.question", {
      count,
      texts: quotedList(titled.slice(0, maxExamples).map(({ text }) => text)),
    }),
    reason: message("reading.decisions.pointedTables.reason", { count }),
    options: isLikely ? [yes, no] : [no, yes],
    suggested: isLikely ? "yes" : "no",
    isCertain: false,
    examples: titled.map(({ text, cell }) => `${cell}: ${text}`),
  });
  return taken === "yes";
}

/** The columns of a block lie around its heading as those of the example do, up to the next block. */
function blocksOf(rows: readonly SheetRow[], headings: readonly Spot[], example: ExampleBelow): Block[] {
  const offsets = offsetsOf(example);
  const [left, right] = [Math.min(...offsets), Math.max(...offsets)];
  const inRow = new Map<number, number[]>();
  for (const { index, column } of headings) inRow.set(index, [...(inRow.get(index) ?? []), column]);
  const gaps = [...inRow.values()].flatMap((columns) =>
    columns.slice(1).map((column, at) => column - (columns[at] ?? 0)),
  );
  const first = Math.min(...headings.map(({ column }) => column)) + left;
  // Before a table's first column there may be others of its own, such as seat numbers.
  const lead = Math.max(0, Math.min(first, ...gaps.map((gap) => gap - (right - left + 1))));
  const width = widthOfRows({ headers: [], rows: [...rows] });
  return headings.map((heading) => {
    const next = inRow.get(heading.index)?.find((column) => column > heading.column);
    const from = Math.max(0, heading.column + left - lead);
    const to = next === undefined ? width : Math.max(0, next + left - lead);
    return { heading, from, to, bottom: bottomOf(rows, inRow, heading.index, { from, to }) };
  });
}

function bottomOf(
  rows: readonly SheetRow[],
  headings: ReadonlyMap<number, readonly number[]>,
  top: number,
  { from, to }: { from: number; to: number },
): number {
  let bottom = top + 1;
  const isIn = (column: number) => column >= from && column < to;
  while (bottom < rows.length && headings.get(bottom)?.some(isIn) !== true) bottom += 1;
  return bottom;
}

function offsetsOf({ name, lastName, table }: ExampleBelow): number[] {
  return [table, name, ...(lastName === null ? [] : [lastName])].map(({ column }) => column - table.column);
}

class Reader {
  readonly #rows: readonly SheetRow[];
  readonly #blocks: readonly Block[];
  readonly #example: ExampleBelow;
  readonly #width: number;
  readonly #roles: GuestRows["roles"] = new Map();
  readonly #notGuests: GuestRows["notGuests"] = [];
  readonly #guests: SheetRow[] = [];
  readonly #covered = new Map<number, (column: number) => boolean>();
  #first: Example | undefined;
  #header: readonly string[] | undefined;

  constructor(rows: readonly SheetRow[], blocks: readonly Block[], example: ExampleBelow) {
    this.#rows = rows;
    this.#blocks = blocks;
    this.#example = example;
    this.#width = Math.max(...blocks.map(({ from, to }) => to - from));
  }

  read(): RowsByExample {
    const [top] = this.#blocks;
    this.#readAbove(top?.heading.index ?? 0);
    for (const block of this.#blocks) this.#readBlock(block);
    for (const [index, row] of this.#rows.entries()) {
      if (index >= (top?.heading.index ?? 0))
        this.#notGuests.push(...leftIn(row, this.#covered.get(index) ?? (() => false)));
    }
    const tables = this.#blocks.flatMap(({ heading }) => tableHeading(textAt(this.#rows, heading)) ?? []);
    const { name, lastName, table } = this.#example;
    const offset = (top?.heading.column ?? 0) - (top?.from ?? 0) - table.column;
    const guestRows = plainRows(this.#wide(this.#header ?? [], "Table Number"), this.#guests, {
      fixed: {
        name: name.column + offset,
        lastName: lastName ? lastName.column + offset : undefined,
        table: this.#width,
      },
      hasSheetColumns: false,
      notGuests: this.#notGuests,
      roles: this.#roles,
      tables: withSizes(tables),
    });
    return { guestRows, first: this.#first ?? this.#example };
  }

  /** Titles, and perhaps headers for all tables. */
  #readAbove(top: number): void {
    const found = findHeaderRow(this.#rows.slice(0, top));
    const header = this.#rows[found?.index ?? -1];
    const isForAll = this.#blocks.every(({ from }) => from === this.#blocks[0]?.from);
    if (header !== undefined && isForAll) {
      this.#header = header.cells.slice(this.#blocks[0]?.from ?? 0);
      this.#roles.set(header.number, "header");
    }
    this.#notGuests.push(...titles(this.#rows.slice(0, top).filter((row) => !this.#roles.has(row.number))));
  }

  #readBlock(block: Block): void {
    const { heading, bottom } = block;
    const text = textAt(this.#rows, heading);
    const label = tableHeading(text)?.label ?? text;
    const before = this.#guests.length;
    const number = this.#rows[heading.index]?.number ?? 0;
    this.#cover(heading.index, (column) => column === heading.column);
    for (let index = heading.index + 1; index < bottom; index += 1) this.#readRow(index, block, label);
    if (this.#guests.length > before) this.#roles.set(number, "heading");
    else this.#notGuests.push({ row: number, message: message("reading.notGuests.heading", { text: label }) });
  }

  #readRow(index: number, { heading, from, to }: Block, label: string): void {
    const row = this.#rows[index];
    const cells = row?.cells.slice(from, to) ?? [];
    const { name, lastName, table } = this.#example;
    const at = (spot: Spot) => ({ index, column: spot.column - table.column + heading.column });
    if (row === undefined || cells.every((cell) => cell.trim() === "")) return;
    if (this.#isHeader(cells, textAt(this.#rows, at(name)), index === heading.index + 1)) {
      this.#roles.set(row.number, "header");
    } else if (isNoName(textAt(this.#rows, at(name)) || (lastName ? textAt(this.#rows, at(lastName)) : ""))) return;
    else {
      this.#guests.push({ ...row, cells: this.#wide(cells, label) });
      this.#first ??= { name: at(name), lastName: lastName && at(lastName), table: heading };
    }
    this.#cover(index, (column) => column >= from && column < to);
  }

  /** Headers below a table, perhaps again below each. */
  #isHeader(cells: readonly string[], name: string, isFirst: boolean): boolean {
    const key = (texts: readonly string[]) => texts.map((text) => columnKey(text || "-")).join("\n");
    if (this.#header !== undefined) return isFirst && key(cells) === key(this.#header.slice(0, cells.length));
    const isMeant = isFirst && meaningsOf(name).some(({ weight }) => weight >= 0.9);
    if (isMeant) this.#header = cells;
    return isMeant;
  }

  #cover(index: number, isIn: (column: number) => boolean): void {
    const others = this.#covered.get(index);
    this.#covered.set(index, others === undefined ? isIn : (column) => isIn(column) || others(column));
  }

  #wide(cells: readonly string[], table: string): string[] {
    return [...Array.from({ length: this.#width }, (_, column) => cells[column] ?? ""), table];
  }
}

function isNoName(text: string): boolean {
  return text === "" || isSeatCount(text) || /^\d+$/u.test(text) || isTotal(text) || isNote(text);
}
