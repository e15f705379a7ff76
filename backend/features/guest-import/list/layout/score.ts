import type { SheetRow } from "../../formats/sheet.ts";
import { findRoles } from "../columns/find-roles.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRow, type GuestRows } from "../model/guest-rows.ts";
import { withMerges } from "../model/merged-texts.ts";
import { writtenName } from "../people/row-names.ts";
import { meaningsOf, surelyMeant } from "../words/column-words.ts";
import { isUnnamedGuest } from "../words/value-words.ts";
import { fits, mayBePerson, type TextUse } from "./cells/cell-values.ts";
import { isTotalLine, tableHeading } from "./cells/table-heading.ts";
import { type LeftCell, leftOver } from "./left-over.ts";
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
/** A name that is written more often is rather a meal. */
const maxNamesakes = 2;
const minSize = 2;
const maxSize = 30;
/** Shares of the score: what the texts are, and how guests are spread over tables. */
const ofTexts = 0.7;
const ofTables = 0.3;

/** The one measure for all readings: how much of a sheet each explains as guests, tables, details and asides. */
export function scoreOf(guestRows: GuestRows, strain: number, sheetRows: readonly SheetRow[]): Score {
  const found = findRoles(guestRows, new Decisions());
  const roles = found.kind === "found" ? found.roles : found.likely;
  const examined = sheetRows.slice(0, examinedRows);
  const last = examined.at(-1)?.number ?? 0;
  const texts = new ExplainedTexts();
  const rows = withMerges(guestRows, roles).rows.filter((row) => row.number <= last && !repeatsHeader(row, guestRows));
  const guests = rows.filter((row) => {
    const aside = asideIn(row, guestRows.fixed.table ?? undefined);
    if (aside === undefined) addRow(texts, row, guestRows, roles);
    else texts.add(aside, "aside");
    return aside === undefined && writtenName(row, roles.name) !== "";
  });
  const headers = examined.filter(({ number }) => guestRows.headerRows.includes(number));
  for (const { text } of headers.flatMap(filledCells)) texts.add(text, "header");
  for (const label of labelsIn(rows, guestRows.fixed.table ?? undefined)) texts.add(label, "table", ofLabel);
  for (const cell of leftOver(examined, guestRows)) addLeft(texts, cell);
  const { seated, tables } = seat(guests, roles);
  return { value: ofTexts * texts.average() + ofTables * spread(tables) - strain, seated };
}

/** Guests with their tables, and the number of them at each. */
function seat(rows: readonly GuestRow[], roles: ColumnRoles): { seated: Set<string>; tables: Map<string, number> } {
  const seated = new Set<string>();
  const tables = new Map<string, number>();
  for (const row of rows) {
    const table = (row.cells[roles.table ?? -1] ?? "").trim();
    const guest = `${writtenName(row, roles.name)}\n${table}`;
    if (!seated.has(guest)) tables.set(table, (tables.get(table) ?? 0) + personsIn(row, roles));
    seated.add(guest);
  }
  return { seated, tables };
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
  return /^\p{L}\.?$/u.test(text) || isTotalLine(text) || tableHeading(text)?.isSure ? text : undefined;
}

class ExplainedTexts {
  #sum = 0;
  #count = 0;
  readonly #persons = new Map<string, number>();

  add(text: string, use: TextUse, weight = 1): void {
    this.addValue(fits(text, use) * weight, weight);
  }

  addPerson(name: string): void {
    const count = (this.#persons.get(name) ?? 0) + 1;
    this.#persons.set(name, count);
    if (count > 1 && count <= maxNamesakes && !mayBePerson(name) && !isUnnamedGuest(name)) this.addValue(0);
    else if (count <= maxNamesakes || isUnnamedGuest(name)) this.add(name, "person");
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

/** A table's heading is one text, wherever it is repeated. */
function addRow(texts: ExplainedTexts, row: SheetRow, { headers, fixed }: GuestRows, roles: ColumnRoles): void {
  const name = writtenName(row, roles.name);
  if (name !== "") texts.addPerson(name);
  const others = roles.plusOnes.flatMap((guest) => guest.name);
  for (const { column, text } of filledCells(row)) {
    if (roles.name.includes(column) || (column === roles.table && column === fixed.table)) continue;
    if (column === roles.table && roles.isTableAmongTags) texts.addValue(1);
    else if (others.includes(column)) texts.add(text, "person", 0.5);
    else addOther(texts, text, headers[column] ?? "", column === roles.table);
  }
}

function addOther(texts: ExplainedTexts, text: string, header: string, isTable: boolean): void {
  const [meant] = meaningsOf(header).filter(({ weight }) => weight >= surelyMeant);
  const areTables = meant?.meaning === "table";
  if (isTable) texts.add(text, areTables ? "namedTable" : "table");
  else if (meant === undefined) texts.add(text, "property");
  else texts.addValue(areTables ? -0.5 : 0.4);
}

function personsIn(row: SheetRow, { plusOnes }: ColumnRoles): number {
  const named = plusOnes.filter(({ name }) => name.some((column) => (row.cells[column] ?? "").trim() !== ""));
  return 1 + named.length;
}

/** Of tables that are headings. */
function labelsIn(rows: readonly GuestRow[], column: number | undefined): Set<string> {
  const labels = column === undefined ? [] : rows.map(({ cells }) => (cells[column] ?? "").trim());
  return new Set(labels.filter((label) => label !== ""));
}

function addLeft(texts: ExplainedTexts, { text, kind }: LeftCell): void {
  // Empty places are nothing to explain, and numbers of empty seats little.
  if (isBlankToFill(text)) return;
  const isTable = kind === "heading" && tableHeading(text)?.isSure === true;
  if (isTable || kind === "above") texts.add(text, isTable ? "table" : "aside", 0.5);
  else texts.add(text, "aside", /^\p{Nd}{1,2}$/u.test(text) ? 0.2 : 1);
}

/** 1 if every guest has a table, and tables have the usual sizes. */
function spread(tables: ReadonlyMap<string, number>): number {
  let all = 0;
  let good = 0;
  for (const [table, guests] of tables) {
    all += guests;
    if (table !== "") good += guests * (guests < minSize || guests > maxSize ? 0.4 : 1);
  }
  return all === 0 ? -1 : good / all;
}
