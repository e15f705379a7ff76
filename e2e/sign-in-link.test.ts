import { createCustomer, uniqueName } from "./support/admin-customers.ts";
import { openLink } from "./support/helper-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

test("somebody who forgot the password signs in by a link, once, and chooses another", async ({
  app,
  desktop: admin,
  phone: page,
  visit,
}) => {
  const name = uniqueName("Fiona");
  await signInAsAdmin(admin, app);
  await createCustomer(admin, name);
  await admin.goto(`/admin/customers?q=${encodeURIComponent(name)}`);
  await admin.getByRole("button", { name: `More actions for ${name}` }).click();
  await admin.getByRole("menuitem", { name: "Create sign-in link…" }).click();
  const dialog = admin.getByRole("dialog", { name: `Sign-in link for ${name}` });
  await dialog.getByText(`Anyone who has the link can sign in as ${name}.`).waitFor();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await dialog.getByRole("img", { name: "QR code of the sign-in link" }).waitFor();
  await inspect(admin, "[role=dialog]");
  const url = await dialog.getByRole("textbox", { name: "Sign-in link" }).inputValue();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByText("Ask an administrator for a sign-in link.").waitFor();
  await page.goto(url);
  const signIn = page.getByRole("button", { name: "Sign in" });
  await signIn.waitFor();
  await expect(page.locator("body")).not.toContainText(name);
  await inspect(page);
  await signIn.click();
  await page.getByText(`You are now logged in as ${name}`).waitFor();
  await page.getByRole("heading", { name: "Choose a password" }).waitFor();
  await page.getByLabel("New password").fill("never forgotten again");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("heading", { name: "Choose a password" }).waitFor({ state: "detached" });
  const username = name.toLowerCase().replaceAll(" ", "-");
  await signInAsCustomer(await visit("desktop"), { username, password: "never forgotten again" });

  tolerateProblems(admin, /status of 404/);
  await openLink(admin, url);
  await admin.getByText("You are signed in as Administrator.").waitFor();
  await admin.getByRole("button", { name: "Sign in" }).click();
  await admin.getByRole("heading", { name: "This link does not work", level: 1 }).waitFor();
  expect(app.output()).not.toContain(new URL(url).hash.slice(1));
});
