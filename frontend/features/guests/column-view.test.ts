import { expect, it } from "vitest";
import { arrangeColumns, defaultView, withColumn, withMoved } from "./column-view.ts";

const extra = ["Meal", "table"];
const shownIn = (view: typeof defaultView, columns = extra) =>
  arrangeColumns(view, columns).flatMap(({ id, isShown }) => (isShown ? [id] : []));

it("shows the table and the extra columns until somebody chooses others", () => {
  expect(shownIn(defaultView)).toEqual(["table", "extra Meal", "extra table"]);
  expect(arrangeColumns(defaultView, extra).map(({ id }) => id)).toContain("household");
});

it("shows, hides and moves columns", () => {
  const shown = withColumn(withColumn(defaultView, "household", true), "extra table", false);
  expect(shownIn(shown)).toEqual(["table", "extra Meal", "household"]);
  const up = withMoved(shown, arrangeColumns(shown, extra), 1, -1);
  expect(shownIn(up)).toEqual(["extra Meal", "table", "household"]);
  expect(shownIn(withMoved(up, arrangeColumns(up, extra), 0, 1))).toEqual(shownIn(shown));
  expect(shownIn(withMoved(up, arrangeColumns(up, extra), 0, -1))).toEqual(shownIn(up));
  expect(shownIn(withColumn(up, "household", false))).toEqual(["extra Meal", "table"]);
});

it("shows new columns, and forgets those that are gone", () => {
  const view = withMoved(defaultView, arrangeColumns(defaultView, extra), 0, 1);
  expect(shownIn(view, ["Diet", "Meal"])).toEqual(["extra Meal", "table", "extra Diet"]);
});
