import { drawing, openFloorPlan, prepareTables, pull, storedPlan } from "./support/floor-plan-steps.ts";
import { dragOnto } from "./support/seating-steps.ts";
import { expect, test } from "./support/test.ts";

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
