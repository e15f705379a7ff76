import type { Page } from "@playwright/test";
import {
  chooseToReplace,
  guestRows,
  openTab,
  startWithEvent,
  startWithList,
  uploadFirstList,
} from "./support/admin-steps.ts";
import { storedGuests } from "./support/customer-steps.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import {
  addGuest,
  chooseFile,
  downloaded,
  editTable,
  previewed,
  question,
  shownEvent,
  step,
  upload,
} from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

const firstList: Rows = [
  ["Name", "Table", "Meal"],
  ["Anna Berg", "1", "Fish"],
  ["Ben Berg", "1", "Beef"],
  ["Cleo Lind", "2", "Beef"],
  ["Dora Holm", "3", "Fish"],
  ["Emil Ost", "3", "Fish"],
  ["Finn Dahl", "4", "Fish"],
];
const secondList: Rows = [
  ["Name", "Table", "Meal"],
  ["Anna Berg", "5", "Fish"],
  ["Ben Berg", "1", "Vegan"],
  ["Cleo Lind", "6", "Beef"],
  ["Dora Holm", "3", ""],
  ["Emil Oest", "3", "Fish"],
  ["Gus Ek", "4", "Fish"],
  ["", "7", "Beef"],
];

const stored = async (page: Page) =>
  (await storedGuests(page, shownEvent(page))).map(
    ({ name, tableNumber, additionalInfo }) => `${name}, ${tableNumber}, ${additionalInfo.Meal ?? ""}`,
  );

test("a second upload shows what it would do, takes what is new and keeps what was changed by hand", async ({
  app,
  desktop: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await startWithList(page, app, "Updated", firstList);
  await editTable(page, "Anna Berg", "7");
  await editTable(page, "Cleo Lind", "8");
  await editTable(page, "Emil Ost", "9");
  await addGuest(page, { name: "Zoe Falk", tableNumber: "9" });
  await chooseFile(page, csvFile("second.csv", secondList));
  await expect(page.getByRole("radio", { name: "Update from this file" })).toBeChecked();
  await page.getByRole("heading", { name: "You and the file changed the same 2 details" }).waitFor();
  await expect(page.getByRole("button", { name: "Upload", exact: true })).toBeInViewport({ ratio: 1 });
  const anna = question(page, "Table of Anna Berg");
  await anna.getByText("At the last upload: table 1").waitFor();
  await expect(anna.getByLabel("Keep mine: table 7")).toBeChecked();
  await page.getByText("Row 8: This row has a table but no name.").waitFor();
  await page.getByRole("button", { name: "1 guest removed" }).press("Enter");
  await page.getByText("Finn Dahl, table 4").waitFor();
  await page.getByRole("button", { name: /guests? with other changes/ }).click();
  await page.getByText("Dora Holm, table 3, Meal: “Fish” → empty").waitFor();
  await page.getByText("previously “Emil Ost”").waitFor();
  await inspect(page);

  await page.getByRole("button", { name: "Take all from the file" }).click();
  await page.getByText("These choices discard the changes you made by hand to 2 guests.").waitFor();
  await anna.getByLabel("Keep mine: table 7").check();
  await page.getByRole("button", { name: "1 guest moved to another table" }).waitFor();
  await previewed(page);
  await upload(page, "6 guests imported from second.csv");
  expect(await stored(page)).toEqual([
    ...["Anna Berg, 7, Fish", "Ben Berg, 1, Vegan", "Cleo Lind, 6, Beef", "Dora Holm, 3, ", "Emil Oest, 9, Fish"],
    ...["Gus Ek, 4, Fish", "Zoe Falk, 9, "],
  ]);

  await chooseFile(page, csvFile("late.csv", [...manyGuests(1), ["Hana Sato", "9", "Fish"]]));
  await page.getByText(/^This would remove 4 of your 7 guests/).waitFor();
  await page.getByRole("button", { name: "Merge instead" }).click();
  await expect(page.getByRole("radio", { name: "Merge into it" })).toBeChecked();
  await page.getByText("2 guests added").waitFor();
  await upload(page, "2 guests imported from late.csv");
  expect(await stored(page)).toHaveLength(9);
  await page.getByRole("button", { name: "Undo this upload" }).click();
  await page.getByText("imported from late.csv").waitFor({ state: "detached" });
  expect(await stored(page)).toHaveLength(7);
});

test("a list is replaced only after a question, not when it has changed meanwhile, and is put back", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 409/);
  await startWithList(page, app, "Replaced", firstList);
  const before = await stored(page);
  await chooseToReplace(page, csvFile("second.csv", secondList));
  const asked = page.getByRole("alertdialog");
  await asked.getByText(/^4 of 6 guests stay, and 2 are removed\./).waitFor();
  await inspect(page, "[role=alertdialog]");
  await addGuest(page, { name: "Zoe Falk", tableNumber: "9" });
  await asked.getByRole("button", { name: "Replace guests" }).click();
  await step(page)
    .getByText(/409: .*changed in the meantime/)
    .waitFor();
  await page.getByRole("button", { name: "3 guests removed" }).waitFor();
  await page
    .getByText("Replacing the list discards the changes you made by hand to 1 guest since the last upload.")
    .waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await asked.getByRole("button", { name: "Replace guests" }).click();
  await page.getByText("6 guests imported from second.csv").waitFor();
  expect(await stored(page)).toHaveLength(6);

  await openTab(page, "History");
  await page.getByRole("button", { name: /as it was before: Uploaded File second\.csv/ }).click();
  await asked.getByText("The guest list will be as it was before, with 7 guests.").waitFor();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await asked.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /as it was before: Uploaded File second\.csv/ }).click();
  await asked.getByRole("button", { name: "Restore list" }).click();
  await page.getByText("Restored Guests", { exact: true }).waitFor();
  expect(await stored(page)).toEqual([...before, "Zoe Falk, 9, "]);
});

test("what was left out of a file is reported, and a download reads back unchanged", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Untidy");
  const nameless = Array.from({ length: 30 }, (_, index) => ["", String(index + 1), ""]);
  const rows = [...manyGuests(2), ["=SUM(1)", "Head table", "Fish"], ["x".repeat(300), "5", "Fish"], ...nameless];
  await uploadFirstList(page, csvFile("untidy.csv", rows));
  const report = page.getByRole("status").filter({ hasText: "3 guests imported from untidy.csv" });
  await report.getByText("31 rows were left out").waitFor();
  await report.getByText(/Row 5:/).waitFor();
  await expect(report.getByText("Row 34:")).toHaveCount(0);
  await page.getByRole("button", { name: "Show all 31" }).click();
  await page.getByText("Row 34:").waitFor();
  const { name, buffer } = await downloaded(page, "button", "Download as CSV");
  expect(name).toBe("rows-left-out.csv");
  expect(buffer.toString("utf8").split("\r\n")[2]).toBe("6,This row has a table but no name.");
  await page.getByRole("button", { name: "Close the report" }).click();
  await report.waitFor({ state: "detached" });

  await openTab(page, "Guest List");
  const before = await guestRows(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const workbook = await downloaded(page, "menuitem", ".xlsx");
  expect(workbook.name).toBe("Untidy.xlsx");
  await startWithEvent(page, app, "Read back");
  await uploadFirstList(page, workbook);
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual(before);
});
