import type { Page } from "@playwright/test";
import { readMessages } from "../backend/lib/languages.ts";
import { directionOf, guestLanguages } from "../common/guest-languages.ts";
import { createLanguage } from "../common/messages/language.ts";
import { type Message, message } from "../common/messages/message.ts";
import { LoginDocument, LogoutDocument } from "../frontend/organizer/features/auth/generated/auth.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { prepareWedding, search, seatedAt } from "./support/guest-steps.ts";
import { inspect } from "./support/inspect.ts";
import { photo } from "./support/pictures.ts";
import { ask, uploadPicture } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

const looks = {
  dark: { primaryColor: "#7dd3fc", backgroundColor: "#0f172a", fontFamily: "Montserrat, sans-serif" },
  light: { primaryColor: "#0f766e", backgroundColor: "#ffffff", fontFamily: "Lato, sans-serif" },
  loud: { primaryColor: "#ff00aa", backgroundColor: "#00e5ff", fontFamily: "Poppins, sans-serif" },
  pastel: { primaryColor: "#fbcfe8", backgroundColor: "#fef9c3", fontFamily: "Cormorant Garamond, serif" },
  "black and yellow": { primaryColor: "#fde047", backgroundColor: "#000000", fontFamily: "Work Sans, sans-serif" },
};

for (const [name, theme] of Object.entries(looks)) {
  test(`every state is readable in a ${name} look, with a photo, too`, async ({ app, desktop: page }) => {
    const { id, path } = await prepareWedding(page, app, { theme });
    await page.goto(path);
    await expectAccessible(page);
    await search(page, "anna müller");
    await seatedAt(page, "7").waitFor();
    await inspect(page);
    await search(page, "elizabeth");
    await page.getByRole("heading", { name: "Which one are you?" }).waitFor();
    await expectAccessible(page);
    await search(page, "Nobody");
    await page.getByRole("heading", { name: "No guests found" }).waitFor();
    await expectAccessible(page);
    await ask(page, LoginDocument, { input: app.admin });
    await uploadPicture(page, id, "PHOTO", photo("photo.jpg"));
    await ask(page, LogoutDocument, {});
    await page.reload();
    const width = () => page.locator("main img").evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await inspect(page);
  });
}

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

test("a guest reads the page in every language", async ({ app, visit }) => {
  const page = await visit("phone", { javaScriptEnabled: false });
  const { path } = await prepareWedding(page, app, { date: "2027-06-12" });
  await page.setViewportSize({ width: 320, height: 640 });
  // All that a browser's language changes on a page without scripts; a context keeps the language it was made with.
  const protocol = await page.context().newCDPSession(page);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  for (const { tag } of guestLanguages) {
    await protocol.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: tag });
    await readIn(tag, page, path);
  }
});

async function readIn(tag: string, page: Page, path: string): Promise<void> {
  const { say } = createLanguage(tag, readMessages(tag));
  const title = async (text: Message) => {
    await page
      .getByRole("heading", { name: say(text), exact: true })
      .first()
      .waitFor();
    expect(await overflowing(page), `${text.key} in ${tag}`).toEqual([]);
  };
  await page.goto(path);
  const html = page.locator("html");
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([tag, directionOf(tag)]);
  await title(message("guest-search.guestPageTitle"));
  await page.getByLabel(say(message("guest-search.searchLabel")), { exact: true }).fill("anna müller");
  await page.keyboard.press("Enter");
  await title(message("guest-search.welcome", { name: "Anna Müller" }));
  await title(message("guest-search.notYou"));
  await page.goto(`${path}?q=elizabeth+miller`);
  await title(message("guest-search.whichOne"));
  await page.goto(`${path}?q=nobody+at+all`);
  await title(message("guest-search.noneTitle"));
}
