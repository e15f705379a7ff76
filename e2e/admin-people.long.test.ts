import { uniqueName, usernameOf } from "./support/admin-customers.ts";
import { chooseFor, confirm, rowOf } from "./support/admin-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test("an administrator is added, locked out and deleted", async ({ app, desktop: page, visit }) => {
  await openAdminDashboard(page, app);
  const name = uniqueName("Ada Keeper");
  const credentials = { username: usernameOf(name), password: "a table for eight" };
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Administrators" }).click();
  await page.getByRole("link", { name: "Add administrator" }).click();
  await expect(page.getByLabel("Role")).toHaveValue("ADMIN");
  await page.getByLabel("Full Name").fill(name);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await page.getByLabel("Email").fill(`${credentials.username}@example.com`);
  await page.getByLabel("Username").fill(credentials.username);
  await page.getByLabel(/^Password/).fill(credentials.password);
  await page.getByRole("button", { name: "Create User" }).click();
  await page.waitForURL("/admin/administrators");
  await page.getByRole("searchbox", { name: "Search administrators" }).fill(name);
  await page.getByText("Showing 1–1 of 1").waitFor();
  expect(await rowOf(page, "Administrators", name)).toContain("Administrator");
  await inspect(page);

  const colleague = await visit("desktop");
  tolerateProblems(colleague, /status of 40[13]/);
  await openAdminDashboard(colleague, { ...app, admin: credentials });
  await chooseFor(page, name, "Disable account");
  await confirm(page, "Disable account");
  await expectToast(page, "Account disabled", `${name} is signed out everywhere.`);
  await colleague.getByRole("link", { name: "Customers", exact: true }).click();
  await colleague.getByRole("dialog", { name: "Your session has ended" }).waitFor();
  await signInByForm(colleague, credentials);
  await expectToast(colleague, "Login failed", /This account is disabled\. Please contact an administrator\.$/);
  await chooseFor(page, name, "Delete administrator");
  await confirm(page, "Delete administrator");
  await expectToast(page, "Administrator deleted", "The account has been removed. Its events are yours now.");
});
