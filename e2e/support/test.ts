import type { Page } from "playwright-core";
import { test as base } from "vitest";
import type { RunningApp } from "./app.ts";
import { type Device, openPage, sharedBrowser, type View } from "./browser.ts";
import { startPreparedApp } from "./prepared-data.ts";
import { problemsOf } from "./problems.ts";
import { takePicture } from "./screenshot.ts";

export type Visit = (device: Device, how?: Pick<View, "javaScript" | "locale" | "serviceWorker">) => Promise<Page>;

function testsOn(program: "shared" | "own") {
  return (
    base
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that this fixture needs no other.
      .extend("startShared", { scope: "worker" }, async ({}, { onCleanup }) => {
        let shared: Promise<RunningApp> | undefined;
        onCleanup(async () => (await shared)?.stop());
        return () => {
          shared ??= startPreparedApp();
          return shared;
        };
      })
      .extend("app", { scope: "file" }, async ({ startShared }, { onCleanup }) => {
        if (program === "shared") return startShared();
        const app = await startPreparedApp();
        onCleanup(() => app.stop());
        return app;
      })
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern that this fixture needs no other.
      .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
        const browser = await sharedBrowser();
        onCleanup(() => browser.close());
        return browser;
      })
      .extend("visit", async ({ app, browser, task }, { onCleanup }): Promise<Visit> => {
        const pages: Page[] = [];
        onCleanup(async () => {
          if (task.result?.state === "fail") await keepPictures(pages, task.name);
          const problems = pages.flatMap(problemsOf);
          await Promise.all(pages.map((page) => page.context().close()));
          if (problems.length > 0) throw new Error(`The browser met errors:\n${problems.join("\n")}`);
        });
        return async (device, how) => {
          const page = await openPage(browser, { ...how, device, baseURL: app.url });
          pages.push(page);
          return page;
        };
      })
      .extend("phone", async ({ visit }) => visit("phone"))
      .extend("desktop", async ({ visit }) => visit("desktop"))
  );
}

/** On a program shared with other files: count nothing that others may add to. Fails on any error in a visited page. */
export const test = testsOn("shared");

/** On a program of its own: for tests that count all events or users, or change the administrator. */
export const testOnOwnProgram = testsOn("own");

async function keepPictures(pages: Page[], testName: string): Promise<void> {
  const name = testName.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  for (const [index, page] of pages.entries()) await takePicture(page, `failed-${name}-${index + 1}`);
}
