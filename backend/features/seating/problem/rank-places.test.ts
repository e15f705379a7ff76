import { expect, it } from "vitest";
import { inOrderOfRank } from "../../../../common/wishes/tally-ranks.ts";
import { planGuest, planRows, planTable, planWish } from "../../../testing/plan-rows.ts";
import { Random } from "../solve/random.ts";
import { searchPlan } from "../solve/search-plan.ts";
import type { SeatingPlan } from "../solve/seating-problem.ts";
import { type BuiltProblem, buildProblem } from "./build-problem.ts";
import type { PlanGuest, PlanRows } from "./plan-rows.ts";

const wish = planWish("column_rank", { column: "Rank", fixtureId: 1 });
const room = { fixtures: [{ id: 1, kind: "stage" as const, label: "", x: 0, y: 0 }], wishes: [wish] };

/** The ids of ranked guests who sit farther than a lower rank. */
function missed(
  rows: PlanRows,
  { guestIds, tableIds }: BuiltProblem,
  assignment: readonly number[],
): readonly number[] {
  const tableOf = new Map(assignment.map((table, guest) => [guestIds[guest] ?? 0, tableIds[table] ?? 0]));
  return inOrderOfRank(wish, { ...rows, coming: rows.guests, tableOf }).missedBy;
}

interface Kind {
  readonly largest: number;
  readonly isEveryoneRanked: boolean;
  readonly freeSeats: number;
}

/** Fills twelve tables from the stage outwards, by rank, so that there is a plan in order; then forgets who sat where. */
function fullHall(seed: number, { largest, isEveryoneRanked, freeSeats }: Kind): PlanRows {
  const random = new Random(seed);
  const tables = Array.from({ length: 12 }, (_, place) =>
    planTable(String(place + 1), { capacity: 8 + 2 * random.below(2), x: random.below(3000), y: random.below(3000) }),
  );
  const distance = ({ x, y }: { x: number | null; y: number | null }) => Math.hypot(x ?? 0, y ?? 0);
  const guests: PlanGuest[] = [];
  const add = (rank: number, size: number) => {
    for (let place = 0; place < size; place++) {
      const isRanked = isEveryoneRanked || (place === 0 && random.below(3) > 0);
      const additionalInfo: Record<string, string> = isRanked ? { Rank: String(rank) } : {};
      guests.push(planGuest(guests.length + 1, { household: `${guests.length - place}`, additionalInfo }));
    }
    return size;
  };
  let rank = 1;
  for (const { capacity } of tables.toSorted((one, other) => distance(one) - distance(other))) {
    let seats = (capacity ?? 0) - freeSeats;
    while (seats > 0) {
      rank += random.below(2);
      seats -= add(rank, Math.min(seats, 1 + random.below(largest)));
    }
    rank += 1;
  }
  return planRows({ ...room, tables, guests: guests.toSorted((one, other) => (one.id % 7) - (other.id % 7)) });
}

function planAfter(slices: number, { problem }: BuiltProblem): SeatingPlan {
  const search = searchPlan(problem, { seed: 1 });
  let best: SeatingPlan | null = null;
  for (let slice = 0; slice < slices; slice++) {
    const { done, value } = search.next();
    if (done) return value.plan;
    best = value ?? best;
  }
  if (best === null) throw new Error("The first slice yields a plan");
  return best;
}

it.each([
  ["single guests", { largest: 1, isEveryoneRanked: false, freeSeats: 0 }],
  ["households", { largest: 4, isEveryoneRanked: false, freeSeats: 0 }],
  ["households with some free seats, all of them ranked", { largest: 4, isEveryoneRanked: true, freeSeats: 1 }],
])("finds an order of ranks that can be met, for %s", (_, kind) => {
  const rows = fullHall(1, kind);
  const built = buildProblem(rows);
  const { assignment, violations } = planAfter(100, built);
  expect(violations).toBe(0);
  expect(missed(rows, built, assignment)).toEqual([]);
});
