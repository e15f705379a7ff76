import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readMessages } from "../backend/lib/languages.ts";
import { directionOf, guestLanguages } from "../common/guest-languages.ts";
import { createLanguage } from "../common/messages/language.ts";
import { type Message, message } from "../common/messages/message.ts";
import { openPage } from "./support/browser.ts";
import { prepareWedding } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { prepareEvent } from "./support/prepared-event.ts";
import { test as base } from "./support/test.ts";

const languageOf = (tag: string) => createLanguage(tag, readMessages(tag));

/** Wider than the screen, or cut off. */
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

// One wedding for all languages; scripts behave the same in each.
const test = base.extend("weddingPath", { scope: "file" }, async ({ app, browser }) => {
  const page = await openPage(browser, { device: "phone", baseURL: app.url });
  const { path } = await prepareWedding(page, app, { date: "2027-06-12" });
  await page.context().close();
  return path;
});

test("a guest reads the page in every language", async ({ visit, weddingPath }) => {
  const page = await visit("phone", { javaScript: false });
  await page.setViewportSize({ width: 320, height: 640 });
  // All that a browser's language changes on a page without scripts; a context keeps the language it was made with.
  const protocol = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const { tag } of guestLanguages) {
    await protocol.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: tag });
    await readIn(tag, page, weddingPath);
  }
});

async function readIn(tag: string, page: Page, weddingPath: string): Promise<void> {
  const { say } = languageOf(tag);
  const title = async (text: Message) => {
    await page
      .getByRole("heading", { name: say(text), exact: true })
      .first()
      .waitFor();
    expect(await overflowing(page), `${text.key} in ${tag}`).toEqual([]);
  };
  await page.goto(weddingPath);
  const html = page.locator("html");
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([tag, directionOf(tag)]);
  await title(message("guest-search.guestPageTitle"));
  await page.getByLabel(say(message("guest-search.searchLabel")), { exact: true }).fill("anna müller");
  await page.keyboard.press("Enter");
  await title(message("guest-search.welcome", { name: "Anna Müller" }));
  expect(await page.locator("#greeting bdi").innerText()).toBe("Anna Müller");
  await title(message("guest-search.notYou"));
  await page.goto(`${weddingPath}?q=elizabeth+miller`);
  await title(message("guest-search.whichOne"));
  await page.goto(`${weddingPath}?q=nobody+at+all`);
  await title(message("guest-search.noneTitle"));
}

test.for(guestLanguages.filter(({ tag }) => directionOf(tag) === "rtl"))(
  "the page runs from right to left in $tag, and a table's name in its own direction",
  async ({ tag }, { visit, weddingPath }) => {
    const page = await visit("phone", { locale: tag });
    await page.goto(weddingPath);
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
  const { path } = await prepareEvent(page, app, { name: "החתונה של נועה ואיתן" }, guests);
  await page.goto(path);
  const directionIn = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).direction);
  expect(await page.locator("html").getAttribute("dir")).toBe("ltr");
  expect(await directionIn(".event-name bdi")).toBe("rtl");
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
  const { path } = await prepareWedding(page, app, { guestLanguages: ["en", "de"] });
  await page.goto(path);
  const html = page.locator("html");
  // Japanese is not offered.
  expect(await html.getAttribute("lang")).toBe("en");
  await page.locator("#languages summary").click();
  expect(await page.locator("#languages a").allInnerTexts()).toEqual(["English", "Deutsch"]);
  await inspect(page, "guest-page-languages");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect.poll(() => page.url()).toBe(app.url + path);
  await expect.poll(() => html.getAttribute("lang")).toBe("de");
  await page.reload();
  expect(await html.getAttribute("lang")).toBe("de");
});

test("an event in one language offers no choice", async ({ app, visit }) => {
  const page = await visit("phone", { locale: "fr" });
  const { path } = await prepareWedding(page, app, { guestLanguages: ["en"] });
  await page.goto(path);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.locator("#languages").count()).toBe(0);
});
