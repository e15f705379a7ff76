import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { RunningApp } from "./support/app.ts";
import { inspect } from "./support/inspect.ts";
import { ask, prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number", "Allergies"],
  ["Anna Müller", "7", "Nuts"],
  ["Zoë Dubois", "7", ""],
];
const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Playfair Display, serif" };

function wedding(page: Page, app: RunningApp) {
  return prepareEvent(page, app, { name: "Sophie & Liam", theme }, guests);
}

async function find(page: Page, name: string, table: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByText(`You're seated at table ${table}`).waitFor();
}

/** Waits until the page is kept on the device. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), page.url())).toBe(true);
}

const lastFound = (page: Page) => page.getByRole("region", { name: "Last table found" });

test("the table found last stays when the connection goes, and later searches fail", async ({ app, phone: page }) => {
  // The code of sockets comes a second after an answer, or not: by way of the service worker, that is another error.
  tolerateProblems(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|(the search for a guest|keeping the page) failed/);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna", "7");
  await page.context().setOffline(true);
  await page.getByText("You're seated at table 7").waitFor();

  await page.getByLabel("Your name").fill("zoe");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await lastFound(page).getByRole("heading", { name: "Welcome, Anna Müller!" }).waitFor();
  await lastFound(page).getByText("You're seated at table 7").waitFor();
  await inspect(page, "guest-offline-search");

  await page.getByLabel("Your name").fill("");
  await lastFound(page).getByText("You're seated at table 7").waitFor();
  await page.context().setOffline(false);
  await lastFound(page).waitFor({ state: "detached" });
});

test("the table found last is there when the page is opened again without a connection", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, /ERR_INTERNET_DISCONNECTED/);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna", "7");
  await waitUntilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await lastFound(page).getByRole("heading", { name: "Welcome, Anna Müller!" }).waitFor();
  await page.getByRole("heading", { name: "This page could not be loaded" }).waitFor();
  // Only the guest's own name and table are kept.
  expect(await page.getByText(/Nuts|Zoë/).count()).toBe(0);
  expect(await page.evaluate(() => document.fonts.check("16px 'Playfair Display'"))).toBe(true);
  await inspect(page, "guest-offline-reopened");

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try Again" }).click();
  await find(page, "zoe", "7");
  await page.getByRole("heading", { name: "Welcome, Zoë Dubois!" }).waitFor();
});

test("online, the page is the server's: never the one kept", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna", "7");
  await waitUntilKept(page);
  await page.evaluate(async (url) => {
    const cache = await caches.open("guest-page");
    await cache.put(url, new Response("an old page", { headers: { "Content-Type": "text/html" } }));
  }, page.url());
  await page.reload();
  await find(page, "zoe", "7");
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), page.url()))
    .toContain("Sophie");
});

test("an event that is gone is forgotten on the device", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  const { id, path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna", "7");
  await waitUntilKept(page);
  await ask(page, "mutation ($input: LoginInput!) { login(input: $input) { id } }", { input: app.admin });
  await ask(page, "mutation ($id: Int!) { deleteEvent(id: $id) }", { id });
  await ask(page, "mutation { logout }", {});
  await page.reload();
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => [await caches.keys(), localStorage.getItem("last-found-table")]))
    .toEqual([[], null]);
});

test("what an organiser tries is not kept", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await signInAsAdmin(page, app);
  await page.goto(path);
  await page.getByRole("link", { name: "Customer Dashboard" }).waitFor();
  await find(page, "anna", "7");
  expect(await page.evaluate(() => localStorage.getItem("last-found-table"))).toBeNull();
});
