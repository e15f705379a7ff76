import type { Page } from "playwright-core";

/** Waits until a frame has been drawn, and what was put off until then has been done. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
