import { breakRow, type Row } from "./row.ts";

/** Rows under a heading. */
export interface Section {
  /** Repeated with "continued" at the top of each further column. */
  headings: (isContinued: boolean) => readonly Row[];
  rows: Iterable<Row>;
  /** Begins in a new column rather than break, if it fits into one. */
  isKeptTogether: boolean;
  space: number;
}

export interface FlowArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How rows fill pages. */
export interface FlowFrame {
  columns: number;
  gap: number;
  /** The first page is 0. */
  areaOf(page: number): FlowArea;
  head?: Row;
}

/** A row with its place on a page. */
export interface PlacedRow {
  row: Row;
  role: "head" | "heading" | "continued" | "row";
  /** Undefined for the head of a column. */
  section: Section | undefined;
  column: number;
  x: number;
  y: number;
  height: number;
}

/** Rows in reading order. */
export type FlowPage = readonly PlacedRow[];

/** Width of a column, in points. */
export function columnWidth({ columns, gap }: Pick<FlowFrame, "columns" | "gap">, { left, right }: FlowArea): number {
  return (right - left - (columns - 1) * gap) / columns;
}

/** Fills columns with whole rows if possible, keeping headings with two rows and no last row of several alone. */
export function* flowColumns(sections: Iterable<Section>, frame: FlowFrame): Generator<FlowPage, void> {
  const flow = new ColumnFlow(frame);
  for (const section of sections) yield* flow.place(section);
  if (flow.page.length > 0) yield flow.page;
}

const tolerance = 0.01;

class ColumnFlow {
  page: PlacedRow[] = [];
  readonly #frame: FlowFrame;
  #pageIndex = 0;
  #column = 0;
  #area: FlowArea;
  #width: number;
  #y: number;
  #isUsed = false;

  constructor(frame: FlowFrame) {
    this.#frame = frame;
    this.#area = frame.areaOf(0);
    this.#width = columnWidth(frame, this.#area);
    this.#y = this.#area.top;
  }

  *place(section: Section): Generator<FlowPage, void> {
    const rows = new RowQueue(section.rows);
    if (rows.peek(0) === undefined) return;
    if (this.page.length === 0) this.#beginColumn();
    const headings = section.headings(false);
    const space = this.#isUsed ? section.space : 0;
    if (this.#isUsed && !this.#fits(space + this.#startHeight(section, headings, rows))) yield* this.#nextColumn();
    else this.#y += space;
    for (const heading of headings) this.#add(heading, "heading", section);
    yield* this.#placeRows(section, rows);
  }

  /** Height kept together at the start of a section: all of it, or the heading and two rows. */
  #startHeight({ isKeptTogether }: Section, headings: readonly Row[], rows: RowQueue): number {
    const headingHeight = headings.reduce((height, { height: more }) => height + more, 0);
    if (isKeptTogether) {
      const full = rows.heightWithin(this.#fullHeight() - headingHeight);
      if (full !== undefined) return headingHeight + full;
    }
    // With three rows, taking two would leave the last one alone.
    const first = rows.peek(3) === undefined ? 3 : 2;
    return rows.heightOf(first) + headingHeight;
  }

  *#placeRows(section: Section, rows: RowQueue): Generator<FlowPage, void> {
    let inColumn = 0;
    for (let next = rows.shift(); next; next = rows.shift()) {
      const isLastButOne = rows.peek(0) !== undefined && rows.peek(1) === undefined;
      const leavesOneAlone = inColumn > 1 && isLastButOne && !this.#fits(next.height + rows.heightOf(1));
      if (inColumn > 0 && (leavesOneAlone || !this.#fits(next.height))) {
        yield* this.#continueSection(section);
        inColumn = 0;
      }
      const rest = this.#addRow(next, section);
      inColumn += 1;
      if (!rest) continue;
      rows.unshift(rest);
      yield* this.#continueSection(section);
      inColumn = 0;
    }
  }

  /** Adds as much of a row as fits and returns the rest. */
  #addRow(whole: Row, section: Section): Row | undefined {
    const [part, rest] = this.#fits(whole.height) ? [whole] : breakRow(whole, this.#area.bottom - this.#y);
    this.#add(part, "row", section);
    return rest?.cells.some(({ lines }) => lines.length > 0) ? rest : undefined;
  }

  *#continueSection(section: Section): Generator<FlowPage, void> {
    yield* this.#nextColumn();
    for (const heading of section.headings(true)) this.#add(heading, "continued", section);
  }

  *#nextColumn(): Generator<FlowPage, void> {
    this.#column += 1;
    if (this.#column === this.#frame.columns) {
      yield this.page;
      this.#column = 0;
      this.page = [];
      this.#pageIndex += 1;
      this.#area = this.#frame.areaOf(this.#pageIndex);
    }
    this.#beginColumn();
  }

  #beginColumn(): void {
    this.#y = this.#area.top;
    if (this.#frame.head) this.#add(this.#frame.head, "head", undefined);
    this.#isUsed = false;
  }

  #add(row: Row, role: PlacedRow["role"], section: Section | undefined): void {
    this.#isUsed = true;
    const x = this.#area.left + this.#column * (this.#width + this.#frame.gap);
    this.page.push({ row, role, section, column: this.#column, x, y: this.#y, height: row.height });
    this.#y += row.height;
  }

  #fits(height: number): boolean {
    return this.#y + height <= this.#area.bottom + tolerance;
  }

  #fullHeight(): number {
    const isLast = this.#column + 1 === this.#frame.columns;
    const { top, bottom } = isLast ? this.#frame.areaOf(this.#pageIndex + 1) : this.#area;
    return bottom - top - (this.#frame.head?.height ?? 0);
  }
}

/** Rows made when they are needed, with a view of the next few. */
class RowQueue {
  readonly #source: Iterator<Row>;
  #ahead: Row[] = [];
  #from = 0;

  constructor(rows: Iterable<Row>) {
    this.#source = rows[Symbol.iterator]();
  }

  /** The row at this place from the front, from 0; undefined if there are fewer. */
  peek(place: number): Row | undefined {
    while (this.#ahead.length - this.#from <= place) {
      const next = this.#source.next();
      if (next.done) return undefined;
      this.#ahead.push(next.value);
    }
    return this.#ahead[this.#from + place];
  }

  shift(): Row | undefined {
    const first = this.peek(0);
    if (first) this.#from += 1;
    if (this.#from === this.#ahead.length) this.#ahead = [];
    if (this.#ahead.length === 0) this.#from = 0;
    return first;
  }

  unshift(row: Row): void {
    this.#ahead = [row, ...this.#ahead.slice(this.#from)];
    this.#from = 0;
  }

  /** Height of the next few rows. */
  heightOf(count: number): number {
    return Array.from({ length: count }, (_, place) => this.peek(place)?.height ?? 0).reduce((a, b) => a + b, 0);
  }

  /** Height of all rows, or undefined if above `most`. Looks no further than needed. */
  heightWithin(most: number): number | undefined {
    let height = 0;
    for (let place = 0; ; place += 1) {
      const next = this.peek(place);
      if (!next) return height;
      height += next.height;
      if (height > most) return undefined;
    }
  }
}
