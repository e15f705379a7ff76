import fc from "fast-check";
import { expect, it } from "vitest";
import { inEnglish } from "../../testing/in-english.ts";
import { planGuest as guest, planRows, planTable as table, planWish as wish } from "../../testing/plan-rows.ts";
import { randomRuns } from "../../testing/random-runs.ts";
import { bestOfAll } from "../../testing/seating-problems.ts";
import type { Wish } from "../../wishes/wish.ts";
import { buildProblem } from "./build-problem.ts";
import { findConflicts } from "./conflicts.ts";
import type { PlanGuest, PlanRows } from "./plan-rows.ts";

const conflictsOf = (facts: Partial<PlanRows>) => {
  const rows = planRows(facts);
  return findConflicts(rows, buildProblem(rows)).map(({ sentences, repairs }) => ({
    says: inEnglish(sentences),
    repairs: inEnglish(repairs),
  }));
};

const guests = (count: number, factsOf: (id: number) => Partial<PlanGuest> = () => ({})) =>
  Array.from({ length: count }, (_, place) => guest(place + 1, factsOf(place + 1)));
const tables = [table("1", { capacity: 2 }), table("2", { capacity: 2 })];

it.each<[string, Partial<PlanRows>, string, string[]]>([
  [
    "not enough seats",
    { guests: guests(5), tables },
    "There are 5 guests but only 4 seats.",
    ["Add one more table of 2."],
  ],
  [
    "a household larger than every table",
    { guests: guests(3, () => ({ household: "Berg" })), tables },
    "No table has more than 2 seats, but these 3 must sit together: Guest 1, Guest 2 and Guest 3.",
    ["Table 1: add 1 seat.", "Add one more table of 3.", "Allow households to be split."],
  ],
  [
    "a wish about more guests than a table seats, whose households hang together by it",
    {
      guests: guests(4, (id) => ({ household: id > 2 ? "Berg" : "" })),
      tables,
      wishes: [wish("TOGETHER", { guestIds: [1, 2, 3] })],
    },
    "No table has more than 2 seats, but these 3 must sit together: Guest 1, Guest 2 and Guest 3.",
    [
      "Table 1: add 2 seats.",
      "Add one more table of 4.",
      "Remove the wish that these sit together: Guest 1, Guest 2 and Guest 3.",
    ],
  ],
  [
    "people apart inside a group",
    {
      guests: guests(3),
      wishes: [wish("TOGETHER", { guestIds: [1, 2] }), wish("APART", { id: 8, guestIds: [1, 2] })],
    },
    "Guest 1 and Guest 2 must sit together, but a wish keeps them apart.",
    [
      "Remove the wish that keeps these apart: Guest 1 and Guest 2.",
      "Remove the wish that these sit together: Guest 1 and Guest 2.",
    ],
  ],
  [
    "no common table",
    {
      guests: guests(2, (id) => ({ isLocked: true, tableNumber: String(id) })),
      wishes: [wish("TOGETHER", { guestIds: [1, 2] })],
    },
    "These must sit together, but no table is open to all of them: Guest 1 and Guest 2.",
    ["Unlock Guest 1 and Guest 2.", "Remove the wish that these sit together: Guest 1 and Guest 2."],
  ],
  [
    "a group with somebody at a locked table",
    {
      guests: guests(2, (id) => ({ tableNumber: id === 1 ? "1" : "" })),
      tables: [table("1", { isLocked: true }), table("2")],
      wishes: [wish("TOGETHER", { guestIds: [1, 2] })],
    },
    "These must sit together, but no table is open to all of them: Guest 1 and Guest 2.",
    ["Unlock table 1.", "Remove the wish that these sit together: Guest 1 and Guest 2."],
  ],
  [
    "no table with step-free access",
    { guests: guests(2, () => ({ needsAccess: true })), tables: [table("1", { isAccessible: false })] },
    "No table is open to: Guest 1 and Guest 2.",
    ["Add one more table of 8 with step-free access."],
  ],
  [
    "a wish about tables that are locked",
    {
      guests: guests(1),
      tables: [table("1", { isLocked: true }), table("2")],
      wishes: [wish("AT_TABLES", { guestIds: [1], tableIds: [101] })],
    },
    "No table is open to: Guest 1.",
    ["Unlock table 1.", "Remove the wish about the tables of these guests: Guest 1."],
  ],
  [
    "more people apart than tables",
    { guests: guests(3), wishes: [wish("APART", { guestIds: [1, 2, 3] })] },
    "These 3 must all sit at different tables, but there are only 2 tables for them: Guest 1, Guest 2 and Guest 3.",
    ["Add one more table of 8.", "Remove the wish that keeps these apart: Guest 1, Guest 2 and Guest 3."],
  ],
  [
    "more people at a table than it seats",
    { guests: guests(3), tables, wishes: [wish("AT_TABLES", { guestIds: [1, 2, 3], tableIds: [102] })] },
    "2: 2 seats, but these 3 must sit there: Guest 1, Guest 2 and Guest 3.",
    ["Table 2: add 1 seat.", "Remove the wish about the tables of these guests: Guest 1, Guest 2 and Guest 3."],
  ],
])("is named: %s", (_, facts, sentence, repairs) => {
  const [first, ...others] = conflictsOf(facts);
  expect(first?.says[0]).toBe(sentence);
  expect(first?.repairs).toEqual(repairs);
  expect(others).toEqual([]);
});

it("is never said where there is a plan", () => {
  const guestFacts = fc.record({
    tableNumber: fc.constantFrom("", "1", "2"),
    household: fc.constantFrom("", "", "Berg"),
    isLocked: fc.constantFrom(false, false, true),
    needsAccess: fc.constantFrom(false, false, true),
    isChild: fc.boolean(),
  });
  const kinds = ["TOGETHER", "APART", "AT_TABLES", "NOT_AT_TABLES", "CHILDREN_AT_TABLES"] as const;
  const wishes = fc.array(
    fc.record({
      kind: fc.constantFrom<Wish["kind"][]>(...kinds),
      guestIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
      tableIds: fc.uniqueArray(fc.integer({ min: 101, max: 103 }), { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 4 },
  );
  const seats = fc.array(fc.record({ capacity: fc.integer({ min: 1, max: 3 }), isAccessible: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  });
  let count = 0;
  fc.assert(
    fc.property(fc.array(guestFacts, { minLength: 1, maxLength: 5 }), seats, wishes, (people, rooms, wanted) => {
      const rows = planRows({
        guests: people.map(({ tableNumber, ...facts }, place) =>
          guest(place + 1, { ...facts, tableNumber: Number(tableNumber) > rooms.length ? "" : tableNumber }),
        ),
        tables: rooms.map((facts, place) => table(String(place + 1), facts)),
        wishes: wanted.map((facts, place) => wish(facts.kind, { ...facts, id: place + 1 })),
      });
      const built = buildProblem(rows);
      if (findConflicts(rows, built).length === 0) return;
      count += 1;
      // Of those who are locked without a table, no plan says anything.
      fc.pre(rows.guests.every(({ isLocked, tableNumber }) => !isLocked || tableNumber !== ""));
      expect(bestOfAll(built.problem).violations).toBeGreaterThan(0);
    }),
    { numRuns: randomRuns(300) },
  );
  expect(count).toBeGreaterThan(0);
});
