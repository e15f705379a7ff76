import type { Page } from "@playwright/test";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsCustomer, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a customer changes name, address and password, which the server refuses beside the field", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, /status of 4(00|09)/);
  const other = await prepareCustomer(page, app, "Otis");
  const customer = await prepareCustomer(page, app, "Nora");
  await signInAsCustomer(page, customer);
  await page.goto("/customer/dashboard");
  await page.getByRole("button", { name: "Account of Nora Customer" }).click();
  await page.getByRole("menuitem", { name: "Account" }).click();
  const details = regionOf(page, "Your details");
  await details.getByText(`your username, ${customer.username}.`).waitFor();
  await page.getByLabel("Full Name").fill("Nora Newly-Wed");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Account updated", "Your changes have been saved.");
  await page.getByRole("button", { name: "Account of Nora Newly-Wed" }).waitFor();

  await page.getByLabel("Email").fill(`${other.username}@example.com`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await details.getByText("Password is required").waitFor();
  const proof = details.getByLabel(/^Current password/);
  await expect(proof).toBeFocused();
  await proof.fill(customer.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await details.getByText("This email is already in use.").waitFor();
  await inspect(page);
  const address = `new-${customer.username}@example.com`;
  await page.getByLabel("Email").fill(address);
  await proof.fill(customer.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await proof.waitFor({ state: "detached" });

  const passwords = regionOf(page, "Password");
  const change = passwords.getByRole("button", { name: "Change password" });
  await passwords.getByLabel(/^Current password/).fill(customer.password);
  await passwords.getByLabel(/^New password/).fill("password");
  await change.click();
  await passwords.getByText("This password is too common. Please choose another one.").waitFor();
  await passwords.getByLabel(/^New password/).fill("a table for nine");
  await change.click();
  await expectToast(page, "Password changed", "You are signed out on all other devices.");
  await expect(passwords.getByLabel(/^New password/)).toHaveValue("");
  await page.getByRole("button", { name: "Account of Nora Newly-Wed" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  await signInByForm(page, { username: address, password: "a table for nine" });
  await page.getByText("You are now logged in as Nora Newly-Wed").waitFor();
});
