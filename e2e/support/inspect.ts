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

/** Checks that the page is no wider than the screen, once it has the layout for its size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const pixelsBeyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(pixelsBeyond, { message: `${page.url()} is wider than the screen` }).toBeLessThanOrEqual(0);
}
