import { type Row, rowHeight } from "./row.ts";

/** A row with its height, in points. */
export interface MeasuredRow {
  row: Row;
  height: number;
}

/** Rows made when they are needed, with a view of the next few. */
export class RowQueue {
  readonly #source: Iterator<Row>;
  #ahead: MeasuredRow[] = [];
  #from = 0;

  constructor(rows: Iterable<Row>) {
    this.#source = rows[Symbol.iterator]();
  }

  /** The row at this place from the front, from 0; undefined if there are fewer. */
  peek(place: number): MeasuredRow | undefined {
    while (this.#ahead.length - this.#from <= place) {
      const next = this.#source.next();
      if (next.done) return undefined;
      this.#ahead.push(measured(next.value));
    }
    return this.#ahead[this.#from + place];
  }

  shift(): MeasuredRow | undefined {
    const first = this.peek(0);
    if (first) this.#from += 1;
    if (this.#from === this.#ahead.length) {
      this.#ahead = [];
      this.#from = 0;
    }
    return first;
  }

  unshift(row: Row): void {
    this.#ahead = [measured(row), ...this.#ahead.slice(this.#from)];
    this.#from = 0;
  }

  /** Height of the row at this place; 0 if there is none. */
  height(place: number): number {
    return this.peek(place)?.height ?? 0;
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

const measured = (row: Row): MeasuredRow => ({ row, height: rowHeight(row) });
