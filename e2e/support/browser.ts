import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { watchForProblems } from "./problems.ts";

export type Device = "phone" | "desktop";
export type ColourScheme = "light" | "dark";

/** What a device prefers when it opens a page. */
export const firstColourScheme: ColourScheme = "light";

const devices: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

let browser: Promise<Browser> | undefined;

/** The one browser of this worker, started when it is first asked for: each visit has a context of its own in it. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser();
  return browser;
}

/** Starts a Chromium without a window; `--no-sandbox` because it would not start as root with one. */
function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject("chromiumPath"),
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Drawing in the browser's process takes less than asking another one to.
      "--in-process-gpu",
      // No page lives long enough to win back what it costs to optimize its code.
      "--js-flags=--no-turbofan,--no-maglev",
    ],
  });
}

/** How somebody looks at the product. */
export interface View {
  device: Device;
  /** Put before every path that the page goes to. */
  baseURL: string;
  /** False for a browser without JavaScript. */
  javaScript?: boolean;
  /** What the browser asks for in Accept-Language; American English unless given. */
  locale?: string;
}

/**
 * Opens an empty page in a context of its own: somebody who has never been here and is not signed in.
 * Close `page.context()` when done.
 */
export async function openPage(browser: Browser, view: View): Promise<Page> {
  const { device, baseURL, javaScript = true, locale = "en-US" } = view;
  const context = await browser.newContext({
    ...devices[device],
    baseURL,
    javaScriptEnabled: javaScript,
    locale,
    colorScheme: firstColourScheme,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  watchForProblems(page);
  await hinder(page);
  return page;
}

/** Makes processor and network as slow as the environment says: what races with them then fails each time. */
async function hinder(page: Page): Promise<void> {
  const { BROWSER_SLOWDOWN, BROWSER_LATENCY } = process.env;
  if (!BROWSER_SLOWDOWN && !BROWSER_LATENCY) return;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: Number(BROWSER_SLOWDOWN || 1) });
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await protocol.send("Network.emulateNetworkConditions", { ...unlimited, latency: Number(BROWSER_LATENCY || 0) });
}
