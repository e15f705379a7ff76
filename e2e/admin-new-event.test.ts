import { expect } from "vitest";
import { createCustomer, createEventFor } from "./support/admin-customers.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test.for(
  firstOf([
    ["desktop", "Cleo Owner"],
    ["phone", "Bea Owner"],
  ]),
)("an event is made for a customer, by keyboard, on a %s", async (view, { app, visit }) => {
  const [device, name] = view;
  const page = await visit(device);
  await signInAsAdmin(page, app);
  const id = await createCustomer(page, name);
  await page.goto("/admin/events/new");
  await page.getByLabel("Event Name").fill(`Feast of ${name}`);
  const owner = page.getByRole("combobox", { name: "Owner" });
  await owner.focus();
  // Other files may have a customer of the same first name.
  await page.keyboard.type(name.slice(0, 7).toUpperCase());
  await page.getByRole("option").filter({ hasText: name }).waitFor();
  await inspect(page, "admin-new-event-owners");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("option").first().waitFor({ state: "hidden" });
  expect(await owner.inputValue()).toBe(name);
  await inspect(page, "admin-new-event-owner");
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByRole("heading", { name: `Feast of ${name}`, level: 1 }).waitFor();
  await page.getByRole("region", { name: "Owner" }).getByText(name, { exact: true }).waitFor();

  await page.goto(`/admin/events?owner=${id}`);
  await page.getByText(`Events of ${name}`, { exact: true }).waitFor();
});

test("a customer who just got an event is refused beside the field, and another is taken", async ({
  app,
  desktop: page,
}) => {
  await signInAsAdmin(page, app);
  await createEventFor(page, "First feast", await createCustomer(page, "Dan Busy"));
  const emil = await createCustomer(page, "Emil Busy");
  await createCustomer(page, "Fay Free");
  tolerateProblems(page, /status of 409/);
  await page.goto("/admin/events/new");
  await page.getByLabel("Event Name").fill("Second feast");
  const owner = page.getByRole("combobox", { name: "Owner" });
  await owner.fill("nobody is called this");
  await page.getByText("No customers found").waitFor();
  await owner.fill("busy");
  await page.getByRole("option").filter({ hasText: "Emil Busy" }).waitFor();
  expect(await page.getByRole("option").count()).toBe(1);
  await createEventFor(page, "Second-to-last feast", emil);
  await page.getByRole("option").filter({ hasText: "Emil Busy" }).click();
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByText("Event limit reached", { exact: true }).waitFor();
  await page.getByText("This customer already has an event. Choose another customer, or none.").waitFor();
  expect(await owner.getAttribute("aria-invalid")).toBe("true");
  expect(await isFocused(owner)).toBe(true);
  await inspect(page, "admin-new-event-owner-taken");

  await owner.fill("free");
  await page.getByRole("option").filter({ hasText: "Fay Free" }).click();
  expect(await page.getByText("This customer already has an event.").count()).toBe(0);
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByRole("heading", { name: "Second feast", level: 1 }).waitFor();
  await page.getByRole("region", { name: "Owner" }).getByText("Fay Free", { exact: true }).waitFor();
});

test("an owner who was chosen can be left out again", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  await createCustomer(page, "Gil Gone");
  await page.goto("/admin/events/new");
  await page.getByLabel("Event Name").fill("My own feast");
  await page.getByRole("combobox", { name: "Owner" }).fill("gil");
  await page.getByRole("option").filter({ hasText: "Gil Gone" }).click();
  await page.getByRole("button", { name: "Clear the owner" }).click();
  await page.getByRole("button", { name: "Create Event" }).click();
  await page.getByRole("heading", { name: "My own feast", level: 1 }).waitFor();
  await page.getByRole("region", { name: "Owner" }).getByText("Administrator", { exact: true }).first().waitFor();
});
