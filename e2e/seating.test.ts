import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { CreateEventDocument } from "../frontend/features/events/generated/create-event.ts";
import { untilReady } from "./support/dialog.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import {
  card,
  dragOnto,
  guestRow,
  guestsAt,
  openSeating,
  prepareSeating,
  seat,
  storedSeating,
  unseatedHousehold,
} from "./support/seating-steps.ts";
import { withoutSockets } from "./support/sockets.ts";
import { test } from "./support/test.ts";

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

test("with a mouse: seat a household, move a table, swap, resolve, and undo all of it after a reload", async ({
  app,
  desktop: page,
}) => {
  const event = await prepareSeating(page, app, "By mouse");
  const before = await storedSeating(page, event.id);
  await openSeating(page, app, event.id);
  await guestRow(page, "Amélie Weber").waitFor();
  await page.getByLabel("Color by", { exact: true }).selectOption("Color by Meal");
  await page.getByRole("list", { name: "Color by Meal" }).getByText("Vegan").waitFor();
  await inspect(page, "seating-board");

  await guestRow(page, "Amélie Weber").click();
  await page.getByRole("button", { name: `Household ${unseatedHousehold}` }).click();
  await page.getByText("4 guests selected").waitFor();
  await inspect(page, "seating-household");
  await page.getByRole("button", { name: "To a new table" }).click();
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);

  await card(page, "Table 2").getByRole("button").click();
  await inspect(page, "seating-table");
  await page.getByRole("button", { name: "Select all 8 guests" }).click();
  const three = card(page, "Table 3").getByRole("button");
  await dragOnto(page, guestRow(page, "Amélie Anders"), three, "8 guests → Table 3 (16 of 8), 8 too many");
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(16);
  await card(page, "Table 3").getByText("8 too many").waitFor();
  await inspect(page, "seating-over-full");

  await page.getByText("To check").click();
  await inspect(page, "seating-to-check");
  await page.getByRole("button", { name: "Table 3 has 16 guests but only 8 seats." }).click();
  await guestRow(page, "Amélie Becker").click();
  await guestRow(page, "Derek Bianchi").click({ modifiers: ["Shift"] });
  await page.getByText("8 guests selected").waitFor();
  await dragOnto(page, guestRow(page, "Björn Becker"), card(page, "Table 2").getByRole("button"));
  await expect.poll(() => guestsAt(page, event.id, "2")).toHaveLength(8);
  await page.getByText("To check").click();
  await page.getByText("No problems found.").waitFor();
  await page.getByText("Selected", { exact: true }).click();

  await dragOnto(page, guestRow(page, "Amélie Becker"), page.getByText("Carla Anders", { exact: true }));
  await expect.poll(() => guestsAt(page, event.id, "2")).toContain("Carla Anders");
  await guestRow(page, "Carla Anders").click();
  await guestRow(page, "Amélie Becker").click({ modifiers: ["ControlOrMeta"] });
  await page.getByRole("button", { name: "Swap seats" }).click();
  await expect.poll(() => guestsAt(page, event.id, "2")).not.toContain("Carla Anders");

  await page.reload();
  await guestRow(page, "Amélie Vogel Vegan").waitFor();
  for (let step = 1; step <= 5; step++) {
    await undo(page).click();
    await page.getByRole("status").getByText("Undone.").waitFor();
    await expect.poll(() => undo(page).isEnabled()).toBe(true);
  }
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);
});

test("by keyboard alone: seat a household, move a table, swap, resolve, and undo all of it after a reload", async ({
  app,
  desktop: page,
}) => {
  const event = await prepareSeating(page, app, "By keyboard");
  const before = await storedSeating(page, event.id);
  await openSeating(page, app, event.id);
  const { keyboard } = page;

  await tabTo(page, guestRow(page, "Amélie Vogel"));
  for (let step = 1; step <= 4; step++) await keyboard.press("ArrowDown");
  expect(await isFocused(guestRow(page, "Amélie Weber"))).toBe(true);
  await keyboard.press("Space");
  for (let step = 1; step <= 3; step++) await keyboard.press("Shift+ArrowDown");
  await page.getByText("4 guests selected").waitFor();
  await keyboard.type("30");
  await page.getByRole("option", { name: "New table “30”" }).waitFor();
  await inspect(page, "seating-move");
  await keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);
  await page.getByRole("status").getByText("4 guests are now at table 30.").waitFor();
  await expect.poll(() => isFocused(guestRow(page, "Derek Vogel"))).toBe(true);

  await tabTo(page, card(page, "Table 2").getByRole("button"));
  await keyboard.press("ArrowDown");
  await keyboard.press("Space");
  for (let step = 1; step <= 7; step++) await keyboard.press("Shift+ArrowDown");
  await page.getByText("8 guests selected").waitFor();
  await keyboard.press("m");
  await keyboard.type("3");
  await keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(16);
  await expect.poll(() => isFocused(card(page, "Table 2").getByRole("button"))).toBe(true);

  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowDown");
  expect(await isFocused(guestRow(page, "Amélie Anders"))).toBe(true);
  await keyboard.press("Space");
  for (let step = 1; step <= 7; step++) await keyboard.press("Shift+ArrowDown");
  await keyboard.type("2");
  await keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "2")).toHaveLength(8);

  await expect.poll(() => isFocused(guestRow(page, "Derek Bianchi"))).toBe(true);
  for (let step = 1; step <= 7; step++) await keyboard.press("ArrowUp");
  expect(await isFocused(guestRow(page, "Amélie Becker"))).toBe(true);
  await keyboard.press("Space");
  await keyboard.press("ArrowLeft");
  expect(await isFocused(guestRow(page, "Amélie Anders"))).toBe(true);
  await keyboard.press("Space");
  await pressOn(page, page.getByRole("button", { name: "Swap seats" }));
  await expect.poll(() => guestsAt(page, event.id, "2")).toContain("Amélie Becker");

  await page.reload();
  await tabTo(page, guestRow(page, "Amélie Vogel"));
  for (let step = 1; step <= 4; step++) {
    await expect.poll(() => undo(page).isEnabled()).toBe(true);
    const isUndone = page.waitForResponse((response) => response.request().postData()?.includes("UndoChange") ?? false);
    await keyboard.press("ControlOrMeta+z");
    await isUndone;
    await expect.poll(() => page.getByRole("status").getByText("Undone.").count()).toBe(1);
  }
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);
  await keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);
});

test("on a phone: found and moved in three taps, and the rest by taps", async ({ app, phone: page }) => {
  const event = await prepareSeating(page, app, "By touch");
  const before = await storedSeating(page, event.id);
  await openSeating(page, app, event.id);
  await guestRow(page, "Amélie Abara").waitFor();
  await inspect(page, "seating-phone");

  await page.getByRole("searchbox", { name: "Search guests" }).tap();
  await page.keyboard.type("amelie weber");
  await expect.poll(() => page.getByRole("listbox").getByRole("option").count()).toBe(1);
  await guestRow(page, "Amélie Weber").tap();
  await inspect(page, "seating-phone-move");
  await page.getByRole("option", { name: "Table 7", exact: false }).first().tap();
  await expect.poll(() => guestsAt(page, event.id, "7")).toHaveLength(9);
  await page.getByRole("status").getByText("Amélie Weber → Table 7").waitFor();
  await guestRow(page, /Amélie Weber.*Table 7/).waitFor();
  await page.getByRole("searchbox", { name: "Search guests" }).fill("");

  await page.getByText("To check").tap();
  await inspect(page, "seating-phone-problems");
  await page.getByRole("button", { name: "Table 7 has 9 guests but only 8 seats." }).tap();
  const sheet = page.getByRole("dialog", { name: "Selected" });
  await sheet.getByRole("heading", { name: "Table 7" }).waitFor();
  await inspect(page, "seating-phone-table");
  await sheet.getByRole("button", { name: "Select all 9 guests" }).tap();
  await sheet.getByRole("button", { name: "Move to…" }).tap();
  await untilReady(page.getByRole("dialog", { name: "Move 9 guests to…" }));
  await page.getByRole("combobox", { name: "Table number or name" }).fill("31");
  await page.getByRole("option", { name: "New table “31”" }).tap();
  await expect.poll(() => guestsAt(page, event.id, "31")).toHaveLength(9);

  await page.getByText("Everyone", { exact: true }).tap();
  await guestRow(page, "Amélie Abara").tap();
  await untilReady(page.getByRole("dialog", { name: "Move Amélie Abara to…" }));
  await page.getByRole("combobox", { name: "Table, or a guest to swap with" }).fill("bjorn becker");
  await page.getByRole("option", { name: "Swap with Björn Becker" }).tap();
  await expect.poll(() => guestsAt(page, event.id, "3")).toContain("Amélie Abara");

  await page.getByText("Tables", { exact: true }).tap();
  await card(page, "Table 2").waitFor();
  await inspect(page, "seating-phone-tables");

  await page.reload();
  for (let step = 1; step <= 3; step++) {
    await expect.poll(() => undo(page).isEnabled()).toBe(true);
    await undo(page).tap();
    await page.getByRole("status").getByText("Undone.").waitFor();
  }
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);
});

test("two organizers at once: each sees the other's moves, and a conflict says what happened", async ({
  app,
  desktop: page,
  visit,
}) => {
  const event = await prepareSeating(page, app, "Together");
  await openSeating(page, app, event.id);
  await guestRow(page, "Amélie Weber").waitFor();
  const [amelie] = (await storedSeating(page, event.id)).filter(({ name }) => name === "Amélie Weber");
  const guestId = amelie?.id ?? 0;
  await seat(page, event.id, guestId, "1");
  await card(page, "Table 1").getByRole("option", { name: "Amélie Weber" }).waitFor();
  await page.getByText("Together: 240 guests, 7 without a seat, 30 tables").waitFor();

  // A browser without live updates.
  const other = await visit("desktop");
  tolerateProblems(other, /409|WebSocket/);
  await withoutSockets(other);
  await openSeating(other, app, event.id);
  await other.getByText("7 without a seat").waitFor();
  await seat(page, event.id, guestId, "0");
  await other.getByRole("option", { name: "Amélie Weber" }).click();
  await other.getByRole("button", { name: "Take seat away" }).click();
  await other.getByText("This change was not made").waitFor();
  await inspect(other, "seating-conflict");
  await card(other, "Table 0").getByRole("option", { name: "Amélie Weber" }).waitFor();
  expect(await guestsAt(page, event.id, "0")).toEqual(["Amélie Weber"]);
});

test("the sample can be looked at and not changed; an event without guests leads to the import", async ({
  app,
  desktop: page,
}) => {
  await ask(page, LoginDocument, { input: app.admin });
  const { sampleEvent } = await ask<{ sampleEvent: { id: number } }>(page, "{ sampleEvent { id } }", {});
  await openSeating(page, app, sampleEvent.id);
  await page.getByRole("listbox").getByRole("option").first().click();
  await inspect(page, "seating-sample");
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Move to…" }).count()).toBe(0);
  await page.keyboard.type("7");
  expect(await page.getByRole("combobox", { name: "Table, or a guest to swap with" }).count()).toBe(0);

  const { createEvent } = await ask(page, CreateEventDocument, { input: { name: "Nobody yet" } });
  await openSeating(page, app, createEvent.id);
  await page.getByRole("link", { name: "Go to the guest list" }).waitFor();
  await inspect(page, "seating-empty");
  await page.goto("/admin/events/2000000000/seating");
  await page.getByText("Event not found").first().waitFor();
});
