import { Secret, TOTP } from "otpauth";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
} from "../frontend/features/second-factor/generated/authenticator-app.ts";
import type { RunningApp } from "./support/app.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { type Credentials, signInAsCustomer, signInByForm } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";
import { addVirtualAuthenticator } from "./support/virtual-authenticator.ts";

const periodMs = 30_000;
const dialogOf = (page: Page) => page.getByRole("dialog");
const stepHeading = (page: Page) => page.getByRole("heading", { name: "Confirm that it is you", level: 1 });

/** The server also takes the next period's code. */
function codeOf(key: string, periodsAhead = 0): string {
  const timestamp = Date.now() + periodsAhead * periodMs;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

const wrongCode = (key: string) => {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeOf(key, periods));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !near.includes(code)) ?? "";
};

async function openAccount(page: Page): Promise<Locator> {
  await page.goto("/customer/account");
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("heading", { name: "Authenticator app" }).waitFor();
  return section;
}

async function prepareAppUser(page: Page, app: RunningApp, firstName: string) {
  const customer = await prepareCustomer(page, app, firstName);
  await signInAsCustomer(page, customer);
  const { beginAuthenticatorApp: begun } = await ask(page, BeginAuthenticatorAppDocument, {
    currentPassword: customer.password,
  });
  const { confirmAuthenticatorApp: recoveryCodes } = await ask(page, ConfirmAuthenticatorAppDocument, {
    code: codeOf(begun.secret),
  });
  await ask(page, LogoutDocument, {});
  return { customer, key: begun.secret, recoveryCodes };
}

test.for(firstOf(["phone", "desktop"]))(
  "an authenticator app is turned on, on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    tolerateProblems(page, /status of 40[013]/);
    const customer = await prepareCustomer(page, app, "Ada");
    await signInAsCustomer(page, customer);
    const section = await openAccount(page);
    // The test's address is a number, to which no passkey can belong.
    await section.getByText("You cannot add one here").waitFor();
    await section.scrollIntoViewIfNeeded();
    await inspect(page, "second-factor-off");

    await section.getByRole("button", { name: "Set up an authenticator app" }).click();
    const dialog = dialogOf(page);
    const password = dialog.getByLabel("Current password");
    await password.fill("wrong");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("The current password is incorrect.").waitFor();
    expect(await isFocused(password)).toBe(true);
    await password.fill(customer.password);
    await password.press("Enter");

    await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    await dialog.getByRole("button", { name: "Copy key" }).click();
    const key = await page.evaluate(() => navigator.clipboard.readText());
    await inspect(page, "second-factor-key", "[role=dialog]");
    const code = dialog.getByLabel("Code from the app");
    await code.fill("12 34");
    await code.press("Enter");
    await dialog.getByText("Please enter the 6 digits that your app shows").waitFor();
    await code.fill(wrongCode(key));
    await code.press("Enter");
    await dialog.getByText("This code is wrong").waitFor();
    const right = codeOf(key);
    await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await dialog.getByRole("button", { name: "Turn on" }).click();

    const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    await inspect(page, "second-factor-codes", "[role=dialog]");
    await dialog.getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toEqual(await codes.allTextContents());
    await page.mouse.click(5, 5);
    await dialog.getByRole("button", { name: "I have saved them" }).click();
    await dialog.waitFor({ state: "detached" });
    const turnOff = section.getByRole("button", { name: "Turn off the authenticator app" });
    await expect.poll(() => isFocused(turnOff)).toBe(true);
    await section.getByText("10 codes are left").waitFor();
    await inspect(page, "second-factor-on");

    await section.getByRole("button", { name: "Make new codes" }).click();
    await dialog.getByLabel("Current password").fill(customer.password);
    await dialog.getByRole("button", { name: "Make new codes" }).click();
    await codes.first().waitFor();
    expect(copied).not.toContain(await codes.first().textContent());
    await dialog.getByRole("button", { name: "I have saved them" }).click();

    await turnOff.click();
    await dialog.getByText("your password alone is enough").waitFor();
    await dialog.getByLabel("Current password").fill(customer.password);
    await dialog.getByRole("button", { name: "Turn off" }).click();
    await expectToast(page, "Authenticator app turned off", "");
    await section.getByText("10 codes are left").waitFor({ state: "detached" });
  },
);

test.for(firstOf(["desktop", "phone"]))(
  "an app's code completes signing in on a %s",
  async (device, { app, visit }) => {
    const page = await visit(device);
    tolerateProblems(page, /status of 40[01]/);
    const { customer, key } = await prepareAppUser(page, app, "Bea");
    await signInByForm(page, customer);
    await stepHeading(page).waitFor();
    const code = page.getByLabel("Code from the app");
    await expect.poll(() => isFocused(code)).toBe(true);

    await code.fill(wrongCode(key));
    await code.press("Enter");
    await page.getByText("This code is wrong").waitFor();
    await inspect(page, "second-step-code-wrong");

    // A waiting sign-in survives a reload.
    await page.reload();
    await stepHeading(page).waitFor();
    await code.fill(codeOf(key, 1));
    await page.getByRole("button", { name: "Confirm" }).click();
    await expectToast(page, "Welcome back", "You are now logged in as Bea Customer");
    await page.waitForURL("/customer/dashboard");
  },
);

test("a recovery code completes signing in once", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 40[01]/);
  const { customer, recoveryCodes } = await prepareAppUser(page, app, "Cleo");
  const [first = ""] = recoveryCodes;
  await signInByForm(page, customer);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Please enter a recovery code").waitFor();
  await inspect(page, "second-step-recovery");
  await page.getByLabel("Recovery code").fill(first.toUpperCase());
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL("/customer/dashboard");
  const section = await openAccount(page);
  await section.getByText("9 codes are left").waitFor();

  await ask(page, LogoutDocument, {});
  await signInByForm(page, customer);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(first);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("This recovery code is wrong, or it was used already.").waitFor();
  await page.getByRole("button", { name: "Use a code from the app" }).click();
  await page.getByLabel("Code from the app").waitFor();
  await page.getByRole("button", { name: "Sign in as someone else" }).click();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await signInByForm(page, app.admin);
  await page.waitForURL("/admin/dashboard");
});

test("a passkey is added, confirms a sign-in, signs in alone, and is removed", async ({ app, desktop: page }) => {
  tolerateProblems(page, /status of 40[01]|Asking the browser for a passkey/);
  const customer = await prepareCustomer(page, app, "Dora");
  // Passkeys belong to a name, not to a numeric address.
  const site = app.url.replace("127.0.0.1", "localhost");
  const device = await addVirtualAuthenticator(page);
  await signInAt(page, site, customer);
  await page.waitForURL(`${site}/customer/dashboard`);
  await page.goto(`${site}/customer/account`);
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("Please enter a name").waitFor();
  await dialog.getByLabel("Name").fill("Dora’s laptop");
  await dialog.getByLabel("Current password").fill(customer.password);
  await device.setConfirming(false);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("No passkey was added.").waitFor();
  await inspect(page, "passkey-cancelled", "[role=dialog]");
  await device.setConfirming(true);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Passkey added", /Dora’s laptop/);
  await dialog.getByRole("listitem").first().waitFor();
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await section.getByText(/^Added .*, not used yet$/).waitFor();
  await section.getByText("Signs you in without your password").waitFor();
  await inspect(page, "passkey-added");

  await page.context().clearCookies();
  await signInAt(page, site, customer);
  await stepHeading(page).waitFor();
  const button = page.getByRole("button", { name: "Use passkey" });
  await expect.poll(() => isFocused(button)).toBe(true);
  await device.setConfirming(false);
  await button.click();
  await page.getByText("The passkey was not used.").waitFor();
  await inspect(page, "second-step-passkey-cancelled");
  await device.setConfirming(true);
  await button.click();
  await page.waitForURL(`${site}/customer/dashboard`);

  await page.context().clearCookies();
  await page.goto(`${site}/auth`);
  const alone = page.getByRole("button", { name: "Sign in with a passkey" });
  await device.setConfirming(false);
  await alone.click();
  await page.getByText("The passkey was not used.").waitFor();
  await inspect(page, "sign-in-passkey-cancelled");
  await device.setConfirming(true);
  await alone.click();
  await page.waitForURL(`${site}/customer/dashboard`);

  await page.goto(`${site}/customer/account`);
  await section.getByText(/^Added .*, last used /).waitFor();
  await section.getByRole("button", { name: "Remove passkey “Dora’s laptop”" }).click();
  await dialog.getByText("your password alone is enough").waitFor();
  await dialog.getByLabel("Current password").fill(customer.password);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Passkey removed", "");
  await expect.poll(() => isFocused(section.getByRole("heading", { name: "Passkeys" }))).toBe(true);
  await signInAgain(page, site, customer);
});

async function signInAt(page: Page, site: string, { username, password }: Credentials): Promise<void> {
  await page.goto(`${site}/auth`);
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function signInAgain(page: Page, site: string, customer: Credentials): Promise<void> {
  await page.context().clearCookies();
  await signInAt(page, site, customer);
  await page.waitForURL(`${site}/customer/dashboard`);
}
