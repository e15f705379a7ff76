import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  chooseToReplace,
  guestRows,
  openTab,
  startWithEvent,
  startWithList,
  tableRows,
  uploadFirstList,
} from "./support/admin-steps.ts";
import { type ChosenFile, csvFile, manyGuests, type Rows, xlsFile, xlsxFile } from "./support/guest-files.ts";
import {
  cancelImport,
  chooseAnother,
  chooseFile,
  downloaded,
  dropOn,
  paste,
  step,
  upload,
} from "./support/import-steps.ts";
import { inspect } from "./support/inspect.ts";
import { notePlaces } from "./support/noted-places.ts";
import { test } from "./support/test.ts";

const wedding: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Zoë Ångström", "3", "Fish"],
  ["“Mary” O’Brien", "Head table", "Vegan, no nuts"],
  ["李雷", "", "Beef"],
];
const weddingGuests = [
  ["Zoë Ångström", "3", "Fish"],
  ["“Mary” O’Brien", "Head table", "Vegan, no nuts"],
  ["李雷", "No table", "Beef"],
];

async function expectGuests(page: Page, guests: string[][]): Promise<void> {
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual(guests);
  await openTab(page, "Event Details");
}

test("a .csv, .xls or .xlsx file becomes the guest list, and nothing moves under a click when the progress goes", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "From three kinds");
  for (const file of [csvFile("wedding.csv", wedding), xlsFile("wedding.xls", wedding)]) {
    await chooseFile(page, file);
    await page.getByRole("heading", { name: "3 guests at 2 tables in this file" }).waitFor();
    await cancelImport(page);
  }
  const places = await notePlaces(page, "[role=tablist]", "[role=status] h2");
  await uploadFirstList(page, await xlsxFile("wedding.xlsx", wedding));
  await page.getByText("File uploaded", { exact: true }).waitFor();
  expect(await page.getByText("File ready to upload").count()).toBe(0);
  await page.getByRole("progressbar").waitFor({ state: "detached" });
  expect(await places()).toHaveLength(1);
  await expectGuests(page, weddingGuests);

  await openTab(page, "History");
  const [newest, first] = await tableRows(page, "History");
  const details = "wedding.xlsx (3 guests) 3 added 3 changes Undo Restore";
  expect(newest?.slice(0, 3)).toEqual(["Uploaded File", details, "Administrator Administrator"]);
  expect(first?.slice(0, 2)).toEqual(["Created Event", "From three kinds"]);
});

test("what was left out of a file is reported row by row, and downloaded with the reasons", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Untidy list");
  const nameless = Array.from({ length: 30 }, (_, index) => ["", String(index + 1), ""]);
  const rows = [...manyGuests(2), ["x".repeat(300), "5", "Fish"], ...nameless];
  await uploadFirstList(page, csvFile("untidy.csv", rows));
  const report = page.getByRole("status").filter({ hasText: "imported from untidy.csv" });
  const text = await report.innerText();
  expect(text).toContain("2 guests imported");
  expect(text).toContain("31 rows were left out");
  expect(text).toMatch(/Row 4: .+/);
  expect(text).toMatch(/Row 5: .+/);
  expect(text).not.toContain("Row 33:");
  await inspect(page, "admin-upload-report");

  await page.getByRole("button", { name: "Show all 31" }).click();
  await page.getByText("Row 33:").waitFor();
  const { name, buffer } = await downloaded(page, "button", "Download as CSV");
  expect(name).toBe("rows-left-out.csv");
  const lines = buffer
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n");
  expect([lines[0], lines[2]]).toEqual(["Row,Reason", "5,This row has a table but no name."]);
  expect(lines).toHaveLength(32);
  await page.getByRole("button", { name: "Close the report" }).click();
  await report.waitFor({ state: "detached" });
});

test("a column that looks private starts hidden, and the form beside the upload shows it", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Private columns");
  await page.getByLabel("Event Description").fill("Black tie");
  const rows: Rows = [
    ["Name", "Table Number", "Meal", "Phone"],
    ["Anna Berg", "1", "Fish", "555 0100"],
  ];
  await uploadFirstList(page, csvFile("phones.csv", rows));
  const report = page.getByRole("status").filter({ hasText: "imported from phones.csv" });
  expect(await report.innerText()).toContain('"Phone" looks private, so guests do not see it.');

  const isShown = (column: string) => page.getByRole("checkbox", { name: column, exact: true }).isChecked();
  await expect.poll(() => isShown("Phone")).toBe(false);
  expect(await isShown("Meal")).toBe(true);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Event Description").inputValue()).toBe("Black tie");
  expect([await isShown("Phone"), await isShown("Meal")]).toEqual([false, true]);
});

test("a list is replaced only after the organizer said so", async ({ app, desktop: page }) => {
  await startWithList(page, app, "Replaced list", wedding);
  await chooseToReplace(page, csvFile("second.csv", manyGuests(2)));
  const question = page.getByRole("alertdialog");
  await question.getByText("All 3 guests of this event will be replaced by the contents of “second.csv”.").waitFor();
  await inspect(page, "admin-upload-replace");
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await cancelImport(page);
  await expectGuests(page, weddingGuests);

  await chooseToReplace(page, csvFile("second.csv", manyGuests(2)));
  await question.getByRole("button", { name: "Replace guests" }).click();
  await page.getByText("2 guests imported from second.csv").waitFor();
  await expectGuests(page, [
    ["Guest 1", "1", "Fish"],
    ["Guest 2", "1", "Vegan"],
  ]);
});

test("a file that cannot be read says why and leaves the list as it was", async ({ app, desktop: page }) => {
  await startWithList(page, app, "Safe list", wedding);
  const bad: [ChosenFile, RegExp][] = [
    [csvFile("nothing.csv", []), /This file is empty\. Please upload/],
    [{ name: "renamed.xlsx", mimeType: "", buffer: Buffer.from("not a workbook") }, /is not an Excel workbook/],
  ];
  await chooseFile(page, csvFile("good.csv", wedding));
  for (const [file, reason] of bad) {
    await chooseAnother(page, file);
    await step(page).getByText(reason).waitFor();
    await page.getByText("Upload failed", { exact: true }).waitFor();
    await page.getByText(/^422: /).waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(await page.getByText("File ready to upload").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Upload", exact: true }).isDisabled()).toBe(true);
  }
  await inspect(page, "admin-upload-failed");
  await cancelImport(page);
  await expectGuests(page, weddingGuests);
});

test("a file of the wrong type or size is not sent; a list can be dropped, pasted, and chosen or typed by keyboard", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Dropped list");
  const chooser = page.getByLabel("Choose a file");
  await chooser.setInputFiles({ name: "seating.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await page.getByText("Invalid file type").waitFor();
  await page.getByText("Please upload a CSV or Excel file. This is a PDF document.").waitFor();

  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1, "a");
  await chooser.setInputFiles({ name: "huge.csv", mimeType: "text/csv", buffer: tooLarge });
  await page.getByText("File too large").waitFor();
  await page.getByText("File size should not exceed 5MB.").waitFor();
  expect(await page.getByText("File ready to upload").count()).toBe(0);

  const opened = page.waitForEvent("filechooser");
  await chooser.press("Enter");
  await (await opened).setFiles(csvFile("by-keyboard.csv", wedding));
  await page.getByText("by-keyboard.csv").waitFor();
  await cancelImport(page);

  await dropOn(page.getByText("or drag and drop it here"), "dropped.csv", "Name,Table\nAda,7\n");
  await page.getByText("dropped.csv").waitFor();
  await cancelImport(page);

  const cells = "<table><tr><td>Name<td>Table<tr><td>Bea Lind<td>3</table>";
  await paste(page, { "text/html": cells, "text/plain": "Name\tTable\nNobody\t1" });
  await step(page).getByText("Pasted text").waitFor();
  await page.getByText("Bea Lind").first().waitFor();
  await cancelImport(page);

  await page.getByRole("button", { name: "Paste a list" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Guest list").pressSequentially("Name;Table\nAda;7");
  await inspect(page, "admin-upload-paste");
  await dialog.getByRole("button", { name: "Continue" }).press("Enter");
  await upload(page, "1 guest imported from Pasted text");
  await expectGuests(page, [["Ada", "7"]]);
});
