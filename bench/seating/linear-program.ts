import type { Highs, Model } from "highs";
import type { IsOver } from "./clock.ts";

interface Variable {
  /** Added to the objective for each unit. */
  cost: number;
  /** Restricted to 0 or 1. */
  isWhole: boolean;
}

/** A variable's number and its factor in a row. */
export type Term = readonly [variable: number, factor: number];

export interface SolveOptions {
  isMaximum: boolean;
  /** Limit on the wall clock. */
  seconds: number;
  isOver: IsOver;
}

export interface Outcome {
  values: Float64Array;
  isOptimal: boolean;
}

/** A linear program with variables from 0 to 1, some of them integers, solved by HiGHS. */
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

  addVariable(variable: Variable): number {
    return this.#variables.push(variable) - 1;
  }

  addRow(least: number, most: number, terms: readonly Term[]): void {
    this.#lower.push(least);
    this.#upper.push(most);
    for (const [variable, factor] of terms) {
      this.#indices.push(variable);
      this.#factors.push(factor);
    }
    this.#starts.push(this.#indices.length);
  }

  /** @returns null if no feasible values were found */
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
