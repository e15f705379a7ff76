import { isScript } from "../../../../../common/fonts.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Page } from "../../pages/page.ts";
import { millimeter } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import { columnDetails, guestsByTable, orderGuests, type SeatedTable, tableTitle } from "../../pages/printed-guests.ts";
import type { Section } from "../../rows/flow.ts";
import { listPages } from "../../rows/list-pages.ts";
import { type Cell, type CellStyle, cellLines, hanging, lazily, type Row, type RowPlace, row } from "../../rows/row.ts";

/** The tables with their guests. */
export function* layOutByTable(input: LayoutInput<"by-table">): Generator<Page, void> {
  const { facts, language, options } = input;
  const ordered = orderGuests(facts, options.order, language.tag);
  const { tables, withoutTable } = guestsByTable(facts, ordered);
  const wanted = options.which === "all" ? tables : tables.filter(({ guests }) => guests.length > 0);
  const size = options.paper === "a3" || options.paper === "tabloid" ? 12 : 11;
  yield* listPages(input, {
    head: {
      kind: language.say(message("print-lists.byTable")),
      count: language.say(message("print-lists.guests", { count: facts.guests.length })),
    },
    // Extra columns are longer than names.
    columns: { most: 4, narrowest: (options.columns.length > 0 ? 80 : 55) * millimeter, gap: 8 * millimeter },
    content: (width, scale) => {
      // Where only some guests are printed, their number does not show the free seats.
      const style = { ...options, width, size: size * scale, showsFreeSeats: options.which !== "changed" };
      return { sections: tableSections(input, style, { tables: wanted, withoutTable }) };
    },
  });
}

/** How tables and their guests are listed. */
export interface TableListStyle {
  width: number;
  size: number;
  showSeat: boolean;
  showsFreeSeats: boolean;
  columns: readonly string[];
}

/** Tables with their guests below them, and those who have no table yet. */
export function* tableSections(
  input: LayoutInput,
  style: TableListStyle,
  { tables, withoutTable }: { tables: readonly SeatedTable[]; withoutTable: readonly PrintGuest[] },
): Generator<Section, void> {
  const rows = new TableRows(input, style);
  for (const table of tables) yield rows.table(table);
  const title = input.language.say(message("print-lists.noTableYet"));
  if (withoutTable.length > 0) yield rows.section(title, String(withoutTable.length), withoutTable, false);
}

class TableRows {
  readonly #input: LayoutInput;
  readonly #style: TableListStyle;
  readonly #name: CellStyle;
  readonly #title: CellStyle;
  readonly #quiet: CellStyle;

  constructor(input: LayoutInput, style: TableListStyle) {
    const { look } = input;
    const { size } = style;
    this.#input = input;
    this.#style = style;
    const isHand = isScript(look.headingFont);
    this.#name = { font: look.textFont, isBold: false, size, color: look.text, ...hanging };
    this.#title = { font: look.headingFont, isBold: !isHand, size: isHand ? size + 9 : size + 3, color: look.accent };
    this.#quiet = { ...this.#name, size: size - 2.5, color: look.quiet };
  }

  table({ label, capacity, guests }: SeatedTable): Section {
    const { language } = this.#input;
    const count =
      capacity !== null && this.#style.showsFreeSeats
        ? language.say(message("print-lists.countOf", { count: guests.length, seats: capacity }))
        : String(guests.length);
    const hasSeats = this.#style.showSeat && guests.some(({ seat }) => seat !== null);
    return this.section(tableTitle(label, language), count, guests, hasSeats);
  }

  section(title: string, count: string, guests: readonly PrintGuest[], hasSeats: boolean): Section {
    return {
      headings: (isContinued) => [this.#heading(title, count, isContinued)],
      rows:
        guests.length === 0 ? [this.#nobody(title)] : lazily(guests, (guest) => this.#guest(guest, title, hasSeats)),
      isKeptTogether: true,
      space: this.#style.size * 1.5,
    };
  }

  #heading(title: string, count: string, isContinued: boolean): Row {
    const { setter, language, look } = this.#input;
    const { width } = this.#style;
    const text = isContinued ? language.say(message("print-lists.continued")) : count;
    const right = cellLines(setter, text, this.#quiet, width);
    const titleWidth = width - Math.max(...right.map(({ line }) => line.width), 0) - 6;
    const cells: Cell[] = [
      { x: 0, width: titleWidth, align: "start", lines: cellLines(setter, title, this.#title, titleWidth) },
      { x: 0, width, align: "end", lines: right },
    ];
    const stroke = { color: look.accent, width: 0.75 };
    const decorate = ({ x, y, height }: RowPlace) => {
      const line = y + height - 3;
      return [{ kind: "line" as const, x1: x, y1: line, x2: x + width, y2: line, stroke }];
    };
    return row({ tag: "H2", mark: title, cells, above: 0, below: 5, decorate });
  }

  #guest(guest: PrintGuest, mark: string, hasSeats: boolean): Row {
    const { setter, language, hyphenate } = this.#input;
    const x = hasSeats ? this.#name.size * 1.9 : 0;
    const width = this.#style.width - x;
    const details = columnDetails(guest, this.#style.columns, language);
    const lines = [
      ...cellLines(setter, guest.name, this.#name, width),
      ...cellLines(setter, details, { ...this.#quiet, hyphenate }, width),
    ];
    const cells: Cell[] = [{ x, width, align: "start", lines }];
    if (hasSeats && guest.seat !== null) cells.unshift(this.#seat(guest.seat));
    return row({ tag: "LI", mark, cells, above: 0.8, below: 0.8 });
  }

  #seat(seat: number): Cell {
    const width = this.#name.size * 1.45;
    return { x: 0, width, align: "end", lines: cellLines(this.#input.setter, String(seat), this.#quiet, width) };
  }

  #nobody(mark: string): Row {
    const { setter, language } = this.#input;
    const lines = cellLines(setter, language.say(message("print-lists.nobody")), this.#quiet, this.#style.width);
    const cells: Cell[] = [{ x: 0, width: this.#style.width, align: "start", lines }];
    return row({ tag: "P", mark, cells, above: 0.8, below: 0.8 });
  }
}
