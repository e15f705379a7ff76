import type { Page } from "@playwright/test";
import { untilReady } from "./support/dialog.ts";
import { inspect } from "./support/inspect.ts";
import { pressOn, tabTo } from "./support/keyboard.ts";
import {
  card,
  dragByTouch,
  dragOnto,
  guestRow,
  guestsAt,
  openSeating,
  prepareSeating,
  storedSeating,
  unseatedHousehold,
} from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });
const isSaid = (page: Page, text: string) => page.getByRole("status").getByText(text).first().waitFor();

async function undoSteps(page: Page, count: number, undoOne: () => Promise<void>): Promise<void> {
  for (let step = 1; step <= count; step++) {
    await expect(undo(page)).toBeEnabled();
    const isUndone = page.waitForResponse((response) => response.request().postData()?.includes("UndoChange") ?? false);
    await undoOne();
    await isUndone;
  }
}

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
  await guestRow(page, "Amélie Weber").click();
  await page.getByRole("button", { name: `Household ${unseatedHousehold}` }).click();
  await page.getByText("4 guests selected").waitFor();
  await page.getByRole("button", { name: "To a new table" }).click();
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);

  await card(page, "Table 2").getByRole("button").click();
  await page.getByRole("button", { name: "Select all 8 guests" }).click();
  const three = card(page, "Table 3").getByRole("button");
  await dragOnto(page, guestRow(page, "Amélie Anders"), three, "8 guests → Table 3 (16 of 8), 8 too many");
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(16);
  await card(page, "Table 3").getByText("8 too many").waitFor();
  await page.getByText("To check").click();
  await inspect(page);
  await page.getByRole("button", { name: "Table 3 has 16 guests but only 8 seats." }).click();
  await guestRow(page, "Amélie Becker").click();
  await guestRow(page, "Derek Bianchi").click({ modifiers: ["Shift"] });
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
  await undoSteps(page, 5, () => undo(page).click());
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
  const press = async (key: string, times: number) => {
    for (let step = 1; step <= times; step++) await keyboard.press(key);
  };

  await tabTo(page, guestRow(page, "Amélie Vogel"));
  await press("ArrowDown", 4);
  await expect(guestRow(page, "Amélie Weber")).toBeFocused();
  await keyboard.press("Space");
  await press("Shift+ArrowDown", 3);
  await page.getByText("4 guests selected").waitFor();
  await keyboard.type("30");
  await page.getByRole("option", { name: "New table “30”" }).waitFor();
  await keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);
  await isSaid(page, "4 guests are now at table 30.");
  await expect(guestRow(page, "Derek Vogel")).toBeFocused();

  await tabTo(page, card(page, "Table 2").getByRole("button"));
  await keyboard.press("ArrowDown");
  await keyboard.press("Space");
  await press("Shift+ArrowDown", 7);
  await page.getByText("8 guests selected").waitFor();
  await keyboard.press("m");
  await keyboard.type("3");
  await keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(16);
  await expect(card(page, "Table 2").getByRole("button")).toBeFocused();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowDown");
  await expect(guestRow(page, "Amélie Anders")).toBeFocused();
  await keyboard.press("Space");
  await press("Shift+ArrowDown", 7);
  await keyboard.type("2");
  await keyboard.press("Enter");
  await expect.poll(() => guestsAt(page, event.id, "2")).toHaveLength(8);

  await expect(guestRow(page, "Derek Bianchi")).toBeFocused();
  await press("ArrowUp", 7);
  await expect(guestRow(page, "Amélie Becker")).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("ArrowLeft");
  await expect(guestRow(page, "Amélie Anders")).toBeFocused();
  await keyboard.press("Space");
  await pressOn(page, page.getByRole("button", { name: "Swap seats" }));
  await expect.poll(() => guestsAt(page, event.id, "2")).toContain("Amélie Becker");

  await page.reload();
  await tabTo(page, guestRow(page, "Amélie Vogel"));
  await undoSteps(page, 4, () => keyboard.press("ControlOrMeta+z"));
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);
  await keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);
});

test("on a phone: found and moved in three taps, the rest by taps, and dragged by a long press", async ({
  app,
  phone: page,
}) => {
  const event = await prepareSeating(page, app, "By touch");
  const before = await storedSeating(page, event.id);
  await openSeating(page, app, event.id);
  await guestRow(page, "Amélie Abara").waitFor();
  await inspect(page);

  await page.getByRole("searchbox", { name: "Search guests" }).tap();
  await page.keyboard.type("amelie weber");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await guestRow(page, "Amélie Weber").tap();
  await page.getByRole("option", { name: "Table 7", exact: false }).first().tap();
  await expect.poll(() => guestsAt(page, event.id, "7")).toHaveLength(9);
  await isSaid(page, "Amélie Weber → Table 7");
  await guestRow(page, /Amélie Weber.*Table 7/).waitFor();
  await page.getByRole("searchbox", { name: "Search guests" }).fill("");

  await page.getByText("To check").tap();
  await page.getByRole("button", { name: "Table 7 has 9 guests but only 8 seats." }).tap();
  const sheet = page.getByRole("dialog", { name: "Selected" });
  await sheet.getByRole("heading", { name: "Table 7" }).waitFor();
  await inspect(page);
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
  await dragByTouch(page, guestRow(page, "Amélie Anders"), card(page, "Table 3").getByRole("button"));
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(9);

  await page.reload();
  await undoSteps(page, 4, () => undo(page).tap());
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);
});
