import { once } from "node:events";
import type { Page } from "playwright-core";

/**
 * Keeps the API's answers from a page until they are released.
 *
 * @param holds whether the answer to this request is kept; every answer is unless given
 * @returns what releases them
 */
export async function holdAnswers(page: Page, holds: (body: string) => boolean = () => true): Promise<() => void> {
  const release = new AbortController();
  const released = once(release.signal, "abort");
  await page.route("**/graphql", async (route) => {
    if (!holds(route.request().postData() ?? "")) return route.continue();
    const response = await route.fetch();
    await released;
    // The page may have dropped the request meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return () => release.abort();
}
