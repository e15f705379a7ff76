import fc from "fast-check";
import { expect, it } from "vitest";
import { type HistoryAuthorKey, historyAuthorFrom, historyAuthorId } from "./history-author.ts";
import { maxInt } from "./limits.ts";

const authors: fc.Arbitrary<HistoryAuthorKey> = fc.oneof(
  fc.record({ kind: fc.constantFrom("user" as const, "helper" as const), id: fc.integer({ min: 1, max: maxInt }) }),
  fc.record({ kind: fc.constant("name" as const), name: fc.string({ minLength: 1, unit: "binary" }) }),
);

it("finds the author whose id it is", () => {
  fc.assert(
    fc.property(authors, (author) => {
      expect(historyAuthorFrom(historyAuthorId(author))).toEqual(author);
    }),
  );
});

it.each(["", "user", "user-", "user-0", "user-1.5", "user-2147483648", "helper-x", "name-", "guest-1", " user-1"])(
  "finds nobody for %j",
  (text) => {
    expect(historyAuthorFrom(text)).toBeUndefined();
  },
);
