import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { LogoutDocument } from "../frontend/features/auth/generated/logout.ts";
import { addGuests, changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { untilReady } from "./support/dialog.ts";
import { firstOf } from "./support/first-of.ts";
import { isFocused } from "./support/focus.ts";
import { inspect } from "./support/inspect.ts";
import { drawing, photo } from "./support/pictures.ts";
import { ask, uploadPicture } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { test } from "./support/test.ts";
import { holdToast } from "./support/toast.ts";

const defaults = { primaryColor: "#3B82F6", backgroundColor: "#f9fafb", fontFamily: "Inter, sans-serif" };

async function storedTheme(page: Page, id: number) {
  const query = "query ($id: Int!) { event(id: $id) { theme { primaryColor backgroundColor fontFamily } } }";
  return (await ask<{ event: { theme: typeof defaults } }>(page, query, { id })).event.theme;
}

/** Without the fonts of our own screens: Newsreader and its fallbacks. */
const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const families = Array.from(document.fonts, ({ family }) => family.replaceAll('"', ""));
    return new Set(families.filter((family) => !/Newsreader|stand-in/.test(family))).size;
  });

test.for(
  firstOf([
    ["desktop", "Cleo"],
    ["phone", "Ada"],
  ]),
)("giving an event its look on a %s", async ([device, firstName], { app, visit }) => {
  const page = await visit(device);
  await signInAsNewCustomer(page, app, firstName);
  const { id } = await myEvent(page);
  await openEditor(page, "theme");
  const preview = page.getByRole("region", { name: "Live Preview" });
  await preview.getByRole("heading", { name: "Find your Table" }).waitFor();
  expect(await preview.getByPlaceholder("Search by name to find your table...").isDisabled()).toBe(true);
  await inspect(page, "customer-theme");

  expect(await loadedFonts(page)).toBe(1);
  await page.getByRole("combobox", { name: "Font Family" }).click();
  expect(await page.getByRole("option").count()).toBe(25);
  const faces = await page
    .getByRole("option")
    .evaluateAll((options) => options.map((option) => getComputedStyle(option).fontFamily.split(",")[0]));
  expect(new Set(faces).size).toBe(25);
  await expect.poll(() => loadedFonts(page)).toBe(25);
  await inspect(page, "customer-theme-fonts", "[role=listbox]");
  await page.getByRole("option", { name: "Great Vibes" }).click();

  await page.getByLabel("Primary Color", { exact: true }).fill("#7a1f3d");
  await page.getByLabel("Page Background Color", { exact: true }).fill("#fdf6ec");
  await page.getByText("Easy to read").waitFor();
  const heading = preview.getByRole("heading", { name: "Find your Table" });
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain("Great Vibes");
  await inspect(page, "customer-theme-changed");
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Theme saved", { exact: true }).waitFor();
  const chosen = { primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Great Vibes, cursive" };
  expect(await storedTheme(page, id)).toEqual(chosen);

  await page.getByRole("button", { name: "Reset to Default" }).click();
  await page.getByRole("button", { name: "Save Theme" }).click();
  await expect.poll(() => storedTheme(page, id)).toEqual(defaults);
});

test("a color is picked or typed, and what is no color is refused", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Emil");
  await openEditor(page, "theme");
  const typed = page.getByLabel("Primary Color", { exact: true });
  await page.getByLabel("Pick: Primary Color").fill("#00aa88");
  expect(await typed.inputValue()).toBe("#00aa88");
  await typed.fill("#f00");
  expect(await page.getByLabel("Pick: Primary Color").inputValue()).toBe("#ff0000");
  await typed.fill("#ffffcc");
  await page.getByText(/Guests see a readable shade/).waitFor();
  await inspect(page, "customer-theme-pale");

  await typed.fill("red");
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Please enter a color such as #3B82F6").waitFor();
  expect(await isFocused(typed)).toBe(true);
  await inspect(page, "customer-theme-mistake");
});

test("saving the look and the details after one another needs no second try", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Fay");
  const { id } = await myEvent(page);
  await openEditor(page);
  await page.getByLabel("Location").fill("Pier Nine");
  await page.getByRole("tab", { name: "Theme Customization" }).click();
  await page.getByLabel("Primary Color", { exact: true }).fill("#7a1f3d");
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Theme saved", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Event Details" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Event updated", { exact: true }).waitFor();

  tolerateProblems(page, /status of 409/);
  await changeEvent(page, id, { theme: { primaryColor: "#123456" } });
  await page.getByRole("tab", { name: "Theme Customization" }).click();
  await page.getByLabel("Page Background Color", { exact: true }).fill("#ffffff");
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Failed to update event").waitFor();
  await page.getByText("was “#7a1f3d”, now “#123456”").waitFor();
  expect(await page.getByLabel("Page Background Color", { exact: true }).inputValue()).toBe("#ffffff");
});

function looksOf(within: Locator) {
  const parts = [".event-name", ".when", "h1", "#name", ".prompt", ".monogram"];
  return Promise.all(
    parts.map((part) =>
      within
        .locator(part)
        .last()
        .evaluate((element) => {
          const { color, fontFamily, fontSize, lineHeight, backgroundColor, textAlign, width } =
            getComputedStyle(element);
          return { color, fontFamily, fontSize, lineHeight, backgroundColor, textAlign, width };
        }),
    ),
  );
}

test.for(
  firstOf([
    ["phone", "Ida"],
    ["desktop", "Jon"],
  ]),
)("ready-made looks, a picture and both states of the preview on a %s", async ([device, name], { app, visit }) => {
  const page = await visit(device);
  await signInAsNewCustomer(page, app, name);
  const { id, shortLink } = await myEvent(page);
  await changeEvent(page, id, { name: "Anna & Ben", date: "June 12, 2027", location: "Rosewood House" });
  await addGuests(page, id, [
    ["Derek Holm", "7"],
    ["Amélie Müller", "7"],
  ]);
  await openEditor(page, "theme");
  const preview = page.getByRole("region", { name: "Live Preview" });
  await page.getByRole("button", { name: "Rosewood" }).click();
  expect(await page.getByLabel("Primary Color", { exact: true }).inputValue()).toBe("#7a1f3d");
  const heading = preview.getByRole("heading", { name: "Find your Table" });
  await expect
    .poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily))
    .toContain("Cormorant Garamond");
  await preview.getByText("Found", { exact: true }).click();
  await preview.getByText("Welcome, Derek Holm!").waitFor();
  await preview.getByText("Amélie Müller").waitFor();
  await inspect(page, "customer-theme-found");

  await page.getByLabel("Upload a monogram").setInputFiles(drawing("monogram.png"));
  await page.getByText("Theme saved", { exact: true }).waitFor();
  await page.getByRole("img", { name: "Your monogram" }).waitFor();
  await preview.getByText("Search", { exact: true }).click();
  await inspect(page, "customer-theme-monogram");
  await page.getByLabel("Upload a photo").setInputFiles(photo("photo.jpg"));
  await page.getByRole("img", { name: "Your photo" }).waitFor();
  await holdToast(page, "Theme saved");
  await inspect(page, "customer-theme-photo");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("img", { name: "Your monogram" }).waitFor();

  await page.getByLabel("Upload a photo").setInputFiles(photo("photo.jpg"));
  await page.getByRole("button", { name: "Point that stays in view" }).press("ArrowRight");
  const cropped = preview.locator("img.photo");
  await expect.poll(() => cropped.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("52% 50%");
  await page.getByLabel("Upload a monogram").setInputFiles(drawing("monogram.png"));
  await page.getByRole("img", { name: "Your monogram" }).waitFor();

  tolerateProblems(page, /status of 4\d\d/);
  await page
    .getByLabel("Upload a photo")
    .setInputFiles({ name: "drawing.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByText(/Please upload a JPEG, PNG or WebP picture/).waitFor();
  await page.getByRole("button", { name: "Save Theme" }).click();
  await page.getByText("Theme saved", { exact: true }).waitFor();

  if (device === "phone") {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.getByLabel("Page Background Color", { exact: true }).scrollIntoViewIfNeeded();
    const before = await scrolled();
    // A click by name would first scroll to the button's place at the end of the form.
    const button = await page.getByRole("button", { name: "Show preview" }).boundingBox();
    const { x, y, width, height } = button ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.mouse.click(x + width / 2, y + height / 2);
    const preview = page.getByRole("dialog", { name: "Live Preview" });
    await preview.getByText("Find your Table").waitFor();
    await untilReady(preview);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await scrolled()).toBe(before);
    await page.getByRole("button", { name: "Show preview" }).click();
    await inspect(page, "customer-theme-preview-dialog", "[role=dialog]");
    await page.keyboard.press("Escape");
  }
  const shown = await looksOf(preview);
  await ask(page, LogoutDocument, {});
  await page.goto(`/view/seats/${shortLink}`);
  await page.locator("img.monogram").waitFor();
  // Sizes depend on the screen, and the preview's is a phone's.
  if (device === "phone") expect(await looksOf(page.locator("html"))).toEqual(shown);
  await inspect(page, "guest-page-with-monogram");
});

test("the link is also a QR code, to download and to print as a sign", async ({ app, visit }) => {
  for (const [device, firstName] of firstOf([
    ["phone", "Hana"],
    ["desktop", "Gil"],
  ])) {
    const page = await visit(device);
    await signInAsNewCustomer(page, app, firstName);
    const { id, shortLink } = await myEvent(page);
    const theme = { primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Playfair Display, serif" };
    await changeEvent(page, id, { name: "Harbour Gala", theme });
    await openEditor(page);
    await page.getByRole("img", { name: "QR code of the link for guests" }).waitFor();
    for (const [kind, start] of [
      ["SVG", "<svg"],
      ["PNG", "\x89PNG"],
    ] as const) {
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: `Download as ${kind}` }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`qr-code-${shortLink}.${kind.toLowerCase()}`);
      expect((await readFile(await file.path())).toString("latin1").slice(0, 4)).toBe(start);
    }

    await page.getByRole("link", { name: "Print a Sign" }).click();
    const sign = page.getByRole("img", { name: "Page 1 of 1: QR sign" });
    await sign.waitFor();
    if (device === "phone") await page.getByRole("button", { name: "What is printed" }).click();
    const layout = (name: string) => page.getByRole("radio", { name });
    expect(await layout("Picture").isDisabled()).toBe(true);
    await inspect(page, "customer-sign");
    await page.getByText("Bold", { exact: true }).click();

    await uploadPicture(page, id, "PHOTO", photo("photo.jpg"));
    await page.reload();
    await sign.waitFor();
    if (device === "phone") await page.getByRole("button", { name: "What is printed" }).click();
    expect(await layout("Bold").isChecked()).toBe(true);
    const bold = await sign.getAttribute("src");
    await page.getByText("Picture", { exact: true }).click();
    await expect.poll(() => sign.getAttribute("src")).not.toBe(bold);
    await inspect(page, "customer-sign-picture");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PDF" }).click();
    expect((await readFile(await (await downloading).path())).toString("latin1").slice(0, 4)).toBe("%PDF");
    await page.goto("/customer/dashboard");
    await page
      .getByText(/sign.*printed|printed.*sign/i)
      .first()
      .waitFor();
  }
});
