import { describe, expect, it } from "vitest";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import type { WishOutcome } from "../../../../../common/wishes/wish-outcomes.ts";
import { emptyWish } from "../model/extras.ts";
import { outcomeText, priorityText, wishText } from "./wish-texts.ts";

const bar = { id: 7, kind: "BAR", label: "", x: 0, y: 0 } as const;
const names = {
  nameOf: (id: number) => (id < 9 ? `Guest ${id}` : undefined),
  places: [bar],
  labelOf: (id: number) => (id < 9 ? String(id) : undefined),
};
const about = (wish: Partial<Wish>): Wish => ({ ...emptyWish("LIKE"), ...wish });

describe("what a wish says", () => {
  it.each([
    [about({ guestIds: [1, 2] }), "Guest 1 and Guest 2"],
    [about({ guestIds: [1, 2, 3, 4, 5, 6] }), "Guest 1, Guest 2, Guest 3, Guest 4 and 2 more"],
    [about({ kind: "NEAR", guestIds: [1], fixtureId: 7 }), "Guest 1 near Bar"],
    [about({ kind: "AT_TABLES", guestIds: [1], tableIds: [2, 3, 9] }), "Guest 1 (Table 2 and Table 3)"],
    [about({ kind: "LIKE_TABLES", column: "Side", value: "A", tableIds: [2] }), "Side: A (Table 2)"],
    [about({ kind: "CHILDREN_AT_TABLES", tableIds: [2, 9] }), "Children’s tables: Table 2"],
    [about({ kind: "TABLE_MINIMUM", minimum: 4 }), "At least 4 guests per table, or none"],
  ])("%o", (wish, expected) => {
    expect(wishText(wish, names)).toBe(expected);
  });
});

describe("how far a wish is met", () => {
  const outcome = (state: WishOutcome["state"], met: number, of: number): WishOutcome => {
    return { state, met, of, missedBy: [], missedAt: [] };
  };
  it.each([
    [about({}), outcome("met", 2, 2), "Met"],
    [about({}), outcome("partly", 2, 3), "2 of 3 guests"],
    [about({ kind: "APART" }), outcome("open", 1, 2), "Not all seated yet"],
    [about({}), outcome("open", 2, 4), "2 of 4 so far"],
    [about({}), outcome("open", 0, 0), "Applies to nobody right now"],
  ])("%o %o", (wish, became, expected) => {
    expect(outcomeText(wish, became, true)).toBe(expected);
  });

  it("names the missing floor plan", () => {
    expect(outcomeText(about({ kind: "NEAR" }), outcome("open", 0, 1), false)).toBe("No tables on the floor plan");
    expect(outcomeText(about({ kind: "NEAR" }), outcome("met", 4, 4), false)).toBe("Met");
  });
});

it("calls rules required, whatever their priority", () => {
  expect(priorityText({ kind: "APART", priority: "LOW" })).toBe("Required");
  expect(priorityText({ kind: "LIKE", priority: "LOW" })).toBe("Nice to have");
});
