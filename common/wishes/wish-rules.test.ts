import { describe, expect, it } from "vitest";
import { maxGuestsInWish, maxTablesInWish } from "../wish-limits.ts";
import { wishSchema } from "./wish-rules.ts";

const wish = {
  ...{ id: null, priority: "HIGH", guestIds: [3, 1, 3, 2], column: " Side ", value: " A " },
  ...{ fixtureId: 7, tableIds: [9, 8, 9], minimum: 5 },
};

const nothing = {
  ...{ id: undefined, priority: "MEDIUM", guestIds: [], column: "", value: "", fixtureId: null, tableIds: [] },
  minimum: null,
};

describe("wishSchema", () => {
  it.each([
    ["TOGETHER", { guestIds: [1, 2, 3] }],
    ["COLUMN_SPREAD", { priority: "HIGH", column: "Side" }],
    ["NEAR", { priority: "HIGH", guestIds: [1, 2, 3], fixtureId: 7 }],
    ["NOT_AT_TABLES", { guestIds: [], column: "Side", value: "A", tableIds: [8, 9] }],
    ["CHILDREN_AT_TABLES", { tableIds: [8, 9] }],
    ["TABLE_MINIMUM", { minimum: 5 }],
  ])("keeps of a wish of kind %s what means something to it", (kind, kept) => {
    expect(wishSchema.parse({ ...wish, kind })).toEqual({ ...nothing, kind, ...kept });
  });

  it.each([
    ["rules.wishNeedsTwoGuests", { kind: "APART", guestIds: [1, 1] }],
    ["rules.wishNeedsTwoGuests", { kind: "LIKE", guestIds: [] }],
    ["rules.tooManyGuestsInWish", { kind: "LIKE", guestIds: [...Array(maxGuestsInWish + 1).keys()] }],
    ["rules.wishNeedsGuest", { kind: "NEAR", guestIds: [], fixtureId: 1 }],
    ["rules.wishNeedsFixture", { kind: "NEAR", guestIds: [1] }],
    ["rules.wishNeedsColumn", { kind: "COLUMN_TOGETHER" }],
    ["rules.wishNeedsTable", { kind: "AT_TABLES", guestIds: [1] }],
    [
      "rules.tooManyTablesInWish",
      { kind: "AT_TABLES", guestIds: [1], tableIds: [...Array(maxTablesInWish + 1).keys()] },
    ],
    ["rules.wishNeedsGuest", { kind: "LIKE_TABLES", tableIds: [1] }],
    ["rules.tableMinimum", { kind: "TABLE_MINIMUM", minimum: 0 }],
    ["rules.tableMinimum", { kind: "TABLE_MINIMUM", minimum: 101 }],
  ])("says %s of %j", (message, broken) => {
    expect(wishSchema.safeParse(broken).error?.issues).toMatchObject([{ message }]);
  });

  it("is about those with a value, or else about named guests", () => {
    const named = { kind: "AT_TABLES", guestIds: [2, 1], column: "Side", tableIds: [8] };
    expect(wishSchema.parse(named)).toEqual({ ...nothing, kind: "AT_TABLES", guestIds: [1, 2], tableIds: [8] });
  });
});
