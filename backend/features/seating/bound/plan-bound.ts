import type { Highs } from "highs";
import { assignmentSets, compileModel, type SearchModel } from "../solve/search-model.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { boundBesideLinks, boundOf } from "../solve/upper-bound.ts";
import { ColumnGeneration } from "./column-generation.ts";
import { unitModelOf } from "./unit-model.ts";

/** With more units, a step takes many seconds. */
const maxUnits = 400;
/** An exact search gives up after this many nodes, about a second. */
const maxNodes = 200_000;
/** Makes whole numbers of the usual weights; others are rounded up. */
const defaultScale = 15;
const fineScale = 100;

/** What no plan of a problem without broken rules exceeds, lowered step by step. Must be disposed of. */
export class PlanBound {
  /** No plan is worth more. */
  value: number;
  private readonly model: SearchModel;
  private readonly beside: number;
  private readonly scale: number;
  private generation: ColumnGeneration | null = null;

  constructor(highs: Highs, problem: SeatingProblem) {
    this.model = compileModel(problem);
    this.value = boundOf(this.model);
    this.beside = boundBesideLinks(this.model);
    this.scale = scaleOf(this.model);
    const { units, capacities, weights } = this.model;
    if (units.length > maxUnits || units.length === 0 || capacities.length === 0 || weights.columns.length === 0)
      return;
    this.generation = new ColumnGeneration(highs, unitModelOf(this.model, this.scale), { nodes: maxNodes });
  }

  /** Whether another step may lower it. */
  get isOpen(): boolean {
    return this.generation !== null;
  }

  /** Takes up to a second or two. A good plan makes it faster. */
  step(assignment: readonly number[] | null): void {
    const { generation } = this;
    if (!generation) return;
    if (assignment) generation.addSets(assignmentSets(this.model, assignment));
    const step = generation.step();
    if (step === "more") return;
    // Values of plans are whole numbers of this unit.
    const links = Math.floor(generation.bound + 1e-6) / this.scale;
    this.value = Math.min(this.value, this.beside + links);
    if (step === "optimal" || !Number.isFinite(generation.bound)) this.dispose();
  }

  /** Without freeing anything: for a solver that has failed. */
  abandon(): void {
    this.generation = null;
  }

  dispose(): void {
    this.generation?.dispose();
    this.generation = null;
  }
}

function scaleOf({ weights }: SearchModel): number {
  const isWhole = (scale: number) =>
    weights.values.every((value) => Math.abs(value * scale - Math.round(value * scale)) < 1e-6);
  return [1, defaultScale].find(isWhole) ?? fineScale;
}
