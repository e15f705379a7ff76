import type { Wish } from "../../../../../common/wishes/wish.ts";
import type { OutcomeState, WishOutcomes } from "../../../../../common/wishes/wish-outcomes.ts";
import type { Board, BoardGuest, BoardTable } from "../../model/board.ts";
import { isRequired } from "../../wishes/model/wish-groups.ts";

/** Where everybody sits, by guest id, and what becomes of the wishes. */
export interface ComparedPlan {
  readonly tableOf: ReadonlyMap<number, number>;
  /** Seat numbers of those who have one. */
  readonly seatOf: ReadonlyMap<number, number>;
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
  const seated = [...board.guests.values()].filter(({ id, attendance }) => attendance !== "NO" && tableOf.has(id));
  const counts = new Map<number, number>();
  for (const table of tableOf.values()) counts.set(table, (counts.get(table) ?? 0) + 1);
  const tables = [...board.tables.values()];
  const known = wishes.flatMap((wish) => {
    const outcome = outcomes.byWish.get(wish.id);
    return outcome && outcome.of > 0 ? [{ ...outcome, wish }] : [];
  });
  const all = sumOf(known.map(({ wish }) => weightOf(wish)));
  return {
    ...{ seated: seated.length, met: outcomes.metCount, wishes: outcomes.count, alone: outcomes.alone.length },
    broken: known.filter(({ wish, state }) => isRequired(wish.kind) && isMissed(state)).length,
    overfull: tables.filter(({ id, capacity }) => capacity !== null && (counts.get(id) ?? 0) > capacity).length,
    quality: all === 0 ? null : sumOf(known.map(({ wish, met, of }) => (weightOf(wish) * met) / of)) / all,
  };
}

const weightOf = ({ kind, priority }: Wish) => (isRequired(kind) ? requiredWeight : weights[priority]);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const isMissed = (state: OutcomeState) => state === "unmet" || state === "partly";

export interface Place {
  /** Undefined for no seat. */
  readonly table: BoardTable | undefined;
  readonly seatNumber: number | undefined;
}

export interface Difference {
  readonly guest: BoardGuest;
  readonly one: Place;
  readonly other: Place;
}

/** Guests who sit elsewhere in the other plan, and those with another seat number at the same table; as on the list. */
export function differencesOf(
  one: ComparedPlan,
  other: ComparedPlan,
  { guests, tables }: Board,
): { readonly elsewhere: readonly Difference[]; readonly onOtherChairs: readonly Difference[] } {
  const placeIn = ({ tableOf, seatOf }: ComparedPlan, id: number): Place => ({
    table: tables.get(tableOf.get(id) ?? 0),
    seatNumber: seatOf.get(id),
  });
  const all = [...guests.values()].map((guest) => {
    return { guest, one: placeIn(one, guest.id), other: placeIn(other, guest.id) };
  });
  const isAtSameTable = (difference: Difference) => difference.one.table === difference.other.table;
  return {
    elsewhere: all.filter((difference) => !isAtSameTable(difference)),
    onOtherChairs: all.filter((guest) => isAtSameTable(guest) && guest.one.seatNumber !== guest.other.seatNumber),
  };
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
