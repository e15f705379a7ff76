import type { Page } from "@playwright/test";

/** Waits for a frame and the tasks put off until then. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
