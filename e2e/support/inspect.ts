import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "./accessibility.ts";
import { expectNoJumps } from "./layout-shift.ts";

/**
 * Accessibility, width, and what jumped while loading; colors in dark, too. Once for each screen, on one device.
 * `within`: CSS selector for accessibility.
 */
export async function inspect(page: Page, within?: string): Promise<void> {
  await expectNoJumps(page);
  await expectAccessible(page, within);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page, within);
  await page.emulateMedia({ colorScheme: "light" });
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
