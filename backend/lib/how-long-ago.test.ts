import { expect, it } from "vitest";
import { howLongAgo } from "./how-long-ago.ts";
import { english } from "./languages.ts";

it.each([
  [-5, "a moment ago"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [7200, "2 hours ago"],
  [86_400 * 3 + 1, "3 days ago"],
])("says %d seconds as %s", (seconds, words) => {
  const now = new Date("2027-06-11T18:42:00Z");
  expect(english().say(howLongAgo(new Date(now.getTime() - seconds * 1000), now))).toBe(words);
});
