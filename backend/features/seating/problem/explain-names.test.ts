import { expect, it } from "vitest";
import { message } from "../../../../common/messages/message.ts";
import { english } from "../../../lib/languages.ts";
import {
  planGuest as guest,
  planOptions,
  planRows as rows,
  planTable as table,
  planWish as wish,
} from "../../../testing/plan-rows.ts";
import { findContradictions } from "../explain/contradiction.ts";
import { contradictionMessages } from "../explain/explain-words.ts";
import { solveFeasibility } from "../explain/highs-feasibility.ts";
import { repairMessage } from "../explain/repair-words.ts";
import { repairsFor } from "../explain/repairs.ts";
import { applyMoves } from "./apply-moves.ts";
import { buildProblem } from "./build-problem.ts";
import { explainNames } from "./explain-names.ts";
import { foundPlan } from "./found-plan.ts";
import type { PlanRows } from "./plan-rows.ts";

it("calls the parts of a problem what they are called in the event", () => {
  const event = rows({
    guests: [
      guest(11, { isLocked: true, tableNumber: "1" }),
      guest(12, { needsAccess: true, household: "Berg", additionalInfo: { Side: "Bride" } }),
      guest(13, { household: "berg", additionalInfo: { Side: "bride" } }),
      guest(14, { guestOfId: 11, additionalInfo: { Side: "Groom" } }),
    ],
    tables: [table("1"), table("2"), table("3", { isAccessible: false, x: 0, y: 0 })],
    fixtures: [
      { id: 1, kind: "dance_floor", label: " ", x: 0, y: 0 },
      { id: 2, kind: "text", label: "Cake", x: 0, y: 0 },
    ],
    wishes: [
      wish("column_together", { id: 1, column: "Side" }),
      wish("column_alternate", { id: 2, column: "Side" }),
      wish("near", { id: 3, guestIds: [13], fixtureId: 1 }),
      wish("near", { id: 4, guestIds: [13], fixtureId: 2 }),
      wish("together", { id: 5, guestIds: [13, 14] }),
      wish("at_tables", { id: 6, guestIds: [11, 12], tableIds: [101] }),
      wish("dislike_tables", { id: 7, column: "Side", value: "Groom", tableIds: [102, 103] }),
      wish("neighbor_tables", { id: 8, guestIds: [13, 14] }),
      wish("column_neighbor_tables", { id: 9, column: "Side" }),
    ],
  });
  const names = explainNames(event, buildProblem(event));
  expect([names.guest(1), names.table(2)]).toEqual(["Guest 12", "3"]);
  expect([0, 1, 2].map(names.together)).toEqual([
    { kind: "wish" },
    { kind: "household", name: "Berg" },
    { kind: "plusOne" },
  ]);
  expect(names.group(0)).toEqual({ kind: "column", column: "Side", value: "Bride" });
  expect(names.mix(0)).toBe("Side");
  expect([0, 1, 2].map(names.place)).toEqual([
    { kind: "near", name: message("floor-plan.fixtures.danceFloor") },
    { kind: "near", name: "Cake" },
    { kind: "disliked", tables: ["2", "3"] },
  ]);
  expect([3, 5].map(names.place)).toEqual([
    { kind: "groupBeside" },
    { kind: "valueBeside", column: "Side", value: "Bride" },
  ]);
  expect([0, 1, 2].map(names.limits)).toEqual([
    [{ kind: "locked" }],
    [{ kind: "access" }, { kind: "at", wish: 6, tables: ["1"] }],
    [],
  ]);
});

it("names seats that stay free in contradictions, and how many fewer would do", async () => {
  const contradictionOf = async (facts: Partial<PlanRows>) => {
    const event = rows({ tables: [table("1"), table("2")], ...facts });
    const built = buildProblem(event);
    const names = explainNames(event, built);
    const found = await findContradictions(built.problem, { deadlineMs: 10_000, solveFeasibility });
    const [first = { rules: [], isMinimal: false }] = typeof found === "string" ? [] : found;
    const repairs = await repairsFor(built.problem, first, names, solveFeasibility);
    return [
      ...contradictionMessages(first.rules, built.problem, names),
      ...repairs.map((repair) => repairMessage(repair, built.problem, names)),
    ].map(english().say);
  };
  const guests = Array.from({ length: 13 }, (_, place) => guest(place + 1));
  expect(await contradictionOf({ guests, wishes: [wish("free_seats", { minimum: 3 })] })).toEqual([
    "There are 13 guests but only 10 seats.",
    "3 more seats stay free at each of these tables because of a wish: 1 and 2.",
    "Add one more table of 8.",
    "Keep 1 instead of 3 seats free at each table.",
  ]);
  const family = guests.slice(0, 8).map((one) => ({ ...one, isLocked: true, tableNumber: "2" }));
  const wishes = [
    wish("free_seats", { id: 1, minimum: 1, tableIds: [102] }),
    wish("free_seats", { id: 2, minimum: 2, tableIds: [101] }),
  ];
  expect(await contradictionOf({ guests: family, wishes })).toEqual([
    "Table 2 has 7 seats, but these 8 are locked to it: Guest 1, Guest 2, Guest 3, Guest 4, Guest 5, Guest 6, Guest 7 and Guest 8.",
    "Table 2: 1 more seat stays free because of a wish.",
    "Table 2: add 1 seat.",
    "Remove the wish that keeps seats free at: 2.",
    "Unlock one of these guests: Guest 1, Guest 2, Guest 3, Guest 4, Guest 5, Guest 6, Guest 7 and Guest 8.",
  ]);
});

it("lists guests whose table a plan changes, and takes the price of moves from its value", () => {
  const guests = [guest(11, { tableNumber: "1" }), guest(12, { tableNumber: "1" }), guest(13)];
  const options = { ...planOptions, keep: "preferably" } as const;
  const built = buildProblem(rows({ guests, options }));
  const plan = foundPlan(built, { assignment: [0, 1, 1], value: -4, violations: 0 }, null);
  expect(plan).toMatchObject({ value: 0, moveCount: 1, seatedCount: 1 });
  expect([[...plan.guestIds], [...plan.tableIds]]).toEqual([
    [12, 13],
    [102, 102],
  ]);
});

it("assumes moves to tables in any case, and to none if the table is gone", () => {
  const event = rows({
    guests: [guest(11, { tableNumber: "1" }), guest(12, { tableNumber: "1" }), guest(13, { tableNumber: "1" })],
    tables: [table("1"), { ...table("2"), label: "Head Table" }],
  });
  const moves = [
    { guestId: 11, tableLabel: "head table" },
    { guestId: 12, tableLabel: "Gone" },
    { guestId: 99, tableLabel: "1" },
  ];
  expect(applyMoves(event, moves).guests.map(({ tableNumber }) => tableNumber)).toEqual(["Head Table", "", "1"]);
});
