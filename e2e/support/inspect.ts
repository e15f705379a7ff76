import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectReadable } from "./accessibility.ts";
import { type ColourScheme, firstColourScheme } from "./browser.ts";
import { screenshot } from "./screenshot.ts";

const secondColourScheme: ColourScheme = "dark";

/**
 * Checks that the page as it is now is accessible and no wider than the screen, and takes a picture of it: in light
 * and in dark, as if the device changed over in the middle.
 *
 * @param within CSS selector of the part to check for accessibility, for what lies over the rest; all of it unless given
 */
export async function inspect(page: Page, name: string, within?: string): Promise<void> {
  await expectAccessible(page, within);
  await expectNoSidewaysScroll(page);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: secondColourScheme });
  await expectReadable(page, within);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: firstColourScheme });
}

/** Checks that the page as it is now is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(screen);
}
