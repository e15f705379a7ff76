import { expect, it } from "vitest";
import { wrongName } from "./file-names.ts";

it.each([
  "backend/features/guests/guest.service.ts",
  "backend/features/guests/guest-search.resolver.ts",
  "backend/features/guests/guest.service.test.ts",
  "backend/features/guests/search/normalise.ts",
  "backend/features/guests/import/csv-rows.test.ts",
  "backend/app.ts",
  "frontend/ui/data-table.tsx",
])("accepts %s", (file) => {
  expect(wrongName(file)).toBeUndefined();
});

it.each([
  "backend/features/guests/helpers.ts",
  "backend/features/guests/guest.utils.ts",
  "backend/features/guests/Guest.service.ts",
  "backend/features/guests/export/rows.ts",
  "backend/features/events/search/rank.ts",
  "backend/features/guests/search/rank.service.ts",
  "backend/features/guests/import/deeper/sheet.ts",
  "backend/features/users.ts",
  "backend/lib/index.ts",
  "frontend/ui/index.tsx",
])("refuses %s", (file) => {
  expect(wrongName(file)).toBeTypeOf("string");
});
