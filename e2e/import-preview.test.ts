import type { Page } from "playwright-core";
import { expect } from "vitest";
import { guestRows, openTab, startWithEvent, startWithList } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import {
  addGuest,
  cancelImport,
  chooseFile,
  chooseMode,
  editTable,
  previewText,
  question,
  reading,
  step,
  upload,
} from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { test } from "./support/test.ts";

const firstList: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Anna Berg", "1", "Fish"],
  ["Ben Berg", "1", ""],
  ["Cleo Lind", "2", "Beef"],
  ["Dora Holm", "3", ""],
];
const secondList: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Anna Berg", "1", "Fish"],
  ["Ben Berg", "4", ""],
  ["Cleo Lind", "2", "Vegan"],
  ["Finn Dahl", "", ""],
  ["", "7", "Beef"],
];

async function eventWith(page: Page, app: RunningApp, name: string, rows: Rows): Promise<void> {
  await startWithList(page, app, name, rows);
}

test("a chosen file shows what it would do, guest by guest, before anything is sent", async ({
  app,
  desktop: page,
}) => {
  await eventWith(page, app, "Looked at first", firstList);
  await chooseFile(page, csvFile("second.csv", secondList));
  const text = await previewText(page);
  expect(text).toContain("4 guests at 3 tables in this file");
  for (const kind of [
    "1 guest added",
    "1 guest moved to another table",
    "1 guest with other changes",
    "1 guest removed",
  ]) {
    expect(text).toContain(kind);
  }
  expect(text).toContain("1 row will be left out");
  expect(text).toContain("Row 6: This row has a table but no name.");

  await page.getByRole("button", { name: "1 guest moved to another table" }).press("Enter");
  await page.getByText("Ben Berg, table 4, from table 1").waitFor();
  await page.getByRole("button", { name: "1 guest with other changes" }).click();
  await page.getByText("Cleo Lind, table 2, Meal: “Beef” → “Vegan”").waitFor();
  await page.getByRole("button", { name: "1 guest removed" }).click();
  await page.getByText("Dora Holm, table 3").waitFor();
  await inspect(page, "import-preview");

  await cancelImport(page);
  await openTab(page, "Guest List");
  expect((await guestRows(page)).length).toBe(4);
});

test("a first list of many guests is named in part and counted in full", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Many guests");
  await chooseFile(page, csvFile("many.csv", manyGuests(260)));
  expect(await previewText(page)).toContain("These guests become your guest list.");
  await page.getByRole("button", { name: "260 guests added" }).click();
  await page.getByText("and 160 more").waitFor();
  expect(await page.getByText("The current list").count()).toBe(0);
});

test("columns that are not understood are named by hand, and the list is read by that", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Unknown headers");
  const rows: Rows = [
    ["Who", "Where", "Secret", "Wish"],
    ["Ada Quist", "7", "x", "Tea"],
    ["Bo Quist", "8", "y", ""],
  ];
  await chooseFile(page, csvFile("unknown.csv", rows));
  await page.getByText("Answer the question marked “Needs an answer” first.").waitFor();
  const uploadButton = page.getByRole("button", { name: "Upload", exact: true });
  expect(await uploadButton.isDisabled()).toBe(true);
  expect(await page.getByText("File ready to upload").count()).toBe(0);
  await inspect(page, "import-columns-unknown");

  await question(page, "Which column contains the table?").getByLabel('"Where"').check();
  await page.getByText("2 guests at 2 tables in this file").waitFor();
  await reading(page).click();
  await page.getByLabel("Where", { exact: true }).selectOption("Other detail");
  await page.getByText("Choose the column with the table, or:").waitFor();
  expect(await uploadButton.isDisabled()).toBe(true);
  await page.getByLabel("Where", { exact: true }).selectOption("Table");
  // The earlier preview had the same text: only the answer to this choice counts.
  const answered = page.waitForResponse("**/graphql");
  await page.getByLabel("Secret", { exact: true }).selectOption("Leave out");
  await answered;
  await page.getByText("File ready to upload").waitFor();
  await expect.poll(() => uploadButton.isEnabled()).toBe(true);
  await inspect(page, "import-columns-corrected");

  await uploadButton.click();
  await page.getByText("2 guests imported from unknown.csv").waitFor();
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual([
    ["Ada Quist", "7", "Tea"],
    ["Bo Quist", "8", ""],
  ]);
});

test("names without tables are imported only after the organizer said so", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Without tables");
  await chooseFile(page, csvFile("names.csv", [["Name"], ["Ada Quist"], ["Bo Quist"]]));
  await page.getByText("Answer the question marked “Needs an answer” first.").waitFor();
  expect(await page.getByRole("button", { name: "Upload", exact: true }).isDisabled()).toBe(true);
  await question(page, "Which column contains the table?").getByLabel("None: import everyone without a table").check();
  await upload(page, "2 guests imported from names.csv");
  await inspect(page, "import-done-without-tables");
  await page.getByRole("link", { name: "Seat guests" }).click();
  await page.getByRole("heading", { name: "Seating", level: 1 }).waitFor();
  await page.goBack();
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual([
    ["Ada Quist", "No table"],
    ["Bo Quist", "No table"],
  ]);
});

test("a column chosen again takes its meaning from the one before, and the headers can decide again", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Chosen again");
  const rows: Rows = [
    ["Name", "Table", "Room"],
    ["Ada", "1", "Blue"],
  ];
  await chooseFile(page, csvFile("rooms.csv", rows));
  await reading(page).click();
  await page.getByLabel("Room", { exact: true }).selectOption("Table");
  await page.getByRole("button", { name: "1 guest added" }).click();
  await page.getByText("Ada, Blue").waitFor();
  expect(await page.getByLabel("Table", { exact: true }).inputValue()).toBe("EXTRA");
  await page.getByRole("button", { name: "Read it as suggested" }).click();
  await page.getByText("Ada, table 1").waitFor();

  // Or whole columns are pointed at.
  await page.getByRole("button", { name: "Show us where the names are" }).click();
  await page.getByRole("columnheader", { name: "Column A: names" }).click();
  await page.getByRole("columnheader", { name: "Column C: tables" }).click();
  await page.getByText("1 guest at 1 table in this file").waitFor();
  await page.getByRole("button", { name: "Read it like this" }).click();
  await page.getByRole("button", { name: "1 guest added" }).click();
  await page.getByText("Ada, Blue").waitFor();
});

test("a merge keeps guests who are not in the file, and asks nothing", async ({ app, desktop: page }) => {
  await eventWith(page, app, "Merged list", firstList);
  await chooseFile(page, csvFile("second.csv", secondList));
  await chooseMode(page, "Merge into it");
  await page.getByText("1 guest removed").waitFor({ state: "detached" });
  expect(await previewText(page)).toContain("1 guest moved to another table");
  await inspect(page, "import-merge");
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText("4 guests imported from second.csv").waitFor();
  await openTab(page, "Guest List");
  const guests = await guestRows(page);
  expect(guests.map(([name, table]) => [name, table])).toEqual([
    ["Anna Berg", "1"],
    ["Ben Berg", "4"],
    ["Cleo Lind", "2"],
    ["Dora Holm", "3"],
    ["Finn Dahl", "No table"],
  ]);

  await openTab(page, "Event Details");
  const wishes = Array.from({ length: 50 }, (_, i) => `Wish ${i}`);
  await chooseFile(
    page,
    csvFile("wide.csv", [
      ["Name", "Table", ...wishes],
      ["Gus Ek", "1", ...wishes],
    ]),
  );
  await chooseMode(page, "Merge into it");
  await page.getByText("The guest list would be too large").waitFor();
  await inspect(page, "import-too-large");
});

test("a replacement says for how many guests it undoes edits by hand", async ({ app, desktop: page }) => {
  await eventWith(page, app, "Edited by hand", firstList);
  await addGuest(page, { name: "Emil Ost", tableNumber: "9" });
  await editTable(page, "Anna Berg", "5");
  await chooseFile(page, csvFile("second.csv", secondList));
  await chooseMode(page, "Replace it");
  await page
    .getByText("Replacing the list discards the changes you made by hand to 2 guests since the last upload.")
    .waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog
    .getByText("3 of 5 guests stay, and 2 are removed. Your list will be replaced with the guests in “second.csv”.")
    .waitFor();
  await dialog.getByText("This discards the changes you made by hand to 2 guests since the last upload.").waitFor();
  await inspect(page, "import-replace-question");
});

test("an upload is refused once the list was changed after the preview, and shows the new one", async ({
  app,
  desktop: page,
}) => {
  await eventWith(page, app, "Changed meanwhile", firstList);
  await chooseFile(page, csvFile("second.csv", secondList));
  await chooseMode(page, "Replace it");
  await page.getByText("1 guest is unchanged.").waitFor();
  await addGuest(page, { name: "Emil Ost", tableNumber: "9" });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("button", { name: "Replace guests" }).click();
  await step(page)
    .getByText(/409: .*changed in the meantime/)
    .waitFor();
  await page.getByRole("button", { name: "2 guests removed" }).waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByRole("alertdialog").getByText("3 of 5 guests stay, and 2 are removed.").waitFor();
  await page.getByRole("button", { name: "Replace guests" }).click();
  await page.getByText("4 guests imported from second.csv").waitFor();
});

test("the preview fits a phone", async ({ app, phone: page }) => {
  await eventWith(page, app, "Preview on a phone", firstList);
  await addGuest(page, { name: "Emil Ost", tableNumber: "9" });
  await chooseFile(page, csvFile("second.csv", secondList));
  await previewText(page);
  await page.getByRole("button", { name: "1 guest moved to another table" }).click();
  await inspect(page, "import-preview");
});
