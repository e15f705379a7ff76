import { expect } from "vitest";
import { startAsCustomer } from "./support/customer-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { screenshot } from "./support/screenshot.ts";
import { openAdminDashboard, signInAsAdmin, signInByForm } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test.for(firstOf(["phone", "desktop"]))("signing in on a %s", async (device, { app, visit }) => {
  const page = await visit(device);
  await page.goto("/auth");
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await inspect(page, "sign-in");

  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Username is required").waitFor();
  await page.getByText("Password is required").waitFor();
  const username = page.getByLabel("Username or email");
  expect(await isFocused(username)).toBe(true);
  await inspect(page, "sign-in-mistakes");

  await signInByForm(page, app.admin);
  await page.getByText("Welcome back").waitFor();
  await page.getByText("You are now logged in as Administrator").waitFor();
  await screenshot(page, "sign-in-welcome");
});

test("a wrong password says so and keeps the username", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 401/);
  await signInByForm(page, { ...app.admin, password: "wrong" });
  await page.getByText("Login failed").waitFor();
  await page.getByText(/^401: /).waitFor();
  expect(await page.getByLabel("Username or email").inputValue()).toBe(app.admin.username);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  await inspect(page, "sign-in-failed");
});

test("a signed-in user goes straight on, and back here after signing out", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await page.goto("/auth");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/auth");

  await page.goto("/admin/events");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});

test("only remembered sessions outlive the browser", async ({ app, visit }) => {
  for (const remembered of [true, false]) {
    const page = await visit("desktop");
    await page.goto("/auth");
    await page.getByLabel("Username or email").fill(app.admin.username);
    await page.getByLabel("Password", { exact: true }).fill(app.admin.password);
    if (remembered) await page.getByText("Remember me").click();
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    const [session] = await page.context().cookies();
    expect((session?.expires ?? 0) > 0).toBe(remembered);
  }
});

test("signing out that the server refuses says so, and can be tried again", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 4\d\d/);
  await openAdminDashboard(page, app);
  await page.setExtraHTTPHeaders({ "Content-Type": "text/plain" });
  await page.getByRole("button", { name: "Logout" }).click();
  await expectToast(page, "Logout failed", "There was an error logging out. Please try again.");

  await page.setExtraHTTPHeaders({});
  await startAsCustomer(page, app, "Lou");
  await page.getByRole("button", { name: "Account of Lou Customer" }).click();
  await page.setExtraHTTPHeaders({ "Content-Type": "text/plain" });
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expectToast(page, "Logout failed", /^4\d\d: /);

  await page.setExtraHTTPHeaders({});
  await page.getByRole("button", { name: "Account of Lou Customer" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expectToast(page, "Logged out", "You have been successfully logged out.");
});

test("toasts stand one at a time, are reached by F8, and go away with a swipe to the right", async ({
  app,
  desktop: page,
}) => {
  await signInByForm(page, app.admin);
  const toast = page.locator("[data-scope=toast][data-part=root]");
  await toast.getByText("Welcome back").waitFor();
  expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.getByRole("button", { name: "Logout" }).click();
  await toast.getByText("Logged out", { exact: true }).waitFor();
  await toast.getByText("Welcome back").waitFor({ state: "detached" });
  await page.keyboard.press("F8");
  await expect.poll(() => isFocused(page.getByRole("region", { name: /notifications/i }))).toBe(true);

  // Hovering waits until the toast has stopped moving; pressing earlier would miss it.
  await toast.hover({ position: { x: 5, y: 5 } });
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast has no place on the page.");
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 5, { steps: 5 });
  await page.mouse.up();
  await toast.waitFor({ state: "detached", timeout: 4_000 });
});

test("a toast makes room for the next one at once", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 4\d\d/);
  await openAdminDashboard(page, app);
  await page.setExtraHTTPHeaders({ "Content-Type": "text/plain" });
  // No time passes: a toast that waited for another to end would never be seen.
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = page.locator("[data-scope=toast][data-part=root]");
  const shown = new Set<string | null>();
  for (let count = 0; count < 3; count++) {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect.poll(async () => shown.has(await toast.getAttribute("id"))).toBe(false);
    shown.add(await toast.getAttribute("id"));
  }
});

test("a customer is kept out of the administrator's screens", async ({ app, phone: page }) => {
  await signInByForm(page, await prepareCustomer(page, app));
  await page.waitForURL("/customer/dashboard");

  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Access Denied" }).waitFor();
  await page.getByText("You do not have admin privileges to access this page.").waitFor();
  await inspect(page, "access-denied");
});
