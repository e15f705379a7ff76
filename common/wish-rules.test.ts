import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxGuestsInWish } from "./wish-limits.ts";
import { wishSchema } from "./wish-rules.ts";
import { wishFacts } from "./wishes/wish-kinds.ts";

const wish = { id: null, priority: "high", guestIds: [3, 1, 3, 2], column: " Side ", fixtureId: 7, minimum: 5 };

describe("wishSchema", () => {
  it.each([
    ["together", { guestIds: [1, 2, 3] }],
    ["dislike", { priority: "high", guestIds: [1, 2, 3] }],
    ["column_spread", { priority: "high", column: "Side" }],
    ["near", { priority: "high", guestIds: [1, 2, 3], fixtureId: 7 }],
    ["balance", { priority: "high" }],
    ["table_minimum", { minimum: 5 }],
  ])("keeps of a wish of kind %s what means something to it", (kind, kept) => {
    expect(wishSchema.parse({ ...wish, kind })).toEqual({ kind, id: undefined, ...kept });
  });

  it.each([
    ["rules.wishNeedsTwoGuests", { kind: "apart", guestIds: [1, 1] }],
    ["rules.wishNeedsTwoGuests", { kind: "like", guestIds: [] }],
    ["rules.wishNeedsTwoGuests", { kind: "like" }],
    ["rules.tooManyGuestsInWish", { kind: "like", guestIds: [...Array(maxGuestsInWish + 1).keys()] }],
    ["rules.wishNeedsGuest", { kind: "near", guestIds: [], fixtureId: 1 }],
    ["rules.wishNeedsGuest", { kind: "near", fixtureId: 1 }],
    ["rules.wishNeedsFixture", { kind: "near", guestIds: [1] }],
    ["rules.wishNeedsColumn", { kind: "column_together" }],
    ["rules.wishNeedsColumn", { kind: "column_together", column: " " }],
    ["rules.tableMinimum", { kind: "table_minimum" }],
    ["rules.tableMinimum", { kind: "table_minimum", minimum: 0 }],
    ["rules.tableMinimum", { kind: "table_minimum", minimum: 101 }],
  ])("says %s of %j", (message, broken) => {
    expect(wishSchema.safeParse(broken).error?.issues).toMatchObject([{ message }]);
  });

  it("sorts guests, each once, so that wishes can be compared", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 2, maxLength: 30 }), (ids) => {
        const parsed = wishSchema.safeParse({ kind: "like", guestIds: ids });
        const once = [...new Set(ids)].sort((one, other) => one - other);
        expect(parsed.success).toBe(once.length >= wishFacts("like").fewestGuests);
        if (parsed.success) expect(parsed.data).toMatchObject({ guestIds: once });
      }),
    );
  });
});
