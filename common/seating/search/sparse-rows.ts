/** A sparse matrix: columns and values of row i are those from starts[i] to before starts[i + 1]. */
export interface SparseRows {
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

/** Collects entries of a sparse matrix; those of one place are added up. */
export class SparseBuilder {
  private readonly rows: Map<number, number>[];

  constructor(rowCount: number) {
    this.rows = Array.from({ length: rowCount }, () => new Map<number, number>());
  }

  add(row: number, column: number, value: number): void {
    const entries = this.rows[row];
    entries?.set(column, (entries.get(column) ?? 0) + value);
  }

  addBothWays(row: number, column: number, value: number): void {
    this.add(row, column, value);
    this.add(column, row, value);
  }

  /** Rows have ascending columns. */
  build(): SparseRows {
    const starts = new Int32Array(this.rows.length + 1);
    for (const [row, { size }] of this.rows.entries()) starts[row + 1] = (starts[row] ?? 0) + size;
    const columns = new Int32Array(starts[this.rows.length] ?? 0);
    const values = new Float64Array(columns.length);
    let place = 0;
    for (const row of this.rows) {
      for (const [column, value] of [...row].sort(([a], [b]) => a - b)) {
        columns[place] = column;
        values[place++] = value;
      }
    }
    return { starts, columns, values };
  }
}

/** 0 if there is no entry. */
export function valueAt({ starts, columns, values }: SparseRows, row: number, column: number): number {
  let low = starts[row] ?? 0;
  let high = (starts[row + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = columns[middle] ?? 0;
    if (found === column) return values[middle] ?? 0;
    if (found < column) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
