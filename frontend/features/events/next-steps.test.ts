import { expect, it } from "vitest";
import { defaultTheme } from "../../../common/theme.ts";
import { stepsOf } from "./next-steps.ts";

const fresh = {
  name: "My Event",
  date: "November 22, 2026",
  day: "2026-11-22",
  guestCount: 0,
  unseatedGuestCount: 0,
  theme: defaultTheme,
};

const inWords = (...args: Parameters<typeof stepsOf>) =>
  stepsOf(...args).map(({ step, isDone }) => `${isDone ? "✓" : "○"} ${step}`);

it("asks for the day when the date does not say it", () => {
  const named = { ...fresh, name: "Gala", date: "Next summer", day: null };
  expect(inWords(named, false).slice(0, 2)).toEqual(["✓ name", "○ day"]);
  expect(inWords({ ...named, day: "2027-06-12" }, false)).not.toContain("○ day");
  expect(inWords({ ...named, date: "" }, false)).not.toContain("○ day");
});

it("asks for tables as long as a guest has none", () => {
  expect(inWords({ ...fresh, guestCount: 3, unseatedGuestCount: 1 }, true)).toEqual([
    "○ name",
    "✓ list",
    "○ seats",
    "○ look",
    "✓ share",
  ]);
  expect(inWords({ ...fresh, guestCount: 3, unseatedGuestCount: 0 }, true)).not.toContain("○ seats");
});
