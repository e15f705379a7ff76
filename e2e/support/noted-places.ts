import type { Page } from "playwright-core";
import { nextFrame } from "./next-frame.ts";

declare global {
  interface Window {
    notedPlaces: Set<number>;
  }
}

/**
 * Notes in each frame how far down the page an element is. Fonts that are loading are waited for: they move things, too.
 *
 * @param selector the element whose place is noted
 * @param since what must be there, too
 * @returns what reads all places until then, in CSS pixels: one if nothing moved, none if the element was not there
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
