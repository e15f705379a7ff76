import { describe, expect, it } from "vitest";
import { english } from "../../../lib/languages.ts";
import { planGuest, planRows, planTable, planWish } from "../../../testing/plan-rows.ts";
import { lockedWishes } from "./locked-wishes.ts";
import type { PlanGuest, PlanWish } from "./plan-rows.ts";

const say = english().say;
const at = (id: number, tableNumber: string, isLocked = false) =>
  planGuest(id, { name: `G${id}`, tableNumber, isLocked });
const tables = [
  planTable("1", { isLocked: true, capacity: 8 }),
  planTable("2", { isLocked: true, capacity: 8 }),
  planTable("3", { capacity: 8 }),
];

function faultsOf(guests: readonly PlanGuest[], ...wishes: PlanWish[]) {
  return lockedWishes(planRows({ guests, tables, wishes })).map(({ sentences, repairs }) => ({
    said: sentences.map(say).join(" "),
    repairs: repairs.map(say),
  }));
}

const together = (...guestIds: number[]) => planWish("together", { guestIds });
const apart = (...guestIds: number[]) => planWish("apart", { guestIds });
const noWishTogether = (names: string) => `Remove the wish that these sit together: ${names}.`;
const noWishApart = (names: string) => `Remove the wish that keeps these apart: ${names}.`;

describe("a required wish that locks make impossible", () => {
  it("is that some sit with others whose table is locked", () => {
    expect(faultsOf([at(1, "1"), at(2, ""), at(3, "3")], together(1, 2, 3))).toEqual([
      {
        said: "G2 and G3 must sit with G1. Table 1 is locked.",
        repairs: ["Unlock table 1.", noWishTogether("G1, G2 and G3")],
      },
    ]);
    expect(faultsOf([at(1, "1"), at(2, "2")], together(1, 2))).toEqual([
      {
        said: "G1 and G2 must sit together, but are at different tables that are locked: 1 and 2.",
        repairs: ["Unlock tables 1 and 2.", noWishTogether("G1 and G2")],
      },
    ]);
  });

  it("is that guests of one locked table sit apart", () => {
    expect(faultsOf([at(1, "1"), at(2, "1"), at(3, "2")], apart(1, 2, 3))).toEqual([
      {
        said: "G1 and G2 must not sit together, but share a table that is locked. Table 1 would have to change.",
        repairs: ["Unlock table 1.", noWishApart("G1 and G2")],
      },
    ]);
  });

  it("is that a locked table has fewer free seats than it must", () => {
    const guests = [at(1, "1"), ...[2, 3, 4, 5, 6].map((id) => at(id, "2", id < 4))];
    const everywhere = planWish("free_seats", { minimum: 4 });
    expect(faultsOf(guests, everywhere, planWish("table_minimum", { minimum: 4 }))).toEqual([
      {
        said: "Table 2 is locked with 3 free seats, but must have 4.",
        repairs: ["Unlock table 2.", "Keep 3 instead of 4 seats free at each table."],
      },
      {
        said: "Table 1 is locked with 1 guest, but must have at least 4.",
        repairs: ["Unlock table 1.", "Remove the minimum number of guests per table."],
      },
    ]);
    const full = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => at(id, "1", true));
    expect(faultsOf(full, planWish("free_seats", { minimum: 1, tableIds: [101, 102] }))).toEqual([
      {
        said: "Table 1 is locked with no free seat, but must have 1.",
        repairs: ["Remove the wish that keeps seats free at: 1 and 2."],
      },
    ]);
  });
});
