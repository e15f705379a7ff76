import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  chooseToReplace,
  createEvent,
  guestRows,
  openTab,
  startWithEvent,
  tableRows,
  uploadFirstList,
} from "./support/admin-steps.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import { inspect } from "./support/inspect.ts";
import { test } from "./support/test.ts";

const list: Rows = [
  ["Name", "Table Number", "Meal"],
  ["Zoë Ångström", "3", "Fish"],
  ["=SUM(1)", "Head table", "Vegan, no nuts"],
];
const guests = [
  ["Zoë Ångström", "3", "Fish"],
  ["=SUM(1)", "Head table", "Vegan, no nuts"],
];

async function replaceList(page: Page): Promise<void> {
  await chooseToReplace(page, csvFile("second.csv", manyGuests(3)));
  await page.getByRole("button", { name: "Replace guests" }).click();
  await page.getByText("3 guests imported from second.csv").waitFor();
}

async function downloaded(page: Page, role: "button" | "menuitem", name: string) {
  const started = page.waitForEvent("download");
  await page.getByRole(role, { name }).click();
  const download = await started;
  return { name: download.suggestedFilename(), mimeType: "", buffer: await readFile(await download.path()) };
}

async function downloadedList(page: Page, kind: ".csv" | ".xlsx") {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  return downloaded(page, "menuitem", kind);
}

test("a list is put back from History, and the restoring itself can be taken back", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Restored list");
  await uploadFirstList(page, csvFile("first.csv", list));
  await replaceList(page);

  await openTab(page, "History");
  await page.getByRole("button", { name: /as it was before: Uploaded File second\.csv/ }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("The guest list will be as it was before, with 2 guests.").waitFor();
  await inspect(page, "history-restore-question");
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });

  await page.getByRole("button", { name: /as it was before: Uploaded File second\.csv/ }).click();
  await question.getByRole("button", { name: "Restore list" }).click();
  await page.getByText("Guest list restored", { exact: true }).waitFor();
  await page.getByText("Restored Guests", { exact: true }).waitFor();
  const [restored] = await tableRows(page, "History");
  expect(restored?.slice(0, 2)).toEqual(["Restored Guests", "2 guests 5 changes Undo Restore"]);
  await inspect(page, "history-restored");
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual(guests);

  await openTab(page, "History");
  await page.getByRole("button", { name: /as it was before: Restored Guests/ }).click();
  await question.getByRole("button", { name: "Restore list" }).click();
  await question.waitFor({ state: "detached" });
  await page.getByText("Restored Guests", { exact: true }).nth(1).waitFor();
  await openTab(page, "Guest List");
  expect((await guestRows(page)).map(([name]) => name)).toEqual(["Guest 1", "Guest 2", "Guest 3"]);
});

test.for(["Undo this upload", /^Undo: /])(
  "an upload is undone by %s, and its report goes",
  async (undo, { app, desktop: page }) => {
    await startWithEvent(page, app, "Undone upload");
    await uploadFirstList(page, csvFile("first.csv", list));
    await replaceList(page);
    await page.getByRole("button", { name: undo }).click();
    await page.getByText("Change undone", { exact: true }).waitFor();
    await page.getByText("imported from second.csv").waitFor({ state: "detached" });
    await openTab(page, "Guest List");
    expect(await guestRows(page)).toEqual(guests);
  },
);

test("the list is downloaded as .csv and .xlsx, and the workbook reads back unchanged", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Taken along");
  await uploadFirstList(page, csvFile("first.csv", list));
  await openTab(page, "Guest List");
  await guestRows(page);
  await inspect(page, "guest-list-downloads");
  const files = [await downloadedList(page, ".csv"), await downloadedList(page, ".xlsx")] as const;
  expect(files.map(({ name }) => name)).toEqual(["Taken along.csv", "Taken along.xlsx"]);
  const [, workbook] = files;
  await createEvent(page, "Read back");
  await uploadFirstList(page, workbook);
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual(guests);
});

test("the template is a file that can be uploaded", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "From the template");
  const template = await downloaded(page, "button", "Download a template");
  expect(template.name).toBe("guest-list-template.csv");
  await uploadFirstList(page, template);
  await page.getByText("3 guests imported").waitFor();
});

test("rows that were left out are downloaded with the reason", async ({ app, desktop: page }) => {
  await startWithEvent(page, app, "Rows left out");
  const nameless = Array.from({ length: 30 }, (_, index) => ["", String(index + 1), ""]);
  await uploadFirstList(page, csvFile("untidy.csv", [...manyGuests(1), ...nameless]));
  await page.getByText("Row 22:").waitFor();
  expect(await page.getByText("Row 32:").count()).toBe(0);
  await page.getByRole("button", { name: "Show all 30" }).click();
  await page.getByText("Row 32:").waitFor();
  const { name, buffer } = await downloaded(page, "button", "Download as CSV");
  expect(name).toBe("rows-left-out.csv");
  const lines = buffer
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n");
  expect(lines.slice(0, 2)).toEqual(["Row,Reason", "3,This row has a table but no name."]);
  expect(lines).toHaveLength(31);
});
