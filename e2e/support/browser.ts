import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { noteLayoutShifts } from "./layout-shift.ts";
import { watchForProblems } from "./problems.ts";

export type Device = "phone" | "desktop";
export type ColorScheme = "light" | "dark";

export const firstColorScheme: ColorScheme = "light";

const devices: Record<Device, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

let browser: Promise<Browser> | undefined;

/** One browser per worker; each visit has a context of its own. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser();
  return browser;
}

/** `--no-sandbox`, because Chromium would not start as root with a sandbox. */
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
      // Cheaper than drawing in another process.
      "--in-process-gpu",
      // No page lives long enough to win back the cost of optimizing its code.
      "--js-flags=--no-turbofan,--no-maglev",
    ],
  });
}

export interface View {
  device: Device;
  baseURL: string;
  javaScript?: boolean;
  locale?: string;
  /** Off unless said: Playwright's routes are passed by once a service worker has taken over a page. */
  serviceWorker?: boolean;
}

export async function openPage(browser: Browser, view: View): Promise<Page> {
  const { device, baseURL, javaScript = true, locale = "en-US", serviceWorker = false } = view;
  const context = await browser.newContext({
    ...devices[device],
    baseURL,
    javaScriptEnabled: javaScript,
    locale,
    serviceWorkers: serviceWorker ? "allow" : "block",
    colorScheme: firstColorScheme,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(45_000);
  await noteLayoutShifts(context);
  const page = await context.newPage();
  watchForProblems(page);
  await hinder(page);
  return page;
}

/** Slows processor and network as the environment asks, which makes races fail every time. */
async function hinder(page: Page): Promise<void> {
  const { BROWSER_SLOWDOWN, BROWSER_LATENCY } = process.env;
  if (!BROWSER_SLOWDOWN && !BROWSER_LATENCY) return;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: Number(BROWSER_SLOWDOWN || 1) });
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await protocol.send("Network.emulateNetworkConditions", { ...unlimited, latency: Number(BROWSER_LATENCY || 0) });
}
