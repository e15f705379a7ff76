import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inspect } from "./support/inspect.ts";
import {
  card,
  dragOnto,
  guestRow,
  guestsAt,
  openSeating,
  prepareSeating,
  storedSeating,
  unseatedHousehold,
} from "./support/seating-steps.ts";
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
  await inspect(page, "seating-board");

  // An unseated household, onto a new table.
  await guestRow(page, "Amélie Weber").click();
  await page.getByRole("button", { name: `Household ${unseatedHousehold}` }).click();
  await page.getByText("4 guests selected").waitFor();
  await inspect(page, "seating-household");
  await page.getByRole("button", { name: "To a new table" }).click();
  await expect.poll(() => guestsAt(page, event.id, "30")).toHaveLength(4);

  // A table of eight, dragged in one act onto that table.
  await card(page, "Table 2").getByRole("button").click();
  await inspect(page, "seating-table");
  await page.getByRole("button", { name: "Select all 8 guests" }).click();
  await dragOnto(page, guestRow(page, "Amélie Anders"), card(page, "Table 3").getByRole("button"));
  await expect.poll(() => guestsAt(page, event.id, "3")).toHaveLength(16);
  await card(page, "Table 3").getByText("8 too many").waitFor();
  await inspect(page, "seating-over-full");

  // The list of problems leads to the table that is over-full; half of it goes back.
  await page.getByRole("button", { name: "Table 3 has 16 guests and 8 seats." }).click();
  await guestRow(page, "Amélie Becker").click();
  await guestRow(page, "Derek Bianchi").click({ modifiers: ["Shift"] });
  await page.getByText("8 guests selected").waitFor();
  await dragOnto(page, guestRow(page, "Björn Becker"), card(page, "Table 2").getByRole("button"));
  await expect.poll(() => guestsAt(page, event.id, "2")).toHaveLength(8);
  await page.getByText("Nothing stands out.").waitFor();

  // Two guests, by dropping one on the other, and by the button.
  await dragOnto(page, guestRow(page, "Amélie Becker"), page.getByText("Carla Anders", { exact: true }));
  await expect.poll(() => guestsAt(page, event.id, "2")).toContain("Carla Anders");
  await guestRow(page, "Carla Anders").click();
  await guestRow(page, "Amélie Becker").click({ modifiers: ["ControlOrMeta"] });
  await page.getByRole("button", { name: "Swap seats" }).click();
  await expect.poll(() => guestsAt(page, event.id, "2")).not.toContain("Carla Anders");

  await page.reload();
  await guestRow(page, "Amélie Vogel").waitFor();
  for (let step = 1; step <= 5; step++) {
    await undo(page).click();
    await page.getByRole("status").getByText("Undone.").waitFor();
    await expect.poll(() => undo(page).isEnabled()).toBe(true);
  }
  await expect.poll(() => storedSeating(page, event.id)).toEqual(before);
});
