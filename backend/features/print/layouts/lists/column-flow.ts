import { breakRow, hasLines, type Row, rowHeight } from "./row.ts";
import { RowQueue } from "./row-queue.ts";

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

/** How a list fills pages. */
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
  const last = flow.page;
  if (last.length > 0) yield last;
}

const tolerance = 0.01;

class ColumnFlow {
  readonly #frame: FlowFrame;
  #pageIndex = 0;
  #column = 0;
  #placed: PlacedRow[] = [];
  #area: FlowArea;
  #y: number;
  #isUsed = false;

  constructor(frame: FlowFrame) {
    this.#frame = frame;
    this.#area = frame.areaOf(0);
    this.#y = this.#area.top;
  }

  get page(): FlowPage {
    return this.#placed;
  }

  *place(section: Section): Generator<FlowPage, void> {
    const rows = new RowQueue(section.rows);
    if (rows.peek(0) === undefined) return;
    if (this.#placed.length === 0) this.#beginColumn();
    const headings = section.headings(false);
    const space = this.#isUsed ? section.space : 0;
    if (this.#isUsed && !this.#fits(space + this.#startHeight(section, headings, rows))) yield* this.#nextColumn();
    else this.#y += space;
    for (const heading of headings) this.#add(heading, "heading", section);
    yield* this.#placeRows(section, rows);
  }

  /** Height kept together at the start of a section: all of it, or the heading and two rows. */
  #startHeight(section: Section, headings: readonly Row[], rows: RowQueue): number {
    const headingHeight = headings.reduce((height, row) => height + rowHeight(row), 0);
    if (section.isKeptTogether) {
      const full = rows.heightWithin(this.#fullHeight() - headingHeight);
      if (full !== undefined) return headingHeight + full;
    }
    // With three rows, taking two would leave the last one alone.
    const first = rows.peek(3) === undefined ? [0, 1, 2] : [0, 1];
    return first.reduce((height, index) => height + (rows.peek(index)?.height ?? 0), headingHeight);
  }

  *#placeRows(section: Section, rows: RowQueue): Generator<FlowPage, void> {
    let inColumn = 0;
    for (let next = rows.shift(); next; next = rows.shift()) {
      const leavesOneAlone = inColumn > 1 && this.#isLastButOne(rows) && !this.#fits(next.height + rows.height(0));
      if (inColumn > 0 && (leavesOneAlone || !this.#fits(next.height))) {
        yield* this.#continueSection(section);
        inColumn = 0;
      }
      const rest = this.#addRow(next.row, next.height, section);
      inColumn += 1;
      if (!rest) continue;
      rows.unshift(rest);
      yield* this.#continueSection(section);
      inColumn = 0;
    }
  }

  #isLastButOne(rows: RowQueue): boolean {
    return rows.peek(0) !== undefined && rows.peek(1) === undefined;
  }

  /** Adds as much of a row as fits and returns the rest. */
  #addRow(row: Row, height: number, section: Section): Row | undefined {
    const room = this.#area.bottom - this.#y;
    if (height <= room + tolerance) {
      this.#add(row, "row", section);
      return undefined;
    }
    const [part, rest] = breakRow(row, room);
    this.#add(part, "row", section);
    return hasLines(rest) ? rest : undefined;
  }

  *#continueSection(section: Section): Generator<FlowPage, void> {
    yield* this.#nextColumn();
    for (const heading of section.headings(true)) this.#add(heading, "continued", section);
  }

  *#nextColumn(): Generator<FlowPage, void> {
    this.#column += 1;
    if (this.#column === this.#frame.columns) {
      yield this.#placed;
      this.#column = 0;
      this.#placed = [];
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
    const height = rowHeight(row);
    const x = this.#area.left + this.#column * (columnWidth(this.#frame, this.#area) + this.#frame.gap);
    this.#placed.push({ row, role, section, x, y: this.#y, height });
    this.#y += height;
  }

  #fits(height: number): boolean {
    return this.#y + height <= this.#area.bottom + tolerance;
  }

  #fullHeight(): number {
    const head = this.#frame.head ? rowHeight(this.#frame.head) : 0;
    const isLast = this.#column + 1 === this.#frame.columns;
    const { top, bottom } = isLast ? this.#frame.areaOf(this.#pageIndex + 1) : this.#area;
    return bottom - top - head;
  }
}
