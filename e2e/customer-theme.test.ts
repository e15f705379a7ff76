import type { Page } from "@playwright/test";
import { myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { ask } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

async function storedTheme(page: Page, id: number) {
  const query = "query ($id: Int!) { event(id: $id) { theme { primaryColor backgroundColor fontFamily } } }";
  return (await ask<{ event: { theme: unknown } }>(page, query, { id })).event.theme;
}

/** Without the fonts of our own screens: Newsreader and its fallbacks. */
const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const families = Array.from(document.fonts, ({ family }) => family.replaceAll('"', ""));
    return new Set(families.filter((family) => !/Newsreader|stand-in/.test(family))).size;
  });

test("an event gets its look: colors that can be read, one of 25 fonts, and a preview", async ({
  app,
  desktop: page,
}) => {
  await signInAsNewCustomer(page, app, "Cleo");
  const { id } = await myEvent(page);
  await openEditor(page, "theme");
  const preview = page.getByRole("region", { name: "Live Preview" });
  const shown = preview.locator("iframe:visible").contentFrame();
  const heading = shown.locator("h1", { hasText: "Find your Table" });
  const typed = page.getByLabel("Primary Color", { exact: true });
  const save = page.getByRole("button", { name: "Save Theme" });
  await heading.waitFor();
  await expect(shown.getByPlaceholder("Search by name to find your table...")).toBeDisabled();
  expect(await loadedFonts(page)).toBe(1);
  await page.getByRole("combobox", { name: "Font Family" }).click();
  await expect(page.getByRole("option")).toHaveCount(25);
  const faces = await page
    .getByRole("option")
    .locator("[style]")
    .evaluateAll((options) => options.map((option) => getComputedStyle(option).fontFamily.split(",")[0]));
  expect(new Set(faces).size).toBe(25);
  await expect.poll(() => loadedFonts(page)).toBe(25);
  await page.getByRole("option", { name: "Great Vibes" }).click();
  await expect(heading).toHaveCSS("font-family", /Great Vibes/);

  await page.getByLabel("Pick: Primary Color").fill("#00aa88");
  await expect(typed).toHaveValue("#00aa88");
  await typed.fill("#ffffcc");
  await page.getByText(/Guests see a readable shade/).waitFor();
  await typed.fill("red");
  await save.click();
  await page.getByText("Please enter a color such as #3B82F6").waitFor();
  await expect(typed).toBeFocused();
  await typed.fill("#7a1f3d");
  await page.getByLabel("Page Background Color", { exact: true }).fill("#fdf6ec");
  await page.getByText("Easy to read").waitFor();
  await expect(shown.locator("body")).toHaveCSS("--bg", "#fdf6ec");
  await inspect(page);
  await save.click();
  await page.getByText("Theme saved", { exact: true }).waitFor();
  const chosen = { primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Great Vibes, cursive" };
  expect(await storedTheme(page, id)).toEqual(chosen);
  await page.getByRole("button", { name: "Reset to Default" }).click();
  await save.click();
  const defaults = { primaryColor: "#3B82F6", backgroundColor: "#f9fafb", fontFamily: "Inter, sans-serif" };
  await expect.poll(() => storedTheme(page, id)).toEqual(defaults);
});
