import { expect } from "vitest";
import { startAsCustomer } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test.for(firstOf(["phone", "desktop"]))(
  "an address without a screen leads home or to sign in on a %s",
  async (device, { visit }) => {
    const page = await visit(device);
    tolerateProblems(page, /status of 404/);
    await page.goto("/nowhere");
    await page.getByRole("heading", { name: "404 Page Not Found", level: 1 }).waitFor();
    const navigation = page.getByRole("navigation", { name: "Main" });
    expect(await navigation.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
    expect(await page.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    await inspect(page, "not-found");

    await navigation.getByRole("link", { name: "Login" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth");
    expect(await navigation.getByRole("link", { name: "Login" }).getAttribute("aria-current")).toBe("page");
  },
);

test("a signed-in user finds the dashboard, their e-mail address and the way out", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  await signInAsAdmin(page, app);
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account of Administrator" }).click();
  const menu = page.getByRole("menu");
  await menu.getByText("admin@example.com").waitFor();
  await inspect(page, "user-menu");
  await menu.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).waitFor();

  await signInAsAdmin(page, app);
  await page.reload();
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("/admin/dashboard");
});

test("the footer shows on a customer's screens, and only there", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  await startAsCustomer(page, app, "Nia");
  const footer = page.getByRole("contentinfo");
  await footer.getByText(`© ${new Date().getFullYear()} Find Your Table`).waitFor();
  expect(await footer.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/customer/dashboard");

  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account of Nia Customer" }).waitFor();
  expect(await footer.count()).toBe(0);
  await page.goto("/admin/dashboard");
  expect(await page.getByRole("link", { name: "Back to the home page" }).getAttribute("href")).toBe("/");
});
