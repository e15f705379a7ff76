import { guestRows, openTab, startWithEvent } from "./support/admin-steps.ts";
import { storedGuests } from "./support/customer-steps.ts";
import { csvFile } from "./support/guest-files.ts";
import { chooseFile, previewed, question, reading, shownEvent, step, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import { expect, test } from "./support/test.ts";

test("columns that are not understood are named by hand, or pointed at, and Escape asks before choices are lost", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Unknown headers");
  const file = csvFile("unknown.csv", [
    ["Who", "Where", "Secret", "Wish"],
    ["Ada Quist", "7", "x", "Tea"],
    ["Bo Quist", "8", "y", ""],
  ]);
  await chooseFile(page, file);
  await page.keyboard.press("Escape");
  await step(page).waitFor({ state: "detached" });
  await chooseFile(page, file);
  await page.getByText("Answer the question marked “Needs an answer” first.").waitFor();
  const uploadButton = page.getByRole("button", { name: "Upload", exact: true });
  await expect(uploadButton).toBeDisabled();
  await inspect(page);
  await question(page, "Which column contains the table?").getByLabel('"Where"').check();
  await page.getByText("2 guests at 2 tables in this file").waitFor();
  await page.keyboard.press("Escape");
  const asked = page.getByRole("alertdialog", { name: "Stop importing this file?" });
  await asked.getByRole("button", { name: "Keep going" }).click();
  await asked.waitFor({ state: "detached" });

  await reading(page).click();
  await page.getByLabel("Where", { exact: true }).selectOption("Other detail");
  await page.getByText("Choose the column with the table, or:").waitFor();
  await expect(uploadButton).toBeDisabled();
  await page.getByRole("button", { name: "Show us where the names are" }).click();
  await page.getByRole("gridcell", { name: "Ada Quist" }).click();
  await page.getByRole("gridcell", { name: "Table 7" }).click();
  await page.getByText("2 guests at 2 tables in this file").waitFor();
  await reading(page).click();
  // The earlier preview had the same text: only the answer to this choice counts.
  const answered = page.waitForResponse("**/graphql");
  await page.getByLabel("Secret", { exact: true }).selectOption("Leave out");
  await answered;
  await previewed(page);
  await upload(page, "2 guests imported from unknown.csv");
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual([
    ["Ada Quist", "7", "Tea"],
    ["Bo Quist", "8", ""],
  ]);
});

test("a list without headers is read by its contents and by one guest pointed at, with the keyboard alone", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "No headers");
  await chooseFile(
    page,
    csvFile("no-headers.csv", [
      ["1", "Anna Meier", "fish"],
      ["1", "Ben Okafor", "beef"],
      ["2", "Cleo Lind", "fish"],
      ["2", "Derek (Rick) Holm", "vegan"],
      ["3", "Finn Dahl", "beef"],
    ]),
  );
  const header = question(page, "Which row contains the headers?");
  await pressOn(page, header.getByRole("button", { name: "That’s right" }));
  await header.getByText("Answered").waitFor();
  await expect(header.getByRole("combobox")).toBeFocused();
  const table = question(page, "Which column contains the table?");
  const suggested = table.getByRole("radio", { name: /Column A/ });
  await tabTo(page, suggested);
  await page.keyboard.press("ArrowUp");
  await page.getByRole("columnheader", { name: "A Other detail" }).waitFor();
  await expect(table.getByRole("radio", { name: "None: import everyone without a table" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("columnheader", { name: "A Table" }).waitFor();
  await expect(suggested).toBeFocused();
  await pressOn(page, reading(page));
  await page.getByLabel("Column C", { exact: true }).waitFor();
  await previewed(page);

  await pressOn(page, page.getByRole("button", { name: "Show us where the names are" }));
  const grid = page.getByRole("grid", { name: "The file, as it is" });
  await tabTo(page, grid.getByRole("gridcell", { name: "Table 1" }).first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByText("Now choose that guest’s table: Anna Meier").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Choose a cell with a guest’s name").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("Now choose that guest’s table: Ben Okafor").waitFor();
  await inspect(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await grid.waitFor({ state: "detached" });
  await page.getByText("5 guests at 3 tables in this file").waitFor();
  await previewed(page);
  await pressOn(page, page.getByRole("button", { name: "Upload", exact: true }));
  await page.getByText("5 guests imported from no-headers.csv").waitFor();
  const guests = await storedGuests(page, shownEvent(page));
  expect(guests.map(({ name, tableNumber }) => `${name}: ${tableNumber}`)).toEqual([
    ...["Anna Meier: 1", "Ben Okafor: 1", "Cleo Lind: 2", "Derek (Rick) Holm: 2", "Finn Dahl: 3"],
  ]);
});
