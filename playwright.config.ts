import { defineConfig } from "@playwright/test";
import { isDeepRun } from "./common/testing/random-runs.ts";
import { findChromium } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.test.ts",
  testIgnore: isDeepRun ? [] : "**/*.long.test.ts",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // Two at once keep two cores busy; more would starve each other.
  workers: 2,
  // Far above what anything takes: machines sometimes stall.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: "en-US",
    // Playwright's routes are passed by once a service worker has taken over a page.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Snapshots of the pages say enough; films of them only cost time.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
  // Phone and desktop are fixtures: many tests need both, and each project starts a program of its own.
  projects: [
    {
      name: "chromium",
      use: {
        permissions: ["clipboard-read", "clipboard-write"],
        launchOptions: {
          executablePath: await findChromium(),
          args: [
            // Chromium would not start as root with a sandbox.
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
        },
      },
    },
    { name: "firefox", grep: /@engines/, use: { browserName: "firefox" } },
    { name: "webkit", grep: /@engines/, use: { browserName: "webkit" } },
  ],
});
