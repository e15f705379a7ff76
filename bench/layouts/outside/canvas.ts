import type { Area, Cell, SheetPlan } from "../file-plan.ts";

/** A sheet drawn cell by cell, in any order. */
export class Canvas {
  readonly #rows: Cell[][] = [];
  readonly #merges: Area[] = [];
  readonly #boxes: Area[] = [];
  readonly #fills: { row: number; column: number; color: string }[] = [];
  readonly #bold: { row: number; column: number }[] = [];

  get height(): number {
    return this.#rows.length;
  }

  put(row: number, column: number, cell: Cell, style?: { isBold?: boolean; color?: string }): void {
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length <= column) cells.push(null);
    cells[column] = cell;
    if (style?.isBold) this.#bold.push({ row, column });
    if (style?.color !== undefined) this.#fills.push({ row, column, color: style.color });
  }

  /** Cells beside each other; null leaves what is there. */
  putRow(row: number, left: number, cells: readonly Cell[], style?: { isBold?: boolean }): void {
    for (const [place, cell] of cells.entries()) if (cell !== null) this.put(row, left + place, cell, style);
  }

  merge(area: Area): void {
    if (area.top < area.bottom || area.left < area.right) this.#merges.push(area);
  }

  box(area: Area): void {
    this.#boxes.push(area);
  }

  fill({ top, left, bottom, right }: Area, color: string): void {
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) this.#fills.push({ row, column, color });
    }
  }

  sheet(name = "Sheet1"): SheetPlan {
    return {
      name,
      rows: this.#rows,
      merges: this.#merges,
      boxes: this.#boxes,
      fills: this.#fills,
      bold: this.#bold,
    };
  }
}
