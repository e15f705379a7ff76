import { once } from "node:events";
import type { Page, Request } from "playwright-core";
import { guestPageParameters } from "../../common/guest-page.ts";

/**
 * Keeps the API's answers from a page until they are released.
 *
 * @param holds whether the answer to this request is kept; every answer is unless given
 * @returns what releases them
 */
export function holdAnswers(page: Page, holds: (body: string) => boolean = () => true): Promise<() => void> {
  return hold(
    page,
    ({ pathname }) => pathname === "/graphql",
    (request) => holds(request.postData() ?? ""),
  );
}

/** What a guest page asks the server for while a guest types; undefined for any other request. */
export function searchedIn(address: string | URL): string | undefined {
  const { searchParams } = new URL(address);
  return searchParams.get(guestPageParameters.part) === "answer"
    ? (searchParams.get(guestPageParameters.query) ?? "")
    : undefined;
}

/** Requests of a guest page's script for an answer, for `page.route`. */
export const isSearch = (url: URL): boolean => searchedIn(url) !== undefined;

/**
 * Keeps the answers to what a guest types from the page until they are released.
 *
 * @param typed the text whose answers are kept; those of all texts unless given
 */
export function holdSearches(page: Page, typed?: string): Promise<() => void> {
  return hold(page, isSearch, (request) => typed === undefined || searchedIn(request.url()) === typed);
}

async function hold(
  page: Page,
  matches: (url: URL) => boolean,
  holds: (request: Request) => boolean,
): Promise<() => void> {
  const release = new AbortController();
  const released = once(release.signal, "abort");
  await page.route(matches, async (route) => {
    if (release.signal.aborted || !holds(route.request())) return route.continue();
    const response = await route.fetch();
    await released;
    // The page may have dropped the request meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => release.abort();
}
