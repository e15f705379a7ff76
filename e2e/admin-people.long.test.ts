import type { Page } from "@playwright/test";
import { createEventFor, uniqueName, usernameOf } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInByForm } from "./support/sign-in.ts";
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
