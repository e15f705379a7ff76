import { guestRows, openTab, startWithEvent } from "./support/admin-steps.ts";
import { csvFile } from "./support/guest-files.ts";
import { chooseFile, previewed, question, reading, step, upload } from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
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
  await page.getByRole("columnheader", { name: "Column A: names" }).click();
  await page.getByRole("columnheader", { name: "Column B: tables" }).click();
  await page.getByText("2 guests at 2 tables in this file").waitFor();
  await page.getByRole("button", { name: "Read it like this" }).click();
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
