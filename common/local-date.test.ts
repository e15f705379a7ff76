import { expect, it } from "vitest";
import { localDate } from "./local-date.ts";

it.each([
  ["2027-06-12", "en", "June 12, 2027"],
  ["June 12, 2027", "de", "12. Juni 2027"],
  ["2027-06-12", "ja", "2027年6月12日"],
  ["Saturday, June 12, 2027", "en", "Saturday, June 12, 2027"],
  ["Saturday, June 12, 2027", "de", "Samstag, 12. Juni 2027"],
])("writes %j in %s as %j", (written, language, shown) => {
  expect(localDate(written, language)).toBe(shown);
});

it.each([
  "Saturday, June 12, at 3 pm",
  "12.6.2027",
  "2027-02-30",
  "Friday, June 12, 2027",
  "Juny 12, 2027",
  "2027-6-1",
  "",
])("leaves %j as the organizer wrote it", (written) => {
  expect(localDate(written, "de")).toBe(written);
});
