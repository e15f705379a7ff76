import { expect, it } from "vitest";
import { inOrderOfRank } from "../../../../common/wishes/tally-ranks.ts";
import { planGuest, planRows, planTable, planWish } from "../../../testing/plan-rows.ts";
import { searched } from "../../../testing/seating-problems.ts";
import { Random } from "../solve/random.ts";
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

/** Fills twelve tables from the stage outwards, by rank, so that there is a plan in order; then forgets who sat where. */
function fullHall(): PlanRows {
  const random = new Random(1);
  const tables = Array.from({ length: 12 }, (_, place) =>
    planTable(String(place + 1), { capacity: 8 + 2 * random.below(2), x: random.below(3000), y: random.below(3000) }),
  );
  const distance = ({ x, y }: { x: number | null; y: number | null }) => Math.hypot(x ?? 0, y ?? 0);
  const guests: PlanGuest[] = [];
  const add = (rank: number, size: number) => {
    for (let place = 0; place < size; place++) {
      const isRanked = place === 0 && random.below(3) > 0;
      const additionalInfo: Record<string, string> = isRanked ? { Rank: String(rank) } : {};
      guests.push(planGuest(guests.length + 1, { household: `${guests.length - place}`, additionalInfo }));
    }
    return size;
  };
  let rank = 1;
  for (const { capacity } of tables.toSorted((one, other) => distance(one) - distance(other))) {
    let seats = capacity ?? 0;
    while (seats > 0) {
      rank += random.below(2);
      seats -= add(rank, Math.min(seats, 1 + random.below(4)));
    }
    rank += 1;
  }
  return planRows({ ...room, tables, guests: guests.toSorted((one, other) => (one.id % 7) - (other.id % 7)) });
}

it("finds an order of ranks that can be met, for households", () => {
  const rows = fullHall();
  const built = buildProblem(rows);
  const { assignment, violations } = searched(built.problem, 100);
  expect(violations).toBe(0);
  expect(missed(rows, built, assignment)).toEqual([]);
});
