import { type CellLook, maxSheetColumns } from "./sheet.ts";

/** In all sheets of a file together, in rows that look different. Later rows are plain. */
const maxLooks = 500_000;

/** Collects how the cells of one row after the other look. Rows that look alike share one map. */
export class LookCollector {
  readonly #looks: readonly (CellLook | undefined)[];
  readonly #known = new Map<string, ReadonlyMap<number, CellLook>>();
  #count = 0;
  /** A character each for the column and the style of a cell. */
  #row = "";

  /** `looks` has one for each style, undefined if plain. There may be 65,536. */
  constructor(looks: readonly (CellLook | undefined)[]) {
    this.#looks = looks;
  }

  add(column: number, style: number): void {
    if (this.#looks[style] === undefined || column < 0 || column >= maxSheetColumns) return;
    if (this.#row.length < 2 * maxSheetColumns) this.#row += String.fromCharCode(column, style);
  }

  /** The looks added since the last call; undefined if there are none. */
  take(): ReadonlyMap<number, CellLook> | undefined {
    const row = this.#row;
    if (row === "") return undefined;
    this.#row = "";
    return this.#known.get(row) ?? this.#newRow(row);
  }

  #newRow(row: string): ReadonlyMap<number, CellLook> | undefined {
    this.#count += row.length / 2;
    if (this.#count > maxLooks) return undefined;
    const looks = new Map<number, CellLook>();
    for (let place = 0; place < row.length; place += 2) {
      const look = this.#looks[row.charCodeAt(place + 1)];
      if (look !== undefined) looks.set(row.charCodeAt(place), look);
    }
    this.#known.set(row, looks);
    return looks;
  }
}
