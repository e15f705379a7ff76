import type { Locator, Page } from "@playwright/test";
import { addGuests, changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { inspect } from "./support/inspect.ts";
import { drawing, photo } from "./support/pictures.ts";
import { ask } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";
import { holdToast } from "./support/toast.ts";

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
  const heading = preview.getByRole("heading", { name: "Find your Table" });
  const typed = page.getByLabel("Primary Color", { exact: true });
  const save = page.getByRole("button", { name: "Save Theme" });
  await heading.waitFor();
  await expect(preview.getByPlaceholder("Search by name to find your table...")).toBeDisabled();
  expect(await loadedFonts(page)).toBe(1);
  await page.getByRole("combobox", { name: "Font Family" }).click();
  await expect(page.getByRole("option")).toHaveCount(25);
  const faces = await page
    .getByRole("option")
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
  await inspect(page);
  await save.click();
  await page.getByText("Theme saved", { exact: true }).waitFor();
  const chosen = { primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Great Vibes, cursive" };
  expect(await storedTheme(page, id)).toEqual(chosen);
  await page.getByRole("button", { name: "Reset to Default" }).click();
  await save.click();
  const defaults = { primaryColor: "#3B82F6", backgroundColor: "#f9fafb", fontFamily: "Inter, sans-serif" };
  await expect.poll(() => storedTheme(page, id)).toEqual(defaults);

  tolerateProblems(page, /status of 409/);
  await changeEvent(page, id, { theme: { primaryColor: "#123456" } });
  await page.getByLabel("Page Background Color", { exact: true }).fill("#ffffff");
  await save.click();
  await page.getByText("was “#3B82F6”, now “#123456”").waitFor();
  await expect(page.getByLabel("Page Background Color", { exact: true })).toHaveValue("#ffffff");
});

function looksOf(within: Locator) {
  const parts = [".event-name", ".when", "h1", "#name", ".prompt", ".monogram"].map((part) =>
    within.locator(part).last(),
  );
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { color, fontFamily, fontSize, backgroundColor, textAlign, width } = getComputedStyle(element);
        return { color, fontFamily, fontSize, backgroundColor, textAlign, width };
      }),
    ),
  );
}

test("ready-made looks and pictures show on a phone's preview as on the guest page", async ({ app, phone: page }) => {
  await signInAsNewCustomer(page, app, "Ida");
  const { id, shortLink } = await myEvent(page);
  await changeEvent(page, id, { name: "Anna & Ben", date: "June 12, 2027", location: "Rosewood House" });
  await addGuests(page, id, [
    ["Derek Holm", "7"],
    ["Amélie Müller", "7"],
  ]);
  await openEditor(page, "theme");
  const preview = page.getByRole("region", { name: "Live Preview" });
  await page.getByRole("button", { name: "Rosewood" }).click();
  await expect(page.getByLabel("Primary Color", { exact: true })).toHaveValue("#7a1f3d");
  await preview.getByText("Found", { exact: true }).click();
  await preview.getByText("Welcome, Derek Holm!").waitFor();
  await preview.getByText("Amélie Müller").waitFor();
  await preview.getByText("Search", { exact: true }).click();

  await page.getByLabel("Upload a monogram").setInputFiles(drawing("monogram.png"));
  await page.getByRole("img", { name: "Your monogram" }).waitFor();
  await page.getByLabel("Upload a photo").setInputFiles(photo("photo.jpg"));
  await page.getByRole("img", { name: "Your photo" }).waitFor();
  await page.getByRole("button", { name: "Point that stays in view" }).press("ArrowRight");
  await expect(preview.locator("img.photo")).toHaveCSS("object-position", "52% 50%");
  await holdToast(page, "Theme saved");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Change undone", { exact: true }).waitFor();
  await page.getByLabel("Upload a monogram").setInputFiles(drawing("monogram.png"));
  await page.getByRole("img", { name: "Your monogram" }).waitFor();
  tolerateProblems(page, /status of 4\d\d/);
  await page
    .getByLabel("Upload a photo")
    .setInputFiles({ name: "drawing.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByText(/Please upload a JPEG, PNG or WebP picture/).waitFor();
  await page.getByRole("button", { name: "Save Theme" }).click();
  await expect(page.getByRole("button", { name: "Save Theme" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show preview" }).click();
  await page.getByRole("dialog", { name: "Live Preview" }).getByText("Find your Table").waitFor();
  await inspect(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await inspect(page);
  const looks = await looksOf(preview);
  await page.goto(`/view/seats/${shortLink}`);
  await page.locator("img.monogram").waitFor();
  expect(await looksOf(page.locator("html"))).toEqual(looks);
});
