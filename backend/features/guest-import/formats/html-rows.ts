import { Parser } from "htmlparser2";
import { message } from "../../../../common/messages/message.ts";
import { decodeStated } from "./encoding.ts";
import { HtmlTable } from "./html-table.ts";
import type { Sheet, UnreadSheet } from "./sheet.ts";
import { unreadable } from "./unreadable.ts";

const maxTables = 1000;

const unseen = new Set(["script", "style", "template", "title"]);
const lineBreaks = new Set(["br", "p", "div", "li"]);

/** Tables of a page, named by caption or heading. @throws DomainError UNREADABLE_FILE with none or too much */
export function readHtml(bytes: Buffer): UnreadSheet<Sheet>[] {
  const head = bytes.toString("latin1", 0, 4096);
  const stated = /<meta[^>]*charset\s*=\s*["']?([\w:.-]+)/iu.exec(head)?.[1];
  const { text, warnings } = decodeStated(bytes, stated);
  const reader = new TableReader();
  const parser = new ShallowParser(reader);
  parser.end(text.replace(/^\uFEFF/u, ""));
  const tables = reader.tables.map((table) => table.sheet()).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw unreadable(message("reading.pageWithoutTable"));
  const isOnly = tables.length === 1;
  const names = new Set<string>();
  return tables.map((sheet, index) => {
    const place = `#${index + 1}`;
    const caption = sheet.name || (isOnly ? "" : place);
    // Sheets are chosen by their names, but captions may be equal.
    const named = { ...sheet, name: names.has(caption) ? `${caption} ${place}` : caption, warnings };
    names.add(named.name);
    return { read: () => named };
  });
}

/** The parser takes time for each open element, and many sites never close any. */
const maxDepth = 200;

class ShallowParser extends Parser {
  readonly #reader: TableReader;

  constructor(reader: TableReader) {
    super(reader);
    this.#reader = reader;
  }

  protected override isVoidElement(name: string): boolean {
    return super.isVoidElement(name) || (this.#reader.isDeep && name !== "table" && !unseen.has(name));
  }
}

class TableReader {
  readonly tables: HtmlTable[] = [];
  readonly #open: HtmlTable[] = [];
  #unseen = 0;
  #heading: string | undefined;
  #lastHeading = "";
  #depth = 0;

  isDeep = false;

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > maxDepth) this.isDeep = true;
    if (unseen.has(name)) this.#unseen += 1;
    if (/^h[1-6]$/u.test(name)) this.#heading = "";
    if (name === "table") this.#begin();
    const table = this.#open.at(-1);
    if (name === "tr") table?.openRow(isHidden(attributes));
    else if (name === "td" || name === "th") table?.openCell(spanOf(attributes.colspan), spanOf(attributes.rowspan));
    else if (name === "caption") table?.openCaption();
    else if (lineBreaks.has(name)) table?.breakLine();
  }

  ontext(text: string): void {
    if (this.#unseen > 0) return;
    if (this.#heading !== undefined) this.#heading += text;
    this.#open.at(-1)?.addText(text);
  }

  /** `isImplied`: only what certainly ends there is closed. */
  onclosetag(name: string, isImplied: boolean): void {
    this.#depth -= 1;
    if (unseen.has(name)) this.#unseen -= 1;
    if (/^h[1-6]$/u.test(name) && this.#heading !== undefined) {
      this.#lastHeading = this.#heading.replace(/\s+/gu, " ").trim();
      this.#heading = undefined;
    }
    if (name === "table") this.#open.pop()?.closeCell();
    if (isImplied) return;
    const table = this.#open.at(-1);
    if (name === "td" || name === "th" || name === "tr") table?.closeCell();
    else if (name === "caption") table?.closeCaption();
    else if (lineBreaks.has(name) && name !== "br") table?.breakLine();
  }

  #begin(): void {
    if (this.tables.length >= maxTables) throw unreadable(message("reading.tooLargeUnpacked"));
    const table = new HtmlTable(this.#lastHeading);
    this.#lastHeading = "";
    this.tables.push(table);
    this.#open.push(table);
  }
}

function isHidden({ hidden, style = "" }: Record<string, string>): boolean {
  return hidden !== undefined || /display\s*:\s*none/iu.test(style);
}

function spanOf(attribute: string | undefined): number {
  const span = Number.parseInt(attribute ?? "1", 10);
  return Number.isFinite(span) && span >= 1 ? Math.min(span, 65_534) : 1;
}
