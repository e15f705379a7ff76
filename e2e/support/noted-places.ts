import type { Page } from "@playwright/test";
import { nextFrame } from "./next-frame.ts";

declare global {
  interface Window {
    notedPlaces: Set<number>;
  }
}

/**
 * Records in each frame how far down the page an element is, once `since` is there, too. The returned function reads
 * these places in CSS pixels: one if nothing moved, none if the element was missing.
 */
export async function notePlaces(page: Page, selector: string, since: string): Promise<() => Promise<number[]>> {
  await page.evaluate(
    async ([noted, needed]) => {
      await document.fonts.ready;
      const places: Set<number> = new Set();
      window.notedPlaces = places;
      function note() {
        const element = document.querySelector(noted);
        if (element !== null && document.querySelector(needed) !== null) {
          places.add(element.getBoundingClientRect().top + window.scrollY);
        }
        requestAnimationFrame(note);
      }
      note();
    },
    [selector, since] as const,
  );
  return async () => {
    await nextFrame(page);
    return page.evaluate(() => [...window.notedPlaces]);
  };
}
