import type { LayoutInput } from "../pages/layout.ts";
import type { Page } from "../pages/page.ts";
import { footerBoxes } from "./footer.ts";

/** Pages of a longer print have no total, so that they are not kept in memory until the last. */
const maxCounted = 100;

/** Adds the footers, with the number of pages unless there are many. */
export function* numberPages(input: LayoutInput, pages: Iterable<Page>): Generator<Page, void> {
  const kept: Page[] = [];
  let pageNumber = 0;
  const numbered = (page: Page, pageCount?: number): Page => {
    pageNumber += 1;
    const number = pageCount === undefined ? { pageNumber } : { pageNumber, pageCount };
    return { ...page, items: [...page.items, ...footerBoxes(input, page, number)] };
  };
  let isLong = false;
  for (const page of pages) {
    if (isLong) {
      yield numbered(page);
      continue;
    }
    kept.push(page);
    isLong = kept.length > maxCounted;
    if (isLong) for (const waiting of kept.splice(0)) yield numbered(waiting);
  }
  const pageCount = kept.length;
  for (const page of kept) yield numbered(page, pageCount);
}
