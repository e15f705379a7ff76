import type { Page, Response } from "playwright-core";
import { expect } from "vitest";
import type { RunningApp } from "./support/app.ts";
import { isFocused } from "./support/focus.ts";
import { holdAnswers } from "./support/held-answers.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo, typeInto } from "./support/keyboard.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const guests = [
  ["Name", "Table Number", "Meal", "Allergies"],
  ["Anna Müller", "7", "Vegetarian", ""],
  ["Annabelle O'Connor-Smith", "12", "Fish", ""],
  ["Björn Åkesson", "7", "Beef", "Nuts"],
  ["Zoë Dubois", "7", "Fish", ""],
  ["Hannah Schneider", "Head Table", "", ""],
  ["Tess Moreau", "12", "", ""],
  ["Lone Wolf", "", "", ""],
];

function wedding(page: Page, app: RunningApp, more = {}) {
  return prepareEvent(page, app, { name: "Sophie & Liam", ...more }, guests);
}

async function search(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
}

test.for(["phone", "desktop"] as const)("a guest on a %s finds the table", async (device, { app, visit }) => {
  const page = await visit(device);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await page.getByRole("heading", { name: "Find your Table", level: 1 }).waitFor();
  await inspect(page, "guest-page");

  await search(page, "anna");
  await page.getByRole("heading", { name: "Welcome, Anna Müller!" }).waitFor();
  const answer = page.getByRole("article");
  await answer.getByText("You're seated at table 7").waitFor();
  await answer.getByRole("heading", { name: "Guest Details" }).waitFor();
  expect(await answer.getByRole("definition").allInnerTexts()).toEqual(["Vegetarian"]);
  expect(await answer.getByRole("listitem").allInnerTexts()).toEqual(["Björn Åkesson", "Zoë Dubois"]);
  await inspect(page, "guest-page-match");
});

test("another guest of the same name is a touch away", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  await search(page, "anna");
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await page.getByRole("button", { name: "Annabelle O'Connor-Smith" }).click();

  const greeting = page.getByRole("heading", { name: "Welcome, Annabelle O'Connor-Smith!" });
  await greeting.waitFor();
  expect(await isFocused(greeting)).toBe(true);
  await page.getByText("You're seated at table 12").waitFor();
  const tablemates = page.getByRole("article").getByRole("listitem");
  await expect.poll(() => tablemates.allInnerTexts()).toEqual(["Tess Moreau"]);

  await page.getByRole("button", { name: "Anna Müller Table 7" }).click();
  await expect.poll(() => tablemates.allInnerTexts()).toEqual(["Björn Åkesson", "Zoë Dubois"]);
});

test("a guest needs no mouse, and sees where the focus is", async ({ app, desktop: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  const box = page.getByLabel("Your name");
  await typeInto(page, box, "anna");
  expect(await box.evaluate((input) => getComputedStyle(input).outlineStyle)).not.toBe("none");
  const other = page.getByRole("button", { name: "Annabelle O'Connor-Smith" });
  await tabTo(page, other);
  expect(await other.evaluate((button) => getComputedStyle(button).outlineStyle)).not.toBe("none");
  await page.keyboard.press("Enter");
  expect(await isFocused(page.getByRole("heading", { name: "Welcome, Annabelle O'Connor-Smith!" }))).toBe(true);
});

test("a guest without a table is sent to the host", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  await search(page, "wolf");
  await page.getByRole("heading", { name: "Welcome, Lone Wolf!" }).waitFor();
  await page.getByText("We couldn't find your table assignment. Please check with the host.").waitFor();
  expect(await page.getByText("Guest Details").count()).toBe(0);
  await inspect(page, "guest-page-no-table");
});

test("nobody found: another search starts empty", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  await search(page, "Nobody");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await inspect(page, "guest-page-none");

  await page.getByRole("button", { name: "Try Another Search" }).click();
  const box = page.getByLabel("Your name");
  expect(await box.inputValue()).toBe("");
  expect(await isFocused(box)).toBe(true);
  expect(await page.getByText("No guests found").count()).toBe(0);
});

test("one letter searches nothing, and clearing the box clears the answer", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  const searches: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("SearchGuests")) searches.push(request.postData() ?? "");
  });
  await search(page, "z");
  await page.getByText("Type at least 2 letters of your name.").waitFor();
  await page.getByLabel("Your name").pressSequentially("oe", { delay: 20 });
  await page.getByRole("heading", { name: "Welcome, Zoë Dubois!" }).waitFor();
  expect(searches).toHaveLength(1);

  await search(page, "");
  await page.getByRole("article").waitFor({ state: "detached" });
  expect(await page.getByText("No guests found").count()).toBe(0);
});

test("a late answer to an earlier name is dropped", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  const release = await holdAnswers(page, (body) => body.includes('"zoe"'));
  const first = page.waitForRequest((request) => request.postData()?.includes('"zoe"') ?? false);
  await search(page, "zoe");
  await first;
  await search(page, "hannah");
  await page.getByRole("heading", { name: "Welcome, Hannah Schneider!" }).waitFor();
  release();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByText("You're seated at table Head Table").waitFor();
  expect(await page.getByText("Zoë Dubois").count()).toBe(0);
});

test("a search without an answer can be tried again", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.goto(path);
  tolerateProblems(page, /ERR_FAILED|the search for a guest failed/);
  await page.getByLabel("Your name").waitFor();
  await page.route("**/graphql", (route) => route.abort());
  await search(page, "anna");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("anna");
  await inspect(page, "guest-page-failed");

  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("heading", { name: "Welcome, Anna Müller!" }).waitFor();
});

test("a search that the server refuses says why", async ({ app, phone: page }) => {
  tolerateProblems(page, /the search for a guest failed/);
  const { path } = await wedding(page, app);
  await page.goto(path);
  await page.getByLabel("Your name").waitFor();
  const message = "Too many requests from your network. Please try again in a minute.";
  await page.route("**/graphql", (route) =>
    route.fulfill({
      contentType: "application/graphql-response+json",
      body: JSON.stringify({ data: null, errors: [{ message, extensions: { code: "RATE_LIMITED", status: 429 } }] }),
    }),
  );
  await search(page, "anna");
  await page.getByText(message).waitFor();
  await page.getByRole("button", { name: "Try Again" }).waitFor();
});

test("tablemates stay away from an event that hides them", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app, { showTablemates: false });
  await page.goto(path);
  await search(page, "anna müller");
  await page.getByText("You're seated at table 7").waitFor();
  expect(await page.getByText("Björn Åkesson").count()).toBe(0);
});

test("an event's look covers the page, and is gone with it", async ({ app, phone: page }) => {
  const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Playfair Display, serif" };
  const { path } = await wedding(page, app, { theme });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await search(page, "anna");
  const card = page.getByText("You're seated at table 7");
  await card.waitFor();
  await inspect(page, "guest-page-themed");
  const style = await page.locator("body").evaluate((body) => ({
    background: getComputedStyle(document.documentElement).backgroundColor,
    font: getComputedStyle(body).fontFamily,
  }));
  expect(style).toEqual({ background: "rgb(255, 241, 242)", font: '"Playfair Display", serif' });
  expect(await card.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(159, 18, 57)");
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.includes("playfair-display"))).toEqual([]);
  // Text is readable in a stand-in while the font is on its way.
  const displays = await page.evaluate(() => Array.from(document.fonts, ({ display }) => display));
  expect(new Set(displays)).toEqual(new Set(["swap"]));

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Find Your Table", exact: true }).waitFor();
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).not.toContain("Playfair");
});

test("large type and a narrow phone cut nothing off", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await search(page, "annabelle");
  await page.getByText("You're seated at table 12").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await inspect(page, "guest-page-large-type");
});

test.for([["an unknown link"], ["a private event"]])("%s is not found", async ([kind], { app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  const event = await wedding(page, app, { isPublic: false });
  await page.goto(kind === "a private event" ? event.path : "/view/seats/nothing-here");
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await page.getByText("The event you're looking for doesn't exist or may have been removed.").waitFor();
  await inspect(page, "guest-page-missing");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Username or email").waitFor();
});

test("a signed-in user finds the way back from a guest page, and out", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  await signInAsAdmin(page, app);
  await page.goto(path);
  await page.getByRole("link", { name: "Customer Dashboard" }).waitFor();
  await page.getByRole("button", { name: "Account of Administrator" }).click();
  const menu = page.getByRole("menu");
  await menu.getByText("admin@example.com").waitFor();
  await inspect(page, "user-menu");

  await menu.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).waitFor();
  expect(await page.getByRole("link", { name: "Customer Dashboard" }).count()).toBe(0);
});

test("a guest downloads nothing that only organisers need", async ({ app, phone: page }) => {
  const { path } = await wedding(page, app);
  const scripts: Promise<Script>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(asSent(response));
  });
  await page.goto(path);
  await search(page, "anna");
  await page.getByText("You're seated at table 7").waitFor();
  const sent = await Promise.all(scripts);
  // How much that is, `npm run check` weighs.
  const names = new Set(sent.map(({ name }) => name));
  // What keeps an answer up to date comes once there is one.
  for (const late of ["live-socket", "dist"]) names.delete(late);
  expect(names).toEqual(new Set(["guests", "index", "rolldown-runtime"]));
  expect(sent.find(({ name }) => name === "guests")).toMatchObject({
    "content-encoding": expect.stringMatching(/^(br|gzip)$/),
    "cache-control": "public, max-age=31536000, immutable",
  });
});

type Script = Record<string, string | undefined>;

async function asSent(response: Response): Promise<Script> {
  return { ...(await response.allHeaders()), name: /\/assets\/(.+)-.{8}\.js$/.exec(response.url())?.[1] };
}
