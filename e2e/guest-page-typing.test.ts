import { once } from "node:events";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { startApp } from "./support/app.ts";
import { openPage } from "./support/browser.ts";
import { isFocused } from "./support/focus.ts";
import { greetingOf, nameBox, prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { holdSearches, isSearch, searchedIn } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { problemsOf, tolerateProblems } from "./support/problems.ts";
import { test } from "./support/test.ts";

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

test("one letter searches nothing, and clearing the box clears the answer", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  const searches = watchSearches(page);
  await search(page, "z");
  await page.getByText("Type at least 2 letters of your name.").waitFor();
  await nameBox(page).pressSequentially("oe");
  await greetingOf(page, "Zoë Dubois").waitFor();
  expect(searches.at(-1)).toBe("zoe");
  expect(searches).not.toContain("z");

  await page.getByText("Clear the search").click();
  expect(await page.getByRole("article").count()).toBe(0);
  expect(await nameBox(page).inputValue()).toBe("");
  expect(await isFocused(nameBox(page))).toBe(true);
  await search(page, "zoe");
  await greetingOf(page, "Zoë Dubois").waitFor();
  await search(page, "");
  expect(await page.getByText(/Welcome|No guests found|Type at least/).count()).toBe(0);
});

test("while an answer is on its way, nobody is greeted, and a late answer to an earlier name is dropped", async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "anna müller");
  await greetingOf(page, "Anna Müller").waitFor();
  const release = await holdSearches(page, "zoe");
  const asked = page.waitForRequest((request) => searchedIn(request.url()) === "zoe");
  await search(page, "zoe");
  await page.getByText("Searching…").waitFor();
  expect(await page.getByText("Anna Müller").count()).toBe(0);
  await asked;
  await search(page, "hannah");
  await seatedAt(page, "Head Table").waitFor();
  release();
  await page.unrouteAll({ behavior: "wait" });
  await greetingOf(page, "Hannah Schneider").waitFor();
  expect(await page.getByText("Zoë Dubois").count()).toBe(0);
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
  await expect.poll(() => isFocused(greetingOf(page, "Anna Müller"))).toBe(true);
  await page.getByRole("button", { name: "Anna Müller-Brandt" }).click();
  await greetingOf(page, "Anna Müller-Brandt").waitFor();
  await nameBox(page).fill("Nobody");
  await page.getByRole("button", { name: "Try Another Search" }).click();
  await nameBox(page).fill("zoe");
  await page.locator("#languages summary").click();
  await page.getByRole("link", { name: "English" }).click();
  await greetingOf(page, "Zoë Dubois").waitFor();
  expect(await nameBox(page).inputValue()).toBe("zoe");
  expect(new Set([...visited, page.url()])).toEqual(new Set([app.url + path, `${app.url}${path}?language=en`]));
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
});

test("what is typed before the script has come is searched and not lost", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  const release = await holdScript(page);
  await page.goto(path, { waitUntil: "commit" });
  await search(page, "zoe");
  release();
  await greetingOf(page, "Zoë Dubois").waitFor();
  expect(await nameBox(page).inputValue()).toBe("zoe");
  expect(await isFocused(nameBox(page))).toBe(true);
});

test("Enter before the script has come searches too, and the script clears the address", async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app);
  const release = await holdScript(page);
  await page.goto(path, { waitUntil: "commit" });
  await nameBox(page).fill("anna müller");
  await nameBox(page).press("Enter");
  await greetingOf(page, "Anna Müller").waitFor();
  expect(new URL(page.url()).search).toBe("?q=anna+m%C3%BCller");
  await page.getByRole("button", { name: "Anna Müller-Brandt" }).click();
  await seatedAt(page, "12").waitFor();
  release();
  await expect.poll(() => page.url()).toBe(app.url + path);
  await greetingOf(page, "Anna Müller-Brandt").waitFor();
  expect(await nameBox(page).inputValue()).toBe("anna müller");
  await search(page, "zoe");
  await greetingOf(page, "Zoë Dubois").waitFor();
});

test("a search without an answer greets nobody, keeps what was typed and can be tried again", async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  tolerateProblems(page, /ERR_FAILED/);
  await page.route(isSearch, (route) => route.abort());
  await search(page, "anna müller");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await page.getByText("The search could not reach the server. Your connection may be weak.").first().waitFor();
  expect(await page.getByRole("status").allTextContents()).toEqual([
    "The search could not reach the server. Your connection may be weak.",
  ]);
  expect(await nameBox(page).inputValue()).toBe("anna müller");
  await inspect(page, "guest-page-failed");

  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => isFocused(greetingOf(page, "Anna Müller"))).toBe(true);

  // A proxy's error page is no answer.
  tolerateProblems(page, /status of 502/);
  await page.route(isSearch, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }));
  await search(page, "zoe");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  expect(await nameBox(page).inputValue()).toBe("zoe");
  expect(await page.getByText(/Welcome|Bad/).count()).toBe(0);
});

test("a search that the server refuses says why, and what was typed stays", async ({ browser }) => {
  const app = await startApp({ SEARCH_RATE_LIMIT: "3" });
  try {
    const page = await openPage(browser, { device: "phone", baseURL: app.url });
    tolerateProblems(page, /status of 429/);
    await page.goto("/");
    for (const name of ["emma", "zoë", "jean"]) {
      await search(page, name);
      await page.getByText("You're seated at").first().waitFor();
    }
    await search(page, "amélie");
    await page.getByRole("heading", { name: "No guests found" }).waitFor();
    await page.getByRole("button", { name: "Try Again" }).waitFor();
    expect(await page.getByRole("main").innerText()).toMatch(/Too many .+ try again/s);
    expect(await page.getByText("Welcome").count()).toBe(0);
    expect(await nameBox(page).inputValue()).toBe("amélie");
    await inspect(page, "guest-page-refused");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { name: "No guests found" }).waitFor();
    expect(await nameBox(page).inputValue()).toBe("amélie");
    expect(problemsOf(page)).toEqual([]);
    await page.context().close();
  } finally {
    await app.stop();
  }
});

test("only the answer on the page is followed", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  const subscriptions: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { type, payload: sent } = JSON.parse(String(payload));
      if (type === "subscribe") subscriptions.push(sent.variables.query);
    }),
  );
  const searches = watchSearches(page);
  await search(page, "zoe");
  await expect.poll(() => subscriptions).toEqual(["zoe"]);
  await search(page, "hannah");
  await greetingOf(page, "Hannah Schneider").waitFor();
  await expect.poll(() => subscriptions.length).toBeGreaterThan(1);
  expect(subscriptions).toEqual(["zoe", "hannah"]);
  expect(searches).toEqual(["zoe", "hannah"]);
});
