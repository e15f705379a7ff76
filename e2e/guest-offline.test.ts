import type { Page } from "@playwright/test";
import { LoginDocument, LogoutDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { DeleteEventDocument } from "../frontend/organizer/features/events/generated/events.ts";
import type { RunningApp } from "./support/app.ts";
import { greetingOf, nameBox, search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { drawing } from "./support/pictures.ts";
import { ask, prepareEvent, uploadPicture } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test as withoutServiceWorker } from "./support/test.ts";

const test = withoutServiceWorker.extend({
  phone: async ({ visit }, use) => use(await visit("phone", { serviceWorkers: "allow" })),
});

const guests = [
  ["Name", "Table Number", "Dance"],
  ["Anna Müller", "7", "Waltz"],
  ["Zoë Dubois", "7", ""],
];
const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Playfair Display, serif" };

const wedding = (page: Page, app: RunningApp) => prepareEvent(page, app, { name: "Sophie & Liam", theme }, guests);

async function find(page: Page, name: string): Promise<void> {
  await search(page, name);
  await page.getByRole("main").getByText("You're seated at table 7").first().waitFor();
}

async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), page.url())).toBe(true);
}

const lastFound = (page: Page) => page.getByRole("region", { name: "Last table found" });
const failed = (page: Page) => page.getByRole("heading", { name: "No connection" });

async function expectLastFound(page: Page): Promise<void> {
  await lastFound(page)
    .getByText(/^Anna Müller, found on this device on \w+day .*\d:\d\d.*\. It may have changed since\.$/)
    .waitFor();
  await lastFound(page).getByText("You're seated at table 7").waitFor();
  expect(await lastFound(page).innerText()).toMatch(/Waltz[\s\S]*Zoë Dubois/);
}

test("without a connection, the table found last is shown, the page opens again, and a failed search is made later", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to .* failed/);
  const { id, path } = await wedding(page, app);
  await ask(page, LoginDocument, { input: app.admin });
  await uploadPicture(page, id, "MONOGRAM", drawing("monogram.png"));
  await ask(page, LogoutDocument, {});
  await page.goto(path);
  await page.context().setOffline(true);
  await search(page, "zoe");
  await failed(page).waitFor();
  await page.context().setOffline(false);
  await greetingOf(page, "Zoë Dubois").waitFor();

  await find(page, "anna");
  await waitUntilKept(page);
  expect(await lastFound(page).count()).toBe(0);
  await page.context().setOffline(true);
  await seatedAt(page, "7").waitFor();
  await search(page, "zoe");
  await failed(page).waitFor();
  await expect(nameBox(page)).toHaveValue("zoe");
  expect(await lastFound(page).count()).toBe(0);
  await expect(page.getByText(/Anna|seated/).locator("visible=true")).toHaveCount(0);
  await search(page, "anna m");
  await failed(page).waitFor();
  await expectLastFound(page);
  await inspect(page);

  await page.reload();
  await expectLastFound(page);
  await expect(nameBox(page)).toHaveValue("");
  expect(await page.evaluate(() => document.fonts.check("16px 'Playfair Display'"))).toBe(true);
  const width = () => page.locator("img.monogram").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  // Like a form that was sent before the script arrived.
  await page.goto(`${path}?q=zoe`);
  await failed(page).waitFor();
  await expect(nameBox(page)).toHaveValue("zoe");
  expect(await lastFound(page).count()).toBe(0);
  await page.context().setOffline(false);
  await search(page, "zoe dubois");
  await greetingOf(page, "Zoë Dubois").waitFor();
});

test("online, the page is the server's; what was found is forgotten after two days or with its event", async ({
  app,
  phone: page,
}) => {
  tolerateProblems(page, /status of 404/);
  const { id, path } = await wedding(page, app);
  const other = await wedding(page, app);
  const kept = () => page.evaluate(() => localStorage.getItem("last-found-table"));
  await page.goto(path);
  await find(page, "anna");
  await waitUntilKept(page);
  await page.evaluate(async (url) => {
    const cache = await caches.open("guest-page");
    await cache.put(url, new Response("an old page", { headers: { "Content-Type": "text/html" } }));
  }, page.url());
  await page.reload();
  await find(page, "anna");
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url))?.text(), page.url()))
    .toContain("Sophie");

  /** Moves the last answer into the past, then opens another page and waits for its script. */
  const visitAfter = async (hours: number) => {
    await page.evaluate((ms) => {
      const found = JSON.parse(localStorage.getItem("last-found-table") ?? "{}");
      localStorage.setItem("last-found-table", JSON.stringify({ ...found, at: Date.now() - ms }));
    }, hours * 3_600_000);
    await page.goto(other.path);
    await search(page, "z");
    await page.getByText("Type at least 2 letters of your name.").first().waitFor();
    return kept();
  };
  expect(await visitAfter(47)).toContain("Anna Müller");
  expect(await visitAfter(49)).toBeNull();

  await page.goto(path);
  await find(page, "anna");
  await waitUntilKept(page);
  await ask(page, LoginDocument, { input: app.admin });
  await ask(page, DeleteEventDocument, { id });
  await ask(page, LogoutDocument, {});
  await page.reload();
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await expect.poll(kept).toBeNull();
  await expect.poll(() => page.evaluate((url) => caches.match(url), page.url())).toBeUndefined();
});
