import type { Page } from "playwright-core";
import { expect } from "vitest";
import { guestRows } from "./support/admin-steps.ts";
import type { RunningApp } from "./support/app.ts";
import { untilReady } from "./support/dialog.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { card, guestRow, guestsAt } from "./support/seating-steps.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const list = [
  ["Name", "Table Number", "Meal"],
  ["Derek Holm", "7", "Fish"],
  ["Ana Lindgren", "7", "Vegan"],
  ["Ana Miller", "Head Table", "Fish"],
  ["Theo Young", "", ""],
];

const palette = (page: Page) => page.getByRole("dialog", { name: "Search this event" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const button = (page: Page) => page.getByRole("button", { name: /^Search ?(this event|Ctrl)/ });
const keys = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

async function openEvent(page: Page, app: RunningApp, name: string): Promise<number> {
  const event = await prepareEvent(page, app, { name }, list);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${event.id}?tab=guests`);
  await page.getByRole("cell", { name: "Derek Holm", exact: true }).waitFor();
  return event.id;
}

async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await untilReady(palette(page));
}

const chosen = (page: Page) =>
  field(page).evaluate(
    (input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent ?? "",
  );

test("by keys alone: search, choose, come back, and read the list of keys", async ({ app, desktop: page }) => {
  const id = await openEvent(page, app, "By keys");
  await inspect(page, "commands-header");
  const search = page.getByRole("searchbox", { name: /Search/ });
  await page.keyboard.press("/");
  await expect.poll(() => isFocused(search)).toBe(true);
  await page.keyboard.type("?/");
  expect(await search.inputValue()).toBe("?/");
  await search.fill("");
  expect(await keys(page).count()).toBe(0);

  // Also from a field, which has the focus again afterwards.
  await openByKey(page);
  expect(await isFocused(field(page))).toBe(true);
  expect(await chosen(page)).toBe("Event Details");
  await inspect(page, "commands", "[role=dialog]");
  await page.keyboard.press("ArrowUp");
  expect(await chosen(page)).toMatch(/^Keyboard shortcuts/);
  await page.keyboard.press("Escape");
  await palette(page).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(search)).toBe(true);

  await openByKey(page);
  await page.keyboard.type("derek hlom");
  await page.keyboard.press("Enter");
  await palette(page).waitFor({ state: "detached" });
  await expect.poll(() => search.inputValue()).toBe("Derek Holm");
  await expect.poll(async () => (await guestRows(page)).length).toBe(1);

  await openByKey(page);
  await page.keyboard.type("ana");
  await option(page, "Ana Lindgren").waitFor();
  await option(page, "Ana Miller").waitFor();
  await inspect(page, "commands-found", "[role=dialog]");
  await field(page).fill("zzzz");
  await palette(page).getByText("Nothing found for “zzzz”").waitFor();
  await inspect(page, "commands-none", "[role=dialog]");
  await field(page).fill("head");
  await option(page, "Head Table").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/events/${id}/seating`);
  await card(page, "Head Table").getByRole("button", { pressed: true }).waitFor();

  await openByKey(page);
  await page.keyboard.type("theo");
  await option(page, "Theo Young").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(guestRow(page, "Theo Young"))).toBe(true);
  expect(await guestRow(page, "Theo Young").getAttribute("aria-selected")).toBe("true");
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("7");
  await untilReady(page.getByRole("dialog", { name: "Move Theo Young to…" }));
  await page.keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, id, "7")).toContain("Theo Young");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("?");
  await untilReady(keys(page));
  await keys(page).getByText("just type a table’s number or name").waitFor();
  await inspect(page, "commands-keys", "[role=dialog]");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.press("/");
  expect(await palette(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await keys(page).waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await expect.poll(() => isFocused(page.getByRole("searchbox", { name: "Search guests" }))).toBe(true);
});

test("from the button on a phone: open a screen, add a guest, and look at a table", async ({ app, phone: page }) => {
  const id = await openEvent(page, app, "On a phone");
  await inspect(page, "commands-header");
  await button(page).tap();
  await untilReady(palette(page));
  expect(
    await palette(page)
      .getByRole("option", { name: /Floor plan|Keyboard shortcuts/ })
      .count(),
  ).toBe(0);
  await inspect(page, "commands", "[role=dialog]");
  await palette(page).getByRole("button", { name: "Close" }).tap();
  await palette(page).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(button(page))).toBe(true);

  await button(page).tap();
  await option(page, "Add Guest").tap();
  const dialog = page.getByRole("dialog", { name: "Add Guest" });
  await untilReady(dialog);
  expect(new URL(page.url()).search).toBe("?tab=guests");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await button(page).tap();
  await field(page).fill("ana");
  await option(page, "Ana Miller").waitFor();
  await inspect(page, "commands-found", "[role=dialog]");
  await field(page).fill("7");
  await option(page, /^Table 7/).tap();
  await page.waitForURL(`**/admin/events/${id}/seating`);
  await page.getByRole("dialog", { name: "Selected" }).getByRole("heading", { name: "Table 7" }).waitFor();
});

test("copies the link, asks about unsaved changes, and goes on without the server", async ({ app, desktop: page }) => {
  const id = await openEvent(page, app, "Unsaved");
  await page.getByRole("tab", { name: "Event Details" }).click();
  await button(page).click();
  await option(page, "Copy Link").click();
  await page.getByText("Link copied to clipboard.").waitFor();
  await expect.poll(() => isFocused(button(page))).toBe(true);

  await page.getByLabel("Location").fill("Pier Nine");
  await openByKey(page);
  await page.keyboard.type("theme");
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: "Theme", selected: true }).waitFor();
  await openByKey(page);
  await option(page, "Seating").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(`/admin/events/${id}`);

  tolerateProblems(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openByKey(page);
  await page.context().setOffline(true);
  await page.keyboard.type("ana");
  await palette(page).getByText("Guests and tables could not be searched").waitFor();
  await inspect(page, "commands-offline", "[role=dialog]");
  await page.context().setOffline(false);
  await palette(page).getByRole("button", { name: "Try again" }).click();
  await option(page, "Ana Lindgren").waitFor();
  await field(page).press("Escape");
});

test("offers helpers who only look nothing to change, and the keys can be turned off", async ({ app, visit }) => {
  const owner = await visit("desktop");
  const id = await openEvent(owner, app, "With a viewer");
  const { inviteHelper } = await ask<{ inviteHelper: { url: string } }>(
    owner,
    "mutation ($eventId: Int!, $input: HelperInput!) { inviteHelper(eventId: $eventId, input: $input) { url } }",
    { eventId: id, input: { name: "Vera", role: "VIEWER" } },
  );
  const page = await visit("desktop");
  await page.goto(inviteHelper.url);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.getByRole("cell", { name: "Derek Holm", exact: true }).waitFor();
  await button(page).click();
  await untilReady(palette(page));
  await inspect(page, "commands-viewer");
  expect(await palette(page).getByRole("option").allInnerTexts()).toEqual([
    "Event Details",
    "Guest List",
    "Seating",
    "Floor plan",
    "Print",
    "Theme",
    "History",
    "Print a Sign",
    "Copy Link",
    expect.stringMatching(/^Keyboard shortcuts/),
  ]);
  await option(page, "Keyboard shortcuts").click();
  await untilReady(keys(page));
  expect(await keys(page).getByText("Undo").count()).toBe(0);
  await keys(page).getByText("Use the keys / and ?").click();
  await page.keyboard.press("Escape");
  await keys(page).waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await openByKey(page);
  expect(await keys(page).count()).toBe(0);
  await page.keyboard.type("history");
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: "History", selected: true }).waitFor();
  await openByKey(page);
});
