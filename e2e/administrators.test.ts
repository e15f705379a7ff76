import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DeleteAdministratorDocument } from "../frontend/features/users/generated/account-acts.ts";
import { CreateUserDocument } from "../frontend/features/users/generated/create-user.ts";
import { createCustomer, createEventFor } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin, signInAsCustomer, signInByForm } from "./support/sign-in.ts";
import { testOnOwnProgram as test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const password = "a table for eight";
const usernameOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

async function createAdministrator(page: Page, name: string): Promise<number> {
  const username = usernameOf(name);
  const input = { name, username, email: `${username}@example.com`, password, role: "ADMIN" as const };
  return (await ask(page, CreateUserDocument, { input })).createUser.id;
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function statusOf(page: Page, name: string): Promise<string | undefined> {
  const rows = await tableRows(page, "Administrators");
  return rows.find(([found]) => found === name)?.find((cell) => cell === "Active" || cell === "Disabled");
}

test.for(
  firstOf([
    ["desktop", "Cleo Keeper"],
    ["phone", "Ada Keeper"],
  ]),
)("an administrator is added, locked out, let in and deleted on a %s", async (view, { app, visit }) => {
  const [device, name] = view;
  const page = await visit(device);
  await openAdminDashboard(page, app);
  if (device === "phone") await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Administrators" }).click();
  await page.getByRole("heading", { name: "Administrators", level: 1 }).waitFor();

  await page.getByRole("link", { name: "Add administrator" }).click();
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(`${usernameOf(name)}@example.com`);
  await page.getByLabel("Username").fill(usernameOf(name));
  await page.getByLabel(/^Password/).fill(password);
  expect(await page.getByLabel("Role").inputValue()).toBe("ADMIN");
  await page.getByRole("button", { name: "Create User" }).click();
  await page.waitForURL("/admin/administrators");
  expect(await statusOf(page, name)).toBe("Active");
  await inspect(page, "administrators");

  const colleague = await visit("desktop");
  tolerateProblems(colleague, /status of 40[13]/);
  await openAdminDashboard(colleague, { ...app, admin: { username: usernameOf(name), password } });
  const eventId = await createEventFor(colleague, `Opening by ${name}`);

  await choose(page, name, "Disable account");
  const question = page.getByRole("alertdialog", { name: "Disable this account?" });
  await question.getByText(`${name} is signed out on all devices at once`).waitFor();
  await expect.poll(() => isFocused(question.getByRole("button", { name: "Cancel" }))).toBe(true);
  await inspect(page, "administrator-disable");
  await question.getByRole("button", { name: "Disable account" }).click();
  await expectToast(page, "Account disabled", `${name} is signed out everywhere.`);
  expect(await statusOf(page, name)).toBe("Disabled");
  await inspect(page, "administrator-disabled");

  await colleague.getByRole("link", { name: "Customers", exact: true }).click();
  await colleague.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await signInByForm(colleague, { username: usernameOf(name), password });
  await expectToast(colleague, "Login failed", /This account is disabled\. Please contact an administrator\.$/);

  await choose(page, name, "Enable account");
  await expectToast(page, "Account enabled", `${name} can sign in again.`);
  expect(await statusOf(page, name)).toBe("Active");
  await openAdminDashboard(colleague, { ...app, admin: { username: usernameOf(name), password } });
  await choose(page, name, "Sign out everywhere");
  await page
    .getByRole("alertdialog", { name: "Sign out everywhere?" })
    .getByRole("button", { name: "Sign out everywhere" })
    .click();
  await expectToast(page, "Signed out everywhere", `${name} was signed out on 1 device.`);
  await colleague.reload();
  await colleague.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();

  await choose(page, name, "Delete administrator");
  const deletion = page.getByRole("alertdialog", { name: "Delete this administrator?" });
  await deletion.getByText("Its events become yours.").waitFor();
  await inspect(page, "administrator-delete");
  await deletion.getByRole("button", { name: "Delete administrator" }).click();
  await expectToast(page, "Administrator deleted", "The account has been removed. Its events are yours now.");
  await page.getByRole("button", { name: `More actions for ${name}` }).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  const query = "query ($id: Int!) { event(id: $id) { owner { name } } }";
  expect(await ask(page, query, { id: eventId })).toEqual({ event: { owner: { name: "Administrator" } } });
});

test("administrators are searched and sorted, and one's own row leads to the account", async ({
  app,
  desktop: page,
}) => {
  await signInAsAdmin(page, app);
  await createAdministrator(page, "Zoe Zest");
  await createAdministrator(page, "Abel Able");
  await page.goto("/admin/administrators");
  await page.getByRole("columnheader", { name: "Name", exact: true }).getByRole("button").click();
  await page.waitForURL("/admin/administrators?sort=name");
  const names = async () => (await tableRows(page, "Administrators")).map(([name]) => name);
  await expect.poll(names).toEqual(["Abel Able", "Administrator You", "Zoe Zest"]);
  expect(await page.getByRole("button", { name: "More actions for Administrator" }).count()).toBe(0);

  await page.getByRole("searchbox", { name: "Search administrators" }).fill("zest");
  await page.getByText("Showing 1–1 of 1").waitFor();
  await page.getByRole("searchbox").fill("nobody is called this");
  await page.getByText("No results found").waitFor();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Your account" }).click();
  await page.waitForURL("/admin/account");
  await page.getByRole("region", { name: "Two-step sign-in" }).waitFor();
  await inspect(page, "admin-account");
});

test("what the server refuses says why, and the list is read again", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  const id = await createAdministrator(page, "Gone Already");
  await page.goto("/admin/administrators?q=gone");
  await choose(page, "Gone Already", "Disable account");
  await ask(page, DeleteAdministratorDocument, { id });
  tolerateProblems(page, /404|ERR_FAILED/);
  await page.getByRole("button", { name: "Disable account" }).click();
  await expectToast(page, "The account was not changed", "404: This user does not exist.");
  await page.getByText("No results found").waitFor();

  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/admin/administrators");
  await page.getByRole("heading", { name: "We could not check who you are" }).waitFor();
});

test.for(firstOf(["phone", "desktop"]))(
  "a customer is locked out and let in again on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    await signInAsAdmin(page, app);
    const name = `Locked ${device}`;
    await createCustomer(page, name);
    await page.goto(`/admin/customers?q=${name.replace(" ", "+")}`);
    await page.getByRole("button", { name: `More actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Disable account" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Delete" }).count()).toBe(0);
    await inspect(page, "admin-customer-menu", "[role=menu]");
    await page.keyboard.press("Escape");

    await choose(page, name, "Remove two-step sign-in");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove two-step sign-in" }).click();
    await expectToast(page, "Two-step sign-in removed", `${name} now signs in with only a password.`);
    await choose(page, name, "Disable account");
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable account" }).click();
    await expectToast(page, "Account disabled", `${name} is signed out everywhere.`);
    expect((await tableRows(page, "Customers"))[0]).toContain("Customer Disabled");
    await inspect(page, "admin-customer-disabled");
    await choose(page, name, "Enable account");
    await expectToast(page, "Account enabled", `${name} can sign in again.`);
    expect((await tableRows(page, "Customers"))[0]).toContain("Customer");
  },
);

test("customers and strangers do not see the list", async ({ app, phone, visit }) => {
  const customer = await prepareCustomer(phone, app, "Kim");
  await signInAsCustomer(phone, customer);
  await phone.goto("/admin/administrators");
  await phone.getByRole("heading", { name: "Access Denied" }).waitFor();
  const stranger = await visit("desktop");
  await stranger.goto("/admin/administrators");
  await stranger.waitForURL("/auth");
});
