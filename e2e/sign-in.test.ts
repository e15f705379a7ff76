import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInByForm } from "./support/sign-in.ts";
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

  for (const isRemembered of [true, false]) {
    await username.fill(app.admin.username);
    await password.fill(app.admin.password);
    if (isRemembered) await page.getByText("Remember me").click();
    await page.getByRole("button", { name: "Login" }).click();
    await expectToast(page, "Welcome back", "You are now logged in as Administrator");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    const [session] = await page.context().cookies();
    expect((session?.expires ?? 0) > 0).toBe(isRemembered);
    await page.goto("/auth");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "Logged out", "You have been successfully logged out.");
    await page.waitForURL("/auth");
  }
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
