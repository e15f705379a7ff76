import { inject } from "vitest";
import { openPage, sharedBrowser } from "../support/browser.ts";
import { problemsOf, tolerateProblems } from "../support/problems.ts";
import { type Engine, type GuestPage, sourceOf, type View } from "./engine.ts";

/** Driven as in the other browser tests. */
export const chromium: Engine = { name: "Chromium", open };

async function open({ baseURL, scheme, javaScript }: View): Promise<GuestPage> {
  if (inject("chromiumPath") === "") {
    throw new Error("There is no Chromium here. Install one, or name it in CHROMIUM_PATH.");
  }
  const page = await openPage(await sharedBrowser(), { device: "phone", baseURL, javaScript, serviceWorker: true });
  await page.emulateMedia({ colorScheme: scheme });
  // Error pages have an error status.
  tolerateProblems(page, /the server responded with a status of 4/);
  return {
    goto: async (path) => {
      await page.goto(path);
    },
    call: async (work, ...args) => JSON.parse(await page.evaluate(sourceOf(work, args))),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press("Enter"),
    problems: async () => problemsOf(page),
    close: () => page.context().close(),
  };
}
