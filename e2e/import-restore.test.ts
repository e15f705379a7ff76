import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  chooseToReplace,
  createEvent,
  guestRows,
  openTab,
  startWithEvent,
  startWithList,
  tableRows,
  uploadFirstList,
} from "./support/admin-steps.ts";
import { csvFile, manyGuests, type Rows } from "./support/guest-files.ts";
import { addGuest, downloaded } from "./support/import-steps.ts";
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

async function downloadedList(page: Page, kind: ".csv" | ".xlsx") {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  return downloaded(page, "menuitem", kind);
}

test("a list is put back from History, and the restoring itself can be taken back", async ({ app, desktop: page }) => {
  await startWithList(page, app, "Restored list", list);
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

test("an upload is undone from its report or beside the event's name, and its report goes", async ({
  app,
  desktop: page,
}) => {
  await startWithList(page, app, "Undone upload", list);
  for (const undo of ["Undo this upload", /^Undo: /]) {
    await replaceList(page);
    await page.getByRole("button", { name: undo }).click();
    await page.getByText("imported from second.csv").waitFor({ state: "detached" });
    await page.getByText("Change undone", { exact: true }).waitFor();
    await openTab(page, "Guest List");
    await expect.poll(() => guestRows(page)).toEqual(guests);
    await openTab(page, "Event Details");
  }
});

test("the template can be uploaded, and what is downloaded as .xlsx reads back unchanged", async ({
  app,
  desktop: page,
}) => {
  await startWithEvent(page, app, "Taken along");
  const template = await downloaded(page, "button", "Download a template");
  expect(template.name).toBe("guest-list-template.csv");
  await uploadFirstList(page, template);
  await page.getByText("3 guests imported").waitFor();
  await addGuest(page, { name: "=SUM(1)", tableNumber: "Head table" });
  await openTab(page, "Guest List");
  await page.getByText("Showing 1–4 of 4").waitFor();
  const before = await guestRows(page);
  expect(before.map(([name]) => name)).toContain("=SUM(1)");
  await inspect(page, "guest-list-downloads");
  const files = [await downloadedList(page, ".csv"), await downloadedList(page, ".xlsx")] as const;
  expect(files.map(({ name }) => name)).toEqual(["Taken along.csv", "Taken along.xlsx"]);
  const [, workbook] = files;
  await createEvent(page, "Read back");
  await uploadFirstList(page, workbook);
  await openTab(page, "Guest List");
  expect(await guestRows(page)).toEqual(before);
});
