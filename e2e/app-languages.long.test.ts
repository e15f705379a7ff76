import type { Page } from "@playwright/test";
import { readMessages } from "../backend/lib/languages.ts";
import { appLanguages } from "../common/app-languages.ts";
import { createLanguage } from "../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../common/messages/message.ts";
import { csvFile, type Rows } from "./support/guest-files.ts";
import { expectNoSidewaysScroll } from "./support/inspect.ts";
import { prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { expect, test } from "./support/test.ts";

const english = readMessages("en");

/** English sentences that differ in the translation. */
function englishAlone(tag: string): ReadonlySet<string> {
  const translated = readMessages(tag);
  const differing = Object.entries(english).filter(([key, text]) => String(translated[key]) !== String(text));
  const said = new Set(Object.values(translated).map(String));
  return new Set(differing.map(([, text]) => String(text)).filter((text) => !said.has(text)));
}

function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = ["aria-label", "title", "placeholder", "alt"];
    const elements = [...document.querySelectorAll("body, body *:not(script, style, noscript)")];
    const written = elements.flatMap((element) =>
      [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data.trim()),
    );
    return [...written, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ""))];
  });
}

/** Cut off without an ellipsis. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, label, th, td, legend, strong")]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).textOverflow !== "ellipsis")
      .map(({ innerText }) => innerText),
  );
}

/** On a phone, where long words need the most room. Light only: colors do not depend on the language. */
function lookIn(page: Page, tag: string): (name: string) => Promise<void> {
  const foreign = englishAlone(tag);
  return async (name) => {
    const english = async () => (await textsOf(page)).filter((text) => foreign.has(text));
    await expect.poll(english, { message: `${name}: English` }).toEqual([]);
    await expect.poll(() => cutOff(page), { message: `${name}: cut off` }).toEqual([]);
    await expectNoSidewaysScroll(page);
  };
}

for (const tag of appLanguages.slice(1))
  test(`an organizer works in ${tag}`, async ({ app, visit }) => {
    const page = await visit("phone", { locale: tag });
    const language = createLanguage(tag, readMessages(tag));
    const say = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string =>
      language.say(message(key, ...values));
    const look = lookIn(page, tag);
    const button = (text: string) => page.getByRole("button", { name: text, exact: true });
    const customer = await prepareCustomer(page, app, "Lena");
    const guests: Rows = [
      [say("guest-upload.format.name"), say("guest-upload.format.table"), say("guest-upload.format.example.meal")],
      ["Zoë Ångström", "1", "A"],
      ["Liam O’Connor", "1", "B"],
      ["Mei-Ling Ng", "2", "A"],
    ];
    await page.goto("/auth");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page).toHaveTitle(say("shell.pageTitle", { screen: say("auth.signInTitle") }));
    tolerateProblems(page, /status of 401/);
    await page.getByLabel(say("auth.username")).fill(customer.username);
    await page.getByLabel(say("auth.password"), { exact: true }).fill("wrong password");
    await button(say("auth.login")).click();
    await page.getByText(say("refusals.wrongPassword")).first().waitFor();
    await look("sign-in");
    await page.getByLabel(say("auth.password"), { exact: true }).fill(customer.password);
    await button(say("auth.login")).click();
    await page.getByRole("heading", { name: say("customer.dashboard.greeting", { name: "Lena Customer" }) }).waitFor();
    await look("dashboard");

    await page.goto("/customer/event-editor?tab=guests");
    const choose = page.getByLabel(say("guest-upload.upload.choose"));
    await choose.setInputFiles(csvFile("guests.csv", guests));
    await page.getByText(say("guest-import.preview.found", { count: 3, tables: 2 })).waitFor();
    await look("import");
    await button(say("guest-upload.upload.submit")).click();
    await button(say("guest-import.done.copyLink")).waitFor();
    await look("imported");
    for (const [path, text] of [
      ["/customer/event-editor?tab=theme", "themes.showPreview"],
      ["/customer/event-editor?tab=details", "events.form.showTablemates"],
      ["/customer/event-editor?tab=helpers", "helpers.empty"],
      ["/customer/account", "account.sessions.current"],
      ["/guest-data", "guest-data.guest.record"],
      ["/customer/seating", "seating.tables"],
    ] as const) {
      await page.goto(path);
      await page.getByText(say(text), { exact: true }).first().waitFor();
      await look(path);
    }
  });
