import { expect, it } from "vitest";
import { message } from "../../common/messages/message.ts";
import {
  declaredLimits,
  declareLimit,
  formatBytes,
  formatRefusal,
  formatSeconds,
  refusalError,
} from "./declared-limits.ts";

it("says numbers as people do", () => {
  expect([0.125, 4, 60, 90, 900, 3600, 86_400, 604_800].map(formatSeconds)).toEqual([
    "0.125 s",
    "4 s",
    "1 min",
    "90 s",
    "15 min",
    "1 h",
    "1 day",
    "7 days",
  ]);
  expect([60, 204_800, 1_000_000, 5_242_880, 48_000_000, 1_073_741_824].map(formatBytes)).toEqual([
    "60 bytes",
    "200 kB",
    "1 MB",
    "5 MB",
    "48 MB",
    "1 GB",
  ]);
});

it("says refusals with the time to come back", () => {
  const refusal = { code: "UNAVAILABLE", message: message("refusals.busy"), retryAfterSeconds: 5 } as const;
  expect(formatRefusal(refusal)).toBe("503, again after 5 s");
  expect(refusalError(refusal)).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 });
  expect(
    refusalError({ ...refusal, message: (seconds) => message("refusals.tooManySignIns", { seconds }) }, 7),
  ).toMatchObject({
    message: "Too many people are signing in right now. Please try again in 7 seconds.",
    retryAfterSeconds: 7,
  });
});

it("sorts rows by what they limit", () => {
  for (const what of ["Tests: b", "Tests: a"])
    declareLimit({ what, counts: "each test", limit: "1", beyond: "nothing" });
  const rows = declaredLimits().map(({ what }) => what);
  expect(rows.filter((what) => what.startsWith("Tests: "))).toEqual(["Tests: a", "Tests: b"]);
});
