import type { Highs, ModelData } from "highs";

/** A variable by its number, with a factor. */
export type LinearTerm = readonly [variable: number, factor: number];

/** Collects variables and rows of a linear model. */
export class LinearModel {
  private readonly uppers: number[] = [];
  private readonly integers: boolean[] = [];
  private readonly rows: { terms: readonly LinearTerm[]; least: number; most: number }[] = [];

  variable(upper: number, isInteger: boolean): number {
    this.uppers.push(upper);
    this.integers.push(isInteger);
    return this.uppers.length - 1;
  }

  /** Limits may be infinite. */
  row(terms: readonly LinearTerm[], least: number, most: number): void {
    this.rows.push({ terms, least, most });
  }

  get size(): number {
    return this.uppers.length;
  }

  data({ infinity, constants: { variableType } }: Highs): ModelData {
    const starts = [0];
    for (const { terms } of this.rows) starts.push((starts.at(-1) ?? 0) + terms.length);
    const limit = (value: number) => (Number.isFinite(value) ? value : Math.sign(value) * infinity);
    return {
      numCols: this.uppers.length,
      numRows: this.rows.length,
      colCost: this.uppers.map(() => 0),
      colLower: this.uppers.map(() => 0),
      colUpper: this.uppers.map(limit),
      rowLower: this.rows.map(({ least }) => limit(least)),
      rowUpper: this.rows.map(({ most }) => limit(most)),
      integrality: this.integers.map((isInteger) => (isInteger ? variableType.integer : variableType.continuous)),
      matrix: {
        format: "csr",
        numRows: this.rows.length,
        numCols: this.uppers.length,
        starts,
        indices: this.rows.flatMap(({ terms }) => terms.map(([variable]) => variable)),
        values: this.rows.flatMap(({ terms }) => terms.map(([, factor]) => factor)),
      },
    };
  }
}
