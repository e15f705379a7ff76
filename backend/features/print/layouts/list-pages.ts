import type { LayoutInput } from "../pages/layout.ts";
import type { Bookmark, Page } from "../pages/page.ts";
import type { FlowPage } from "./lists/column-flow.ts";
import type { Assembly } from "./lists/list-blocks.ts";
import type { ListHeads } from "./lists/list-heads.ts";
import type { ListPage } from "./lists/list-page.ts";
import { numberPages } from "./page-numbers.ts";

/** What the pages of a list are made of. */
export interface ListParts {
  page: ListPage;
  heads: ListHeads;
  assembly: Assembly;
  /** What a page has of the list, such as "A – F". */
  rangeOf: (placed: FlowPage) => string;
}

/** Pages from rows that have their places, with heads, bookmarks and footers. */
export function listPages(input: LayoutInput, flow: Iterable<FlowPage>, parts: ListParts): Generator<Page, void> {
  return numberPages(input, headedPages(flow, parts));
}

function* headedPages(flow: Iterable<FlowPage>, { page, heads, assembly, rangeOf }: ListParts): Generator<Page, void> {
  const { width, height } = page;
  let index = 0;
  for (const placed of flow) {
    const items = [...heads.draw(index, rangeOf(placed)), ...assembly(placed)];
    yield { width, height, items, bookmarks: bookmarksOf(placed) };
    index += 1;
  }
}

function bookmarksOf(placed: FlowPage): Bookmark[] {
  return placed.flatMap(({ role, section }) =>
    role === "heading" && section?.bookmark !== undefined ? [{ title: section.bookmark, level: 1 }] : [],
  );
}
