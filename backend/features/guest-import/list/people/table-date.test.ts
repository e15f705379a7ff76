import { expect, it } from "vitest";
import { tableDate } from "./table-date.ts";

it.each([
  ["2026-04-03", 4, 3],
  ["2026-04-03 00:00:00", 4, 3],
  ["3-Apr", 4, 3],
  ["03. Apr", 4, 3],
  ["1. Mrz", 3, 1],
  ["4 févr.", 2, 4],
  ["Apr-3", 4, 3],
  ["3/4/2026", 3, 4],
  ["03.04.26", 3, 4],
])("knows the numbers of %s", (text, month, day) => {
  expect(tableDate(text)).toMatchObject({ month, day });
});

it.each(["3", "3/4", "3-4", "Rose 3", "Table 3", "2026-04-03 18:30", "3.5"])("takes %s for no date", (text) => {
  expect(tableDate(text)).toBeUndefined();
});
