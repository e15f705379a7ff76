import { isScript } from "../../../../common/fonts.ts";
import { message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Page } from "../pages/page.ts";
import { millimeter } from "../pages/page-frame.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { guestsByTable, type SeatedTable } from "./guests-by-table.ts";
import { listPages } from "./list-pages.ts";
import { type CellStyle, cellLines, plainLines } from "./lists/cell-text.ts";
import { columnWidth, type FlowFrame, type Section } from "./lists/column-flow.ts";
import { columnDetails } from "./lists/guest-details.ts";
import { lazily } from "./lists/lazily.ts";
import { listHeads } from "./lists/list-heads.ts";
import { innerWidth, listPage } from "./lists/list-page.ts";
import type { Cell, Row, RowPlace } from "./lists/row.ts";
import { orderGuests } from "./order-guests.ts";
import { tableTitle } from "./table-title.ts";

const columnGap = 8 * millimeter;
const narrowestColumn = 55 * millimeter;
/** With extra columns, which are longer than names. */
const narrowestWithDetails = 80 * millimeter;
const maxColumns = 4;
const tableSpace = 17;

/** The tables with their guests. */
export function* layOutByTable(input: LayoutInput): Generator<Page, void> {
  const { facts, language, options } = input;
  const page = listPage(options);
  const count = language.say(message("print-lists.guests", { count: facts.guests.length }));
  const heads = listHeads(input, page, { kind: language.say(message("print-lists.byTable")), count });
  const narrowest = options.columns.length > 0 ? narrowestWithDetails : narrowestColumn;
  const fitting = Math.floor((innerWidth(page) + columnGap) / (narrowest + columnGap));
  const columns = Math.max(Math.min(fitting, maxColumns), 1);
  const frame: FlowFrame = { columns, gap: columnGap, areaOf: heads.areaOf };
  const rows = new TableRows(input, columnWidth(frame, heads.areaOf(0)));
  yield* listPages(input, { page, heads, frame, sections: tableSections(input, rows) });
}

function* tableSections(input: LayoutInput, rows: TableRows): Generator<Section, void> {
  const { facts, options, language } = input;
  const ordered = orderGuests(facts, options.order === "name" ? "name" : "list", language.tag);
  const { tables, withoutTable } = guestsByTable(facts, ordered);
  for (const table of tables) {
    if (options.guests.which === "all" || table.guests.length > 0) yield rows.table(table);
  }
  if (withoutTable.length > 0) yield rows.withoutTable(withoutTable);
}

class TableRows {
  readonly #input: LayoutInput;
  readonly #width: number;
  readonly #name: CellStyle;
  readonly #title: CellStyle;
  readonly #quiet: CellStyle;

  constructor(input: LayoutInput, width: number) {
    const { look, options } = input;
    this.#input = input;
    this.#width = width;
    const size = options.paper === "a3" || options.paper === "tabloid" ? 12 : 11;
    const isHand = isScript(look.headingFont);
    this.#name = { font: look.textFont, isBold: false, size, color: look.text };
    this.#title = { font: look.headingFont, isBold: !isHand, size: isHand ? size + 9 : size + 3, color: look.accent };
    this.#quiet = { ...this.#name, size: size - 2.5, color: look.quiet };
  }

  table(table: SeatedTable): Section {
    const title = tableTitle(table.label, this.#input.language);
    if (table.guests.length === 0) return this.#section(title, this.#countOf(table), [this.#nobodyRow(title)]);
    const hasSeats = this.#input.options.showSeat && table.guests.some(({ seat }) => seat !== null);
    const rows = lazily(table.guests, (guest) => this.#guest(guest, title, hasSeats));
    return this.#section(title, this.#countOf(table), rows);
  }

  withoutTable(guests: readonly PrintGuest[]): Section {
    const { language } = this.#input;
    const title = language.say(message("print-lists.noTableYet"));
    const rows = lazily(guests, (guest) => this.#guest(guest, title, false));
    return this.#section(title, String(guests.length), rows);
  }

  #section(title: string, count: string, rows: Iterable<Row>): Section {
    const headings = (isContinued: boolean) => [this.#heading(title, count, isContinued)];
    return { headings, rows, isKeptTogether: true, space: tableSpace };
  }

  /** "8 of 10". Where only some guests are printed, their number does not show the free seats. */
  #countOf({ guests, capacity }: SeatedTable): string {
    const { language, options } = this.#input;
    const isWhole = options.guests.which !== "changed";
    if (capacity === null || !isWhole) return String(guests.length);
    return language.say(message("print-lists.countOf", { count: guests.length, seats: capacity }));
  }

  #heading(title: string, count: string, isContinued: boolean): Row {
    const { setter, language, look } = this.#input;
    const text = isContinued ? language.say(message("print-lists.continued")) : count;
    const right = plainLines(setter, text, this.#quiet, this.#width);
    const rightWidth = Math.max(...right.map(({ line }) => line.width), 0);
    const titleWidth = this.#width - rightWidth - 6;
    const cells: Cell[] = [
      { x: 0, width: titleWidth, align: "start", lines: plainLines(setter, title, this.#title, titleWidth) },
      { x: 0, width: this.#width, align: "end", lines: right },
    ];
    const stroke = { color: look.accent, width: 0.75 };
    const decorate = ({ x, y, height }: RowPlace) => {
      const line = y + height - 3;
      return [{ kind: "line" as const, x1: x, y1: line, x2: x + this.#width, y2: line, stroke }];
    };
    return { tag: "H2", mark: title, cells, above: 0, below: 5, decorate };
  }

  #guest(guest: PrintGuest, mark: string, hasSeats: boolean): Row {
    const { setter, language, options } = this.#input;
    const x = hasSeats ? this.#name.size * 1.9 : 0;
    const width = this.#width - x;
    const details = columnDetails(guest, options.columns, language);
    const lines = [
      ...cellLines(setter, guest.name, this.#name, width),
      ...cellLines(setter, details, { ...this.#quiet, hyphenate: this.#input.hyphenate }, width),
    ];
    const seat = hasSeats && guest.seat !== null ? [this.#seatCell(guest.seat)] : [];
    return { tag: "LI", mark, cells: [...seat, { x, width, align: "start", lines }], above: 0.8, below: 0.8 };
  }

  #seatCell(seat: number): Cell {
    const { setter } = this.#input;
    const width = this.#name.size * 1.45;
    return { x: 0, width, align: "end", lines: plainLines(setter, String(seat), this.#quiet, width) };
  }

  #nobodyRow(mark: string): Row {
    const { setter, language } = this.#input;
    const lines = plainLines(setter, language.say(message("print-lists.nobody")), this.#quiet, this.#width);
    const cells: Cell[] = [{ x: 0, width: this.#width, align: "start", lines }];
    return { tag: "P", mark, cells, above: 0.8, below: 0.8 };
  }
}
