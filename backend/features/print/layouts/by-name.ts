import { message } from "../../../../common/messages/message.ts";
import { isTableNumber } from "../../../../common/table-name.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Box, Page } from "../pages/page.ts";
import { millimeter } from "../pages/page-frame.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { listPages } from "./list-pages.ts";
import { type CellStyle, cellLines } from "./lists/cell-text.ts";
import { columnWidth, type FlowFrame, type Section } from "./lists/column-flow.ts";
import { columnDetails } from "./lists/guest-details.ts";
import { initialLetters } from "./lists/initial-letter.ts";
import { lazily } from "./lists/lazily.ts";
import { leaderDots } from "./lists/leader-dots.ts";
import { listHeads } from "./lists/list-heads.ts";
import { innerWidth, listPage } from "./lists/list-page.ts";
import { type NameStyle, nameStyle } from "./lists/name-style.ts";
import type { Cell, Row, RowPlace } from "./lists/row.ts";
import { distinguish } from "./lists/same-names.ts";
import { orderGuests } from "./order-guests.ts";

/** For names that are read at arm's length. */
const narrowestColumn = 82 * millimeter;
const maxColumns = 3;
const columnGap = 10 * millimeter;
const letterSpace = 9;
const tableShare = 0.42;
const cellGap = 10;

/** Guests from A to Z with their tables, for the door. */
export function* layOutByName(input: LayoutInput): Generator<Page, void> {
  const { facts, language, options } = input;
  const page = listPage(options);
  const say = language.say;
  const count = say(message("print-lists.guests", { count: facts.guests.length }));
  const heads = listHeads(input, page, { kind: say(message("print-lists.byName")), count });
  const columns = Math.max(Math.min(Math.floor((innerWidth(page) + columnGap) / narrowestColumn), maxColumns), 1);
  const frame: FlowFrame = { columns, gap: columnGap, areaOf: heads.areaOf };
  const rows = new NameRows(input, columnWidth(frame, heads.areaOf(0)));
  const style = nameStyle(options);
  const initial = initialLetters(language.tag);
  const letterOf = (name: string) => initial(style.sortedUnder(name));
  const sections = letterSections(orderGuests(facts, "name", language.tag, style), letterOf, rows);
  yield* listPages(input, { page, heads, frame: { ...frame, head: rows.head() }, sections });
}

/** One section per letter. Letters that sorting rules separate, such as hamza's, stay together. */
function* letterSections(
  guests: readonly PrintGuest[],
  letterOf: (name: string) => string,
  rows: NameRows,
): Generator<Section, void> {
  const byLetter = new Map<string, PrintGuest[]>();
  for (const guest of guests) {
    const letter = letterOf(guest.name);
    const group = byLetter.get(letter);
    if (group) group.push(guest);
    else byLetter.set(letter, [guest]);
  }
  for (const [letter, group] of byLetter) {
    yield {
      headings: (isContinued) => [rows.letter(letter, isContinued)],
      rows: lazily(group, (guest) => rows.guest(guest, letter)),
      isKeptTogether: false,
      space: letterSpace,
    };
  }
}

class NameRows {
  readonly #input: LayoutInput;
  readonly #width: number;
  readonly #apart: ReadonlyMap<number, string>;
  readonly #style: NameStyle;
  readonly #name: CellStyle;
  readonly #table: CellStyle;
  readonly #quiet: CellStyle;
  readonly #seatWidth: number;

  constructor(input: LayoutInput, width: number) {
    const { facts, language, look, options } = input;
    this.#input = input;
    this.#width = width;
    this.#apart = distinguish(facts.guests, language);
    this.#style = nameStyle(options);
    const size = options.paper === "a3" || options.paper === "tabloid" ? 13 : 12;
    this.#name = { font: look.textFont, isBold: false, size, color: look.text };
    this.#table = { ...this.#name, isBold: true };
    this.#quiet = { ...this.#name, size: size - 3.5, color: look.quiet };
    const hasSeats = options.showSeat && facts.guests.some(({ seat }) => seat !== null);
    this.#seatWidth = hasSeats ? size * 2.6 : 0;
  }

  head(): Row {
    const { language } = this.#input;
    const style = { ...this.#quiet, size: 8 };
    const table = this.#cell(language.say(message("print-lists.table")), style, this.#tableEnd(), "end");
    const seat = this.#cell(language.say(message("print-lists.seat")), style, this.#width, "end");
    return { tag: undefined, cells: this.#seatWidth > 0 ? [table, seat] : [table], above: 0, below: 1 };
  }

  letter(letter: string, isContinued: boolean): Row {
    const { language, look } = this.#input;
    const style = { ...this.#table, size: this.#name.size + 2, color: look.accent };
    const cells = [this.#cell(letter, style, this.#width, "start")];
    if (isContinued) {
      const word = language.say(message("print-lists.continued"));
      cells.push(this.#cell(word, { ...this.#quiet, size: 8 }, this.#width, "end"));
    }
    const decorate = ({ x, y, height }: RowPlace) => [this.#rule(x, y + height - 1.5)];
    return { tag: "H2", mark: letter, cells, above: 0, below: 2.5, decorate };
  }

  guest(guest: PrintGuest, letter: string): Row {
    const table = this.#tableCell(guest);
    const nameWidth = table.x - cellGap;
    const name = this.#cell(this.#style.written(guest.name), this.#name, nameWidth, "start");
    // What tells two of one name apart may be another name.
    const hyphenate = this.#apart.has(guest.id) ? undefined : this.#input.hyphenate;
    const quiet = cellLines(this.#input.setter, this.#quietText(guest), { ...this.#quiet, hyphenate }, nameWidth);
    const cells = [{ ...name, lines: [...name.lines, ...quiet] }, table, ...this.#seatCells(guest)];
    const { look } = this.#input;
    const decorate = (place: RowPlace, row: Row) => leaderDots(place, row, look.line);
    return { tag: "LI", mark: letter, cells, above: 1.4, below: 1.4, decorate };
  }

  #quietText(guest: PrintGuest): string {
    const { options, language } = this.#input;
    const details = columnDetails(guest, options.columns, language);
    return [this.#apart.get(guest.id) ?? "", details].filter((text) => text !== "").join(" · ");
  }

  #tableEnd(): number {
    return this.#width - this.#seatWidth;
  }

  #tableCell({ table }: PrintGuest): Cell {
    const { language } = this.#input;
    const text = table === "" ? language.say(message("print-lists.noTable")) : table;
    const noTable = { ...this.#quiet, size: this.#name.size - 2 };
    const words = { ...this.#table, size: this.#name.size - 1 };
    const numberOrWords = isTableNumber(table) ? this.#table : words;
    const style = table === "" ? noTable : numberOrWords;
    const lines = cellLines(this.#input.setter, text, style, this.#tableEnd() * tableShare);
    const width = Math.max(...lines.map(({ line, indent }) => line.width + indent), 0);
    return { x: this.#tableEnd() - width, width, align: "end", lines };
  }

  #seatCells({ seat }: PrintGuest): Cell[] {
    if (this.#seatWidth === 0 || seat === null) return [];
    return [this.#cell(String(seat), { ...this.#name, color: this.#quiet.color }, this.#width, "end")];
  }

  #cell(text: string, style: CellStyle, width: number, align: Cell["align"]): Cell {
    return { x: 0, width, align, lines: cellLines(this.#input.setter, text, style, width) };
  }

  #rule(x: number, y: number): Box {
    const stroke = { color: this.#input.look.accent, width: 0.6 };
    return { kind: "line", x1: x, y1: y, x2: x + this.#width, y2: y, stroke };
  }
}
