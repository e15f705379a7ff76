import type { Locator, Page } from "@playwright/test";
import { LoginDocument, LogoutDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { greetingOf, nameBox, prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { drawing } from "./support/pictures.ts";
import { ask, prepareEvent, uploadPicture } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { signInAsAdmin } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Playfair Display, serif" };
const dark = { primaryColor: "#7dd3fc", backgroundColor: "#0f172a", fontFamily: "Lato, sans-serif" };
const handwriting = { primaryColor: "#facc15", backgroundColor: "#dc2626", fontFamily: "Great Vibes, cursive" };

/** An iPhone 13 with Safari's bars. */
const screen = { width: 390, height: 664 };
const keyboard = 336;

const looks = [
  {},
  {
    name: "Alexandra Konstantinopoulos & Maximilian von Hohenstein-Westerburg",
    date: "Saturday, June 12, 2027, at three o'clock",
    location: "Rosewood House, Orchard Lane 7",
    greeting: "How good that you are here! Find your seat, take a glass, and let us celebrate until the morning.",
    theme: handwriting,
  },
];

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

test("above the keyboard stand the greeting and the whole table, and Enter closes it", async ({ app, phone: page }) => {
  await page.setViewportSize(screen);
  for (const wishes of looks) {
    const { path } = await prepareWedding(page, app, wishes);
    await page.goto(path);
    await nameBox(page).tap();
    for (const [name, shown, table] of [
      ["tess", "Tess Moreau", "12"],
      ["annabelle", "Annabelle O'Connor-Smith", "9"],
      ["vera", "Vera Lind", "Orchid Room, Table 12b – near the stage"],
    ] as const) {
      await search(page, name);
      await greetingOf(page, shown).waitFor();
      await seatedAt(page, table).waitFor();
      await expect(nameBox(page)).toBeFocused();
      await page.evaluate(() => document.fonts.ready);
      const { greeting, table: place, fontSize } = await answerBoxes(page);
      expect(greeting.top, `${shown}: greeting`).toBeGreaterThanOrEqual(0);
      expect(place.bottom, `${shown}: table`).toBeLessThanOrEqual(screen.height - keyboard);
      expect([greeting.fits, place.fits], `${shown}: fits`).toEqual([true, true]);
      if (table.length < 3) expect(fontSize).toBeGreaterThanOrEqual(88);
    }
  }
  await nameBox(page).press("Enter");
  await expect(greetingOf(page, "Vera Lind")).toBeFocused();
  await nameBox(page).fill("nobody");
  await nameBox(page).press("Enter");
  await expect(page.getByRole("heading", { name: "No guests found" })).toBeFocused();
});

/** Words that do not stand in one line. A hyphen ends a word. */
function brokenWords(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = letters.nextNode(); node; node = letters.nextNode())
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });
}

test("long names break at spaces and hyphens alone, for guests and organizers", async ({ app, phone: page }) => {
  const name = "Bartholomew Featherstonehaugh-Wolfeschlegelstein";
  const { id, path } = await prepareEvent(page, app, { name: "Sophie & Liam", theme }, [
    ["Name", "Table Number"],
    [name, "12"],
  ]);
  await page.goto(path);
  await search(page, name);
  await greetingOf(page, name).waitFor();
  expect(await brokenWords(greetingOf(page, name))).toEqual([]);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/events/${id}?tab=guests`);
  const row = page.getByText(name, { exact: true });
  await row.waitFor();
  expect(await brokenWords(row)).toEqual([]);
});

test("large type on a narrow phone cuts nothing off", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app);
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
});

test("an event never flashes in the other mode", async ({ app, phone: page }) => {
  for (const [scheme, look, background] of [
    ["light", theme, "rgb(255, 241, 242)"],
    ["dark", dark, "rgb(15, 23, 42)"],
  ] as const) {
    const { path } = await prepareWedding(page, app, { theme: look });
    await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
    // Neither script nor font has arrived at first paint.
    await page.route("**/assets/**", () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Find your Table" }).waitFor();
    const seen = await page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      return { backgroundColor, colorScheme };
    });
    expect(seen).toEqual({ backgroundColor: background, colorScheme: scheme });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("every state is readable in loud colors, on paper and with a monogram, which moves nothing", async ({
  app,
  phone: page,
}) => {
  const { id, path } = await prepareWedding(page, app, { date: "2027-06-12", theme: handwriting });
  await ask(page, LoginDocument, { input: app.admin });
  await uploadPicture(page, id, "MONOGRAM", drawing("monogram.png"));
  await ask(page, LogoutDocument, {});
  await page.goto(path);
  const image = page.locator("main img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain("-small");
  await inspect(page);
  const top = () => page.getByRole("search").evaluate((element) => element.getBoundingClientRect().top);
  const loaded = await top();
  tolerateProblems(page, /status of 404/);
  await image.evaluate((element: HTMLImageElement) => {
    element.removeAttribute("srcset");
    element.src = "/view/seats/none/pictures/1.jpg";
  });
  expect(await top()).toBe(loaded);

  await page.reload();
  await search(page, "anna müller");
  await page.getByRole("heading", { name: "Not you?" }).waitFor();
  await inspect(page);
  await page.emulateMedia({ media: "print" });
  await expectAccessible(page);
});
