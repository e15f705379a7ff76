import { test as base, expect, type Page } from "@playwright/test";
import { type RunningApp, startApp } from "./app.ts";
import { type Device, openPage, type View } from "./browser.ts";
import { problemsOf } from "./problems.ts";

export { expect };

/** Opens a page in a context of its own. */
type Visit = (device: Device, view?: View) => Promise<Page>;

interface Fixtures {
  app: RunningApp;
  visit: Visit;
  phone: Page;
  desktop: Page;
}

/** On a program shared with other files: count nothing that others may add to. Fails on any error in a visited page. */
export const test = base.extend<Fixtures, { sharedApp: RunningApp }>({
  sharedApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this fixture needs no other.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker" },
  ],
  app: ({ sharedApp }, use) => use(sharedApp),
  visit: async ({ app, browser }, use) => {
    const pages: Page[] = [];
    await use(async (device, view) => {
      const page = await openPage(browser, device, app.url, view);
      pages.push(page);
      return page;
    });
    const problems = pages.flatMap(problemsOf);
    await Promise.all(pages.map((page) => page.context().close()));
    expect(problems, "The browser met errors").toEqual([]);
  },
  phone: async ({ visit }, use) => use(await visit("phone")),
  desktop: async ({ visit }, use) => use(await visit("desktop")),
});
