import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LoginDocument } from "../frontend/features/auth/generated/login.ts";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { DeleteEventDocument } from "../frontend/features/events/generated/delete-event.ts";
import type { RunningApp } from "./support/app.ts";
import { greetingOf, nameBox, search, seatedAt } from "./support/guest-steps.ts";
import { isSearch } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { drawing } from "./support/pictures.ts";
import { ask, prepareEvent, uploadPicture } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test as base } from "./support/test.ts";

const test = base.extend("phone", async ({ visit }) => visit("phone", { serviceWorker: true }));

const guests = [
  ["Name", "Table Number", "Dance"],
  ["Anna Müller", "7", "Waltz"],
  ["Zoë Dubois", "7", ""],
];
const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Playfair Display, serif" };

function wedding(page: Page, app: RunningApp) {
  return prepareEvent(page, app, { name: "Sophie & Liam", theme }, guests);
}

async function find(page: Page, name: string): Promise<void> {
  await search(page, name);
  await page.getByRole("main").getByText("You're seated at table 7").first().waitFor();
}

async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), page.url())).toBe(true);
}

const lastFound = (page: Page) => page.getByRole("region", { name: "Last table found" });
const failed = (page: Page) => page.getByRole("heading", { name: "No guests found" });
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to .* failed/;

async function expectLastFound(page: Page): Promise<void> {
  await lastFound(page)
    .getByText(/^Anna Müller, found on this device on \w+day .*\d:\d\d.*\. It may have changed since\.$/)
    .waitFor();
  await lastFound(page).getByText("You're seated at table 7").waitFor();
  expect(await lastFound(page).innerText()).toMatch(/Waltz[\s\S]*Zoë Dubois/);
}

test("the table found last is shown when the connection goes, but not under another name", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, noNetwork);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna");
  expect(await lastFound(page).count()).toBe(0);
  await page.context().setOffline(true);
  await seatedAt(page, "7").waitFor();
  expect(await lastFound(page).count()).toBe(0);

  await search(page, "zoe");
  await failed(page).waitFor();
  expect(await nameBox(page).inputValue()).toBe("zoe");
  expect(await lastFound(page).count()).toBe(0);
  expect(
    await page
      .getByText(/Anna|seated/)
      .locator("visible=true")
      .count(),
  ).toBe(0);

  await search(page, "anna m");
  await failed(page).waitFor();
  await expectLastFound(page);
  await inspect(page, "guest-offline-search");
  await search(page, "");
  await expectLastFound(page);

  await page.context().setOffline(false);
  await lastFound(page).waitFor({ state: "hidden" });
});

test("a search that failed is made again once there is a connection", async ({ app, phone: page }) => {
  tolerateProblems(page, noNetwork);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await page.context().setOffline(true);
  await search(page, "zoe");
  await failed(page).waitFor();
  await page.context().setOffline(false);
  await greetingOf(page, "Zoë Dubois").waitFor();
});

test("the table found last is shown when the server does not answer, under the same name", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, noNetwork);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna");
  await page.route(isSearch, (route) => route.abort());
  await search(page, "anna m");
  await failed(page).waitFor();
  await expectLastFound(page);
  await search(page, "zoe");
  await failed(page).waitFor();
  expect(await lastFound(page).count()).toBe(0);
});

test("the table found last is there when the page is opened again without a connection", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, noNetwork);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna");
  await waitUntilKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expectLastFound(page);
  expect(await nameBox(page).inputValue()).toBe("");
  expect(await page.evaluate(() => document.fonts.check("16px 'Playfair Display'"))).toBe(true);
  await inspect(page, "guest-offline-reopened");
  // Like a form that was sent before the script arrived.
  await page.goto(`${path}?q=zoe`);
  await failed(page).waitFor();
  expect(await nameBox(page).inputValue()).toBe("zoe");
  expect(await lastFound(page).count()).toBe(0);

  await page.context().setOffline(false);
  await search(page, "zoe dubois");
  await greetingOf(page, "Zoë Dubois").waitFor();
});

test("online, the page is the server's: never the one kept", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna");
  await waitUntilKept(page);
  await page.evaluate(async (url) => {
    const cache = await caches.open("guest-page");
    await cache.put(url, new Response("an old page", { headers: { "Content-Type": "text/html" } }));
  }, page.url());
  await page.reload();
  await find(page, "zoe");
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), page.url()))
    .toContain("Sophie");
});

test("an event that is gone is forgotten on the device", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  const { id, path } = await wedding(page, app);
  await page.goto(path);
  await find(page, "anna");
  await waitUntilKept(page);
  await ask(page, LoginDocument, { input: app.admin });
  await ask(page, DeleteEventDocument, { id });
  await ask(page, LogoutDocument, {});
  await page.reload();
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => [await caches.keys(), localStorage.getItem("last-found-table")]))
    .toEqual([[], null]);
});

test("what was found more than two days ago is deleted on the next visit to any guest page", async ({
  app,
  phone: page,
}) => {
  const found = await wedding(page, app);
  const other = await wedding(page, app);
  await page.goto(found.path);
  await find(page, "anna");
  await waitUntilKept(page);
  /** Moves the last answer into the past, then opens another page and waits for its script. */
  const visitAfter = async (hours: number) => {
    await page.evaluate((ms) => {
      const kept = JSON.parse(localStorage.getItem("last-found-table") ?? "{}");
      localStorage.setItem("last-found-table", JSON.stringify({ ...kept, at: Date.now() - ms }));
    }, hours * 3_600_000);
    await page.goto(other.path);
    await search(page, "z");
    await page.getByText("Type at least 2 letters of your name.").first().waitFor();
    return page.evaluate(() => localStorage.getItem("last-found-table"));
  };
  expect(await visitAfter(47)).toContain("Anna Müller");
  expect(await visitAfter(49)).toBeNull();
});

test("what an organizer tries is not kept", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await signInAsAdmin(page, app);
  await page.goto(path);
  await page.getByRole("link", { name: "Customer Dashboard" }).waitFor();
  await find(page, "anna");
  expect(await page.evaluate(() => localStorage.getItem("last-found-table"))).toBeNull();
});

test("the page opens without a connection with the event's monogram", async ({ app, phone: page }) => {
  tolerateProblems(page, noNetwork);
  const { id, path } = await wedding(page, app);
  await ask(page, LoginDocument, { input: app.admin });
  await uploadPicture(page, id, "MONOGRAM", drawing("monogram.png"));
  await ask(page, LogoutDocument, {});
  await page.goto(path);
  await find(page, "anna");
  await waitUntilKept(page);
  // The browser's own cache would have it, too.
  const kept = await page.evaluate(async () => {
    const pages = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return pages.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContainEqual(expect.stringMatching(/\/pictures\/\d+-small\.webp$/));
  await page.context().setOffline(true);
  await page.reload();
  const width = () => page.locator("img.monogram").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
