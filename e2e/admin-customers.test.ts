import { expect } from "vitest";
import { DeleteUserDocument } from "../frontend/features/users/generated/delete-user.ts";
import { createCustomer, createEventFor } from "./support/admin-customers.ts";
import { tableRows } from "./support/admin-steps.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { openAdminDashboard, signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { testOnOwnProgram as test } from "./support/test.ts";

test("without customers the list leads to the form for the first one", async ({ app, phone: page }) => {
  await openAdminDashboard(page, app);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await page.getByRole("heading", { name: "Customers", level: 1 }).waitFor();
  await page.getByText("No customers yet").waitFor();
  await inspect(page, "admin-customers-none");
  await page.getByRole("link", { name: "Add New User" }).last().click();
  await page.waitForURL("/admin/users/new");
});

test("customers are searched and paged by the server, and the address keeps both", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  for (let number = 1; number <= 11; number++) await createCustomer(page, `Paula Page ${number}`);
  await createCustomer(page, "Quentin Quill");

  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await page.getByText("Showing 1–10 of 12").waitFor();
  const [newest] = await tableRows(page, "Customers");
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
  const cells = ["Quentin Quill", "quentin-quill@example.com", "quentin-quill", today, "Customer"];
  expect(newest?.slice(0, 5)).toEqual(cells);
  const figures = page.getByRole("region", { name: "Figures" });
  expect((await figures.innerText()).split(/\s*\n\s*/)).toEqual(["Total Customers", "12", "New This Month", "12"]);
  await inspect(page, "admin-customers");

  await page.getByRole("searchbox", { name: "Search customers" }).fill("PAULA");
  await page.getByText("Showing 1–10 of 11").waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("Showing 11–11 of 11").waitFor();
  expect(new URL(page.url()).search).toBe("?q=PAULA&page=2");
  await page.reload();
  await page.getByText("Showing 11–11 of 11").waitFor();
  await page.goBack();
  await page.getByText("Showing 1–10 of 11").waitFor();
  await page.getByRole("searchbox").fill("nobody is called this");
  await page.getByText("No results found").waitFor();
});

test("only customers of this calendar month are new", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await createCustomer(page, "Rosa Recent");
  const now = new Date();
  await page.clock.setFixedTime(new Date(now.getFullYear(), now.getMonth() + 1, 1, 12));
  await page.goto("/admin/customers");
  await page.getByRole("table", { name: "Customers" }).waitFor();
  const figures = await page.getByRole("region", { name: "Figures" }).innerText();
  expect(figures).toMatch(/New This Month\s+0$/);
});

test.for(
  firstOf([
    ["desktop", "Cleo Lamp"],
    ["phone", "Ada Lamp"],
  ]),
)("a customer is written to, looked at and deleted on a %s", async (view, { app, visit }) => {
  const [device, name] = view;
  const page = await visit(device);
  await signInAsAdmin(page, app);
  const id = await createCustomer(page, name);
  const idle = `Idle ${name}`;
  await createCustomer(page, idle);
  const eventId = await createEventFor(page, `Party of ${name}`, id);

  await page.goto(`/admin/customers?q=${name.replace(" ", "+")}`);
  await page.getByText("Showing 1–2 of 2").waitFor();
  await inspect(page, "admin-customers-found");
  const email = page.getByRole("link", { name: `Send email to ${name}`, exact: true });
  expect(await email.getAttribute("href")).toBe(`mailto:${name.toLowerCase().replace(" ", "-")}@example.com`);

  await page.getByRole("link", { name: `View events of ${idle}` }).click();
  await page.getByText("Events of one customer").waitFor();
  await page.getByText("This customer has no event yet").waitFor();
  await inspect(page, "admin-events-of-idle-customer");
  await page.goBack();

  await page.getByRole("link", { name: `View events of ${name}`, exact: true }).click();
  await page.getByText(`Events of ${name}`, { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe(`?owner=${id}`);
  expect((await tableRows(page, "Events")).map(([event]) => event)).toEqual([`Party of ${name}`]);
  await page.reload();
  await page.getByText(`Events of ${name}`, { exact: true }).waitFor();
  await inspect(page, "admin-events-of-customer");
  await page.getByRole("link", { name: "Show all events" }).click();
  await page.waitForURL("/admin/events");
  await page.getByRole("link", { name: "Rosewood Garden Wedding", exact: true }).waitFor();

  await page.goto(`/admin/customers?q=${name.replace(" ", "+")}`);
  await page.getByRole("button", { name: `Delete ${name}`, exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm Customer Deletion" });
  await dialog.getByText(`The account of ${name} and all its events`).waitFor();
  await inspect(page, "admin-customer-delete");
  expect(await isFocused(dialog.getByRole("button", { name: "Cancel" }))).toBe(true);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("Showing 1–2 of 2").waitFor();

  await page.getByRole("button", { name: `Delete ${name}`, exact: true }).click();
  await dialog.getByRole("button", { name: "Delete Customer" }).click();
  await page.getByText("Customer deleted", { exact: true }).waitFor();
  await page.getByText("Showing 1–1 of 1").waitFor();
  expect((await tableRows(page, "Customers"))[0]?.[0]).toBe(idle);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  tolerateProblems(page, /404/);
  await page.goto(`/admin/events/${eventId}`);
  await page.getByText("Event not found", { exact: true }).waitFor();
});

test("a deletion that the server refuses says why, and the list is read again", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  const id = await createCustomer(page, "Gone Already");
  await page.goto("/admin/customers?q=gone");
  await page.getByRole("button", { name: "Delete Gone Already" }).click();
  await ask(page, DeleteUserDocument, { id });
  tolerateProblems(page, /404|ERR_FAILED/);
  await page.getByRole("button", { name: "Delete Customer" }).click();
  await page.getByText("Failed to delete customer", { exact: true }).waitFor();
  await page.getByText("This user does not exist.", { exact: true }).waitFor();
  await page.getByText("No results found").waitFor();

  await createCustomer(page, "Gone Astray");
  await page.reload();
  await page.getByRole("button", { name: "Delete Gone Astray" }).click();
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("button", { name: "Delete Customer" }).click();
  await page.getByText("Failed to delete customer").nth(1).waitFor();
  await inspect(page, "admin-customer-delete-failed");
  expect((await tableRows(page, "Customers"))[0]?.[0]).toBe("Gone Astray");
});

test("customers who could not be loaded load on another try", async ({ app, desktop: page }) => {
  await openAdminDashboard(page, app);
  await createCustomer(page, "Nils Network");
  tolerateProblems(page, /ERR_FAILED/);
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await page.getByText("The customers could not be loaded").waitFor();
  await inspect(page, "admin-customers-failed");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  expect((await tableRows(page, "Customers")).length).toBeGreaterThan(0);
});

test("customers and strangers do not see the list", async ({ app, phone, visit }) => {
  const customer = await prepareCustomer(phone, app, "Kim");
  await signInAsCustomer(phone, customer);
  await phone.goto("/admin/customers");
  await phone.getByRole("heading", { name: "Access Denied" }).waitFor();
  const stranger = await visit("desktop");
  await stranger.goto("/admin/customers");
  await stranger.waitForURL("/auth");
});
