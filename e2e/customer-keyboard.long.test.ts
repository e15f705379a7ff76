import { guestRows } from "./support/admin-steps.ts";
import { csvFile, manyGuests } from "./support/guest-files.ts";
import { pressOn, tabTo, typeInto } from "./support/keyboard.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

test("a customer uploads a list, moves a guest and prints, without a mouse", async ({ app, desktop: page }) => {
  const customer = await prepareCustomer(page, app, "Kay");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/auth");
  await typeInto(page, page.getByLabel("Username or email"), customer.username);
  await typeInto(page, page.getByLabel("Password", { exact: true }), customer.password);
  await page.keyboard.press("Enter");
  // The way back leads through a toast.
  const logout = page.getByRole("contentinfo").getByRole("button", { name: "Logout" });
  await logout.waitFor();
  await page.getByRole("status").filter({ hasText: "Welcome back" }).getByRole("button", { name: "Close" }).focus();
  await tabTo(page, logout, "Shift+Tab");
  await pressOn(page, page.getByRole("link", { name: "Create New Event" }), "Shift+Tab");

  await typeInto(page, page.getByLabel("Event Name"), "Kay’s party");
  await pressOn(page, button("Save and continue"));
  await page.getByRole("heading", { name: "Drop your guest list here" }).waitFor();
  const chooser = page.waitForEvent("filechooser");
  await pressOn(page, page.getByLabel("Choose a file"));
  await (await chooser).setFiles(csvFile("guests.csv", manyGuests(3)));
  await pressOn(page, button("Upload"));
  await page.getByText("3 guests imported from guests.csv").waitFor();

  await pressOn(page, button("Add Guest"));
  const dialog = page.getByRole("dialog");
  await typeInto(page, dialog.getByLabel("Name"), "Ben Miller");
  await typeInto(page, dialog.getByLabel("Table Number"), "7");
  await pressOn(page, dialog.getByRole("button", { name: "Save and add another" }));
  await page.getByText("Guest added", { exact: true }).waitFor();
  // The next guest sits at the same table.
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await expect(dialog.getByLabel("Table Number")).toHaveValue("7");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await pressOn(page, button("Edit Ben Miller"));
  await typeInto(page, dialog.getByLabel("Table Number"), "8");
  await page.keyboard.press("Enter");
  await page.getByText("Guest updated", { exact: true }).waitFor();
  await dialog.waitFor({ state: "detached" });
  expect((await guestRows(page)).at(-1)?.slice(0, 2)).toEqual(["Ben Miller", "8"]);
  await pressOn(page, button("Delete Ben Miller"));
  await pressOn(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await page.getByText("Showing 1–3 of 3").waitFor();
  await expect(button("Add Guest")).toBeFocused();

  await page.reload();
  await tabTo(page, page.getByRole("tab", { name: "Upload & Manage Guests" }));
  await page.keyboard.press("Home");
  await pressOn(page, page.getByRole("link", { name: "Print a Sign" }));
  await page.getByRole("img", { name: "Page 1 of 1: QR sign" }).waitFor();
});
