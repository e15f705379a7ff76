import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readMessages } from "../backend/lib/languages.ts";
import { directionOf, guestLanguages } from "../common/guest-languages.ts";
import { createLanguage } from "../common/messages/language.ts";
import { message } from "../common/messages/message.ts";
import { projectRoot } from "./support/app.ts";
import { prepareWedding } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { test } from "./support/test.ts";

/** The languages that the catalogs have been translated to. */
const translated = guestLanguages.filter(({ tag }) => existsSync(path.join(projectRoot, "common/messages", tag)));

const languageOf = (tag: string) => createLanguage(tag, readMessages(tag));

/** Texts that are wider than the screen, or cut off. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const elements = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, button, strong, li")].filter(
      (element) => element.checkVisibility() && !element.classList.contains("spoken"),
    );
    const cut = elements.filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth);
    return [...(wide ? ["the page"] : []), ...cut.map(({ innerText }) => innerText)];
  });
}

test.for(translated)("a guest reads the page in $name", async ({ tag }, { app, visit }) => {
  const { say } = languageOf(tag);
  const page = await visit("phone", { locale: tag });
  await page.setViewportSize({ width: 320, height: 640 });
  const { path: link } = await prepareWedding(page, app, { date: "2027-06-12" });
  await page.goto(link);
  const html = page.locator("html");
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([tag, directionOf(tag)]);
  await page.getByRole("heading", { name: say(message("guest-search.guestPageTitle")), level: 1 }).waitFor();
  expect(await overflowing(page), "idle").toEqual([]);

  const box = page.getByLabel(say(message("guest-search.searchLabel")), { exact: true });
  await box.fill("anna müller");
  await page.getByRole("heading", { name: say(message("guest-search.welcome", { name: "Anna Müller" })) }).waitFor();
  expect(await page.locator("#greeting bdi").innerText()).toBe("Anna Müller");
  await page.getByRole("heading", { name: say(message("guest-search.notYou")) }).waitFor();
  expect(await overflowing(page), "found").toEqual([]);
  await box.fill("elizabeth miller");
  await page.getByRole("heading", { name: say(message("guest-search.whichOne")) }).waitFor();
  expect(await overflowing(page), "which one").toEqual([]);
  await box.fill("Nobody at all");
  await page.getByRole("heading", { name: say(message("guest-search.noneTitle")) }).waitFor();
  expect(await overflowing(page), "nobody").toEqual([]);
});

test.for(translated.filter(({ tag }) => directionOf(tag) === "rtl"))(
  "the page runs from right to left in $name, and a table's name in its own direction",
  async ({ tag }, { app, visit }) => {
    const page = await visit("phone", { locale: tag });
    const { path: link } = await prepareWedding(page, app);
    await page.goto(link);
    await page.locator("#name").fill("vera");
    const table = page.locator(".table strong");
    await table.waitFor();
    expect(await table.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    const [search, clear] = [page.locator(".go"), page.locator("#clear")];
    expect((await search.boundingBox())?.x).toBeGreaterThan((await clear.boundingBox())?.x ?? Number.NaN);
    await inspect(page, `guest-page-${tag}`);
  },
);

test("names in Hebrew and Arabic stay in their own direction on an English page", async ({ app, phone: page }) => {
  const guests = [
    ["Name", "Table Number"],
    ["נועה לוי", "שולחן הכבוד"],
    ["נועה לוי", "7"],
    ["ليلى حداد", "12"],
  ];
  const { path: link } = await prepareEvent(page, app, { name: "החתונה של נועה ואיתן" }, guests);
  await page.goto(link);
  const directionIn = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).direction);
  expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
  expect(await directionIn(".event-name")).toBe("rtl");
  await inspect(page, "guest-page-hebrew-name");

  await page.getByLabel("Your name").fill("ليلى حداد");
  await page.getByRole("heading", { name: "Welcome, ليلى حداد!" }).waitFor();
  expect([await directionIn("#greeting"), await directionIn("#greeting bdi")]).toEqual(["ltr", "rtl"]);
  await page.getByLabel("Your name").fill("נועה לוי");
  await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
  await inspect(page, "guest-page-hebrew-names");
  await page.getByRole("button", { name: "שולחן הכבוד" }).click();
  await page.locator(".table strong").waitFor();
  expect(await directionIn(".table strong")).toBe("rtl");
});

test("a guest's choice among the event's languages comes before what the browser asks for", async ({ app, visit }) => {
  const page = await visit("phone", { locale: "ja" });
  const { path: link } = await prepareWedding(page, app, { guestLanguages: ["en", "de"] });
  await page.goto(link);
  const html = page.locator("html");
  // Japanese is not offered.
  expect(await html.getAttribute("lang")).toBe("en");
  await page.locator("#languages summary").click();
  expect(await page.locator("#languages a").allInnerTexts()).toEqual(["English", "Deutsch"]);
  await inspect(page, "guest-page-languages");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect.poll(() => page.url()).toBe(app.url + link);
  const chosen = translated.some(({ tag }) => tag === "de") ? "de" : "en";
  await expect.poll(() => html.getAttribute("lang")).toBe(chosen);
  await page.reload();
  expect(await html.getAttribute("lang")).toBe(chosen);
});

test("an event in one language offers no choice", async ({ app, visit }) => {
  const page = await visit("phone", { locale: "fr" });
  const { path: link } = await prepareWedding(page, app, { guestLanguages: ["en"] });
  await page.goto(link);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.locator("#languages").count()).toBe(0);
});
