import { expect, it } from "vitest";
import { defaultTheme } from "../../../../common/theme.ts";
import { stepsOf } from "./next-steps.tsx";

const fresh = {
  name: "My Event",
  date: "November 22, 2026",
  day: "2026-11-22",
  guestCount: 0,
  unseatedGuestCount: 0,
  tableCount: 0,
  theme: defaultTheme,
};

const inWords = (event: Parameters<typeof stepsOf>[0]) =>
  stepsOf(event, { event: "/event", guests: "/guests", seating: "/seating" }).map(
    ({ isDone, to }) => `${isDone ? "✓" : "○"} ${to}`,
  );

it("asks for the day when the date does not say it", () => {
  const named = { ...fresh, name: "Gala", date: "Next summer", day: null };
  const asked = ["✓ /event?tab=details", "○ /event?tab=details"];
  expect(inWords(named).slice(0, 2)).toEqual(asked);
  expect(inWords({ ...named, day: "2027-06-12" })).not.toContain(asked[1]);
  expect(inWords({ ...named, date: "" })).not.toContain(asked[1]);
});

it("asks for tables as long as a guest has none", () => {
  const listed = { ...fresh, guestCount: 3, tableCount: 1 };
  expect(inWords({ ...listed, unseatedGuestCount: 1 })).toEqual([
    "○ /event",
    "✓ /guests",
    "○ /seating",
    "○ /event?tab=theme",
  ]);
  expect(inWords(listed)).not.toContain("○ /seating");
});
