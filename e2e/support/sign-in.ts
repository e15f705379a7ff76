import type { Page } from "playwright-core";
import type { RunningApp } from "./app.ts";

/** What somebody signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** Signs in as the administrator, by the form, and waits for the dashboard. */
export async function signInAsAdmin(page: Page, { admin }: RunningApp): Promise<void> {
  await submitCredentials(page, admin);
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** Signs in as a customer, by the form, and waits for their dashboard. */
export async function signInAsCustomer(page: Page, customer: Credentials): Promise<void> {
  await submitCredentials(page, customer);
  await page.waitForURL("/customer/dashboard");
  await page.getByRole("heading", { name: "Your event", level: 2 }).waitFor();
}

async function submitCredentials(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}
