import { drawing, listed, openFloorPlan, prepareTables, storedPlan, storedTable } from "./support/floor-plan-steps.ts";
import { chooseByKeys, pressOn, tabTo, typeInto } from "./support/keyboard.ts";
import { expect, test } from "./support/test.ts";

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
