import type { Page } from "playwright-core";
import { expect } from "vitest";
import { BoardGuestsDocument } from "../frontend/features/seating/generated/read-board.ts";
import { drawing, openFloorPlan, prepareTables } from "./support/floor-plan-steps.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo, typeInto } from "./support/keyboard.ts";
import { ask, type Caller } from "./support/prepared-event.ts";
import { card, dragByTouch, dragOnto, guestRow, openSeating } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";

const names = ["Guest Eula Number4", "Guest Fala Number5", "Guest Gela Number6", "Guest Hila Number7"];
const [eula = "", fala = "", gela = ""] = names;

test("seats at a table are exchanged by mouse, keyboard and touch, and nobody else moves", async ({
  app,
  desktop: page,
  phone,
}) => {
  const event = await prepareTables(page, app, "Chairs");
  const seats = () => seatsOf(page, event.id);
  await openFloorPlan(page, event.id);
  await page.getByRole("button", { name: "Place Table 2 on the plan" }).click();
  await page.getByRole("button", { name: "Find a guest" }).click();
  await page.getByRole("combobox", { name: "Search guests" }).fill("eula number4");
  await page.getByText(eula, { exact: true }).click();
  await page.getByRole("status").getByText(`${eula} is at table 2.`).waitFor();
  await inspect(page, "floor-plan-names");
  const chair = (number: number) => drawing(page).locator(`[data-drop-seat="${number}"]`);

  await dragOnto(page, chair(1), chair(7), `${eula} → Table 2, seat 7`);
  await said(page, `${eula} is now at table 2, seat 7. 3 other guests now have seat numbers, too.`);
  expect(await seats()).toEqual([7, 2, 3, 4]);
  await dragOnto(page, chair(7), chair(2), `Swap ${eula} and ${fala}`);
  await said(page, `${eula} is now at table 2, seat 2. ${fala} is now at table 2, seat 7.`);
  expect(await seats()).toEqual([2, 7, 3, 4]);
  await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(seats).toEqual([7, 2, 3, 4]);

  await openSeating(page, app, event.id);
  await tabTo(page, card(page, "Table 1").getByRole("button"));
  for (const key of ["ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  expect(await isFocused(guestRow(page, fala))).toBe(true);
  await page.keyboard.press("Space");
  await typeInto(page, page.getByLabel("Seat number"), "7");
  await page.keyboard.press("Enter");
  await said(page, `${fala} is now at table 2, seat 7. ${eula} is now at table 2, seat 2.`);
  expect(await seats()).toEqual([2, 7, 3, 4]);
  await inspect(page, "seating-seat-numbers");

  await openSeating(phone, app, event.id);
  await phone.getByText("Tables", { exact: true }).tap();
  // The middle of a row is beside the name.
  await dragByTouch(phone, guestRow(phone, eula), guestRow(phone, gela));
  await said(phone, `${eula} and ${gela} changed places.`);
  expect(await seats()).toEqual([3, 7, 2, 4]);
  await phone.getByRole("button", { name: "Undo", exact: true }).first().tap();
  await expect.poll(seats).toEqual([2, 7, 3, 4]);
});

const said = (page: Page, text: string) => page.getByRole("status").getByText(text).first().waitFor();

/** The seat numbers of the four guests of table 2. */
async function seatsOf(caller: Caller, eventId: number): Promise<(number | null)[]> {
  const { event } = await ask(caller, BoardGuestsDocument, { eventId, offset: 0, limit: 1000 });
  return names.map((name) => event.guests.nodes.find((guest) => guest.name === name)?.seatNumber ?? null);
}
