import type { SheetRow } from "../../formats/sheet.ts";
import { findRoles } from "../columns/find-roles.ts";
import { surelyMeant } from "../columns/header-meanings.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRows } from "../model/guest-rows.ts";
import { writtenName } from "../people/row-names.ts";
import { meaningsOf } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { fits, type TextUse } from "./cell-values.ts";

/** How well a reading explains a sheet, and whom it finds where. */
export interface Score {
  /** 1 for a sheet in which every text is surely what the reading takes it for. */
  value: number;
  /** The guests with their tables, to compare readings. */
  seated: ReadonlySet<string>;
}

const examinedRows = 300;
const minSize = 2;
const maxSize = 30;
/** Shares of the score: what the texts are, and how guests are spread over tables. */
const ofTexts = 0.7;
const ofTables = 0.3;

/** The one measure for all layouts: how much of the sheet a reading explains as guests, tables, details and asides. */
export function scoreOf(guestRows: GuestRows, sheetRows: ReadonlyMap<number, SheetRow>): Score {
  const found = findRoles(guestRows, new Decisions());
  const roles = found.kind === "found" ? found.roles : found.likely;
  const texts = new ExplainedTexts();
  const tables = new Map<string, number>();
  const seated = new Set<string>();
  for (const row of guestRows.rows.slice(0, examinedRows)) {
    const name = writtenName(row, roles.name);
    const table = roles.table === undefined ? "" : (row.cells[roles.table] ?? "").trim();
    addRow(texts, row, guestRows, roles);
    if (name === "") continue;
    if (!seated.has(`${name}\n${table}`)) tables.set(table, (tables.get(table) ?? 0) + personsIn(row, roles));
    seated.add(`${name}\n${table}`);
  }
  addOthers(texts, guestRows, sheetRows);
  return { value: ofTexts * texts.average() + ofTables * spread(tables), seated };
}

class ExplainedTexts {
  #sum = 0;
  #count = 0;
  readonly #known = new Map<string, number>();

  add(text: string, use: TextUse, weight = 1): void {
    const key = `${use}\n${text}`;
    const fit = this.#known.get(key) ?? fits(text, use);
    this.#known.set(key, fit);
    this.addValue(fit * weight, weight);
  }

  addValue(value: number, weight = 1): void {
    this.#sum += value;
    this.#count += weight;
  }

  average(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }
}

function addRow(texts: ExplainedTexts, row: SheetRow, { headers, fixed }: GuestRows, roles: ColumnRoles): void {
  const name = writtenName(row, roles.name);
  if (name !== "") texts.add(name, "person");
  const others = roles.plusOnes.flatMap((guest) => guest.name);
  for (const { column, text } of filledCells(row)) {
    if (roles.name.includes(column)) continue;
    if (column === roles.table) {
      // The heading of a table is one text, wherever it is repeated.
      if (fixed.table === undefined) texts.add(text, meantBy(headers[column]) === "table" ? "namedTable" : "table");
    } else if (others.includes(column)) texts.add(text, "person", 0.5);
    else if (meantBy(headers[column]) === undefined) texts.add(text, "property");
    else texts.addValue(meantBy(headers[column]) === "table" ? -0.5 : 0.4);
  }
}

function meantBy(header = ""): ColumnMeaning | undefined {
  const [first] = meaningsOf(header);
  return first !== undefined && first.weight >= surelyMeant ? first.meaning : undefined;
}

function personsIn(row: SheetRow, { plusOnes }: ColumnRoles): number {
  const named = plusOnes.filter(({ name }) => name.some((column) => (row.cells[column] ?? "").trim() !== ""));
  return 1 + named.length;
}

/** Headers, headings, and what is left out. */
function addOthers(
  texts: ExplainedTexts,
  { fixed, rows, notGuests, roles }: GuestRows,
  sheetRows: ReadonlyMap<number, SheetRow>,
): void {
  for (const [row, role] of roles) {
    if (role === "header") for (const { text } of cellsOf(row, sheetRows)) texts.add(text, "header");
  }
  const column = fixed.table;
  if (column !== undefined) {
    const labels = new Set(rows.slice(0, examinedRows).map(({ cells }) => (cells[column] ?? "").trim()));
    for (const label of labels) if (label !== "") texts.add(label, "table");
  }
  for (const { row, message } of notGuests.slice(0, examinedRows)) {
    if (roles.has(row)) continue;
    const text = message.values.text;
    if (typeof text === "string") texts.add(text, "aside");
    else for (const cell of cellsOf(row, sheetRows)) texts.add(cell.text, "aside", 0.5);
  }
}

function cellsOf(number: number, sheetRows: ReadonlyMap<number, SheetRow>): ReturnType<typeof filledCells> {
  const row = sheetRows.get(number);
  return row === undefined ? [] : filledCells(row);
}

/** 1 if every guest has a table, and tables have the usual sizes. */
function spread(tables: ReadonlyMap<string, number>): number {
  let all = 0;
  let good = 0;
  for (const [table, guests] of tables) {
    all += guests;
    if (table === "") continue;
    good += guests * (guests < minSize || guests > maxSize ? 0.4 : 1);
  }
  return all === 0 ? -1 : good / all;
}
