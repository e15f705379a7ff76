import type { Page } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { signInAsCustomer } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("somebody ends sessions one by one and all at once", async ({ app, desktop: page, visit }) => {
  const customer = await prepareCustomer(page, app, "Rita");
  const elsewhere = [await visit("phone"), await visit("desktop"), await visit("desktop")];
  for (const visited of [...elsewhere, page]) await signInAsCustomer(visited, customer);
  await page.goto("/customer/account");
  const sessions = regionOf(page, "Where you are signed in");
  const items = sessions.getByRole("listitem");
  await expect(items).toHaveCount(4);
  await expect(items.filter({ hasText: "This device" })).toHaveCount(1);
  await inspect(page);

  await items.filter({ hasNotText: "This device" }).first().getByRole("button", { name: "Sign out" }).click();
  await page.getByText("Device signed out", { exact: true }).waitFor();
  await expect(items).toHaveCount(3);
  await expect(page.getByRole("main")).toBeFocused();
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(items).toHaveCount(1);
  for (const visited of elsewhere) {
    await visited.goto("/customer/account");
    await visited.waitForURL("/auth");
  }
  await items.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("/auth");
});
