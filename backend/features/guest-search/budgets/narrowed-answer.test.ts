import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NameBudget } from "./name-budget.ts";
import { type NamingMatch, narrow, tell } from "./narrowed-answer.ts";

const minute = 60_000;

const guest = (id: number): NamingMatch => ({
  id,
  name: `Guest${id} Berg`,
  tablemates: [{ id: id * 1000 + 1 }, { id: id * 1000 + 2 }],
});
const guests = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => guest(from + i));
const idsOf = (matches: readonly NamingMatch[]) => matches.map(({ id }) => id);
const namesIn = (matches: readonly NamingMatch[]) =>
  matches.flatMap(({ id, tablemates }) => [id, ...tablemates.map((mate) => mate.id)]);

function budgetsOf(size: number) {
  return { address: new NameBudget(size, 0), caller: new NameBudget(size, 0), isUnusual: false };
}

describe("an answer", () => {
  it("is never partial: some matches without the others could greet the wrong guest", () => {
    const budgets = budgetsOf(3);
    tell(narrow(guests(1, 3), "gu"), budgets);
    expect(tell(narrow(guests(3, 4), "gu"), budgets)).toEqual([]);
  });

  it("contains no tablemates of guests already shown for a beginning, once the budget is spent", () => {
    const budgets = budgetsOf(3);
    tell(narrow([{ ...guest(1), tablemates: [] }, guest(2), guest(3)], "gu"), budgets);
    expect(tell(narrow([guest(1)], "guest1 berg"), budgets)).toEqual([{ ...guest(1), tablemates: [] }]);
  });
});

describe("a budget", () => {
  it("refills by a thirtieth a minute, up to its size", () => {
    const budget = new NameBudget(60, 0);
    budget.tell(idsOf(guests(1, 61)));
    budget.refill(0.5 * minute);
    expect(budget.isSpent).toBe(true);
    budget.refill(1.5 * minute);
    expect(budget.isSpent).toBe(false);
    budget.refill(1000 * minute);
    budget.tell(idsOf(guests(100, 160)));
    expect(budget.isSpent).toBe(true);
  });

  it("owes at most its own size, so one large table closes it for an hour at most", () => {
    const budget = new NameBudget(60, 0);
    budget.tell(idsOf(guests(1, 500)));
    budget.refill(31 * minute);
    expect(budget.isSpent).toBe(false);
  });
});

it("whatever the queries, nobody sees more untyped guests than the budget and one answer", () => {
  const size = 20;
  const maxAnswer = 5 * 3;
  const asked = fc.record({ from: fc.integer({ min: 1, max: 200 }), count: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 200 }), fc.integer({ min: 1, max: 4 }), (searches, phones) => {
      const address = new NameBudget(size, 0);
      const callers = Array.from({ length: phones }, () => new NameBudget(size, 0));
      const learnt = new Set<number>();
      for (const [i, { from, count }] of searches.entries()) {
        const caller = callers[i % phones] ?? address;
        const matches = guests(from, from + count - 1);
        const told = tell(narrow(matches, "gu"), { address, caller, isUnusual: false });
        expect([matches, []]).toContainEqual(
          told.map((match) => ({ ...match, tablemates: guest(match.id).tablemates })),
        );
        for (const id of namesIn(told)) learnt.add(id);
      }
      expect(learnt.size).toBeLessThanOrEqual(size + maxAnswer);
    }),
  );
});
