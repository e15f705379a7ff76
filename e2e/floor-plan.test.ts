import type { Page } from "@playwright/test";
import {
  drawing,
  drawnPlaces,
  drawnTable,
  openFloorPlan,
  prepareTables,
  pull,
  storedPlan,
  storedTable,
} from "./support/floor-plan-steps.ts";
import { openAnswer, pictureOf } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { guestRow, guestsAt } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

const undo = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

test("a floor plan of 24 tables: arranged, moved, furnished, kept, and followed by guests", async ({
  app,
  desktop: page,
  phone,
}) => {
  const event = await prepareTables(page, app, "Floor plan");
  await openFloorPlan(page, event.id);
  await page.getByRole("button", { name: "Place all 24" }).click();
  await expect.poll(async () => (await storedPlan(page, event.id)).tables.every(({ x }) => x !== null)).toBe(true);
  await drawing(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.getByText("24 selected").waitFor();
  await page.getByLabel("Tables per row").fill("6");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "In rows" }).click();
  const rows = async () => new Set((await storedPlan(page, event.id)).tables.map(({ y }) => y)).size;
  await expect.poll(rows).toBe(4);

  const [five, before] = [await storedTable(page, event.id, "5"), await drawnPlaces(page)];
  await drawnTable(page, five.id).click();
  await page.getByRole("region", { name: "Table 5 on the floor plan" }).waitFor();
  await drag(page, five.id, 30, -20);
  await expect.poll(async () => (await storedTable(page, event.id, "5")).x).toBeGreaterThan(five.x ?? 0);
  const after = await drawnPlaces(page);
  expect(Object.keys(after).filter((key) => after[key] !== before[key])).toEqual([`table-${five.id}`]);
  await undo(page).click();
  await expect.poll(() => drawnPlaces(page)).toEqual(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => drawnPlaces(page)).toEqual(after);

  await add(page, "Door");
  await add(page, "Stage");
  await page.getByLabel("From left (ft)").fill("40");
  await page.keyboard.press("Enter");
  await page.getByLabel("From top (ft)").fill("2.4 m");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await storedPlan(page, event.id)).floorPlan.fixtures)
    .toMatchObject([{ kind: "DOOR" }, { kind: "STAGE", x: 1219, y: 240 }]);
  await inspect(page);
  await drawing(page).focus();
  await page.keyboard.press("Escape");
  await page.getByText("Show guests a picture of the room").click();
  await expect.poll(async () => (await storedPlan(page, event.id)).floorPlan.isShownToGuests).toBe(true);
  const [drawn, stored] = [await drawnPlaces(page), await storedPlan(page, event.id)];
  expect(Object.keys(drawn)).toHaveLength(26);
  await page.reload();
  await drawing(page).waitFor();
  expect(await drawnPlaces(page)).toEqual(drawn);
  expect(await storedPlan(page, event.id)).toEqual(stored);

  const [guest = ""] = await guestsAt(page, event.id, "5");
  await openAnswer(phone, event.path, guest);
  await pictureOf(phone, "Table 5").waitFor();
  const way = phone.getByText(/^From the entrance/u);
  const wayBefore = await way.innerText();
  await drag(page, five.id, -150, 120);
  await expect(way).not.toHaveText(wayBefore);
  await page.getByText("Tables", { exact: true }).click();
  await guestRow(page, guest).focus();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await pictureOf(phone, "Table 12").waitFor();
});

async function add(page: Page, kind: string): Promise<void> {
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
  await page.getByRole("heading", { name: kind, level: 3 }).waitFor();
}

const drag = (page: Page, id: number, x: number, y: number) => pull(page, drawnTable(page, id), x, y);
