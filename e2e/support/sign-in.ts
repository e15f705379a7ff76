import type { Locator, Page } from "@playwright/test";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import type { RunningApp } from "./app.ts";
import { ask } from "./prepared-event.ts";

interface Credentials {
  username: string;
  password: string;
}

/** Over the API; opens nothing. */
export async function signInAsAdmin(page: Page, { admin }: RunningApp): Promise<void> {
  await signIn(page, admin);
}

export async function openAdminDashboard(page: Page, app: RunningApp): Promise<void> {
  await signInAsAdmin(page, app);
  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** Over the API; opens nothing. */
export async function signInAsCustomer(page: Page, customer: Credentials): Promise<void> {
  await signIn(page, customer);
}

export async function signInByForm(page: Page, credentials: Credentials): Promise<void> {
  await page.goto("/auth");
  await fillIn(page, credentials);
}

/** In the form that is there. */
export async function fillIn(place: Page | Locator, { username, password }: Credentials): Promise<void> {
  await place.getByLabel("Username or email").fill(username);
  await place.getByLabel("Password", { exact: true }).fill(password);
  await place.getByRole("button", { name: "Login" }).click();
}

async function signIn(page: Page, input: Credentials): Promise<void> {
  await ask(page, LoginDocument, { input });
}
