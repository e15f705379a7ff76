import { expect } from "vitest";
import { guestRows } from "./support/admin-steps.ts";
import { isFocused } from "./support/focus.ts";
import { chooseByKeys, pressOn, tabTo, typeInto } from "./support/keyboard.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { test } from "./support/test.ts";

test("a customer gets an event ready without a mouse", async ({ app, desktop: page }) => {
  const customer = await prepareCustomer(page, app, "Kay");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/auth");
  await typeInto(page, page.getByLabel("Username or email"), customer.username);
  await typeInto(page, page.getByLabel("Password", { exact: true }), customer.password);
  await page.keyboard.press("Enter");
  await pressOn(page, page.getByRole("link", { name: "Create New Event" }));

  await typeInto(page, page.getByLabel("Event Name"), "Kay’s party");
  await pressOn(page, button("Save and continue"));
  await page.getByRole("heading", { name: "Drop your guest list here" }).waitFor();
  await tabTo(page, page.getByRole("tab", { name: "Upload & Manage Guests" }));
  await page.keyboard.press("ArrowLeft");
  await typeInto(page, page.getByLabel("Location"), "Pier Nine");
  await tabTo(page, page.getByRole("checkbox", { name: "Show Tablemates to Guests" }));
  await page.keyboard.press("Space");
  await pressOn(page, button("Save Changes"));
  await page.getByText("Event updated", { exact: true }).waitFor();
  await pressOn(page, button("Copy Link"));
  await page.getByText("Link copied", { exact: true }).waitFor();
  await pressOn(page, page.getByRole("link", { name: "Print a Sign" }));
  await page.getByRole("img", { name: "Page 1 of 1: QR sign" }).waitFor();

  await page.goto("/customer/event-editor");
  await page.getByText("No guest data available").waitFor();
  await pressOn(page, button("Add Guest"));
  const dialog = page.getByRole("dialog");
  await typeInto(page, dialog.getByLabel("Name"), "Ben Miller");
  await typeInto(page, dialog.getByLabel("Table Number"), "7");
  await page.keyboard.press("Enter");
  await page.getByText("Guest added", { exact: true }).waitFor();
  // Enter goes on with the next guest, at the same table.
  await expect.poll(() => isFocused(dialog.getByLabel("Name"))).toBe(true);
  expect(await dialog.getByLabel("Table Number").inputValue()).toBe("7");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await pressOn(page, button("Edit Ben Miller"));
  await typeInto(page, dialog.getByLabel("Table Number"), "8");
  await page.keyboard.press("Enter");
  await page.getByText("Guest updated", { exact: true }).waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await guestRows(page)).toEqual([["Ben Miller", "8"]]);
  await pressOn(page, button("Delete Ben Miller"));
  await pressOn(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await page.getByText("Guest removed", { exact: true }).waitFor();
  await page.getByText("No guest data available").waitFor();
  await expect.poll(() => isFocused(button("Add Guest"))).toBe(true);

  await page.reload();
  await tabTo(page, page.getByRole("tab", { name: "Upload & Manage Guests" }));
  await page.keyboard.press("ArrowRight");
  await typeInto(page, page.getByLabel("Primary Color", { exact: true }), "#7a1f3d");
  await chooseByKeys(page, page.getByRole("combobox", { name: "Font Family" }), "Great Vibes");
  await page.getByRole("listbox").waitFor({ state: "hidden" });
  await pressOn(page, button("Save Theme"));
  await page.getByText("Theme saved", { exact: true }).waitFor();
  expect(await page.getByRole("combobox", { name: "Font Family" }).innerText()).toBe("Great Vibes");

  await pressOn(page, page.getByRole("main").getByRole("link", { name: "Dashboard" }), "Shift+Tab");
  await page.getByRole("article", { name: "Kay’s party" }).waitFor();
});

test("Shift+Tab leads through a toast to what is before it", async ({ app, desktop: page }) => {
  const customer = await prepareCustomer(page, app, "Lou");
  await page.goto("/auth");
  await typeInto(page, page.getByLabel("Username or email"), customer.username);
  await typeInto(page, page.getByLabel("Password", { exact: true }), customer.password);
  await page.keyboard.press("Enter");
  const logout = page.getByRole("contentinfo").getByRole("button", { name: "Logout" });
  await logout.waitFor();
  await page.getByRole("status").filter({ hasText: "Welcome back" }).getByRole("button", { name: "Close" }).focus();
  await tabTo(page, logout, "Shift+Tab");
});
