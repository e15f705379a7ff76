import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listSources } from "./sources.ts";

// A column is in the manifest and where it is entered, shown or used; the rest derives it, see decision 0100.

/** The files that may name `needsAccess`, and why. */
const places: Readonly<Record<string, string>> = {
  "backend/database/event-tables.ts": "the manifest",
  "backend/features/guests/guest.type.ts": "the graph",
  "backend/features/guests/guest.input.ts": "lists can be filtered by it",
  "backend/features/guests/guest-filter.data.ts": "lists can be filtered and sorted by it",
  "common/guest-rules.ts": "the rule of the form and of the graph's input",
  "frontend/features/guests/guest-columns.tsx": "shows it",
  "frontend/features/guests/guest-conditions.ts": "filters by it",
  "frontend/features/guests/guest-fields.ts": "the form",
  "frontend/features/guests/form/detail-fields.tsx": "the form",
  "frontend/features/guests/edit-guest-dialog.tsx": "says what others changed in the form",
  "frontend/features/seating/panels/guest-panel.tsx": "shows it",
  "frontend/features/seating/guests/guest-option.tsx": "shows it",
  "frontend/features/erasure/record-texts.ts": "shows it",
  "frontend/features/history/history-sentences.ts": "shows it",
  "frontend/features/seating/model/problems.ts": "warns of the wrong table",
  "frontend/features/seating/plans/model/move-reasons.ts": "is a reason of a plan",
  "backend/features/seating/plans/plan-rows.data.ts": "a plan depends on it",
  "backend/features/seating/problem/plan-rows.ts": "a plan depends on it",
  "backend/features/seating/problem/table-limits.ts": "a plan depends on it",
  "backend/features/seating/explain/repairs.ts": "a repair of wishes that contradict each other",
  "backend/features/print/print-facts.data.ts": "is printed",
  "backend/features/print/pages/print-facts.ts": "is printed",
};

const isOfProduct = (file: string) =>
  /^(backend|common|door|frontend|guest-pages)\//.test(file) &&
  !/\/(testing|generated)\/|\.test\.tsx?$|-for-tests\.ts$/.test(file);

it("names a column only where it means something", () => {
  const named = listSources().filter((file) => isOfProduct(file) && /needs_?access/i.test(readFileSync(file, "utf8")));
  expect(named.sort()).toEqual(Object.keys(places).sort());
});
