import type { Wish } from "../../../../../common/wishes/wish.ts";
import type { OutcomeState, WishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import type { Board, BoardGuest, BoardTable } from "../../model/board.ts";
import { isRequired } from "../../wishes/model/wish-groups.ts";

/** Where everybody sits, by guest id, and what becomes of the wishes. */
export interface ComparedPlan {
  readonly tableOf: ReadonlyMap<number, number>;
  readonly outcomes: WishOutcomes;
}

/** What a plan is worth. */
export interface PlanWorth {
  readonly seated: number;
  readonly met: number;
  readonly wishes: number;
  /** Required wishes that do not hold. */
  readonly broken: number;
  readonly alone: number;
  /** Tables with more guests than seats. */
  readonly overfull: number;
  /** From 0 to 1: how far wishes are met, by their importance; null without wishes. */
  readonly quality: number | null;
}

/** As in the search for plans: a step of importance counts as four of the one below. */
const weights = { LOW: 1, MEDIUM: 4, HIGH: 16 } as const;
const requiredWeight = 64;

export function worthOf({ tableOf, outcomes }: ComparedPlan, board: Board, wishes: readonly Wish[]): PlanWorth {
  const counts = new Map<number, number>();
  let seated = 0;
  for (const { id, attendance } of board.guests.values()) {
    const table = tableOf.get(id);
    if (table === undefined) continue;
    counts.set(table, (counts.get(table) ?? 0) + 1);
    if (attendance !== "NO") seated += 1;
  }
  let [sum, all, broken] = [0, 0, 0];
  for (const { id, kind, priority } of wishes) {
    const outcome = outcomes.byWish.get(id);
    if (!outcome || outcome.of === 0) continue;
    const weight = isRequired(kind) ? requiredWeight : weights[priority];
    all += weight;
    sum += (weight * outcome.met) / outcome.of;
    if (isRequired(kind) && isMissed(outcome.state)) broken += 1;
  }
  return {
    ...{ seated, met: outcomes.metCount, wishes: outcomes.count, broken, alone: outcomes.alone.length },
    overfull: [...board.tables.values()].filter(
      ({ id, capacity }) => capacity !== null && (counts.get(id) ?? 0) > capacity,
    ).length,
    quality: all === 0 ? null : Math.min(1, sum / all),
  };
}

const isMissed = (state: OutcomeState) => state === "unmet" || state === "partly";

export interface Difference {
  readonly guest: BoardGuest;
  /** Undefined for no seat. */
  readonly one: BoardTable | undefined;
  readonly other: BoardTable | undefined;
}

/** Guests who sit elsewhere in the other plan, in the order of the list. */
export function differencesOf(
  one: ComparedPlan,
  other: ComparedPlan,
  { guests, tables }: Board,
): readonly Difference[] {
  return [...guests.values()].flatMap((guest) => {
    const [first, second] = [one.tableOf.get(guest.id), other.tableOf.get(guest.id)];
    if (first === second) return [];
    return [{ guest, one: tables.get(first ?? 0), other: tables.get(second ?? 0) }];
  });
}

/** The wishes that one of the plans meets better, then the others. */
export function wishesByDifference(
  wishes: readonly Wish[],
  one: ComparedPlan,
  other: ComparedPlan,
): { readonly differing: readonly Wish[]; readonly alike: readonly Wish[] } {
  const differs = ({ id }: Wish) => {
    const [first, second] = [one.outcomes.byWish.get(id), other.outcomes.byWish.get(id)];
    return first?.state !== second?.state || first?.met !== second?.met;
  };
  return { differing: wishes.filter(differs), alike: wishes.filter((wish) => !differs(wish)) };
}
