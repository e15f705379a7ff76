import { once } from "node:events";
import { LogoutDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { startAsCustomer } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

test("the app says that it is loading, and leads from a wrong address to sign in, to the dashboard and out", async ({
  app,
  phone: page,
}) => {
  const release = new AbortController();
  const released = once(release.signal, "abort");
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  tolerateProblems(page, /status of 40[14]/);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByRole("status", { name: "Loading" }).waitFor();
  expect(await page.title()).toContain("Find Your Table");
  release.abort();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await page.goto("/nowhere");
  await page.getByRole("heading", { name: "404 Page Not Found", level: 1 }).waitFor();
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCount(0);
  await inspect(page);
  await navigation.getByRole("link", { name: "Login" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.goto("/customer/dashboard");
  await page.waitForURL("/auth");

  await startAsCustomer(page, app, "Nia");
  await footer.getByText(`© ${new Date().getFullYear()} Find Your Table`).waitFor();
  await footer.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  await page.waitForURL("/auth");

  await startAsCustomer(page, app, "Nils");
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Account of Nils Customer" }).click();
  const menu = page.getByRole("menu");
  await menu.getByText(/^nils-\w+@example\.com$/).waitFor();
  await inspect(page);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("/customer/dashboard");

  // An act after the session has ended.
  await page.getByText("No Events Yet").waitFor();
  await ask(page, LogoutDocument, {});
  await page.getByRole("link", { name: "Create New Event" }).click();
  await page.getByText("Failed to create event", { exact: true }).waitFor();
  await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();
});

test("anybody reads what is kept about guests", async ({ phone: page }) => {
  await page.goto("/guest-data");
  await page.getByRole("heading", { name: "When a guest asks" }).waitFor();
  await inspect(page);
});
