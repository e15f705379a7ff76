import { DeleteUserDocument } from "../frontend/organizer/features/users/generated/users.ts";
import { createCustomer, createEventFor, uniqueName, usernameOf } from "./support/admin-customers.ts";
import { chooseFor, confirm, rowOf, tableRows } from "./support/admin-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test("a customer is found, locked out, let in, looked at and deleted", async ({ app, desktop: page }) => {
  await signInAsAdmin(page, app);
  const name = uniqueName("Cleo");
  const id = await createCustomer(page, name);
  await createEventFor(page, `Party of ${name}`, id);
  await page.goto("/admin/customers");
  await page.getByRole("searchbox", { name: "Search customers" }).fill(name.toUpperCase());
  await page.getByText("Showing 1–1 of 1").waitFor();
  const email = page.getByRole("link", { name: `Send email to ${name}`, exact: true });
  await expect(email).toHaveAttribute("href", `mailto:${usernameOf(name)}@example.com`);
  await chooseFor(page, name, "Remove two-step sign-in");
  await confirm(page, "Remove two-step sign-in");
  await expectToast(page, "Two-step sign-in removed", `${name} now signs in with only a password.`);
  await chooseFor(page, name, "Disable account");
  await confirm(page, "Disable account");
  await expectToast(page, "Account disabled", `${name} is signed out everywhere.`);
  expect(await rowOf(page, "Customers", name)).toContain("Customer Disabled");
  await inspect(page);
  await chooseFor(page, name, "Enable account");
  await expectToast(page, "Account enabled", `${name} can sign in again.`);

  await page.getByRole("link", { name: `View events of ${name}`, exact: true }).click();
  await page.getByText(`Events of ${name}`, { exact: true }).waitFor();
  expect((await tableRows(page, "Events")).map(([event]) => event)).toEqual([`Party of ${name}`]);
  await page.goBack();

  const deletion = page.getByRole("button", { name: `Delete ${name}`, exact: true });
  await deletion.click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm Customer Deletion" });
  await dialog.getByText(`The account of ${name} and all its events`).waitFor();
  await inspect(page, "[role=alertdialog]");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await deletion.click();
  await confirm(page, "Delete Customer");
  await page.getByText("Customer deleted", { exact: true }).waitFor();
  await page.getByText("No results found").waitFor();
  await expect(page.getByRole("main")).toBeFocused();

  // What the server refuses says why, and the list is read again.
  const gone = uniqueName("Gone");
  const goneId = await createCustomer(page, gone);
  await page.getByRole("searchbox").fill(gone);
  await page.getByRole("button", { name: `Delete ${gone}` }).click();
  await ask(page, DeleteUserDocument, { id: goneId });
  tolerateProblems(page, /404/);
  await confirm(page, "Delete Customer");
  await page.getByText("This user does not exist.", { exact: true }).waitFor();
  await page.getByText("No results found").waitFor();
});
