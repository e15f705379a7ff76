import { Annealer } from "./annealer.ts";
import { firstPlan } from "./first-plan.ts";
import { PlanState } from "./plan-state.ts";
import type { Random } from "./random.ts";
import { assignmentOf, type SearchModel } from "./search-model.ts";
import { temperatureFor } from "./temperatures.ts";

/** In simple proposals. */
const sliceWork = 40_000;
const stepsOfSlice = 8;
/** Longer coolings find better plans up to this work; then restarts from better plans pay more. */
const workPerUnit = 30_000;
/** The first cooling is this part of the longest ones, and each one twice as long as the one before. */
const firstPart = 1 / 16;
/** What is left of a search is one cooling, if it is shorter than this part of the longest ones. */
const lastPart = 0.75;

/** Shares of worsening proposals made at the highest and lowest temperature. */
const hotShare = 0.2;
const coldShare = 0.001;
/** Start of later coolings between the two, on a logarithmic scale, so that some forget more than others. */
const reheats = [0.6, 0.4, 1, 0.3];

/** In usual gains: makes gains that break a rule rare. */
const gainsOfPenalty = 2;
const maxPenaltyRaises = 1000;
const penaltyStep = 1.25;
const stuckStep = 2;
/** The penalty stays while the share of clean plans is between these. */
const minClean = 0.05;
const maxClean = 0.6;
/** Fewer plans reveal nothing about the penalty, unless all break rules. */
const minAccepted = 50;

/** Successive coolings of one model, which depend on nothing but the model and the random numbers. */
export class Chain {
  private readonly state: PlanState;
  private readonly annealer: Annealer;
  private readonly minPenalty: number;
  private penalty: number;
  private reported = 0;
  private coolings = 0;
  private range: { readonly hot: number; readonly cold: number } | null = null;

  constructor(
    private readonly model: SearchModel,
    private readonly random: Random,
    smallest: number,
  ) {
    this.state = new PlanState(model);
    this.annealer = new Annealer(this.state, random, smallest);
    this.minPenalty = gainsOfPenalty * usualGain(model);
    this.penalty = this.minPenalty;
  }

  begin(start: readonly (number | null)[] = []): void {
    this.annealer.begin(firstPlan(this.model, this.random, start), this.penalty);
  }

  bestAssignment(): number[] {
    return assignmentOf(this.model, this.annealer.bestTables);
  }

  /** Whether the best plan changed since the last call. */
  hasNews(): boolean {
    const { improvements } = this.annealer;
    const isNew = improvements !== this.reported;
    this.reported = improvements;
    return isNew;
  }

  /** Cools down once, in slices; the first time from the highest temperature. `left`: how many slices are left to do so. */
  *cool(left: () => number): Generator<void> {
    if (!this.range) {
      this.range = this.measureRange();
      yield;
    }
    const { hot, cold } = this.range;
    const place = this.coolings++;
    const height = place === 0 ? 1 : (reheats[(place - 1) % reheats.length] ?? 1);
    const longest = (workPerUnit * this.model.units.length) / sliceWork;
    const atFirst = left();
    const isLast = atFirst < lastPart * longest;
    const slices = isLast ? Math.max(1, atFirst) : Math.ceil(longest * Math.min(1, firstPart * 2 ** place));
    for (let done = 0; done < 1; done = isLast ? Math.max(done + 1 / slices, 1 - left() / slices) : done + 1 / slices) {
      this.annealer.accepted = 0;
      this.annealer.clean = 0;
      for (let step = 0; step < stepsOfSlice; step++) {
        const rest = Math.max(0, 1 - done - step / stepsOfSlice / slices);
        this.annealer.temperature = cold * (hot / cold) ** (height * rest);
        this.annealer.run(sliceWork / stepsOfSlice);
      }
      this.annealer.shareWork();
      this.adaptPenalty();
      yield;
    }
  }

  private measureRange(): { hot: number; cold: number } {
    const { annealer } = this;
    annealer.temperature = 0;
    annealer.run(Math.max(sliceWork / 2, 20 * this.model.units.length));
    const losses = annealer.sampleLosses(sliceWork / 4);
    return { hot: temperatureFor(losses, hotShare), cold: temperatureFor(losses, coldShare) };
  }

  private adaptPenalty(): void {
    const { accepted, clean } = this.annealer;
    const isStuck = clean === 0 && this.state.violations > 0;
    if (accepted < minAccepted && !isStuck) return;
    let next = this.penalty;
    if (isStuck) next *= stuckStep;
    else if (clean < minClean * accepted) next *= penaltyStep;
    else if (clean > maxClean * accepted) next /= penaltyStep;
    next = Math.min(Math.max(next, this.minPenalty), this.minPenalty * maxPenaltyRaises);
    if (next === this.penalty) return;
    this.penalty = next;
    this.annealer.begin(this.state.tableOf.slice(), next);
  }
}

function usualGain({ weights, capacities, units }: SearchModel): number {
  const seats = Math.max(...capacities);
  const gains = units.map((_, unit) => {
    const row = weights.values.slice(weights.starts[unit], weights.starts[unit + 1]).sort();
    return row.slice(-seats).reduce((sum, value) => sum + Math.max(0, value), 0);
  });
  return gains.sort((first, second) => first - second)[gains.length >> 1] || 1;
}
