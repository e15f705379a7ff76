import type { Page } from "@playwright/test";
import { guestRows } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { clicksFor, countClicks } from "./support/count-clicks.ts";
import { untilReady } from "./support/dialog.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { guestsAt, storedSeating } from "./support/seating-steps.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { holdToast } from "./support/toast.ts";

const thirty = Array.from({ length: 30 }, (_, index) => [
  `Guest ${String.fromCharCode(65 + (index % 26))}${index < 26 ? "" : "x"}mber`,
  ["Head Table", "12", ""][index % 3] ?? "",
  index % 2 === 0 ? "Fish" : "Vegan, no nuts",
]);

async function openList(page: Page, app: RunningApp, name: string): Promise<number> {
  const { id } = await prepareEvent(page, app, { name }, [["Name", "Table Number", "Meal"], ...thirty]);
  await signInAsAdmin(page, app);
  await countClicks(page);
  await page.goto(`/admin/events/${id}?tab=guests`);
  await page.getByText("Showing 1–20 of 30").waitFor();
  return id;
}

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole("group", { name: "Selected guests" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

test("guests are found, selected, moved and deleted together, in columns as the organizer wants them", async ({
  app,
  desktop: page,
}) => {
  const id = await openList(page, app, "At once");
  const names = async () => (await storedSeating(page, id)).map(({ name }) => name);
  const deleting = await clicksFor(page, async () => {
    await box(page, "Guest Bmber").click();
    await box(page, "Guest Imber").click({ modifiers: ["Shift"] });
    await bar(page).getByText("8 selected").waitFor();
    await bar(page).getByRole("button", { name: "Delete" }).click();
    await page.getByText("This will permanently delete 8 guests.").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Showing 1–20 of 22").waitFor();
  });
  expect(deleting).toBeLessThanOrEqual(5);
  await holdToast(page, "Guests deleted");
  await expect(page.getByRole("button", { name: "Add Guest" })).toBeFocused();
  await undo(page).click();
  await page.getByText("Showing 1–20 of 30").waitFor();
  expect(await names()).toEqual(thirty.map(([name]) => name));

  await box(page, "Guest Amber").check();
  await page.getByRole("button", { name: "Next page" }).click();
  await box(page, "Guest Zmber").check();
  await bar(page).getByText("2 selected").waitFor();
  await box(page, "Guest Zmber").press("Escape");
  await bar(page).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "No table 10" }).click();
  await page.getByText("Showing 1–10 of 10").waitFor();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar(page).getByRole("button", { name: "Move to…" }).click();
  const moving = page.getByRole("dialog", { name: "Move 10 guests to…" });
  await moving.getByRole("option", { name: "Table 12" }).waitFor();
  await page.keyboard.type("Garden");
  await page.keyboard.press("Enter");
  await page.getByText("10 guests are now at Garden.").waitFor();
  expect(await guestsAt(page, id, "Garden")).toHaveLength(10);
  await page.getByRole("button", { name: "All 30" }).click();
  await page.getByText("Showing 1–20 of 30").waitFor();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar(page).getByRole("button", { name: "Select all 30" }).click();
  await bar(page).getByRole("button", { name: "Fill in a column…" }).click();
  const setting = page.getByRole("dialog", { name: "Fill in a column for 30 guests" });
  await setting.getByLabel("Column").fill("Bus");
  await setting.getByLabel("Value").fill("19:00");
  await setting.getByRole("button", { name: "Fill in for 30 guests" }).click();
  await expect.poll(async () => (await guestRows(page))[0]?.at(-1)).toBe("19:00");

  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const columns = page.getByRole("dialog", { name: "Columns of this list" });
  await columns.getByText("Family name first").click();
  await columns.getByText("Attendance").click();
  await columns.getByText("Meal").click();
  await inspect(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await columns.waitFor({ state: "detached" });
  const headers = await page.getByRole("columnheader").allInnerTexts();
  expect(headers.slice(1, 5)).toEqual(["Name", "Table", "Bus", "Attendance"]);
  await page.getByLabel("Search guests").fill("vegan");
  await page.getByText("Showing 1–15 of 15").waitFor();
  expect((await guestRows(page))[0]?.[0]).toBe("Bmber, Guest");
});

test("on a phone, a guest is found and moved in four taps, and several are selected", async ({ app, phone: page }) => {
  const id = await openList(page, app, "Moved by thumb");
  await inspect(page);
  const unseated = page.getByRole("button", { name: "No table: move Guest Cmber to…" });
  const sheet = page.getByRole("dialog", { name: "Move Guest Cmber to…" });
  const release = await holdAnswers(page, (body) => body.includes("UpdateGuests"));
  const taps = await clicksFor(page, async () => {
    await page.getByLabel("Search guests").tap();
    await page.keyboard.type("cmber guest");
    await page.getByText("Showing 1–1 of 1").waitFor();
    await unseated.tap();
    await sheet.getByRole("option", { name: "Table 12" }).tap();
  });
  expect(taps).toBeLessThanOrEqual(4);
  // Shown before the server has answered.
  await page.getByRole("button", { name: "Table 12: move Guest Cmber to…" }).waitFor();
  await expect(page.getByText("Guest Cmber is now at table 12.")).toHaveCount(0);
  release();
  await page.getByText("Guest Cmber is now at table 12.").waitFor();
  expect(await guestsAt(page, id, "12")).toContain("Guest Cmber");
  await undo(page).tap();
  await page.getByText("Change undone", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await unseated.waitFor();

  await page.getByRole("button", { name: "Clear search" }).tap();
  await page.getByText("Showing 1–20 of 30").waitFor();
  await page.getByRole("button", { name: "More", exact: true }).last().tap();
  await page.getByRole("menuitem", { name: "Select", exact: true }).tap();
  await box(page, "Guest Dmber").tap();
  await bar(page).getByText("1 selected").waitFor();
  await box(page, "Guest Ember").tap();
  await bar(page).getByText("2 selected").waitFor();
  // At the end, the bar covers no row.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await inspect(page);
  await bar(page).getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "Select all 30" }).tap();
  await bar(page).getByText("30 selected").waitFor();
  await bar(page).getByRole("button", { name: "Clear" }).tap();
  await bar(page).waitFor({ state: "detached" });
});

test("a list with many columns stays within its frame, and a tall dialog within the window", async ({
  app,
  desktop: page,
}) => {
  const columns = Array.from({ length: 40 }, (_, index) => `Question ${index + 1}: what should we know about it?`);
  const longName = "Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff of Hohenzollern-Sigmaringen the Younger";
  const { id } = await prepareEvent(page, app, { name: "Many questions" }, [
    ["Name", "Table Number", ...columns],
    ...[longName, "Bo"].map((name) => [name, "Table under the oak tree", ...columns.map(() => "Yes, please")]),
  ]);
  await page.setViewportSize({ width: 1366, height: 657 });
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests`);
  const name = page.getByRole("cell", { name: "Bo", exact: true });
  await name.waitFor();
  await inspect(page);
  const before = await name.boundingBox();
  await page.getByRole("region", { name: "Guest List" }).evaluate((frame) => frame.scrollTo({ left: 4000 }));
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  await page.getByRole("button", { name: "Edit Bo" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Guest" });
  await untilReady(edit);
  await edit.getByRole("button", { name: "More" }).click();
  const last = edit.getByLabel(columns.at(-1) ?? "");
  await last.focus();
  for (const part of [
    edit,
    last,
    edit.getByRole("button", { name: "Save" }),
    edit.getByRole("button", { name: "Close" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});
