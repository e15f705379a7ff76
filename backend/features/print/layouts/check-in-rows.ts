import { message, type PlainKey } from "../../../../common/messages/message.ts";
import { isTableNumber } from "../../../../common/table-name.ts";
import type { LayoutInput } from "../pages/layout.ts";
import type { Box } from "../pages/page.ts";
import { millimeter } from "../pages/page-frame.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { type CellStyle, cellLines, plainLines } from "./lists/cell-text.ts";
import { columnDetails, columnValue } from "./lists/guest-details.ts";
import { nameStyle } from "./lists/name-style.ts";
import type { CellLine, Row, RowPlace } from "./lists/row.ts";
import { type GridColumn, shareWidth, TableGrid } from "./lists/table-grid.ts";

const boxSize = 4.8 * millimeter;
const padding = 4.2;
const gap = 9;
const letterWidth = 15;
const narrowestColumn = 58;
const widestTable = 0.2;

interface CheckInColumn extends GridColumn {
  linesOf: (guest: PrintGuest, width: number) => CellLine[];
}

/** Makes the rows of the check-in sheet. */
export class CheckInRows {
  readonly #input: LayoutInput;
  readonly #text: CellStyle;
  readonly #bold: CellStyle;
  readonly #quiet: CellStyle;
  readonly #columns: readonly CheckInColumn[];
  readonly #grid: TableGrid;

  constructor(input: LayoutInput, width: number) {
    const { look } = input;
    this.#input = input;
    this.#text = { font: look.textFont, isBold: false, size: 10, color: look.text };
    this.#bold = { ...this.#text, isBold: true, size: 11 };
    this.#quiet = { ...this.#text, size: 9, color: look.quiet };
    this.#columns = this.#chooseColumns(width);
    this.#grid = new TableGrid(input, this.#columns, gap, padding);
  }

  head(): Row {
    return this.#grid.head();
  }

  table(title: string, count: number, isContinued: boolean): Row {
    const { language, look, setter } = this.#input;
    const word = message("print-lists.continued");
    const right = isContinued ? language.say(word) : language.say(message("print-lists.guests", { count }));
    const quiet = plainLines(setter, right, this.#quiet, this.#grid.width / 2);
    const width = this.#grid.width - Math.max(...quiet.map(({ line }) => line.width), 0) - gap;
    const style = { ...this.#bold, size: 12, color: look.accent };
    const stroke = { color: look.accent, width: 0.75 };
    return {
      tag: "TR",
      mark: title,
      cells: [
        { tag: "TH", x: 0, width, align: "start", lines: plainLines(setter, title, style, width) },
        { tag: "TD", x: 0, width: this.#grid.width, align: "end", lines: quiet },
      ],
      above: 5,
      below: 3,
      decorate: ({ x, y, height }) => [
        { kind: "line", x1: x, y1: y + height, x2: x + this.#grid.width, y2: y + height, stroke },
      ],
    };
  }

  /** Puts a letter in the margin where it differs from the one before. */
  withLetters(letterOf: (name: string) => string): (guest: PrintGuest) => Row {
    let last = "";
    return (guest) => {
      const letter = letterOf(guest.name);
      const shown = letter === last ? "" : letter;
      last = letter;
      return this.guest(guest, letter, shown);
    };
  }

  /** `mark` is what the guest is found under, `letter` is in the margin. */
  guest(guest: PrintGuest, mark: string | undefined, letter: string): Row {
    const texts = this.#columns.map((column) => column.linesOf(guest, column.width));
    const decorate = (place: RowPlace) => [this.#box(place), ...this.#letter(place, letter)];
    return this.#grid.row(texts, { ...(mark === undefined ? {} : { mark }), decorate });
  }

  #box({ x, y }: RowPlace): Box {
    const stroke = { color: this.#input.look.text, width: 0.9 };
    return { kind: "rectangle", x: x + letterWidth, y: y + padding, width: boxSize, height: boxSize, stroke };
  }

  #letter({ x, y }: RowPlace, letter: string): Box[] {
    const { setter, look } = this.#input;
    const lines = plainLines(setter, letter, { ...this.#bold, color: look.accent }, letterWidth);
    return lines.map(({ line }) => ({ kind: "text", x, y: y + padding + boxSize - 3.4, line, color: look.accent }));
  }

  #chooseColumns(width: number): CheckInColumn[] {
    const { facts, language, options } = this.#input;
    const { written } = nameStyle(options);
    const title = (key: PlainKey) => language.say(message(key));
    const box = { ...this.#column("", () => "", this.#text), width: letterWidth + boxSize };
    const seat = {
      ...this.#column(title("print-lists.seat"), ({ seat }) => String(seat ?? ""), this.#text),
      width: 30,
    };
    const hasSeats = options.showSeat && facts.guests.some((guest) => guest.seat !== null);
    const fixed = [this.#tableColumn(width), ...(hasSeats ? [seat] : [])];
    const party = this.#column(title("print-lists.household"), (guest) => this.#partyOf(guest), this.#quiet);
    const hasParties = facts.guests.some((guest) => this.#partyOf(guest) !== "");
    const taken = [box, ...fixed].reduce((sum, column) => sum + column.width + gap, 0);
    const details = this.#detailColumns(width - taken);
    const shared = [
      { column: this.#column(title("print-lists.name"), ({ name }) => written(name), this.#bold), share: 2.6 },
      ...(hasParties ? [{ column: party, share: 1.5 }] : []),
      ...details,
      { column: this.#column(title("print-lists.notes"), () => "", this.#text), share: 1.4 },
    ];
    const widths = shareWidth(
      shared.map(({ share }) => share),
      width - taken - (shared.length - 1) * gap,
    );
    const [name, ...rest] = shared.map(({ column }, i) => ({ ...column, width: widths[i] ?? 0 }));
    return [box, ...(name ? [name] : []), ...fixed, ...rest];
  }

  #column(title: string, textOf: (guest: PrintGuest) => string, style: CellStyle): CheckInColumn {
    const { setter } = this.#input;
    const linesOf = (guest: PrintGuest, width: number) => cellLines(setter, textOf(guest), style, width);
    return { title, width: 0, align: "start", linesOf };
  }

  #tableColumn(width: number): CheckInColumn {
    const { facts, setter, language } = this.#input;
    const title = language.say(message("print-lists.table"));
    const styleOf = (table: string) => (isTableNumber(table) ? this.#bold : { ...this.#bold, size: 10 });
    const labels = new Set(facts.guests.map(({ table }) => table));
    const longest = [...labels].reduce(
      (most, label) => Math.max(most, setter.line(label, styleOf(label)).width),
      setter.line(title, { ...this.#quiet, isBold: true }).width,
    );
    const linesOf = ({ table }: PrintGuest, room: number) =>
      cellLines(setter, table === "" ? "–" : table, table === "" ? this.#quiet : styleOf(table), room);
    return { title, width: Math.min(longest + 1, width * widestTable), align: "start", linesOf };
  }

  #partyOf({ household, guestOf }: PrintGuest): string {
    const { language } = this.#input;
    const company = guestOf === "" ? "" : language.say(message("print-lists.guestOf", { name: guestOf }));
    return [household, company].filter((text) => text !== "").join(" · ");
  }

  #detailColumns(width: number): { column: CheckInColumn; share: number }[] {
    const { options, language, hyphenate } = this.#input;
    const words = { hyphenate };
    const { columns } = options;
    const widest = Math.max(Math.floor(width / 2 / (narrowestColumn + gap)), 1);
    if (columns.length <= widest) {
      return columns.map((name) => ({
        column: this.#column(name, (guest) => columnValue(guest, name), { ...this.#text, ...words }),
        share: 1.3,
      }));
    }
    const title = language.say(message("print-lists.details"));
    const textOf = (guest: PrintGuest) => columnDetails(guest, columns, language);
    return [{ column: this.#column(title, textOf, { ...this.#quiet, ...words }), share: 3 }];
  }
}
