import type { Page } from "@playwright/test";
import { DeleteUserDocument } from "../frontend/features/users/generated/delete-user.ts";
import { createCustomer, createEventFor, uniqueName, usernameOf } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const password = "a table for eight";

async function addUser(page: Page, name: string, username: string): Promise<void> {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Create User" }).click();
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const confirm = (page: Page, name: string) => page.getByRole("alertdialog").getByRole("button", { name }).click();

async function rowOf(page: Page, table: "Administrators" | "Customers", name: string): Promise<string> {
  const rows = await tableRows(page, table);
  return rows.find(([found]) => found === name)?.join(" ") ?? "";
}

test("a customer is found, locked out, let in, looked at and deleted", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  const name = uniqueName("Cleo");
  const id = await createCustomer(page, name);
  await createEventFor(page, `Party of ${name}`, id);
  await page.goto("/admin/customers");
  await page.getByRole("searchbox", { name: "Search customers" }).fill(name.toUpperCase());
  await page.getByText("Showing 1–1 of 1").waitFor();
  const email = page.getByRole("link", { name: `Send email to ${name}`, exact: true });
  await expect(email).toHaveAttribute("href", `mailto:${usernameOf(name)}@example.com`);
  await choose(page, name, "Remove two-step sign-in");
  await confirm(page, "Remove two-step sign-in");
  await expectToast(page, "Two-step sign-in removed", `${name} now signs in with only a password.`);
  await choose(page, name, "Disable account");
  await confirm(page, "Disable account");
  await expectToast(page, "Account disabled", `${name} is signed out everywhere.`);
  expect(await rowOf(page, "Customers", name)).toContain("Customer Disabled");
  await inspect(page);
  await choose(page, name, "Enable account");
  await expectToast(page, "Account enabled", `${name} can sign in again.`);

  await page.getByRole("link", { name: `View events of ${name}`, exact: true }).click();
  await page.getByText(`Events of ${name}`, { exact: true }).waitFor();
  expect((await tableRows(page, "Events")).map(([event]) => event)).toEqual([`Party of ${name}`]);
  await page.goBack();

  const deletion = page.getByRole("button", { name: `Delete ${name}`, exact: true });
  await deletion.click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm Customer Deletion" });
  await dialog.getByText(`The account of ${name} and all its events`).waitFor();
  await inspect(page, "[role=alertdialog]");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await deletion.click();
  await confirm(page, "Delete Customer");
  await page.getByText("Customer deleted", { exact: true }).waitFor();
  await page.getByText("No results found").waitFor();
  await expect(page.getByRole("main")).toBeFocused();

  // What the server refuses says why, and the list is read again.
  const gone = uniqueName("Gone");
  const goneId = await createCustomer(page, gone);
  await page.getByRole("searchbox").fill(gone);
  await page.getByRole("button", { name: `Delete ${gone}` }).click();
  await ask(page, DeleteUserDocument, { id: goneId });
  tolerateProblems(page, /404/);
  await confirm(page, "Delete Customer");
  await page.getByText("This user does not exist.", { exact: true }).waitFor();
  await page.getByText("No results found").waitFor();
});

test("an administrator is added, locked out, let in, signed out and deleted", async ({ app, desktop: page, visit }) => {
  await openAdminDashboard(page, app);
  const name = uniqueName("Ada Keeper");
  const credentials = { username: usernameOf(name), password };
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Administrators" }).click();
  await page.getByRole("link", { name: "Add administrator" }).click();
  await expect(page.getByLabel("Role")).toHaveValue("ADMIN");
  await addUser(page, name, credentials.username);
  await page.waitForURL("/admin/administrators");
  await page.getByRole("searchbox", { name: "Search administrators" }).fill(name);
  await page.getByText("Showing 1–1 of 1").waitFor();
  expect(await rowOf(page, "Administrators", name)).toContain("Active");
  await inspect(page);

  const colleague = await visit("desktop");
  tolerateProblems(colleague, /status of 40[13]/);
  await openAdminDashboard(colleague, { ...app, admin: credentials });
  const eventId = await createEventFor(colleague, `Opening by ${name}`);
  await choose(page, name, "Disable account");
  const question = page.getByRole("alertdialog", { name: "Disable this account?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await confirm(page, "Disable account");
  await expectToast(page, "Account disabled", `${name} is signed out everywhere.`);
  expect(await rowOf(page, "Administrators", name)).toContain("Disabled");
  await colleague.getByRole("link", { name: "Customers", exact: true }).click();
  await colleague.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await signInByForm(colleague, credentials);
  await expectToast(colleague, "Login failed", /This account is disabled\. Please contact an administrator\.$/);

  await choose(page, name, "Enable account");
  await expectToast(page, "Account enabled", `${name} can sign in again.`);
  await openAdminDashboard(colleague, { ...app, admin: credentials });
  await choose(page, name, "Sign out everywhere");
  await confirm(page, "Sign out everywhere");
  await expectToast(page, "Signed out everywhere", `${name} was signed out on 1 device.`);
  await colleague.reload();
  await colleague.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await choose(page, name, "Delete administrator");
  await confirm(page, "Delete administrator");
  await expectToast(page, "Administrator deleted", "The account has been removed. Its events are yours now.");
  const query = "query ($id: Int!) { event(id: $id) { owner { name } } }";
  expect(await ask(page, query, { id: eventId })).toEqual({ event: { owner: { name: "Administrator" } } });

  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Your account" }).click();
  await page.getByRole("region", { name: "Two-step sign-in" }).waitFor();
  await inspect(page);
});
