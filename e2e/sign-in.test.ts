import { EndOtherSessionsDocument } from "../frontend/organizer/features/account/generated/account.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { fillIn, signInAsCustomer, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test("signing in says what is wrong, leads on, lasts as long as was asked, and ends", async ({
  app,
  desktop: page,
}) => {
  tolerateProblems(page, /status of 4\d\d/);
  await page.goto("/admin/events");
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Username is required").waitFor();
  await page.getByText("Password is required").waitFor();
  const [username, password] = [page.getByLabel("Username or email"), page.getByLabel("Password", { exact: true })];
  await expect(username).toBeFocused();
  await inspect(page);
  await signInByForm(page, { ...app.admin, password: "wrong" });
  await expectToast(page, "Login failed", /^401: /);
  await expect(username).toHaveValue(app.admin.username);
  await expect(password).toHaveValue("");

  for (const [isRemembered, screen] of [
    [true, "All Events"],
    [false, "Dashboard"],
  ] as const) {
    if (isRemembered) await page.getByText("Remember me").click();
    await fillIn(page, app.admin);
    await expectToast(page, "Welcome back", "You are now logged in as Administrator");
    await page.getByRole("heading", { name: screen, level: 1 }).waitFor();
    const [session] = await page.context().cookies();
    expect((session?.expires ?? 0) > 0).toBe(isRemembered);
    await page.goto("/auth");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "Logged out", "You have been successfully logged out.");
    await page.waitForURL("/auth");
  }
});

test("a session that ends takes nothing along that was typed", async ({ app, phone: page, visit }) => {
  tolerateProblems(page, /status of 401/);
  const customer = await prepareCustomer(page, app);
  await page.goto("/customer/event-editor?tab=details");
  await fillIn(page, customer);
  const description = page.getByLabel("Event Description");
  await page.getByLabel("Event Name").fill("Harbour Gala");
  await description.fill("An evening by the water.");
  const elsewhere = await visit("desktop");
  await signInAsCustomer(elsewhere, customer);
  await ask(elsewhere, EndOtherSessionsDocument, {});
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.waitFor();
  await inspect(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Username or email")).toHaveValue(customer.username);
  await fillIn(dialog, customer);
  await dialog.waitFor({ state: "detached" });
  await expect(description).toHaveValue("An evening by the water.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();
});

test("customers and strangers are kept out of the administrators' screens", async ({ app, phone, visit }) => {
  await signInByForm(phone, await prepareCustomer(phone, app));
  await phone.waitForURL("/customer/dashboard");
  const stranger = await visit("phone");
  for (const path of ["dashboard", "users/new"]) {
    await phone.goto(`/admin/${path}`);
    await phone.getByText("You do not have admin privileges to access this page.").waitFor();
    await stranger.goto(`/admin/${path}`);
    await stranger.waitForURL("/auth");
  }
  await inspect(phone);
});
