import { once } from "node:events";
import type { Page } from "@playwright/test";
import { greetingOf, nameBox, prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { holdSearches, isSearch, searchedIn } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on("request", (request) => {
    const typed = searchedIn(request.url());
    if (typed !== undefined) searches.push(typed);
  });
  return searches;
}

async function holdScript(page: Page): Promise<() => void> {
  const release = new AbortController();
  const released = once(release.signal, "abort");
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return () => release.abort();
}

test("one letter searches nothing; a late answer to an earlier name is dropped; only the shown one is followed", {
  tag: "@engines",
}, async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  const followed: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { type, payload: sent } = JSON.parse(String(payload));
      if (type === "subscribe") followed.push(sent.variables.query);
    }),
  );
  await page.goto(path);
  const searches = watchSearches(page);
  await search(page, "z");
  await page.getByText("Type at least 2 letters of your name.").waitFor();
  await nameBox(page).pressSequentially("oe");
  await greetingOf(page, "Zoë Dubois").waitFor();
  expect(searches.at(-1)).toBe("zoe");
  expect(searches).not.toContain("z");
  await expect.poll(() => followed).toEqual(["zoe"]);
  await page.getByText("Clear the search").click();
  expect(await page.getByRole("article").count()).toBe(0);
  await expect(nameBox(page)).toHaveValue("");
  await expect(nameBox(page)).toBeFocused();

  const release = await holdSearches(page, "björn");
  const asked = page.waitForRequest((request) => searchedIn(request.url()) === "björn");
  await search(page, "björn");
  await page.getByText("Searching…").waitFor();
  expect(await page.getByText("Zoë Dubois").count()).toBe(0);
  await asked;
  await search(page, "hannah");
  await seatedAt(page, "Head Table").waitFor();
  release();
  await page.unrouteAll({ behavior: "wait" });
  await greetingOf(page, "Hannah Schneider").waitFor();
  expect(await page.getByText("Björn Åkesson").count()).toBe(0);
  await expect.poll(() => followed).toEqual(["zoe", "hannah"]);
  await search(page, "");
  expect(await page.getByText(/Welcome|No guests found|Type at least/).count()).toBe(0);
});

test("what is typed gets into no address", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  const visited: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) visited.push(request.url());
  });
  await page.goto(path);
  await nameBox(page).fill("anna müller");
  await nameBox(page).press("Enter");
  await expect(greetingOf(page, "Anna Müller")).toBeFocused();
  await page.getByRole("button", { name: "Anna Müller-Brandt" }).click();
  await greetingOf(page, "Anna Müller-Brandt").waitFor();
  await nameBox(page).fill("Nobody");
  await page.getByRole("button", { name: "Try Another Search" }).click();
  await nameBox(page).fill("zoe");
  await page.locator("#languages summary").click();
  await page.getByRole("link", { name: "English" }).click();
  await greetingOf(page, "Zoë Dubois").waitFor();
  await expect(nameBox(page)).toHaveValue("zoe");
  expect(new Set([...visited, page.url()])).toEqual(new Set([app.url + path, `${app.url}${path}?language=en`]));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
});

test("what is typed before the script has come is searched, and Enter works, too", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  const release = await holdScript(page);
  await page.goto(path, { waitUntil: "commit" });
  await search(page, "zoe");
  release();
  await greetingOf(page, "Zoë Dubois").waitFor();
  await expect(nameBox(page)).toHaveValue("zoe");
  await expect(nameBox(page)).toBeFocused();
  await page.unrouteAll({ behavior: "wait" });

  const releaseAgain = await holdScript(page);
  await page.goto(path, { waitUntil: "commit" });
  await nameBox(page).fill("anna müller");
  await nameBox(page).press("Enter");
  await greetingOf(page, "Anna Müller").waitFor();
  expect(new URL(page.url()).search).toBe("?q=anna+m%C3%BCller");
  await page.getByRole("button", { name: "Anna Müller-Brandt" }).click();
  await seatedAt(page, "12").waitFor();
  releaseAgain();
  await page.waitForURL(app.url + path);
  await greetingOf(page, "Anna Müller-Brandt").waitFor();
  await expect(nameBox(page)).toHaveValue("anna müller");
  await search(page, "zoe");
  await greetingOf(page, "Zoë Dubois").waitFor();
});

test("a search without an answer greets nobody, keeps what was typed and can be tried again", async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  tolerateProblems(page, /ERR_FAILED|status of (429|502)/);
  const failed = page.getByRole("heading", { name: "No connection" });
  const lastFound = page.getByRole("region", { name: "Last table found" });
  await page.route(isSearch, (route) => route.abort());
  await search(page, "anna müller");
  await failed.waitFor();
  await expect(page.getByRole("status")).toHaveText([
    "Your name could not be looked up. Please try again in a moment, or ask the staff, who have the list.",
  ]);
  await expect(nameBox(page)).toHaveValue("anna müller");
  await inspect(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(greetingOf(page, "Anna Müller")).toBeFocused();

  // The table found last is shown under the same name alone.
  await page.route(isSearch, (route) => route.abort());
  await search(page, "anna m");
  await lastFound.getByText(/^Anna Müller, found on this device on /).waitFor();
  await lastFound.getByText("You're seated at table 7").waitFor();
  await page.unrouteAll();
  // A proxy's error page is no answer.
  await page.route(isSearch, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }));
  await search(page, "zoe");
  await failed.waitFor();
  await expect(nameBox(page)).toHaveValue("zoe");
  expect(
    await page
      .getByText(/Welcome|Bad|Anna/)
      .locator("visible=true")
      .count(),
  ).toBe(0);
});
