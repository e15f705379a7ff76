import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectReadable } from "./accessibility.ts";
import { type ColorScheme, firstColorScheme } from "./browser.ts";
import { expectNoJumps } from "./layout-shift.ts";
import { screenshot } from "./screenshot.ts";

const secondColorScheme: ColorScheme = "dark";

/** Accessibility, width, what jumped while loading, and a picture, in light and dark. `within`: CSS selector for accessibility. */
export async function inspect(page: Page, name: string, within?: string): Promise<void> {
  await expectNoJumps(page);
  await expectAccessible(page, within);
  await expectNoSidewaysScroll(page);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: secondColorScheme });
  await expectReadable(page, within);
  await screenshot(page, name);
  await page.emulateMedia({ colorScheme: firstColorScheme });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const pixelsBeyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(pixelsBeyond, { message: `${page.url()} is wider than the screen` }).toBeLessThanOrEqual(0);
  const wideChoices = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[role=radiogroup]")]
        .filter((element) => getComputedStyle(element).overflowX === "visible")
        .filter((element) => {
          const column = element.parentElement?.getBoundingClientRect().width ?? 0;
          return Math.max(element.offsetWidth, element.scrollWidth) > column + 1;
        })
        .map(({ innerText }) => innerText),
    );
  await expect.poll(wideChoices, { message: `${page.url()} has choices that are wider than their column` }).toEqual([]);
}
