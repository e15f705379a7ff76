import { startAsCustomer } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { test } from "./support/test.ts";

for (const device of firstOf(["phone", "desktop"])) {
  test(`anybody reads on a ${device} what is kept about guests`, async ({ visit }) => {
    const page = await visit(device);
    await page.goto("/guest-data");
    await page.getByRole("heading", { name: "When a guest asks" }).waitFor();
    await inspect(page, "guest-data");
  });
}

test("an organizer finds it from the account", async ({ app, desktop: page }) => {
  await startAsCustomer(page, app, "Nora");
  await page.goto("/customer/account");
  await page.getByRole("link", { name: "Your guests’ data" }).click();
  await page.getByRole("heading", { name: "Your guests’ data", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("heading", { name: /^Welcome, /, level: 1 }).waitFor();
});
