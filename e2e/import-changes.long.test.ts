import { guestRows, openTab, startWithEvent, startWithList } from "./support/admin-steps.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import {
  addGuest,
  cancelImport,
  chooseAnother,
  chooseFile,
  downloaded,
  dropOn,
  paste,
  step,
  storedLines,
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
];
const secondList: Rows = [
  ["Name", "Table", "Meal"],
  ["Anna Berg", "5", "Fish"],
  ["Ben Berg", "1", "Vegan"],
  ["Gus Ek", "4", "Fish"],
];

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
  expect(await storedLines(page)).toEqual(["Ada, 7, "]);
});

test("a list is replaced only after a question, not when it has changed meanwhile, and is put back", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 409/);
  await startWithList(page, app, "Replaced", firstList);
  const before = await storedLines(page);
  await chooseFile(page, csvFile("second.csv", secondList));
  await page.getByRole("radio", { name: "Replace it" }).check();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByText(/^2 of 4 guests stay, and 2 are removed\./).waitFor();
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
  await page.getByText("3 guests imported from second.csv").waitFor();
  expect(await storedLines(page)).toHaveLength(3);

  await openTab(page, "History");
  await page.getByRole("button", { name: /^Undo: .*second\.csv/ }).click();
  await page.getByText("Change undone").waitFor();
  expect(await storedLines(page)).toEqual([...before, "Zoe Falk, 9, "]);
});

test("what was left out of a file is reported, and a download reads back unchanged", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Untidy");
  const nameless = Array.from({ length: 30 }, (_, index) => ["", String(index + 1), ""]);
  const rows = [...manyGuests(2), ["=SUM(1)", "Head table", "Fish"], ["x".repeat(300), "5", "Fish"], ...nameless];
  await chooseFile(page, csvFile("untidy.csv", rows));
  await upload(page, "3 guests imported from untidy.csv");
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
  await chooseFile(page, workbook);
  await upload(page, "3 guests imported from Untidy.xlsx");
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual(before);
});
