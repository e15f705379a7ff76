import { guestRows, openTab, startWithEvent } from "./support/admin-steps.ts";
import { csvFile } from "./support/guest-files.ts";
import { chooseFile, previewed, question, reading, upload } from "./support/import-steps.ts";
import { expect, test } from "./support/test.ts";

const list = [
  ["Name", "Table", "Meal"],
  ["Anna Maria & Ben Meier", "1", "Fish"],
  ["Cleo Lind", "2", "Beef"],
];

test("a second file is read as was chosen for the first, and uploaded", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Imported twice");
  await chooseFile(page, csvFile("first.csv", list));
  await question(page, /more than one person/)
    .getByLabel("No: one guest per cell")
    .check();
  await reading(page).click();
  await page.getByLabel("Meal", { exact: true }).selectOption("Leave out");
  await previewed(page);
  await upload(page, "2 guests imported from first.csv");

  await openTab(page, "Event Details");
  await chooseFile(page, csvFile("second.csv", [...list, ["Dora Maria & Emil Ost", "2", "Fish"]]));
  await page.getByText("Read the way you chose for the last file with these columns.").waitFor();
  await previewed(page);
  await upload(page, "3 guests imported from second.csv");
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual([
    ["Anna Maria & Ben Meier", "1"],
    ["Cleo Lind", "2"],
    ["Dora Maria & Emil Ost", "2"],
  ]);
});
