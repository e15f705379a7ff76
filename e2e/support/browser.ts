import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { noteLayoutShifts } from "./layout-shift.ts";
import { watchForProblems } from "./problems.ts";

export type Device = "phone" | "desktop";

const devices: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

export type View = Pick<BrowserContextOptions, "javaScriptEnabled" | "locale" | "serviceWorkers">;

/** In a context of its own, with the options of the configuration. */
export async function openPage(browser: Browser, device: Device, baseURL: string, view: View = {}): Promise<Page> {
  const options = { ...devices[device], ...view, baseURL };
  // Firefox has no such mode.
  if (browser.browserType().name() === "firefox") delete options.isMobile;
  const context = await browser.newContext(options);
  await noteLayoutShifts(context);
  const page = await context.newPage();
  watchForProblems(page);
  return page;
}
