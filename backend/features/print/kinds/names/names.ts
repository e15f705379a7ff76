import { familyNameFirst, familyNameKey } from "../../../../../common/family-name.ts";
import { groupBy } from "../../../../../common/lib/group-by.ts";
import { message } from "../../../../../common/messages/message.ts";
import { isTableNumber } from "../../../../../common/table-name.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box, Page } from "../../pages/page.ts";
import { millimeter } from "../../pages/parts.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";
import {
  columnDetails,
  distinguish,
  guestsByTable,
  hostText,
  orderGuests,
  tableTitle,
} from "../../pages/printed-guests.ts";
import type { Section } from "../../rows/flow.ts";
import { initialLetters } from "../../rows/initial-letter.ts";
import { listPages } from "../../rows/list-pages.ts";
import {
  type Cell,
  type CellStyle,
  cellLines,
  firstBaseline,
  hanging,
  lazily,
  type Row,
  type RowPlace,
  row,
  startIn,
} from "../../rows/row.ts";
import { isolated } from "../../text/place-graphemes.ts";

type NamesInput = LayoutInput<"by-name" | "check-in">;

const boxSize = 4.8 * millimeter;
const boxRoom = boxSize + 9;
const tableShare = 0.42;
const cellGap = 10;

/** Guests from A to Z with their tables, and with boxes to tick for those who check in by hand. */
export function* layOutNames(input: NamesInput): Generator<Page, void> {
  const { facts, language, options } = input;
  const hasBoxes = "order" in options;
  const kind = language.say(message(hasBoxes ? "print-lists.checkIn" : "print-lists.byName"));
  yield* listPages(input, {
    head: { kind, count: language.say(message("print-lists.guests", { count: facts.guests.length })) },
    // For names that are read at arm's length.
    columns: { most: 3, narrowest: (hasBoxes ? 90 : 76) * millimeter, gap: 10 * millimeter },
    content: (width, scale) => {
      const rows = new NameRows(input, { width, scale, hasBoxes });
      return { head: rows.head(), sections: sections(input, rows) };
    },
  });
}

interface Group {
  title: string;
  guests: readonly PrintGuest[];
}

function* sections(input: NamesInput, rows: NameRows): Generator<Section, void> {
  for (const { title, guests } of groupsOf(input)) {
    yield {
      headings: (isContinued) => (title === "" ? [] : [rows.heading(title, isContinued)]),
      rows: lazily(guests, (guest) => rows.guest(guest, title)),
      isKeptTogether: false,
      space: 9,
    };
  }
}

/** By letter or table; as one in the list's own order. Letters that sorting rules separate stay together. */
function groupsOf({ facts, language, options }: NamesInput): Group[] {
  const order = "order" in options ? options.order : "name";
  const sortedUnder = options.isFamilyNameFirst ? familyNameKey : (name: string) => name;
  const guests = orderGuests(facts, order, language.tag, sortedUnder);
  if (order === "list") return [{ title: "", guests }];
  if (order === "name") {
    const letterOf = initialLetters(language.tag);
    const byLetter = groupBy(guests, ({ name }) => letterOf(sortedUnder(name)));
    return Array.from(byLetter, ([title, group]) => ({ title, guests: group }));
  }
  const { tables, withoutTable } = guestsByTable(facts, facts.guests);
  return [
    ...tables.map((table) => ({ title: tableTitle(table.label, language), guests: table.guests })),
    { title: language.say(message("print-lists.noTableYet")), guests: withoutTable },
  ];
}

class NameRows {
  readonly #input: NamesInput;
  readonly #width: number;
  readonly #hasBoxes: boolean;
  readonly #apart: ReadonlyMap<number, string>;
  readonly #name: CellStyle;
  readonly #table: CellStyle;
  readonly #quiet: CellStyle;
  readonly #seatWidth: number;

  constructor(input: NamesInput, { width, scale, hasBoxes }: { width: number; scale: number; hasBoxes: boolean }) {
    const { facts, language, look, options } = input;
    this.#input = input;
    this.#width = width;
    this.#hasBoxes = hasBoxes;
    this.#apart = distinguish(facts.guests, language);
    const size = (options.paper === "a3" || options.paper === "tabloid" ? 13 : 12) * scale;
    this.#name = { font: look.textFont, isBold: false, size, color: look.text, ...hanging };
    this.#table = { ...this.#name, isBold: true };
    this.#quiet = { ...this.#name, size: size - 3.5, color: look.quiet };
    const hasSeats = options.showSeat && facts.guests.some(({ seat }) => seat !== null);
    this.#seatWidth = hasSeats ? size * 2.6 : 0;
  }

  head(): Row {
    const { language } = this.#input;
    const style = { ...this.#quiet, size: 8 };
    const table = this.#end(language.say(message("print-lists.table")), style, this.#tableEnd());
    const seat = this.#end(language.say(message("print-lists.seat")), style, this.#width);
    return row({ tag: undefined, cells: this.#seatWidth > 0 ? [table, seat] : [table], above: 0, below: 1 });
  }

  heading(title: string, isContinued: boolean): Row {
    const { language, look, setter } = this.#input;
    const style = { ...this.#table, size: this.#name.size + 2, color: look.accent };
    const word = isContinued ? language.say(message("print-lists.continued")) : "";
    const end = this.#end(word, { ...this.#quiet, size: 8 }, this.#width);
    const lines = cellLines(setter, title, style, this.#width - widthOf(end) - cellGap);
    const cells: Cell[] = [{ x: 0, width: this.#width, align: "start", lines }, end];
    const decorate = ({ x, y, height }: RowPlace) => [this.#rule(x, y + height - 1.5, look.accent, 0.6)];
    return row({ tag: "H2", mark: title, cells, above: 0, below: 2.5, decorate });
  }

  guest(guest: PrintGuest, mark: string): Row {
    const { setter, options, look } = this.#input;
    const table = this.#tableCell(guest);
    const x = this.#hasBoxes ? boxRoom : 0;
    const width = this.#tableEnd() - widthOf(table) - cellGap - x;
    const name = options.isFamilyNameFirst ? familyNameFirst(guest.name) : guest.name;
    // What tells two of one name apart may be another name.
    const hyphenate = this.#apart.has(guest.id) ? undefined : this.#input.hyphenate;
    const lines = [
      ...cellLines(setter, name, this.#hasBoxes ? this.#table : this.#name, width),
      ...cellLines(setter, this.#details(guest), { ...this.#quiet, hyphenate }, width),
    ];
    const seat = this.#seatWidth > 0 && guest.seat !== null ? [this.#seatCell(guest.seat)] : [];
    const cells: Cell[] = [{ x, width, align: "start", lines }, table, ...seat];
    const parts = { tag: "LI" as const, ...(mark !== "" && { mark }), cells };
    if (!this.#hasBoxes) {
      return row({ ...parts, above: 1.4, below: 1.4, decorate: (place, self) => leaderDots(place, self, look.line) });
    }
    return row({ ...parts, above: 4.2, below: 4.2, decorate: (place) => this.#tick(place) });
  }

  #tick({ x, y, height }: RowPlace): Box[] {
    const { look } = this.#input;
    const stroke = { color: look.text, width: 0.9 };
    const top = y + 4.2 + (this.#name.size * 1.26 - boxSize) / 2;
    return [
      { kind: "rectangle", x: x + 2, y: top, width: boxSize, height: boxSize, stroke },
      this.#rule(x, y + height, look.line, 0.4),
    ];
  }

  #details(guest: PrintGuest): string {
    const { options, language } = this.#input;
    const company = [isolated(guest.household), isolated(hostText(guest, language))];
    const known = this.#hasBoxes ? company : [this.#apart.get(guest.id) ?? ""];
    return [...known, columnDetails(guest, options.columns, language)].filter((text) => text !== "").join(" · ");
  }

  #tableEnd(): number {
    return this.#width - this.#seatWidth;
  }

  #tableCell({ table }: PrintGuest): Cell {
    const { language } = this.#input;
    if (table !== "") {
      const style = isTableNumber(table) ? this.#table : { ...this.#table, size: this.#name.size - 1 };
      return this.#end(table, style, this.#tableEnd());
    }
    const text = language.say(message("print-lists.noTable"));
    return this.#end(text, { ...this.#quiet, size: this.#name.size - 2 }, this.#tableEnd());
  }

  #seatCell(seat: number): Cell {
    return this.#end(String(seat), { ...this.#name, color: this.#quiet.color }, this.#width);
  }

  /** A text that ends at x. */
  #end(text: string, style: CellStyle, x: number): Cell {
    return { x: 0, width: x, align: "end", lines: cellLines(this.#input.setter, text, style, x * tableShare) };
  }

  #rule(x: number, y: number, color: string, width: number): Box {
    return { kind: "line", x1: x, y1: y, x2: x + this.#width, y2: y, stroke: { color, width } };
  }
}

const widthOf = ({ lines }: Cell) => lines.reduce((most, { line, indent }) => Math.max(most, line.width + indent), 0);

const dot = 0.8;
const period = 4;
const shortest = 3 * period;

/** Dots between a row's first two cells, aligned between rows of a column. */
function leaderDots({ x, y }: RowPlace, { cells, above }: Row, color: string): Box[] {
  const [from, to] = cells;
  const [first] = from?.lines ?? [];
  const [last] = to?.lines ?? [];
  if (!(from && to && first && last)) return [];
  const start = Math.ceil((startIn(from, first) + first.line.width + period) / period) * period;
  const end = startIn(to, last) - period;
  if (end - start < shortest) return [];
  const baseline = y + above + firstBaseline({ cells }) - dot / 2;
  const stroke = { color, width: dot, dash: [dot, period - dot] };
  return [{ kind: "line", x1: x + start, y1: baseline, x2: x + end, y2: baseline, stroke }];
}
