import type { Page } from "playwright-core";
import { LoginDocument } from "../../frontend/generated/documents.ts";
import type { RunningApp } from "./app.ts";
import { ask } from "./prepared-event.ts";

/** What somebody signs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** Signs in as the administrator over the API, and opens nothing. */
export async function signInAsAdmin(page: Page, { admin }: RunningApp): Promise<void> {
  await signIn(page, admin);
}

/** Opens the administrator's dashboard as somebody who signed in before. */
export async function openAdminDashboard(page: Page, app: RunningApp): Promise<void> {
  await signInAsAdmin(page, app);
  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** Signs in as a customer over the API, and opens nothing. */
export async function signInAsCustomer(page: Page, customer: Credentials): Promise<void> {
  await signIn(page, customer);
}

/** Fills in the form of the sign-in screen and sends it. */
export async function signInByForm(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function signIn(page: Page, input: Credentials): Promise<void> {
  await ask(page, LoginDocument, { input });
}
