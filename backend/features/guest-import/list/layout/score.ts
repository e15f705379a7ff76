import type { SheetRow } from "../../formats/sheet.ts";
import { findRoles } from "../columns/find-roles.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRows } from "../model/guest-rows.ts";
import { writtenName } from "../people/row-names.ts";
import { meaningsOf, surelyMeant } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { isTotal, isUnnamedGuest } from "../words/value-words.ts";
import { fits, type TextUse } from "./cells/cell-values.ts";
import { tableHeading } from "./cells/table-heading.ts";
import type { Proposal } from "./proposals.ts";
import { isBlankToFill } from "./text/line-starts.ts";

/** How well a reading explains a sheet, and whom it finds where. */
export interface Score {
  /** 1 for a sheet in which every text is surely what the reading takes it for. */
  value: number;
  /** The guests with their tables, to compare readings. */
  seated: ReadonlySet<string>;
}

const examinedRows = 300;
/** What the name of a table weighs that is written once. */
const ofLabel = 2;
/** The number of a seat that is empty. */
const ofNumber = 0.2;
/** A name that is written more often is rather a meal. */
const maxNamesakes = 2;
const minSize = 2;
const maxSize = 30;
/** Shares of the score: what the texts are, and how guests are spread over tables. */
const ofTexts = 0.7;
const ofTables = 0.3;

/** The one measure for all layouts: how much of the sheet a reading explains as guests, tables, details and asides. */
export function scoreOf({ guestRows, strain = 0 }: Proposal, sheetRows: ReadonlyMap<number, SheetRow>): Score {
  const found = findRoles(guestRows, new Decisions());
  const roles = found.kind === "found" ? found.roles : found.likely;
  const texts = new ExplainedTexts();
  const tables = new Map<string, number>();
  const seated = new Set<string>();
  for (const row of guestRows.rows.slice(0, examinedRows)) {
    const name = writtenName(row, roles.name);
    const table = (row.cells[roles.table ?? -1] ?? "").trim();
    if (repeatsHeader(row, guestRows)) continue;
    const aside = asideIn(row, guestRows.fixed.table ?? undefined);
    if (aside === undefined) addRow(texts, row, guestRows, roles);
    else texts.add(aside, "aside");
    if (name === "" || aside !== undefined) continue;
    if (!seated.has(`${name}\n${table}`)) tables.set(table, (tables.get(table) ?? 0) + personsIn(row, roles));
    seated.add(`${name}\n${table}`);
  }
  addOthers(texts, guestRows, sheetRows);
  return { value: ofTexts * texts.average() + ofTables * spread(tables) - strain, seated };
}

/** Printed lists have it on each page, and above each table. */
function repeatsHeader(row: SheetRow, { headers, fixed }: GuestRows): boolean {
  const filled = filledCells(row).filter(({ column }) => column !== fixed.table);
  return filled.length > 0 && filled.every(({ column, text }) => text === headers[column]?.trim());
}

/** A letter, a total or a heading, alone in a row, is later left out. */
function asideIn(row: SheetRow, tableColumn: number | undefined): string | undefined {
  const [only, ...others] = filledCells(row).filter(({ column }) => column !== tableColumn);
  if (only === undefined || others.length > 0) return undefined;
  const { text } = only;
  return /^\p{L}\.?$/u.test(text) || isTotal(text) || tableHeading(text)?.isSure ? text : undefined;
}

class ExplainedTexts {
  #sum = 0;
  #count = 0;
  readonly #known = new Map<string, number>();
  readonly #persons = new Map<string, number>();

  add(text: string, use: TextUse, weight = 1): void {
    const key = `${use}\n${text}`;
    const fit = this.#known.get(key) ?? fits(text, use);
    this.#known.set(key, fit);
    this.addValue(fit * weight, weight);
  }

  addPerson(name: string): void {
    const count = (this.#persons.get(name) ?? 0) + 1;
    this.#persons.set(name, count);
    if (count <= maxNamesakes || isUnnamedGuest(name)) this.add(name, "person");
    else this.addValue(-0.4);
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
  if (name !== "") texts.addPerson(name);
  const others = roles.plusOnes.flatMap((guest) => guest.name);
  for (const { column, text } of filledCells(row)) {
    if (roles.name.includes(column)) continue;
    if (column === roles.table && roles.isTableAmongTags) texts.addValue(1);
    else if (column === roles.table) addTable(texts, text, fixed.table ?? undefined, meantBy(headers[column]));
    else if (others.includes(column)) texts.add(text, "person", 0.5);
    else addDetail(texts, text, meantBy(headers[column]));
  }
}

/** The heading of a table is one text, wherever it is repeated. */
function addTable(
  texts: ExplainedTexts,
  text: string,
  heading: number | undefined,
  meaning: ColumnMeaning | undefined,
): void {
  if (heading === undefined) texts.add(text, meaning === "table" ? "namedTable" : "table");
}

function addDetail(texts: ExplainedTexts, text: string, meaning: ColumnMeaning | undefined): void {
  if (meaning === undefined) texts.add(text, "property");
  else texts.addValue(meaning === "table" ? -0.5 : 0.4);
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
  const headers = [...roles].filter(([, role]) => role === "header");
  for (const { text } of headers.flatMap(([row]) => cellsOf(row, sheetRows))) texts.add(text, "header");
  for (const label of labelsOf(rows, fixed.table ?? undefined)) texts.add(label, "table", ofLabel);
  addAsides(texts, notGuests.slice(0, examinedRows), roles, sheetRows);
}

/** Of tables that are headings. */
function labelsOf(rows: readonly SheetRow[], column: number | undefined): Set<string> {
  if (column === undefined) return new Set();
  const labels = rows.slice(0, examinedRows).map(({ cells }) => (cells[column] ?? "").trim());
  return new Set(labels.filter((label) => label !== ""));
}

function addAsides(
  texts: ExplainedTexts,
  notGuests: GuestRows["notGuests"],
  roles: GuestRows["roles"],
  sheetRows: ReadonlyMap<number, SheetRow>,
): void {
  for (const { row, message } of notGuests) {
    const { text } = message.values;
    if (typeof text !== "string") {
      for (const cell of cellsOf(row, sheetRows)) texts.add(cell.text, "aside", 0.5);
      continue;
    }
    // Empty places are nothing to explain.
    if (isBlankToFill(text)) continue;
    // A table without guests is not left out.
    const isTable = roles.get(row) === "heading" && tableHeading(text)?.isSure;
    const weight = /^\p{Nd}{1,2}$/u.test(text) ? ofNumber : 1;
    texts.add(text, isTable ? "table" : "aside", isTable ? 0.5 : weight);
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
