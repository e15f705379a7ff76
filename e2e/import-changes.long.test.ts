import type { Page } from "@playwright/test";
import { openTab, startWithEvent } from "./support/admin-steps.ts";
import { storedGuests } from "./support/customer-steps.ts";
import {
  cancelImport,
  chooseAnother,
  chooseFile,
  downloaded,
  dropOn,
  paste,
  shownEvent,
  step,
  upload,
} from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

const stored = async (page: Page) =>
  (await storedGuests(page, shownEvent(page))).map(
    ({ name, tableNumber, additionalInfo }) => `${name}, ${tableNumber}, ${additionalInfo.Meal ?? ""}`,
  );

test("a list can be dropped, pasted or typed; what is no list is not sent or says why", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 422/);
  await startWithEvent(page, app, "Dropped");
  const template = await downloaded(page, "button", "Download a template");
  const choose = page.getByLabel("Choose a file");
  await choose.setInputFiles({ name: "seating.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await page.getByText("Please upload a CSV or Excel file. This is a PDF document.").waitFor();
  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1, "a");
  await choose.setInputFiles({ name: "huge.csv", mimeType: "text/csv", buffer: tooLarge });
  await page.getByText("File size should not exceed 5MB.").waitFor();
  await expect(step(page)).toHaveCount(0);
  await chooseFile(page, template);
  await page.getByRole("heading", { name: /^3 guests at/ }).waitFor();
  await chooseAnother(page, { name: "renamed.xlsx", mimeType: "", buffer: Buffer.from("not a workbook") });
  await step(page)
    .getByText(/is not an Excel workbook/)
    .waitFor();
  await expect(page.getByRole("button", { name: "Upload", exact: true })).toBeDisabled();
  await inspect(page);
  await cancelImport(page);

  await openTab(page, "Theme");
  await dropOn(page.locator("h1").first(), "anywhere.csv", "Name,Table\nAda Quist,7\nBo Quist,8\n");
  await page.getByRole("heading", { name: "2 guests at 2 tables in this file" }).waitFor();
  await page.goBack();
  await page.getByRole("tab", { name: "Theme", selected: true }).waitFor();
  await page.goForward();
  await page.getByText("anywhere.csv").waitFor();
  await cancelImport(page);

  await openTab(page, "Event Details");
  const cells = "<table><tr><td>Name<td>Table<tr><td>Bea Lind<td>3</table>";
  await paste(page, { "text/html": cells, "text/plain": "Name\tTable\nNobody\t1" });
  await step(page).getByText("Pasted text").waitFor();
  await page.getByText("Bea Lind").first().waitFor();
  await cancelImport(page);
  await page.getByRole("button", { name: "Paste a list" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Guest list").fill("Name;Table\nAda;7");
  await inspect(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Continue" }).press("Enter");
  await upload(page, "1 guest imported from Pasted text");
  expect(await stored(page)).toEqual(["Ada, 7, "]);
});
