import fc from "fast-check";
import { expect, it } from "vitest";
import { planGuest, planOptions, planRows, planTable, planWish } from "../../testing/plan-rows.ts";
import { randomRuns } from "../../testing/random-runs.ts";
import { wishOutcomes } from "../../testing/wish-outcomes.ts";
import { priorityWeights, type Wish } from "../../wishes/wish.ts";
import { evaluatePlan } from "../search/plan-value.ts";
import { buildProblem } from "./build-problem.ts";
import type { PlanRows } from "./plan-rows.ts";

/** How many guests or tables have what a wish wants, as the screens count it. */
function metIn(rows: PlanRows, wish: Wish, tableOf: ReadonlyMap<number, number>) {
  const guests = rows.guests.map((guest) => ({ ...guest, attendance: "YES" as const }));
  const outcome = wishOutcomes([wish], { ...rows, guests, tableOf }).byWish.get(wish.id);
  return { met: outcome?.met ?? 0, isMet: outcome?.state === "met" };
}

/** Each guest who has what they want adds as much as any other. */
const countedKinds: readonly Wish["kind"][] = ["NEAR", "LIKE_TABLES", "DISLIKE_TABLES", "COMPANY"];

const wished = fc.record({
  kind: fc.constantFrom<Wish["kind"][]>(
    ...countedKinds,
    ...(["LIKE", "DISLIKE", "COLUMN_TOGETHER", "COLUMN_SPREAD", "BALANCE"] as const),
  ),
  guestIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 3 }),
  tableIds: fc.constantFrom([101], [102, 103]),
});
const values = fc.array(fc.constantFrom("", "A", "B"), { minLength: 5, maxLength: 5 });

it("the search values most what the outcomes of a wish count as met", () => {
  fc.assert(
    fc.property(wished, values, ({ kind, ...facts }, people) => {
      const guests = people.map((value, place) =>
        planGuest(place + 1, kind === "COMPANY" ? { household: value } : { additionalInfo: { Side: value } }),
      );
      const column = kind.startsWith("COLUMN") ? "Side" : "";
      const wish = planWish(kind, { ...facts, column, fixtureId: kind === "NEAR" ? 1 : null });
      const rows = planRows({
        guests,
        tables: ["1", "2", "3"].map((label, place) => planTable(label, { capacity: 5, x: place * 300, y: 0 })),
        fixtures: [{ id: 1, x: 0, y: 0 }],
        wishes: [wish],
        options: { ...planOptions, splitHouseholds: true },
      });
      const built = buildProblem(rows).problem;
      // Households that may be split are wishes, too, and so are even tables.
      const alone = { ...built, balance: kind === "BALANCE" ? built.balance : 0 };
      const problem = kind === "COMPANY" ? { ...alone, groups: [] } : alone;
      const plans = Array.from({ length: 3 ** guests.length }, (_, number) => {
        const assignment = guests.map((_guest, place) => Math.floor(number / 3 ** place) % 3);
        const tableOf = new Map(assignment.map((table, place) => [place + 1, 101 + table]));
        return { value: evaluatePlan(problem, assignment).value, ...metIn(rows, wish, tableOf) };
      });
      const best = Math.max(...plans.map(({ value }) => value));
      if (plans.some(({ isMet }) => isMet)) {
        expect(plans.filter(({ value, isMet }) => value > best - 1e-9 && !isMet)).toEqual([]);
      }
      if (!countedKinds.includes(kind)) return;
      const ofEach = problem.company?.weight ?? priorityWeights.MEDIUM;
      expect(new Set(plans.map(({ value, met }) => (value - ofEach * met).toFixed(6))).size).toBe(1);
    }),
    { numRuns: randomRuns(60) },
  );
});
