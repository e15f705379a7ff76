import { startWithList } from "./support/admin-steps.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import { addGuest, chooseFile, editTable, previewed, storedLines, upload } from "./support/import-steps.ts";
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

test("a second upload shows what it would do, takes what is new and keeps what was changed by hand", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 409/);
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
  const anna = page.getByRole("listitem").filter({ hasText: "Table of Anna Berg" });
  await anna.getByText("Stays: table 7. In the file: table 5.").waitFor();
  await page.getByText("Row 8: This row has a table but no name.").waitFor();
  await page.getByRole("button", { name: "1 guest removed" }).press("Enter");
  await page.getByText("Finn Dahl, table 4").waitFor();
  await page.getByRole("button", { name: /guests? with other changes/ }).click();
  await page.getByText("Dora Holm, table 3, Meal: “Fish” → empty").waitFor();
  await page.getByText("previously “Emil Ost”").waitFor();
  await inspect(page);

  await page.getByRole("button", { name: "Take all from the file" }).click();
  await page.getByText("These choices discard the changes you made by hand to 2 guests.").waitFor();
  await anna.getByRole("button", { name: "Keep mine: Table of Anna Berg" }).press("Enter");
  await expect(anna.getByRole("button", { name: "Take the file’s: Table of Anna Berg" })).toBeFocused();
  await page.getByRole("button", { name: "1 guest moved to another table" }).waitFor();
  await previewed(page);
  await upload(page, "6 guests imported from second.csv");
  expect(await storedLines(page)).toEqual([
    ...["Anna Berg, 7, Fish", "Ben Berg, 1, Vegan", "Cleo Lind, 6, Beef", "Dora Holm, 3, ", "Emil Oest, 9, Fish"],
    ...["Gus Ek, 4, Fish", "Zoe Falk, 9, "],
  ]);

  await chooseFile(page, csvFile("late.csv", [...manyGuests(1), ["Hana Sato", "9", "Fish"]]));
  await page.getByText(/^This would remove 4 of your 7 guests/).waitFor();
  await expect(page.getByRole("radio")).toHaveCount(2);
  // The list changes after the preview: nothing is uploaded, and a new preview says what would happen now.
  await page.getByRole("button", { name: "4 guests removed" }).waitFor();
  await editTable(page, "Ben Berg", "2");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page
    .getByText(/409: .*changed in the meantime/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "3 guests removed" }).waitFor();
  await upload(page, "2 guests imported from late.csv");
  await page.getByRole("button", { name: "Undo this upload" }).click();
  await page.getByText("imported from late.csv").waitFor({ state: "detached" });
  expect(await storedLines(page)).toHaveLength(7);
});
