import { expect } from "vitest";
import { isFocused } from "./support/focus.ts";
import { greetingOf, nameBox, prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo, typeInto } from "./support/keyboard.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const details = { date: "2027-06-12", location: "Rosewood House", greeting: "How good that you are here!" };

test.for(["phone", "desktop"] as const)("a guest on a %s finds the table", async (device, { app, visit }) => {
  const page = await visit(device);
  const { path } = await prepareWedding(page, app, details);
  await page.goto(path);
  await page.getByRole("heading", { name: "Find your Table", level: 1 }).waitFor();
  await page.getByText("Enter your name to find your assigned table and seating information.").waitFor();
  expect(await page.getByRole("main").innerText()).toMatch(
    /Sophie & Liam\s+June 12, 2027 · Rosewood House\s+How good that you are here!/,
  );
  await inspect(page, "guest-page");

  await search(page, "anna müller");
  await greetingOf(page, "Anna Müller").waitFor();
  await seatedAt(page, "7").waitFor();
  const answer = page.getByRole("article");
  await answer.getByRole("heading", { name: "Guest Details" }).waitFor();
  expect(await answer.getByRole("definition").allInnerTexts()).toEqual(["Vegetarian"]);
  expect(await answer.getByRole("listitem").allInnerTexts()).toEqual(["Björn Åkesson", "Zoë Dubois"]);
  await inspect(page, "guest-page-match");
});

test("another guest who matches is a touch away", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "anna müller");
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await page.getByRole("button", { name: "Anna Müller-Brandt Table 12 · Fish" }).click();

  const greeting = greetingOf(page, "Anna Müller-Brandt");
  await greeting.waitFor();
  await expect.poll(() => isFocused(greeting)).toBe(true);
  await seatedAt(page, "12").waitFor();
  const tablemates = page.getByRole("article").getByRole("listitem");
  expect(await tablemates.allInnerTexts()).toEqual(["Tess Moreau"]);

  await page.getByRole("button", { name: "Anna Müller Table 7" }).click();
  await greetingOf(page, "Anna Müller").waitFor();
  expect(await tablemates.allInnerTexts()).toEqual(["Björn Åkesson", "Zoë Dubois"]);
  expect(await nameBox(page).inputValue()).toBe("anna müller");
});

test("of guests who match equally well, nobody is greeted until one is picked", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "elizabeth miller");
  await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
  const choices = page.getByRole("main").getByRole("listitem");
  await expect.poll(() => choices.allInnerTexts()).toHaveLength(2);
  expect((await choices.allInnerTexts()).map((text) => text.split(/\s*\n\s*/)).toSorted()).toEqual([
    ["Elizabeth Miller", "Table 15 · Fish"],
    ["Elizabeth Miller", "Table 5 · Beef"],
  ]);
  expect(await page.getByText("Welcome").count()).toBe(0);
  await inspect(page, "guest-page-which-one");

  await choices.getByRole("button", { name: "Table 5" }).click();
  await greetingOf(page, "Elizabeth Miller").waitFor();
  await seatedAt(page, "5").waitFor();
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  expect(await choices.getByRole("button").allInnerTexts()).toEqual([expect.stringContaining("Table 15")]);
});

test("a household that sits together is told so in one sentence", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "anna müller und zoë dubois");
  const answer = page.getByRole("region", { name: "Anna Müller and Zoë Dubois sit at table 7." });
  await answer.getByRole("heading").waitFor();
  await inspect(page, "guest-page-household");
  await answer.getByRole("button", { name: "Zoë Dubois Table 7" }).click();
  await greetingOf(page, "Zoë Dubois").waitFor();
  expect(await page.getByRole("heading", { name: "Not you?" }).count()).toBe(1);
});

test("a guess greets nobody before they say that it is them", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "schnaider");
  await page.getByRole("heading", { name: "Is this you?" }).waitFor();
  expect(await page.getByText("Welcome").count()).toBe(0);
  await inspect(page, "guest-page-guess");
  await page.getByRole("button", { name: "Hannah Schneider" }).click();
  await seatedAt(page, "Head Table").waitFor();
});

test("a name that comes near is offered, and searched when it is taken", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "vera lynn");
  await page.getByRole("heading", { name: "Did you mean …?" }).waitFor();
  expect(await page.getByText(/Welcome|Orchid/).count()).toBe(0);
  await inspect(page, "guest-page-suggestion");
  await page.getByRole("button", { name: "Vera Lind" }).click();
  await expect.poll(() => isFocused(greetingOf(page, "Vera Lind"))).toBe(true);
  expect(await nameBox(page).inputValue()).toBe("Vera Lind");
});

test("a guest needs no mouse, and sees where the focus is", async ({ app, desktop: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await typeInto(page, nameBox(page), "anna müller");
  const outline = () =>
    page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  expect(await outline()).not.toBe("none");
  await tabTo(page, page.getByRole("button", { name: "Anna Müller-Brandt" }));
  expect(await outline()).not.toBe("none");
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(greetingOf(page, "Anna Müller-Brandt"))).toBe(true);

  await tabTo(page, page.locator("#languages summary"));
  expect(await outline()).not.toBe("none");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Deutsch" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Deutsch" }).waitFor({ state: "hidden" });
  expect(await isFocused(page.locator("#languages summary"))).toBe(true);
});

test("a screen reader says one short sentence, then how many others match", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  const spoken = page.getByRole("status");
  for (const [name, sentence] of [
    ["zoe dubois", "Zoë Dubois, table 7."],
    ["anna müller", "Anna Müller, table 7. 1 other guest matches."],
    ["hannah schneider", "Hannah Schneider, Head Table."],
    ["wolf", "Lone Wolf, no table yet."],
    ["elizabeth miller", "2 guests match. Which one are you?"],
    ["nobody at all", "No guests found"],
  ] as const) {
    await search(page, name);
    await expect.poll(() => spoken.allTextContents()).toEqual([sentence]);
  }
  await search(page, "");
  await expect.poll(() => spoken.allTextContents()).toEqual([""]);
});

test("a guest without a table is sent to the host", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "wolf");
  await greetingOf(page, "Lone Wolf").waitFor();
  await page.getByText("We couldn't find your table assignment. Please check with the host.").waitFor();
  expect(await page.getByText(/Guest Details|You're seated/).count()).toBe(0);
  await inspect(page, "guest-page-no-table");
});

test("nobody found: another search starts empty", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "Nobody");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await inspect(page, "guest-page-none");

  await page.getByRole("button", { name: "Try Another Search" }).click();
  expect(await nameBox(page).inputValue()).toBe("");
  expect(await isFocused(nameBox(page))).toBe(true);
  expect(await page.getByText("No guests found").count()).toBe(0);
});

test("tablemates stay away from an event that hides them", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app, { showTablemates: false });
  await page.goto(path);
  await search(page, "anna müller");
  await seatedAt(page, "7").waitFor();
  expect(await page.content()).not.toContain("Björn");
});

test("large type and a narrow phone cut nothing off", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app, details);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const [name, table] of [
    ["annabelle", "9"],
    ["vera", "Orchid Room, Table 12b – near the stage"],
  ] as const) {
    await search(page, name);
    await seatedAt(page, table).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await inspect(page, "guest-page-large-type");
});

test.for([["an unknown link"], ["a private event"]])("%s is not found", async ([kind], { app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  const event = await prepareWedding(page, app, { isPublic: false });
  await page.goto(kind === "a private event" ? event.path : "/view/seats/nothing-here");
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await page.getByText("The event you're looking for doesn't exist or may have been removed.").waitFor();
  expect(await page.content()).not.toContain("Sophie");
  await inspect(page, "guest-page-missing");
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Username or email").waitFor();
});

test("a signed-in user finds the way back from a guest page, and out", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 404/);
  const { path } = await prepareWedding(page, app);
  await signInAsAdmin(page, app);
  await page.goto("/view/seats/nothing-here");
  const way = page.getByRole("main").getByRole("link", { name: "Customer Dashboard" });
  expect(await way.getAttribute("href")).toBe("/customer/dashboard");

  await page.goto(path);
  expect(await way.getAttribute("href")).toBe("/customer/dashboard");
  const header = page.getByRole("banner");
  expect(await header.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/admin/dashboard");
  await header.locator("summary").click();
  await header.getByText("admin@example.com").waitFor();
  await inspect(page, "guest-page-signed-in");

  await header.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  expect(page.url()).toBe(app.url + path);
  expect((await header.count()) + (await way.count())).toBe(0);
  await page.reload();
  await page.getByRole("contentinfo").getByRole("link", { name: "Login" }).waitFor();
  expect(await page.getByText("You have been successfully logged out.").count()).toBe(0);
});
