import { chooseOnBoard } from "./support/plan-steps.ts";
import { openSeating, prepareSeating } from "./support/seating-steps.ts";
import { test } from "./support/test.ts";
import { ask } from "./support/prepared-event.ts";
import { CreateTablesDocument } from "../frontend/features/seating/generated/board-acts.ts";
import { ChangeWishesDocument } from "../frontend/features/seating/wishes/generated/wishes.ts";

for (const device of ["desktop", "phone"] as const)
  test(`look ${device}`, async ({ app, desktop, phone }) => {
    const page = device === "phone" ? phone : desktop;
    const event = await prepareSeating(page, app, `Look ${device}`);
    await ask(page, ChangeWishesDocument, { eventId: event.id, changes: [{ kind: "BALANCE" }, { kind: "COLUMN_TOGETHER", column: "Meal" }], removedIds: [] });
    await ask(page, CreateTablesDocument, { eventId: event.id, inputs: [31, 32].map((n) => ({ label: String(n), capacity: 8 })) });
    await openSeating(page, app, event.id);
    await chooseOnBoard(page, "Suggest a plan");
    await page.getByRole("button", { name: "Make a plan" }).waitFor();
    await page.getByText("Improve the current plan").click();
    await page.screenshot({ path: `/tmp/shots/${device}-dialog.png` });
    const begun = Date.now();
    await page.getByRole("button", { name: "Make a plan" }).click();
    await page.getByRole("button", { name: "Use this plan" }).waitFor();
    console.log(device, "first plan", Date.now() - begun);
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/shots/${device}-searching.png` });
    await page.getByRole("button", { name: "Use this plan" }).click();
    if (device === "phone") await page.getByText("Tables", { exact: true }).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/shots/${device}-${colorScheme}.png` });
    }
    await page.getByText("Floor plan", { exact: true }).or(page.getByText("Plan", { exact: true })).first().click();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shots/${device}-plan.png` });
  });
