import { once } from "node:events";
import type { Page, Request } from "@playwright/test";
import { guestPageParameters } from "../../common/guest-page.ts";

/** Holds the API's answers, by default all of them; the returned function releases them. */
export function holdAnswers(page: Page, holds: (body: string) => boolean = () => true): Promise<() => void> {
  return hold(
    page,
    ({ pathname }) => pathname === "/graphql",
    (request) => holds(request.postData() ?? ""),
  );
}

/** What a guest page searches for while a guest types; undefined for other requests. */
export function searchedIn(address: string | URL): string | undefined {
  const { searchParams } = new URL(address);
  return searchParams.get(guestPageParameters.part) === "answer"
    ? (searchParams.get(guestPageParameters.query) ?? "")
    : undefined;
}

export const isSearch = (url: URL): boolean => searchedIn(url) !== undefined;

/** Holds the answers to a typed text, by default to every text. */
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
    // The page may have dropped the request.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => release.abort();
}
