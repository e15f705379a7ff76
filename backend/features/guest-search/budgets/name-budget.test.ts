import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countAnswer,
  maxInVain,
  NameBudget,
  NameBudgets,
  type NamingMatch,
  tell,
  windowMinutes,
} from "./name-budget.ts";

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

const payersOf = (size: number) => new NameBudgets(size).payersFor("1 here", "phone", 0);
const nobody = new Set<number>();

it("an answer contains no tablemates of guests already shown for a beginning, once the budget is spent", () => {
  const payers = payersOf(3);
  tell([{ ...guest(1), tablemates: [] }, guest(2), guest(3)], nobody, payers);
  expect(tell([guest(1)], new Set([1]), payers)).toEqual([{ ...guest(1), tablemates: [] }]);
});

it("a budget refills by a thirtieth a minute, up to its size, and owes at most as much", () => {
  const budget = new NameBudget(60, 0);
  budget.tell(idsOf(guests(1, 61)));
  budget.refill(0.5 * minute);
  expect(budget.isSpent).toBe(true);
  budget.refill(1.5 * minute);
  expect(budget.isSpent).toBe(false);
  budget.refill(1000 * minute);
  budget.tell(idsOf(guests(100, 600)));
  expect(budget.isSpent).toBe(true);
  budget.refill(1031 * minute);
  expect(budget.isSpent).toBe(false);
});

it("whatever the queries, answers are whole, and nobody sees more untyped guests than the budget and one answer", () => {
  const size = 20;
  const maxAnswer = 5 * 3;
  const asked = fc.record({ from: fc.integer({ min: 1, max: 200 }), count: fc.integer({ min: 0, max: 5 }) });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 200 }), fc.integer({ min: 1, max: 4 }), (searches, phones) => {
      const budgets = new NameBudgets(size);
      const learnt = new Set<number>();
      for (const [i, { from, count }] of searches.entries()) {
        const matches = guests(from, from + count - 1);
        const told = tell(matches, nobody, budgets.payersFor("1 here", `phone ${i % phones}`, 0));
        const whole = told.map((match) => ({ ...match, tablemates: guest(match.id).tablemates }));
        expect([matches, []]).toContainEqual(whole);
        for (const id of namesIn(told)) learnt.add(id);
      }
      expect(learnt.size).toBeLessThanOrEqual(size + maxAnswer);
    }),
  );
});

it("distinguishes a thousand new phones of a network in ten minutes, and counts the rest as one", () => {
  const budgets = new NameBudgets(60);
  const phone = (key: string, name?: string, now = 0) => budgets.payersFor(key, name, now).phone;
  const known = Array.from({ length: 1_000 }, (_, i) => phone("1 here", `phone ${i}`));
  expect(new Set(known).size).toBe(1_000);
  expect(phone("1 here", "one more")).toBe(phone("1 here"));
  expect(phone("1 there", "one more")).not.toBe(phone("1 here"));
  expect(phone("1 here", "phone 5")).toBe(known[5]);
  expect(phone("1 here", "later", windowMinutes * minute)).not.toBe(phone("1 here"));
});

describe("searching with a spent budget is", () => {
  const spent = (now = 0, budgets = new NameBudgets(1)) => {
    const payers = budgets.payersFor("1 here", "phone", now);
    tell(guests(1, 9), nobody, payers);
    return { payers, isUnusual: (later: number) => budgets.payersFor("1 here", "phone", later).isUnusual };
  };
  const inVain = ({ payers }: ReturnType<typeof spent>, times: number) =>
    Array.from({ length: times }, () => countAnswer(payers, undefined)).filter(Boolean).length;

  it("unusual after 200 that find nobody, reported once, for the rest of ten minutes", () => {
    const network = spent();
    expect(inVain(network, maxInVain)).toBe(0);
    expect(network.isUnusual(1)).toBe(false);
    expect(inVain(network, 4_800)).toBe(1);
    expect(network.isUnusual(1)).toBe(true);
    expect(network.isUnusual(windowMinutes * minute)).toBe(false);
  });

  it("usual for a crowd that finds itself with many typos, and not for who finds the same guest again and again", () => {
    const [crowd, script] = [spent(), spent()];
    for (let guest = 0; guest < 300; guest += 1) {
      expect(inVain(crowd, 8)).toBe(0);
      countAnswer(crowd.payers, guest);
      inVain(script, 1);
      countAnswer(script.payers, 7);
    }
    expect([crowd, script].map(({ isUnusual }) => isUnusual(1))).toEqual([false, true]);
  });
});
