import type { Page } from "@playwright/test";
import {
  drawing,
  drawnPlaces,
  drawnTable,
  listed,
  openFloorPlan,
  prepareTables,
  pull,
  storedPlan,
  storedTable,
} from "./support/floor-plan-steps.ts";
import { openAnswer, pictureOf } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { chooseByKeys, pressOn, tabTo, typeInto } from "./support/keyboard.ts";
import { dragOnto, guestRow, guestsAt } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

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
  await page.getByRole("button", { name: "Undo", exact: true }).click();
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

test("by keyboard alone: place a table, move and turn it, add a stage, and take it away", async ({
  app,
  desktop: page,
}) => {
  const event = await prepareTables(page, app, "Floor plan by keyboard");
  await openFloorPlan(page, event.id);
  const { keyboard } = page;
  await pressOn(page, page.getByRole("button", { name: "Place Table 9 on the plan" }));
  await expect.poll(async () => (await storedTable(page, event.id, "9")).x).not.toBeNull();
  const placed = await storedTable(page, event.id, "9");
  await tabTo(page, drawing(page), "Shift+Tab");
  // Three steps of a foot, and one centimeter.
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "]"]) await keyboard.press(key);
  await page.getByRole("status").getByText("Table 9 at").waitFor();
  await expect
    .poll(() => storedTable(page, event.id, "9"))
    .toMatchObject({ x: (placed.x ?? 0) + 91, y: (placed.y ?? 0) + 1, rotation: 15 });
  await keyboard.press("ArrowLeft");
  await keyboard.press("ControlOrMeta+Z");
  await expect.poll(async () => (await storedTable(page, event.id, "9")).x).toBe((placed.x ?? 0) + 91);
  await typeInto(page, page.getByLabel("Rotation (°)"), "90");
  await keyboard.press("Enter");
  await expect.poll(async () => (await storedTable(page, event.id, "9")).rotation).toBe(90);
  await chooseByKeys(page, page.getByRole("button", { name: "Add", exact: true }), "Stage", "Shift+Tab");
  await expect.poll(async () => (await storedPlan(page, event.id)).floorPlan.fixtures).toHaveLength(1);
  await pressOn(page, listed(page, "Stage"));
  await pressOn(page, page.getByRole("button", { name: "Delete" }), "Shift+Tab");
  await expect.poll(async () => (await storedPlan(page, event.id)).floorPlan.fixtures).toEqual([]);
});

test("on the floor plan, walls are pulled, a picture lies below, and guests change chairs", async ({
  app,
  desktop: page,
}) => {
  const event = await prepareTables(page, app, "Walls");
  await openFloorPlan(page, event.id);
  const room = async () => (await storedPlan(page, event.id)).floorPlan;
  await page.getByText("Edit walls").click();
  await page.getByRole("button", { name: "Add a corner after corner 2" }).click();
  await expect.poll(async () => (await room()).outline).toHaveLength(5);
  await page.getByLabel("Corner 3: from left (ft)").fill("18 m");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await room()).outline[2]).toEqual({ x: 1800, y: 750 });
  await pull(page, drawing(page).locator('[data-corner="3"] .handle'), 0, 25);
  await expect.poll(async () => (await room()).depth).toBeGreaterThan(1500);
  await page.getByRole("button", { name: "Make it a rectangle again" }).click();
  await expect.poll(async () => (await room()).outline).toHaveLength(0);
  const picture = { name: "hall.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.getByLabel("Choose a picture").setInputFiles(picture);
  await page.getByLabel("Picture width (ft)").fill("15 m");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await room()).picture?.width).toBe(1500);
  await drawing(page).locator("image").waitFor();
  await page.getByText("Edit walls").click();

  const [eula, fala] = ["Guest Eula Number4", "Guest Fala Number5"];
  await page.getByRole("button", { name: "Place Table 2 on the plan" }).click();
  await page.getByRole("button", { name: "Find a guest" }).click();
  await page.getByRole("combobox", { name: "Search guests" }).fill("eula number4");
  await page.getByText(eula, { exact: true }).click();
  const said = page.getByRole("status");
  await said.getByText(`${eula} is at table 2.`).waitFor();
  const chair = (number: number) => drawing(page).locator(`[data-drop-seat="${number}"]`);
  await dragOnto(page, chair(1), chair(7), `${eula} → Table 2, seat 7`);
  await said.getByText(`${eula} is now at table 2, seat 7. 3 other guests now have seat numbers, too.`).waitFor();
  await dragOnto(page, chair(7), chair(2), `Swap ${eula} and ${fala}`);
  await said.getByText(`${eula} is now at table 2, seat 2. ${fala} is now at table 2, seat 7.`).waitFor();
});
