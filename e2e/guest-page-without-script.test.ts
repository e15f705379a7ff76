import type { Page } from "playwright-core";
import { expect } from "vitest";
import { greetingOf, nameBox, prepareWedding, seatedAt } from "./support/guest-steps.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { test as base } from "./support/test.ts";

const test = base.extend("phone", async ({ visit }) => visit("phone", { javaScript: false }));

async function searchByForm(page: Page, name: string): Promise<void> {
  await nameBox(page).fill(name);
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("a guest finds the table, and is not the first match", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await searchByForm(page, "anna müller");
  await greetingOf(page, "Anna Müller").waitFor();
  await seatedAt(page, "7").waitFor();
  expect(await page.getByRole("article").getByRole("definition").allInnerTexts()).toEqual(["Vegetarian"]);
  expect(await page.getByRole("article").getByRole("listitem").allInnerTexts()).toEqual([
    "Björn Åkesson",
    "Zoë Dubois",
  ]);
  expect(await nameBox(page).inputValue()).toBe("anna müller");

  await page.getByRole("button", { name: "Anna Müller-Brandt" }).click();
  await greetingOf(page, "Anna Müller-Brandt").waitFor();
  expect(await nameBox(page).inputValue()).toBe("anna müller");

  await nameBox(page).fill("elizabeth miller");
  await nameBox(page).press("Enter");
  await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
  expect(await page.getByText("Welcome").count()).toBe(0);
  await page.getByRole("button", { name: "Table 15" }).click();
  await seatedAt(page, "15").waitFor();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect.poll(() => page.url()).toBe(`${app.url}${path}?`);
});

test("an address with a name in it opens with the answer", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(`${path}?q=zo%C3%AB`);
  await seatedAt(page, "7").waitFor();
  expect(await nameBox(page).inputValue()).toBe("zoë");
  // Invalid parameters are ignored.
  await page.goto(`${path}?q=zoe&q=anna&guest=nobody&language=xx`);
  await page.getByRole("heading", { name: "Find your Table", level: 1 }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test("nobody is found, one letter is too little, and another search starts empty", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await searchByForm(page, "a");
  await page.getByText("Type at least 2 letters of your name.").waitFor();
  await searchByForm(page, "Nobody at all");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await page.getByRole("button", { name: "Try Another Search" }).click();
  await page.getByText("No guests found").waitFor({ state: "detached" });
  expect(await nameBox(page).inputValue()).toBe("");

  await searchByForm(page, "vera lynn");
  await page.getByRole("heading", { name: "Did you mean …?" }).waitFor();
  await page.getByRole("button", { name: "Vera Lind" }).click();
  await greetingOf(page, "Vera Lind").waitFor();
  expect(await nameBox(page).inputValue()).toBe("Vera Lind");
});

test("an event with a code asks for it, and says what is wrong with another one", async ({ app, phone: page }) => {
  tolerateProblems(page, /status of 4\d\d/);
  const { path } = await prepareWedding(page, app, { guestCode: "Rose 2027" });
  // The address does not get around the code.
  await page.goto(`${path}?q=anna`);
  const box = page.getByLabel("Code from your invitation");
  await box.fill("Tulip 2027");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("alert").getByText("This is not the event's code. Please check your invitation.").waitFor();
  expect(await box.inputValue()).toBe("Tulip 2027");
  await box.fill("rose-2027");
  await box.press("Enter");
  await searchByForm(page, "zoe");
  await greetingOf(page, "Zoë Dubois").waitFor();
});

test("somebody who is signed in can sign out", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await signInAsAdmin(page, app);
  await page.goto(path);
  await page.getByRole("link", { name: "Customer Dashboard" }).waitFor();
  await page.getByRole("contentinfo").getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been successfully logged out.").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Login" }).waitFor();
  expect(await page.getByRole("link", { name: "Customer Dashboard" }).count()).toBe(0);
});

test("the choice of a language is kept, and no control is shown that does nothing", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.goto("/");
  expect(await page.getByRole("radio").count()).toBe(0);
  await page.locator("#languages summary").click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(`${app.url}/`);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.goto(path);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect((await page.context().cookies()).map(({ name, value }) => [name, value])).toContainEqual([
    "fyt.language",
    "de",
  ]);
});

test("an event that does not exist is not found", async ({ phone: page }) => {
  tolerateProblems(page, /status of 404/);
  await page.goto("/view/seats/nothing-here?q=anna");
  await page.getByRole("heading", { name: "Event Not Found" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Login" }).waitFor();
});
