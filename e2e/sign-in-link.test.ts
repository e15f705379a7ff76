import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CreateSignInLinkDocument } from "../frontend/features/users/generated/create-sign-in-link.ts";
import { CreateUserDocument } from "../frontend/features/users/generated/create-user.ts";
import { createCustomer } from "./support/admin-customers.ts";
import { type RunningApp, startApp } from "./support/app.ts";
import { signInAsAdmin as signInToApi } from "./support/faults.ts";
import { firstOf } from "./support/first-of.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const clock = fileURLToPath(new URL("./support/settable-clock.mjs", import.meta.url));

interface NewLink {
  url: string;
  expiresAt: string;
}

async function createLink(caller: Pick<Page, "request">, userId: number): Promise<NewLink> {
  const query = "mutation ($userId: Int!) { createSignInLink(userId: $userId) { url expiresAt } }";
  return (await ask<{ createSignInLink: NewLink }>(caller, query, { userId })).createSignInLink;
}

/** Unique among all files. */
const newName = (firstName: string) => `${firstName} ${randomUUID().slice(0, 8)}`;

async function openLink(page: Page, url: string): Promise<void> {
  // Forces a load: the next address may differ in its fragment alone.
  await page.goto("about:blank");
  await page.goto(url);
  await page.getByRole("heading", { name: "Sign in with your link", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Sign in" }).click();
}

const isGone = (page: Page) => page.getByRole("heading", { name: "This link does not work", level: 1 }).waitFor();

/** From the menu of the customer's row; leaves the dialog open. */
async function createLinkOnScreen(page: Page, name: string): Promise<string> {
  await page.goto(`/admin/customers?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `More actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Create sign-in link…" }).click();
  const dialog = page.getByRole("dialog", { name: `Sign-in link for ${name}` });
  await dialog.getByText(`Anyone who has the link can sign in as ${name}.`).waitFor();
  await inspect(page, "sign-in-link-question", "[role=dialog]");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await dialog.getByText("The link is ready. Copy it now: it will not be shown again.").waitFor();
  await dialog.getByRole("img", { name: "QR code of the sign-in link" }).waitFor();
  await inspect(page, "sign-in-link-ready", "[role=dialog]");
  return dialog.getByRole("textbox", { name: "Sign-in link" }).inputValue();
}

test.for(firstOf(["phone", "desktop"]))(
  "somebody who forgot the password signs in by a link and chooses another, on a %s",
  async (device, { app, visit }) => {
    const admin = await visit(device);
    const name = newName("Fiona");
    await signInAsAdmin(admin, app);
    await createCustomer(admin, name);
    const url = await createLinkOnScreen(admin, name);
    await admin.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await admin.getByRole("button", { name: "Copy link" }).click();
    expect(await admin.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await admin.getByRole("button", { name: "Done" }).click();
    await admin.getByRole("dialog").waitFor({ state: "detached" });

    const page = await visit(device);
    await page.goto(url);
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await page.locator("body").innerText()).not.toContain(name);
    await inspect(page, "sign-in-link");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText(`You are now logged in as ${name}`).waitFor();
    await page.waitForURL("/customer/account");
    await page.getByRole("heading", { name: "Choose a password" }).waitFor();
    await page.getByLabel("New password").fill("never forgotten again");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByRole("heading", { name: "Choose a password" }).waitFor({ state: "detached" });
    const password = "never forgotten again";
    await signInAsCustomer(await visit(device), { username: name.toLowerCase().replaceAll(" ", "-"), password });

    const replayer = await visit(device);
    tolerateProblems(replayer, /status of 404/);
    await openLink(replayer, url);
    await isGone(replayer);
    await inspect(replayer, "sign-in-link-gone");
    expect(app.output()).not.toContain(new URL(url).hash.slice(1));
  },
);

test("forged links are refused, and one without a token says so without asking", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  await page.goto("/auth/link");
  await isGone(page);
  for (const token of ["x", "A".repeat(43), "%F0%9F", "<b>"]) {
    await openLink(page, `${app.url}/auth/link#${token}`);
    await isGone(page);
  }
  await page.getByRole("link", { name: "Go to sign-in" }).click();
  await page.getByRole("heading", { name: "Sign in", level: 1, exact: true }).waitFor();
});

test("a link signs in instead of whoever was signed in, and a newer one ends it", async ({ app, visit }) => {
  const admin = await visit("desktop");
  await signInAsAdmin(admin, app);
  const name = newName("Greta");
  const id = await createCustomer(admin, name);
  const earlier = await createLink(admin, id);
  const { url } = await createLink(admin, id);
  tolerateProblems(admin, /status of 404/);
  await admin.goto(earlier.url);
  await admin.getByText("You are signed in as Administrator.").waitFor();
  await inspect(admin, "sign-in-link-instead");
  await admin.getByRole("button", { name: "Sign in" }).click();
  await isGone(admin);
  await openLink(admin, url);
  await admin.getByText(`You are now logged in as ${name}`).waitFor();
  await admin.waitForURL("/customer/account");
});

test("the link on the sign-in page goes nowhere, and says whom to ask", async ({ phone: page }) => {
  await page.goto("/auth");
  const link = page.getByRole("link", { name: "Forgot password?" });
  expect(await link.getAttribute("title")).toBe("Ask an administrator for a sign-in link.");
  await link.click();
  expect(page.url()).toMatch(/\/auth$/);
});

test("a link that is a day old is refused", async ({ phone: page }) => {
  const app = await startApp({ NODE_OPTIONS: `--import ${clock}` });
  try {
    const { url } = await makeLinkForSomebody(app);
    process.kill(app.pid, "SIGCONT");
    const hoursOfNewLink = async () => ((await makeLinkForSomebody(app)).expires - Date.now()) / (60 * 60 * 1000);
    await expect.poll(hoursOfNewLink).toBeGreaterThan(40);
    tolerateProblems(page, /status of 404/);
    await openLink(page, url);
    await isGone(page);
  } finally {
    await app.stop();
  }
});

/** `expires` by the program's clock, in milliseconds since 1970. */
async function makeLinkForSomebody(app: RunningApp): Promise<{ url: string; expires: number }> {
  const admin = await signInToApi(app);
  const username = randomUUID();
  const input = { username, password: "a table for eight", name: "Hanna Customer", email: `${username}@example.com` };
  const { createUser } = await admin.execute(CreateUserDocument, { input });
  const { createSignInLink } = await admin.execute(CreateSignInLinkDocument, { userId: createUser.id });
  return { url: createSignInLink.url, expires: Date.parse(createSignInLink.expiresAt) };
}
