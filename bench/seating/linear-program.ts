import type { Highs, Model } from "highs";
import type { IsOver } from "./clock.ts";

interface Variable {
  /** What one of it adds to the sum that is looked for. */
  cost: number;
  /** Whether it is 0 or 1, instead of anything in between. */
  isWhole: boolean;
}

/** A variable's number and its factor in a row. */
export type Term = readonly [variable: number, factor: number];

/** How to solve a program. */
export interface SolveOptions {
  isMaximum: boolean;
  /** Seconds on the clock after which it ends. */
  seconds: number;
  /** Ends it, too. */
  isOver: IsOver;
}

/** What came out. */
export interface Outcome {
  /** Of the variables, in their order. */
  values: Float64Array;
  isOptimal: boolean;
}

/** A linear program with variables from 0 to 1, some of them whole, built row by row and solved by HiGHS. */
export class LinearProgram {
  readonly #highs: Highs;
  readonly #variables: Variable[] = [];
  readonly #lower: number[] = [];
  readonly #upper: number[] = [];
  readonly #starts = [0];
  readonly #indices: number[] = [];
  readonly #factors: number[] = [];

  constructor(highs: Highs) {
    this.#highs = highs;
  }

  /** @returns its number, from 0 */
  addVariable(variable: Variable): number {
    return this.#variables.push(variable) - 1;
  }

  /** Limits a sum of variables. */
  addRow(least: number, most: number, terms: readonly Term[]): void {
    this.#lower.push(least);
    this.#upper.push(most);
    for (const [variable, factor] of terms) {
      this.#indices.push(variable);
      this.#factors.push(factor);
    }
    this.#starts.push(this.#indices.length);
  }

  /** @returns null if no values were found that keep to the rows */
  solve(options: SolveOptions): Outcome | null {
    const model = this.#createModel(options.isMaximum);
    try {
      return this.#run(model, options);
    } finally {
      model.dispose();
    }
  }

  #createModel(isMaximum: boolean): Model {
    const { objectiveSense, variableType } = this.#highs.constants;
    const [numCols, numRows] = [this.#variables.length, this.#lower.length];
    return this.#highs.createModel({
      numCols,
      numRows,
      sense: isMaximum ? objectiveSense.maximize : objectiveSense.minimize,
      colCost: this.#variables.map(({ cost }) => cost),
      colLower: new Float64Array(numCols),
      colUpper: new Float64Array(numCols).fill(1),
      rowLower: this.#lower,
      rowUpper: this.#upper,
      matrix: {
        format: "csr",
        numRows,
        numCols,
        starts: this.#starts,
        indices: this.#indices,
        values: this.#factors,
      },
      integrality: this.#variables.map(({ isWhole }) => (isWhole ? variableType.integer : variableType.continuous)),
    });
  }

  #run(model: Model, { seconds, isOver }: SolveOptions): Outcome | null {
    const { callbackType, modelStatus, solutionStatus } = this.#highs.constants;
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0 });
    const result = model.run({
      [callbackType.mipInterrupt]: (event) => {
        if (isOver()) event.interrupt();
      },
    });
    const hasValues = model.info.get("primal_solution_status") === solutionStatus.feasible;
    if (!hasValues) return null;
    return { values: model.getSolution().colValue, isOptimal: result.modelStatus === modelStatus.optimal };
  }
}
