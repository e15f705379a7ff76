import { grouped } from "../../common/counted.ts";

/** Words of the building blocks, whatever screen they stand on. */
export const uiTexts = {
  noResults: "No results found",
  tryAgain: "Try again",
  cancel: "Cancel",
  close: "Close",
  copied: "Copied",
  previousPage: "Previous page",
  nextPage: "Next page",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageNumber: (page: number) => `Page ${page}`,
  rowsShown: (from: number, to: number, total: number) =>
    `Showing ${grouped(from)}–${grouped(to)} of ${grouped(total)}`,
  pagesOf: (label: string) => `Pages of ${label}`,
  loading: (label: string) => `Loading ${label}`,
  clearSearch: "Clear search",
  sort: {
    label: "Order of the list",
    own: "Default order",
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
  },
  showPassword: "Show password",
  hidePassword: "Hide password",
  on: "on",
  off: "off",
  conflict: {
    title: "Someone else changed this in the meantime",
    change: (before: string, after: string) => `was ${quoted(before)}, is now ${quoted(after)}`,
    advice: "Your changes are not lost. Fields you did not edit show the new values. Save again to keep your changes.",
    takeTheirs: "Discard my changes",
  },
  unsaved: {
    title: "Leave without saving?",
    description: "Your changes on this page have not been saved.",
    leave: "Leave",
  },
};

function quoted(text: string): string {
  return text === "" ? "empty" : `“${text}”`;
}
