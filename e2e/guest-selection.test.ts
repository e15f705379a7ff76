import type { Page } from "playwright-core";
import { expect } from "vitest";
import { guestRows } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { untilReady } from "./support/dialog.ts";
import { isFocused } from "./support/focus.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { guestsAt, storedSeating } from "./support/seating-steps.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { holdToast } from "./support/toast.ts";

const rows = Array.from({ length: 30 }, (_, index) => [
  `Guest ${String.fromCharCode(65 + (index % 26))}${index < 26 ? "" : "x"}mber`,
  tableAt(index),
  index % 2 === 0 ? "Fish" : "Vegan, no nuts",
]);

function tableAt(index: number): string {
  if (index % 3 === 2) return "";
  if (index % 9 > 5) return "Table 3";
  return index % 3 === 0 ? "Head Table" : "12";
}

async function openList(page: Page, app: RunningApp, name: string, guests = rows, query = ""): Promise<number> {
  const header = ["Name", "Table Number", "Meal", "Diet"].slice(0, guests[0]?.length);
  const { id } = await prepareEvent(page, app, { name }, [header, ...guests]);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests${query}`);
  await page.getByText(/Showing 1–/).waitFor();
  return id;
}

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const bar = (page: Page) => page.getByRole("group", { name: "Selected guests" });
const namesOf = async (page: Page, id: number) => (await storedSeating(page, id)).map(({ name }) => name);

test("eight guests are deleted with four clicks, and one brings them back", async ({ app, desktop: page }) => {
  const id = await openList(page, app, "Deleted at once");
  await inspect(page, "guest-list");
  await box(page, "Guest Bmber").click();
  await box(page, "Guest Imber").click({ modifiers: ["Shift"] });
  await bar(page).getByText("8 selected").waitFor();
  // On a screen that fits all of it, nothing sticky covers a row.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await inspect(page, "guest-list-selected");
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await page.getByText("This will permanently delete 8 guests.").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await holdToast(page, "Guests deleted");
  await page.getByText("Showing 1–20 of 22").waitFor();
  expect(await namesOf(page, id)).not.toContain("Guest Cmber");
  await bar(page).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page.getByRole("button", { name: "Add Guest" }))).toBe(true);

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Showing 1–20 of 30").waitFor();
  expect(await namesOf(page, id)).toEqual(rows.map(([name]) => name));
});

test("all guests whom a search or filter finds are moved, or given a column, at once", async ({
  app,
  desktop: page,
}) => {
  const id = await openList(page, app, "Moved at once", rows, "&show=unseated");
  await page.getByText("Showing 1–10 of 10").waitFor();
  expect(await page.getByRole("button", { name: "No table 10" }).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar(page).getByText("10 selected").waitFor();
  await bar(page).getByRole("button", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog", { name: "Move 10 guests to…" });
  await dialog.getByRole("option", { name: "Table 12" }).waitFor();
  await inspect(page, "guest-list-move", "[role=dialog]");
  await page.keyboard.type("Garden");
  await page.keyboard.press("Enter");
  await page.getByText("10 guests are now at Garden.").waitFor();
  expect(await guestsAt(page, id, "Garden")).toHaveLength(10);
  await page.getByText("No results found").waitFor();

  await page.getByRole("button", { name: "All 30" }).click();
  await page.getByText("Showing 1–20 of 30").waitFor();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar(page).getByRole("button", { name: "Select all 30" }).click();
  await bar(page).getByText("30 selected").waitFor();
  await bar(page).getByRole("button", { name: "Set a column…" }).click();
  const columns = page.getByRole("dialog", { name: "Set a column for 30 guests" });
  await columns.getByRole("combobox", { name: "Column" }).selectOption("New column…");
  await columns.getByLabel("Name of the column").fill("Bus");
  await columns.getByLabel("Value").fill("19:00");
  await inspect(page, "guest-list-column", "[role=dialog]");
  await columns.getByRole("button", { name: "Set for 30 guests" }).click();
  await holdToast(page, "“Bus” was set for 30 guests.");
  await expect.poll(async () => (await guestRows(page))[0]?.at(-1)).toBe("19:00");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await guestRows(page))[0]?.at(-1)).not.toBe("19:00");
});

test("a selection lasts over pages, and Escape ends it", async ({ app, desktop: page }) => {
  await openList(page, app, "Selected by keyboard");
  await box(page, "Guest Amber").focus();
  await page.keyboard.press("Space");
  await bar(page).getByText("1 selected").waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("Showing 21–30 of 30").waitFor();
  await box(page, "Guest Zmber").check();
  await bar(page).getByText("2 selected").waitFor();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await page.getByText("This will permanently delete 2 guests. One of them is not on this page.").waitFor();
  await untilReady(page.getByRole("alertdialog"));
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await bar(page).getByText("2 selected").waitFor();
  await box(page, "Guest Zmber").focus();
  await page.keyboard.press("Escape");
  await bar(page).waitFor({ state: "detached" });
});

test("on a phone, a guest is moved with two taps, and a long press selects", async ({ app, phone: page }) => {
  const id = await openList(page, app, "Moved by thumb");
  await inspect(page, "guest-list");
  await page.getByRole("button", { name: "No table: move Guest Cmber to…" }).tap();
  const sheet = page.getByRole("dialog", { name: "Move Guest Cmber to…" });
  await sheet.getByRole("option", { name: "Table 12" }).waitFor();
  await inspect(page, "guest-list-move", "[role=dialog]");
  const release = await holdAnswers(page, (body) => body.includes("UpdateGuests"));
  await sheet.getByRole("option", { name: "Table 12" }).tap();
  // Shown before the server has answered.
  await page.getByRole("button", { name: "Table 12: move Guest Cmber to…" }).waitFor();
  expect(await page.getByText("Guest Cmber is now at table 12.").count()).toBe(0);
  release();
  await page.getByText("Guest Cmber is now at table 12.").waitFor();
  expect(await guestsAt(page, id, "12")).toContain("Guest Cmber");
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await page.getByText("Change undone", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await page.getByRole("button", { name: "No table: move Guest Cmber to…" }).waitFor();

  tolerateProblems(page, /ERR_FAILED/);
  await page.route("/graphql", (route) =>
    route.request().postData()?.includes("UpdateGuests") ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "No table: move Guest Cmber to…" }).tap();
  await sheet.getByRole("option", { name: "Table 12" }).tap();
  await page.getByText("Error updating guest", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).tap();
  await page.getByRole("button", { name: "No table: move Guest Cmber to…" }).waitFor();

  await holdFinger(page, "Guest Dmber");
  await bar(page).getByText("1 selected").waitFor();
  await box(page, "Guest Ember").tap();
  await bar(page).getByText("2 selected").waitFor();
  await scrollToEnd(page);
  await inspect(page, "guest-list-selected");
  await bar(page).getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: "Select all 30" }).tap();
  await bar(page).getByText("30 selected").waitFor();
  await bar(page).getByRole("button", { name: "Clear" }).tap();
  await bar(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Select", exact: true }).tap();
  await bar(page).getByText("0 selected").waitFor();
});

/** There, the bar covers no row. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

async function holdFinger(page: Page, name: string): Promise<void> {
  const cell = page.getByRole("cell", { name, exact: true });
  await cell.scrollIntoViewIfNeeded();
  const place = await cell.boundingBox();
  if (place === null) throw new Error(`${name} is not on the screen.`);
  const protocol = await page.context().newCDPSession(page);
  const at = { x: place.x + 20, y: place.y + place.height / 2 };
  await protocol.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await box(page, name).waitFor();
  await protocol.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a list with many columns and long names stays within its frame", async ({ app, phone, desktop }) => {
  const columns = Array.from({ length: 50 }, (_, index) => `Question ${index + 1}: what should we know about it?`);
  const longName = "Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff of Hohenzollern-Sigmaringen the Younger";
  const guests = [longName, "Bo"].map((name) => [
    name,
    "Table under the oak tree",
    ...columns.map(() => "Yes, please"),
  ]);
  const { id } = await prepareEvent(desktop, app, { name: "Many questions" }, [
    ["Name", "Table Number", ...columns],
    ...guests,
  ]);
  for (const page of [phone, desktop]) {
    await signInAsAdmin(page, app);
    await page.goto(`/admin/events/${id}?tab=guests`);
    await page.getByRole("cell", { name: longName, exact: true }).waitFor();
    await inspect(page, "guest-list-wide");
  }
  const name = desktop.getByRole("cell", { name: "Bo", exact: true });
  const before = await name.boundingBox();
  await desktop.getByRole("region", { name: "Guest List" }).evaluate((frame) => frame.scrollTo({ left: 4000 }));
  await expect.poll(async () => (await name.boundingBox())?.x).toBe(before?.x);
  expect(await desktop.getByRole("button", { name: "Edit Bo" }).isVisible()).toBe(true);
});

test("an organizer chooses columns, their order, and which guests are listed", async ({ app, desktop: page }) => {
  const id = await openList(page, app, "Seen another way");
  const headers = () => page.getByRole("columnheader").allInnerTexts();
  const firstNames = async () => (await guestRows(page)).slice(0, 2).map((cells) => cells[0]);
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const columns = page.getByRole("dialog", { name: "Columns of this list" });
  await columns.getByText("Family name first").click();
  await columns.getByText("Attendance").click();
  await columns.getByRole("button", { name: "Move Meal up" }).focus();
  await page.keyboard.press("Enter");
  expect(await isFocused(columns.getByRole("button", { name: "Move Meal up" }))).toBe(true);
  await inspect(page, "guest-list-columns", "[role=dialog]");
  await page.keyboard.press("Escape");
  await columns.waitFor({ state: "detached" });
  expect((await headers()).slice(1, -1)).toEqual(["Name", "Meal", "Table", "Attendance"]);
  await page.getByRole("button", { name: "Meal", exact: true }).click();
  await expect.poll(() => page.getByRole("columnheader", { name: "Meal" }).getAttribute("aria-sort")).toBe("ascending");

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "Filter the list" });
  await filter.getByRole("combobox", { name: "Filter by" }).selectOption("Meal");
  await filter.getByRole("combobox", { name: "Value" }).selectOption("Vegan, no nuts");
  await inspect(page, "guest-list-filter", "[role=dialog]");
  await filter.getByRole("button", { name: "Show these guests" }).click();
  await page.getByText("Showing 1–15 of 15").waitFor();
  await expect.poll(firstNames).toEqual(["Bmber, Guest", "Dmber, Guest"]);

  await page.goto(`/admin/events/${id}?tab=guests&coming=unknown&in.Meal=Fish&sort=-name`);
  await expect.poll(firstNames).toEqual(["Ymber, Guest", "Wmber, Guest"]);
  await inspect(page, "guest-list-filtered");
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, "guest-list-filtered");
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await columns.waitFor();
  await inspect(page, "guest-list-columns", "[role=dialog]");
  await columns.getByRole("button", { name: "Default columns" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the filter “Meal: Fish”" }).click();
  await page.getByText("30", { exact: true }).first().waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has("in.Meal")).toBe(false);
});
