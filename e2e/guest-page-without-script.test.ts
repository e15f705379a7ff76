import type { Page } from "@playwright/test";
import { greetingOf, nameBox, prepareWedding, seatedAt } from "./support/guest-steps.ts";
import { expect, test as withScript } from "./support/test.ts";

const test = withScript.extend({
  phone: async ({ visit }, use) => use(await visit("phone", { javaScriptEnabled: false })),
});

async function searchByForm(page: Page, name: string): Promise<void> {
  await nameBox(page).fill(name);
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("without scripts, a guest finds the table, picks another one, and starts again", { tag: "@engines" }, async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app);
  await page.goto(path);
  await searchByForm(page, "anna müller");
  await greetingOf(page, "Anna Müller").waitFor();
  await seatedAt(page, "7").waitFor();
  await expect(page.getByRole("article").getByRole("definition")).toHaveText(["Vegetarian"]);
  await expect(page.getByRole("article").getByRole("listitem")).toHaveText(["Björn Åkesson", "Zoë Dubois"]);
  await expect(nameBox(page)).toHaveValue("anna müller");
  await page.getByRole("button", { name: "Anna Müller-Brandt" }).click();
  await greetingOf(page, "Anna Müller-Brandt").waitFor();
  await expect(nameBox(page)).toHaveValue("anna müller");

  await nameBox(page).fill("elizabeth miller");
  await nameBox(page).press("Enter");
  await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
  expect(await page.getByText("Welcome").count()).toBe(0);
  await page.getByRole("button", { name: "Table 15" }).click();
  await seatedAt(page, "15").waitFor();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await page.waitForURL(`${app.url}${path}?`);

  await searchByForm(page, "a");
  await page.getByText("Type at least 2 letters of your name.").waitFor();
  await searchByForm(page, "Nobody at all");
  await page.getByRole("heading", { name: "No guests found" }).waitFor();
  await page.getByRole("button", { name: "Try Another Search" }).click();
  await page.getByText("No guests found").waitFor({ state: "detached" });
  await expect(nameBox(page)).toHaveValue("");
  await searchByForm(page, "vera lynn");
  await page.getByRole("button", { name: "Vera Lind" }).click();
  await greetingOf(page, "Vera Lind").waitFor();
  await expect(nameBox(page)).toHaveValue("Vera Lind");
});
