import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectReadable } from "./accessibility.ts";
import { type ColourScheme, firstColourScheme } from "./browser.ts";
import { screenshot } from "./screenshot.ts";

const secondColourScheme: ColourScheme = "dark";

/** Accessibility, width and a picture, in light and dark. `within`: CSS selector for accessibility. */
export async function inspect(page: Page, name: string, within?: string): Promise<void> {
  await expectAccessible(page, within);
  await expectNoSidewaysScroll(page);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: secondColourScheme });
  await expectReadable(page, within);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: firstColourScheme });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const pixelsBeyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(pixelsBeyond, { message: `${page.url()} is wider than the screen` }).toBeLessThanOrEqual(0);
}
