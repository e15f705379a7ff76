import { Secret, TOTP } from "otpauth";
import { inspect } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsCustomer, signInByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

const periodMs = 30_000;

/** The server also takes the next period's code. */
function codeOf(key: string, periodsAhead = 0): string {
  const timestamp = Date.now() + periodsAhead * periodMs;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

const wrongCode = (key: string) => {
  const near = [-2, -1, 0, 1, 2].map((periods) => codeOf(key, periods));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find((code) => !near.includes(code)) ?? "";
};

test("an authenticator app is turned on, asked for at the next sign-in, replaced by a recovery code, and turned off", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, /status of 40[013]/);
  const customer = await prepareCustomer(page, app, "Ada");
  await signInAsCustomer(page, customer);
  await page.goto("/customer/account");
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Set up an authenticator app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("wrong");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("The current password is incorrect.").waitFor();
  await dialog.getByLabel("Current password").fill(customer.password);
  await page.keyboard.press("Enter");

  await dialog.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  await dialog.getByRole("button", { name: "Copy key" }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await inspect(page, "[role=dialog]");
  await dialog.getByLabel("Code from the app").fill(wrongCode(key));
  await page.keyboard.press("Enter");
  await dialog.getByText("This code is wrong").waitFor();
  const right = codeOf(key);
  await dialog.getByLabel("Code from the app").fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allTextContents();
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await section.getByText("10 codes are left").waitFor();
  const turnOff = section.getByRole("button", { name: "Turn off the authenticator app" });
  await expect(turnOff).toBeFocused();
  await inspect(page);

  await page.context().clearCookies();
  await signInByForm(page, customer);
  const code = page.getByLabel("Code from the app");
  await expect(code).toBeFocused();
  await code.fill(wrongCode(key));
  await code.press("Enter");
  await page.getByText("This code is wrong").waitFor();
  await inspect(page);
  // A waiting sign-in survives a reload.
  await page.reload();
  await code.fill(codeOf(key, 1));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expectToast(page, "Welcome back", "You are now logged in as Ada Customer");

  await page.context().clearCookies();
  await signInByForm(page, customer);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode.toUpperCase());
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL("/customer/dashboard");
  await page.goto("/customer/account");
  await section.getByText("9 codes are left").waitFor();
  await turnOff.click();
  await dialog.getByText("your password alone is enough").waitFor();
  await dialog.getByLabel("Current password").fill(customer.password);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expectToast(page, "Authenticator app turned off", "");
});
