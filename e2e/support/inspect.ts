import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { screenshot } from "./screenshot.ts";

/** Checks that the page as it is now is accessible and no wider than the screen, and takes a picture of it. */
export async function inspect(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, name);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(screen);
}
