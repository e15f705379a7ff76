import { expect, it } from "vitest";
import { message } from "../../../../common/messages/message.ts";
import {
  planGuest as guest,
  planOptions,
  planRows as rows,
  planTable as table,
  planWish as wish,
} from "../../../testing/plan-rows.ts";
import { applyMoves } from "./apply-moves.ts";
import { buildProblem } from "./build-problem.ts";
import { explainNames } from "./explain-names.ts";
import { foundPlan } from "./found-plan.ts";

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
  expect([0, 1, 2].map(names.limits)).toEqual([
    [{ kind: "locked" }],
    [{ kind: "access" }, { kind: "at", wish: 6, tables: ["1"] }],
    [],
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
