import { describe, expect, it } from "vitest";
import { maxGuestsInWish, maxTablesInWish } from "../../../common/wish-limits.ts";
import { wishSchema } from "./wish-rules.ts";

const wish = {
  ...{ id: null, priority: "high", guestIds: [3, 1, 3, 2], column: " Side ", value: " A " },
  ...{ fixtureId: 7, tableIds: [9, 8, 9], minimum: 5 },
};

describe("wishSchema", () => {
  it.each([
    ["together", { guestIds: [1, 2, 3] }],
    ["column_spread", { priority: "high", column: "Side" }],
    ["near", { priority: "high", guestIds: [1, 2, 3], fixtureId: 7 }],
    ["not_at_tables", { guestIds: [], column: "Side", value: "A", tableIds: [8, 9] }],
    ["children_at_tables", { tableIds: [8, 9] }],
    ["table_minimum", { minimum: 5 }],
  ])("keeps of a wish of kind %s what means something to it", (kind, kept) => {
    expect(wishSchema.parse({ ...wish, kind })).toEqual({ kind, id: undefined, ...kept });
  });

  it.each([
    ["rules.wishNeedsTwoGuests", { kind: "apart", guestIds: [1, 1] }],
    ["rules.wishNeedsTwoGuests", { kind: "like", guestIds: [] }],
    ["rules.tooManyGuestsInWish", { kind: "like", guestIds: [...Array(maxGuestsInWish + 1).keys()] }],
    ["rules.wishNeedsGuest", { kind: "near", guestIds: [], fixtureId: 1 }],
    ["rules.wishNeedsFixture", { kind: "near", guestIds: [1] }],
    ["rules.wishNeedsColumn", { kind: "column_together" }],
    ["rules.wishNeedsTable", { kind: "at_tables", guestIds: [1] }],
    [
      "rules.tooManyTablesInWish",
      { kind: "at_tables", guestIds: [1], tableIds: [...Array(maxTablesInWish + 1).keys()] },
    ],
    ["rules.wishNeedsGuest", { kind: "like_tables", tableIds: [1] }],
    ["rules.tableMinimum", { kind: "table_minimum", minimum: 0 }],
    ["rules.tableMinimum", { kind: "table_minimum", minimum: 101 }],
  ])("says %s of %j", (message, broken) => {
    expect(wishSchema.safeParse(broken).error?.issues).toMatchObject([{ message }]);
  });

  it("is about those with a value, or else about named guests", () => {
    const named = { kind: "at_tables", guestIds: [2, 1], column: "Side", tableIds: [8] };
    expect(wishSchema.parse(named)).toEqual({
      kind: "at_tables",
      guestIds: [1, 2],
      column: "",
      value: "",
      tableIds: [8],
    });
  });
});
