import type { Page } from "playwright-core";
import { expect } from "vitest";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

interface Person {
  name: string;
  username: string;
  role?: "Administrator" | "Customer";
}

const password = "a table for eight";

async function addUser(page: Page, { name, username, role }: Person): Promise<void> {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel(/^Password/).fill(password);
  if (role) await page.getByLabel("Role").selectOption(role);
  await page.getByRole("button", { name: "Create User" }).click();
}

test.for(
  firstOf([
    ["phone", "Ada"],
    ["desktop", "Cleo"],
  ]),
)("adding a customer on a %s", async ([device, firstName], { app, visit }) => {
  const page = await visit(device);
  await openAdminDashboard(page, app);
  if (device === "phone") await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Add New User" }).click();
  await page.waitForURL("/admin/users/new");
  await page.getByRole("heading", { name: "Add New User", level: 1 }).waitFor();

  await page.getByRole("button", { name: "Create User" }).click();
  await page.getByText("Name must be at least 2 characters").waitFor();
  await page.getByText("Username must be at least 3 characters").waitFor();
  await page.getByText("Please enter a valid email address").waitFor();
  await page.getByText("Password must be at least 6 characters").waitFor();
  const name = page.getByLabel("Full Name");
  expect(await isFocused(name)).toBe(true);
  await inspect(page, "admin-new-user-mistakes");

  await addUser(page, { name: `${firstName} Arc`, username: `${firstName.toLowerCase()}-arc` });
  await page.getByText("User created successfully").waitFor();
  await page.waitForURL("/admin/dashboard");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();

  await page.goto("/admin/users/new");
  await page.getByRole("button", { name: "Create User" }).waitFor();
  await inspect(page, "admin-new-user");
});

test("a taken username or email, or a common password, is said beside its field", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 4(09|00)/);
  await signInAsAdmin(page, app);
  await page.goto("/admin/new-user");
  await page.waitForURL("/admin/users/new");
  await addUser(page, { name: "Emil First", username: "emil" });
  await page.waitForURL("/admin/dashboard");

  await page.goto("/admin/users/new");
  await addUser(page, { name: "Emil Second", username: "EMIL" });
  await page.getByText("Failed to create user", { exact: true }).waitFor();
  await page.getByText("409: This username is already taken.").waitFor();
  const username = page.getByLabel("Username");
  expect(await username.getAttribute("aria-invalid")).toBe("true");
  expect(await isFocused(username)).toBe(true);
  await page.getByText("This username is already taken.", { exact: true }).waitFor();
  await inspect(page, "admin-new-user-taken");

  await username.fill("emil-second");
  await page.getByLabel("Email").fill("Emil@example.com");
  await page.getByRole("button", { name: "Create User" }).click();
  await page.getByText("This email is already in use.", { exact: true }).waitFor();
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");

  await page.getByLabel("Email").fill("emil-second@example.com");
  await page.getByLabel(/^Password/).fill("Password1");
  await page.getByRole("button", { name: "Create User" }).click();
  await page.getByText("This password is too common. Please choose another one.", { exact: true }).waitFor();
  expect(await isFocused(page.getByLabel(/^Password/))).toBe(true);

  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Create User" }).click();
  await page.waitForURL("/admin/dashboard");
});

test("new accounts sign in and find what their role lets them do", async ({ app, desktop, visit }) => {
  await signInAsAdmin(desktop, app);
  await desktop.goto("/admin/users/new");
  await addUser(desktop, { name: "Fay Admin", username: "fay", role: "Administrator" });
  await desktop.waitForURL("/admin/dashboard");
  await desktop.goto("/admin/users/new");
  await addUser(desktop, { name: "Gil Customer", username: "gil", role: "Customer" });
  await desktop.waitForURL("/admin/dashboard");

  const admin = await visit("desktop");
  await signInAsAdmin(admin, { ...app, admin: { username: "fay", password } });
  const customer = await visit("phone");
  await signInAsCustomer(customer, { username: "gil", password });
  const stranger = await visit("phone");
  for (const path of ["/admin/users/new", "/admin/new-user"]) {
    await customer.goto(path);
    await customer.getByRole("heading", { name: "Access Denied" }).waitFor();
    await stranger.goto(path);
    await stranger.waitForURL("/auth");
  }
});
