import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isFocused } from "./support/focus.ts";
import { greetingOf, nameBox, prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { screenshot } from "./support/screenshot.ts";
import { test } from "./support/test.ts";

/** An iPhone 13 with Safari's bars. */
const screen = { width: 390, height: 664 };
const keyboard = 336;

const looks = [
  ["default", {}],
  [
    "handwriting and a long name",
    {
      name: "Alexandra Konstantinopoulos & Maximilian von Hohenstein-Westerburg",
      date: "Saturday, June 12, 2027, at three o'clock",
      location: "Rosewood House, Orchard Lane 7",
      greeting: "How good that you are here! Find your seat, take a glass, and let us celebrate until the morning.",
      theme: { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Great Vibes, cursive" },
    },
  ],
  [
    "serif on a dark page",
    {
      name: "Winter Gala",
      date: "2027-12-18",
      location: "Town Hall",
      theme: { primaryColor: "#fde047", backgroundColor: "#0f172a", fontFamily: "Playfair Display, serif" },
    },
  ],
] as const;

/** Where the greeting's and the table's names end, whether they fit, and their font size. */
function answerBoxes(page: Page) {
  return page.getByRole("article").evaluate((article) => {
    const boxOf = (selector: string) => {
      const element = article.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom, fits: element.scrollWidth <= element.clientWidth };
    };
    const letters = article.querySelector(".table strong") ?? article;
    return {
      greeting: boxOf("h2"),
      table: boxOf(".table strong"),
      fontSize: Number.parseFloat(getComputedStyle(letters).fontSize),
    };
  });
}

function seenIn(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => {
    const copy = document.createElement("div");
    copy.append(element.cloneNode(true));
    for (const spoken of copy.querySelectorAll(".spoken")) spoken.remove();
    return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
  });
}

test.for(looks)(
  "above the keyboard stand the greeting and the whole table: %s",
  async ([look, wishes], { app, phone: page }) => {
    const { path } = await prepareWedding(page, app, { ...wishes });
    await page.setViewportSize(screen);
    await page.goto(path);
    await nameBox(page).tap();
    for (const [name, shown, table] of [
      ["zoe", "Zoë Dubois", "7"],
      ["tess", "Tess Moreau", "12"],
      ["annabelle", "Annabelle O'Connor-Smith", "9"],
      ["vera", "Vera Lind", "Orchid Room, Table 12b – near the stage"],
    ] as const) {
      await search(page, name);
      await greetingOf(page, shown).waitFor();
      await seatedAt(page, table).waitFor();
      expect(await isFocused(nameBox(page))).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      await screenshot(page, `keyboard-${look.replaceAll(" ", "-")}-${name}`);
      const { greeting, table: place, fontSize } = await answerBoxes(page);
      expect(greeting.top, `${shown}: greeting`).toBeGreaterThanOrEqual(0);
      expect(place.bottom, `${shown}: table`).toBeLessThanOrEqual(screen.height - keyboard);
      expect([greeting.fits, place.fits], `${shown}: fits`).toEqual([true, true]);
      if (table.length < 3) expect(fontSize).toBeGreaterThanOrEqual(88);
    }
    expect(await seenIn(page, ".table")).toBe("You're seated at Orchid Room, Table 12b – near the stage");
  },
);

test("Enter closes the keyboard and moves to the greeting", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
  await page.setViewportSize(screen);
  await page.goto(path);
  await nameBox(page).tap();
  await nameBox(page).pressSequentially("zoe");
  await nameBox(page).press("Enter");
  await expect.poll(() => isFocused(greetingOf(page, "Zoë Dubois"))).toBe(true);

  await nameBox(page).tap();
  await nameBox(page).press("Enter");
  await expect.poll(() => isFocused(greetingOf(page, "Zoë Dubois"))).toBe(true);
  await nameBox(page).fill("nobody");
  await nameBox(page).press("Enter");
  await expect.poll(() => isFocused(page.getByRole("heading", { name: "No guests found" }))).toBe(true);
});
