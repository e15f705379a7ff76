import { greetingOf, nameBox, prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { tabTo, typeInto } from "./support/keyboard.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const details = { date: "2027-06-12", location: "Rosewood House", greeting: "How good that you are here!" };

test("a guest finds the table, and picks one of several who match", { tag: "@engines" }, async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app, details);
  await page.goto(path);
  await page.getByRole("heading", { name: "Find your Table", level: 1 }).waitFor();
  await page.getByText("Enter your name to find your assigned table and seating information.").waitFor();
  expect(await page.getByRole("main").innerText()).toMatch(
    /Sophie & Liam\s+June 12, 2027 · Rosewood House\s+How good that you are here!/,
  );
  await inspect(page);

  await search(page, "anna müller");
  await greetingOf(page, "Anna Müller").waitFor();
  await seatedAt(page, "7").waitFor();
  const answer = page.getByRole("article");
  const tablemates = answer.getByRole("listitem");
  await answer.getByRole("heading", { name: "Guest Details" }).waitFor();
  await expect(answer.getByRole("definition")).toHaveText(["Vegetarian"]);
  await expect(tablemates).toHaveText(["Björn Åkesson", "Zoë Dubois"]);
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await inspect(page);

  await page.getByRole("button", { name: "Anna Müller-Brandt Table 12 · Fish" }).click();
  await expect(greetingOf(page, "Anna Müller-Brandt")).toBeFocused();
  await seatedAt(page, "12").waitFor();
  await expect(tablemates).toHaveText(["Tess Moreau"]);
  await page.getByRole("button", { name: "Anna Müller Table 7" }).click();
  await greetingOf(page, "Anna Müller").waitFor();
  await expect(tablemates).toHaveText(["Björn Åkesson", "Zoë Dubois"]);
  await expect(nameBox(page)).toHaveValue("anna müller");

  await search(page, "elizabeth miller");
  await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
  const choices = page.getByRole("main").getByRole("listitem");
  expect((await choices.allInnerTexts()).map((text) => text.split(/\s*\n\s*/)).toSorted()).toEqual([
    ["Elizabeth Miller", "Table 15 · Fish"],
    ["Elizabeth Miller", "Table 5 · Beef"],
  ]);
  expect(await page.getByText("Welcome").count()).toBe(0);
  await inspect(page);
  await choices.getByRole("button", { name: "Table 5" }).click();
  await seatedAt(page, "5").waitFor();
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await expect(choices.getByRole("button")).toHaveText([/Table 15/]);
});

test("a household is told its table; a guess or a name that comes near greets nobody; no table leads to the host", async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await search(page, "anna müller und zoë dubois");
  const household = page.getByRole("region", { name: "Anna Müller and Zoë Dubois sit at table 7." });
  await household.getByRole("heading").waitFor();
  await inspect(page);
  await household.getByRole("button", { name: "Zoë Dubois Table 7" }).click();
  await greetingOf(page, "Zoë Dubois").waitFor();
  expect(await page.getByRole("heading", { name: "Not you?" }).count()).toBe(1);

  await search(page, "schnaider");
  await page.getByRole("heading", { name: "Is this you?" }).waitFor();
  expect(await page.getByText("Welcome").count()).toBe(0);
  await inspect(page);
  await page.getByRole("button", { name: "Hannah Schneider" }).click();
  await seatedAt(page, "Head Table").waitFor();

  await search(page, "vera lynn");
  await page.getByRole("heading", { name: "Did you mean …?" }).waitFor();
  expect(await page.getByText(/Welcome|Orchid/).count()).toBe(0);
  await inspect(page);
  await page.getByRole("button", { name: "Vera Lind" }).click();
  await expect(greetingOf(page, "Vera Lind")).toBeFocused();
  await expect(nameBox(page)).toHaveValue("Vera Lind");

  await search(page, "wolf");
  await greetingOf(page, "Lone Wolf").waitFor();
  await page.getByText("We couldn't find your table assignment. Please check with the host.").waitFor();
  expect(await page.getByText(/Guest Details|You're seated/).count()).toBe(0);
  await inspect(page);

  await search(page, "Nobody");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await inspect(page);
  await page.getByRole("button", { name: "Try Another Search" }).click();
  await expect(nameBox(page)).toHaveValue("");
  await expect(nameBox(page)).toBeFocused();
  expect(await page.getByText("No guests found").count()).toBe(0);
});

test("a guest needs no mouse, sees where the focus is, and hears one short sentence", async ({
  app,
  desktop: page,
}) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await typeInto(page, nameBox(page), "anna müller");
  const outline = () =>
    page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  expect(await outline()).not.toBe("none");
  await tabTo(page, page.getByRole("button", { name: "Anna Müller-Brandt" }));
  expect(await outline()).not.toBe("none");
  await page.keyboard.press("Enter");
  await expect(greetingOf(page, "Anna Müller-Brandt")).toBeFocused();
  const languages = page.locator("#languages summary");
  await tabTo(page, languages);
  expect(await outline()).not.toBe("none");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Deutsch" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Deutsch" }).waitFor({ state: "hidden" });
  await expect(languages).toBeFocused();

  for (const [name, sentence] of [
    ["zoe dubois", "Zoë Dubois, table 7."],
    ["anna müller", "Anna Müller, table 7. 1 other guest matches."],
    ["hannah schneider", "Hannah Schneider, Head Table."],
    ["wolf", "Lone Wolf, no table yet."],
    ["elizabeth miller", "2 guests match. Which one are you?"],
    ["nobody at all", "No guests found"],
    ["", ""],
  ] as const) {
    await search(page, name);
    await expect(page.getByRole("status")).toHaveText([sentence]);
  }
});

test("an unknown link is not found", async ({ phone: page }) => {
  tolerateProblems(page, /status of 404/);
  await page.goto("/view/seats/nothing-here");
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await page.getByText("The event you're looking for doesn't exist or may have been removed.").waitFor();
  await inspect(page);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Username or email").waitFor();
});

test("a signed-in user finds the way back and out, and what they try is not kept", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await signInAsAdmin(page, app);
  await page.goto(path);
  const way = page.getByRole("main").getByRole("link", { name: "Customer Dashboard" });
  await expect(way).toHaveAttribute("href", "/customer/dashboard");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/admin/dashboard");
  await search(page, "anna müller");
  await greetingOf(page, "Anna Müller").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("last-found-table"))).toBeNull();
  // The header has made room for the answer.
  await page.reload();
  await header.locator("summary").click();
  await header.getByText("admin@example.com").waitFor();
  await inspect(page);

  await header.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  expect(page.url()).toBe(app.url + path);
  expect((await header.count()) + (await way.count())).toBe(0);
  await page.reload();
  await page.getByRole("contentinfo").getByRole("link", { name: "Login" }).waitFor();
  expect(await page.getByText("You have been successfully logged out.").count()).toBe(0);
});
