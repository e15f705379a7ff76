import type { Page } from "playwright-core";
import { expect } from "vitest";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsCustomer, signInByForm } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const details = (page: Page) => page.getByRole("region", { name: "Your details" });
const passwords = (page: Page) => page.getByRole("region", { name: "Password", exact: true });
const sessions = (page: Page) => page.getByRole("region", { name: "Where you are signed in" });

test.for(firstOf(["phone", "desktop"]))(
  "a customer changes name, address and password on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    const customer = await prepareCustomer(page, app, "Nora");
    await signInAsCustomer(page, customer);
    await page.goto("/customer/dashboard");
    await page.getByRole("button", { name: "Account of Nora Customer" }).click();
    await page.getByRole("menuitem", { name: "Account" }).click();
    await page.waitForURL("/customer/account");
    await page.getByRole("heading", { name: "Account", level: 1 }).waitFor();
    await details(page).getByText(`your username, ${customer.username}.`).waitFor();
    await inspect(page, "account");

    await page.getByLabel("Full Name").fill("Nora Newly-Wed");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Account updated", "Your changes have been saved.");
    await page.getByRole("button", { name: "Account of Nora Newly-Wed" }).waitFor();

    const address = `new-${customer.username}@example.com`;
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await details(page).getByText("Password is required").waitFor();
    const proof = details(page).getByLabel(/^Current password/);
    expect(await isFocused(proof)).toBe(true);
    await inspect(page, "account-address");
    await proof.fill(customer.password);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await proof.waitFor({ state: "detached" });
    await page.reload();
    expect(await page.getByLabel("Email").inputValue()).toBe(address);

    await passwords(page).getByRole("button", { name: "Change password" }).click();
    await passwords(page).getByText("Password is required").waitFor();
    await passwords(page).getByText("Password must be at least 6 characters").waitFor();
    await inspect(page, "account-password-mistakes");
    await passwords(page)
      .getByLabel(/^Current password/)
      .fill(customer.password);
    await passwords(page)
      .getByLabel(/^New password/)
      .fill("a table for nine");
    await passwords(page).getByRole("button", { name: "Change password" }).click();
    await expectToast(page, "Password changed", "You are signed out on all other devices.");
    expect(
      await passwords(page)
        .getByLabel(/^New password/)
        .inputValue(),
    ).toBe("");

    await page.getByRole("button", { name: "Account of Nora Newly-Wed" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByText("You have been successfully logged out.").waitFor();
    await signInByForm(page, { username: address, password: "a table for nine" });
    await page.getByText("You are now logged in as Nora Newly-Wed").waitFor();
  },
);

test("what the server refuses is said beside its field", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 4(00|03|09)/);
  const other = await prepareCustomer(page, app, "Otis");
  await signInAsCustomer(page, await prepareCustomer(page, app, "Paul"));
  await page.goto("/customer/account");
  await page.getByLabel("Email").fill(`${other.username}@example.com`);
  const proof = details(page).getByLabel(/^Current password/);
  await proof.fill("not the password");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await details(page).getByText("The current password is incorrect.").waitFor();
  expect(await isFocused(proof)).toBe(true);
  await proof.fill("a table for eight");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await details(page).getByText("This email is already in use.").waitFor();
  await inspect(page, "account-refused");

  await passwords(page)
    .getByLabel(/^Current password/)
    .fill("a table for eight");
  await passwords(page)
    .getByLabel(/^New password/)
    .fill("password");
  await passwords(page).getByRole("button", { name: "Change password" }).click();
  await passwords(page).getByText("This password is too common. Please choose another one.").waitFor();

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("/customer/dashboard");
});

test.for(firstOf(["desktop", "phone"]))(
  "sessions are ended one by one and all at once on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    const customer = await prepareCustomer(page, app, "Rita");
    const elsewhere = [await visit("phone"), await visit("desktop"), await visit("desktop")];
    for (const visited of [...elsewhere, page]) await signInAsCustomer(visited, customer);
    for (const visited of elsewhere) tolerateProblems(visited, /status of 401/);

    await page.goto("/customer/account");
    const items = sessions(page).getByRole("listitem");
    await items.nth(3).waitFor();
    expect(await sessions(page).getByText("This device").count()).toBe(1);
    await items.first().getByText("This device").waitFor();
    await inspect(page, "account-sessions");

    const others = items.filter({ hasNotText: "This device" });
    await others.first().getByRole("button", { name: "Sign out" }).click();
    await page.getByText("Device signed out", { exact: true }).waitFor();
    await items.nth(3).waitFor({ state: "detached" });
    expect(await items.count()).toBe(3);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");

    await sessions(page).getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("Signed out everywhere else", { exact: true }).waitFor();
    await items.nth(1).waitFor({ state: "detached" });
    expect(await sessions(page).getByRole("button", { name: "Sign out everywhere else" }).count()).toBe(0);
    for (const visited of elsewhere) {
      await visited.goto("/customer/account");
      await visited.waitForURL("/auth");
    }

    await items.first().getByRole("button", { name: "Sign out" }).click();
    await page.getByText("You have been successfully logged out.").waitFor();
    await page.waitForURL("/auth");
  },
);

test("a session that has already ended leaves the list", async ({ app, desktop: page, visit }) => {
  tolerateProblems(page, /status of 404/);
  const customer = await prepareCustomer(page, app, "Sven");
  const elsewhere = await visit("phone");
  await signInAsCustomer(elsewhere, customer);
  await signInAsCustomer(page, customer);
  await page.goto("/customer/account");
  const items = sessions(page).getByRole("listitem");
  await items.nth(1).waitFor();
  await elsewhere.request.post("/graphql", {
    headers: { "Apollo-Require-Preflight": "true" },
    data: { query: "mutation { logout }" },
  });
  await items.nth(1).getByRole("button", { name: "Sign out" }).click();
  await expectToast(page, "Failed to sign out", "404: This session has already ended.");
  await items.nth(1).waitFor({ state: "detached" });
});

test("an account that could not be loaded loads on another try", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByText("Your account could not be loaded").waitFor();
  await inspect(page, "account-failed");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await sessions(page).getByText("This device").waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/account");
});

test("strangers are asked to sign in", async ({ phone: page }) => {
  for (const path of ["/customer/account", "/admin/account"]) {
    await page.goto(path);
    await page.waitForURL("/auth");
  }
});
