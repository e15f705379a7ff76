import { Parser } from "htmlparser2";
import { message } from "../../../../common/messages/message.ts";
import { decodeMarkup } from "./encoding.ts";
import { maxSheetColumns, type Sheet, type UnreadSheet } from "./sheet.ts";
import { SheetBuilder } from "./sheet-builder.ts";
import { unreadable } from "./unreadable.ts";

/** Tables of a page, named by caption or heading. @throws DomainError UNREADABLE_FILE with none or too much */
export function readHtml(bytes: Buffer): UnreadSheet[] {
  const { text, warnings } = decodeMarkup(bytes);
  const reader = new TableReader();
  new Parser(reader).end(text.replace(/^\uFEFF/u, ""));
  const tables = reader.tables.map((table) => table.sheet()).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw unreadable(message("reading.pageWithoutTable"));
  const names = new Set<string>();
  return tables.map((sheet, index) => {
    const place = `#${index + 1}`;
    const caption = sheet.name || (tables.length === 1 ? "" : place);
    // Sheets are chosen by their names, but captions may be equal.
    const named = { ...sheet, name: names.has(caption) ? `${caption} ${place}` : caption, warnings };
    names.add(named.name);
    return { read: () => named };
  });
}

const maxTables = 1000;

/** The parser takes time for each open element, and many sites never close any. */
const maxDepth = 20_000;

const unseen = new Set(["script", "style", "template", "title"]);
const lineBreaks = new Set(["br", "p", "div", "li"]);
const heading = /^h[1-6]$/u;

class TableReader {
  readonly tables: HtmlTable[] = [];
  readonly #open: HtmlTable[] = [];
  #unseen = 0;
  #heading: string | undefined;
  #lastHeading = "";
  #depth = 0;

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw unreadable(message("reading.tooLargeUnpacked"));
    if (unseen.has(name)) this.#unseen += 1;
    if (heading.test(name)) this.#heading = "";
    if (name === "table") this.#begin();
    const table = this.#open.at(-1);
    if (name === "tr") table?.openRow(isHidden(attributes));
    else if (name === "td" || name === "th") table?.openCell(spanOf(attributes.colspan), spanOf(attributes.rowspan));
    else if (name === "caption") table?.openCaption();
    else if (lineBreaks.has(name)) table?.add("\n");
  }

  ontext(text: string): void {
    if (this.#unseen > 0) return;
    if (this.#heading !== undefined) this.#heading += text;
    this.#open.at(-1)?.add(text.replace(/[ \t\r\n\f]+/gu, " "));
  }

  /** `isImplied`: only what certainly ends there is closed. */
  onclosetag(name: string, isImplied: boolean): void {
    this.#depth -= 1;
    if (unseen.has(name)) this.#unseen -= 1;
    if (heading.test(name) && this.#heading !== undefined) {
      this.#lastHeading = this.#heading.replace(/\s+/gu, " ").trim();
      this.#heading = undefined;
    }
    if (name === "table") this.#open.pop()?.closeCell();
    if (isImplied) return;
    const table = this.#open.at(-1);
    if (name === "td" || name === "th" || name === "tr") table?.closeCell();
    else if (name === "caption") table?.closeCaption();
    else if (lineBreaks.has(name) && name !== "br") table?.add("\n");
  }

  #begin(): void {
    if (this.tables.length >= maxTables) throw unreadable(message("reading.tooLargeUnpacked"));
    const table = new HtmlTable(this.#lastHeading);
    this.#lastHeading = "";
    this.tables.push(table);
    this.#open.push(table);
  }
}

/** Collects the rows of one table. Tables within its cells are tables of their own. */
class HtmlTable {
  readonly #rows = new SheetBuilder("");
  /** By column, the last row that a cell above spans. */
  readonly #taken: number[] = [];
  #name: string;
  #nextColumn = 0;
  #column: number | undefined;
  /** Of the open cell or caption; undefined if neither is open. */
  #text: string | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  sheet(): Sheet {
    this.#rows.closeRow();
    return { ...this.#rows.sheet(), name: this.#name };
  }

  openRow(isHidden: boolean): void {
    this.closeCell();
    this.#rows.closeRow();
    this.#rows.openRow(this.#rows.row + 1, isHidden);
    this.#nextColumn = 0;
  }

  /** `across` and `down` are what the cell spans, at least 1. */
  openCell(across: number, down: number): void {
    this.closeCell();
    if (this.#rows.row === 0) this.openRow(false);
    const { row } = this.#rows;
    while ((this.#taken[this.#nextColumn] ?? 0) >= row) this.#nextColumn += 1;
    const column = this.#nextColumn;
    this.#nextColumn += Math.min(across, maxSheetColumns);
    const end = Math.min(this.#nextColumn, maxSheetColumns);
    if (down > 1 || across > 1) for (let place = column; place < end; place += 1) this.#taken[place] = row + down - 1;
    this.#rows.merge(column, row, across, down);
    this.#column = column;
    this.#text = "";
  }

  add(text: string): void {
    if (this.#text !== undefined) this.#text += text;
  }

  openCaption(): void {
    this.closeCell();
    this.#text = "";
  }

  closeCaption(): void {
    this.#name = this.#text?.trim() || this.#name;
    this.#text = undefined;
  }

  closeCell(): void {
    // One expression for all lines would take quadratic time for a cell of blanks.
    const lines = this.#text?.replace(/\u00a0/gu, " ").split("\n") ?? [];
    const text = lines.flatMap((line) => line.trim() || []).join("\n");
    if (this.#column !== undefined) this.#rows.setText(this.#column, text);
    this.#column = undefined;
    this.#text = undefined;
  }
}

const isHidden = ({ hidden, style = "" }: Record<string, string>) =>
  hidden !== undefined || /display\s*:\s*none/iu.test(style);

function spanOf(attribute = "1"): number {
  const span = Number.parseInt(attribute, 10);
  return Number.isFinite(span) && span >= 1 ? Math.min(span, 65_534) : 1;
}
