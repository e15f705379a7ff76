import type { Page } from "playwright-core";
import { expect } from "vitest";
import { readMessages } from "../backend/lib/languages.ts";
import { EventsDocument } from "../backend/testing/generated/operations.ts";
import { appLanguages } from "../common/app-languages.ts";
import { createLanguage } from "../common/messages/language.ts";
import { type MessageKey, message, type ValuesOf } from "../common/messages/message.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { firstOf } from "./support/first-of.ts";
import { csvFile, type Rows } from "./support/guest-files.ts";
import { expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { chooseOnBoard } from "./support/plan-steps.ts";
import { ask, prepareCustomer } from "./support/prepared-event.ts";
import { tolerateProblems } from "./support/problems.ts";
import { screenshot } from "./support/screenshot.ts";
import { signInAsAdmin, signInAsCustomer } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

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

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/**
 * On desktop, then phone. Light only: colors do not depend on the language.
 * @param namesOf what people called things: an event may be called "Search"
 */
function lookIn(page: Page, tag: string, namesOf = async (): Promise<string[]> => []): (name: string) => Promise<void> {
  const foreign = englishAlone(tag);
  return async (name) => {
    for (const device of ["desktop", "phone"] as const) {
      await page.setViewportSize(widths[device]);
      const english = async () => {
        const texts = await textsOf(page);
        const names = new Set(await namesOf());
        return texts.filter((text) => foreign.has(text) && !names.has(text));
      };
      await expect.poll(english, { message: `${name} on a ${device}: English` }).toEqual([]);
      await expect.poll(() => cutOff(page), { message: `${name} on a ${device}: cut off` }).toEqual([]);
      await expectNoSidewaysScroll(page);
      await screenshot(page, `app-${tag}-${name}`);
    }
    await expectAccessible(page);
  };
}

// German has the longest words; the long run covers the others.
test.for(firstOf(appLanguages.slice(1)))("an organizer works in %s", async (tag, { app, visit }) => {
  const page = await visit("phone", { locale: tag });
  const language = createLanguage(tag, readMessages(tag));
  const say = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>): string =>
    language.say(message(key, ...values));
  const look = lookIn(page, tag);
  const button = (text: string) => page.getByRole("button", { name: text, exact: true });
  const customer = await prepareCustomer(page, app, "Lena");
  const header = [
    say("guest-upload.format.name"),
    say("guest-upload.format.table"),
    say("guest-upload.format.example.meal"),
  ];
  const guests: Rows = [header, ["Zoë Ångström", "1", "A"], ["Liam O’Connor", "1", "B"], ["Mei-Ling Ng", "2", "A"]];

  await page.goto("/auth");
  const html = page.locator("html");
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([tag, "ltr"]);
  await expect.poll(() => page.title()).toBe(say("shell.pageTitle", { screen: say("auth.signInTitle") }));
  tolerateProblems(page, /status of 401/);
  await page.getByLabel(say("auth.username")).fill(customer.username);
  await page.getByLabel(say("auth.password"), { exact: true }).fill("wrong password");
  await button(say("auth.login")).click();
  await page.getByText(say("refusals.wrongPassword")).first().waitFor();
  await look("sign-in");
  await page.getByLabel(say("auth.password"), { exact: true }).fill(customer.password);
  await button(say("auth.login")).click();
  await page.getByText(say("toasts.welcomeBack.title")).waitFor();
  await page.getByRole("heading", { name: say("customer.dashboard.greeting", { name: "Lena Customer" }) }).waitFor();
  await look("dashboard");

  await page.goto("/customer/event-editor");
  await page.getByRole("heading", { name: say("events.first.title") }).waitFor();
  await look("name");
  await page.goto("/customer/event-editor?tab=guests");
  const choose = page.getByLabel(say("guest-upload.upload.choose"));
  await choose.setInputFiles(csvFile("guests.csv", guests));
  await page.getByText(say("guest-import.preview.found", { count: 3, tables: 2 })).waitFor();
  await look("import-check");
  await button(say("guest-upload.upload.submit")).click();
  await button(say("guest-import.done.copyLink")).waitFor();
  await page.getByText(say("guest-import.done.title", { count: 3, tables: 2 }), { exact: true }).waitFor();
  await look("import-done");

  await page.goto("/customer/event-editor?tab=guests");
  await page.getByText("Zoë Ångström").first().waitFor();
  await look("list");
  await page.goto("/customer/event-editor?tab=theme");
  await page.getByText(say("themes.preview"), { exact: true }).first().waitFor();
  await look("theme");
  await page.goto("/customer/event-editor?tab=details");
  const today = new Intl.DateTimeFormat(tag, { dateStyle: "long" }).format(new Date());
  await page.getByText(today).first().waitFor();
  await look("details");
  await page.goto("/customer/event-editor?view=helpers");
  await page.getByText(say("helpers.empty")).waitFor();
  await look("helpers");
  await page.goto("/help#token");
  await page.getByText(say("helpers.join.instead", { name: "Lena Customer" })).waitFor();
  await look("help");
  await page.goto("/customer/account");
  await page.getByText(say("account.sessions.current")).waitFor();
  await look("account");

  await page.goto("/guest-data");
  await page.getByText(say("guest-data.guest.record")).waitFor();
  await look("guest-data");
  await page.goto("/customer/seating");
  await page.getByText("Zoë Ångström").first().waitFor();
  await look("seating");
  await chooseOnBoard(page, say("seating-suggestion.open"), say("guest-list.more"));
  await button(say("seating-suggestion.choose.start")).waitFor();
  await look("plan-choose");
});

test("an administrator works in German", async ({ app, visit }) => {
  const page = await visit("phone", { locale: "de-AT" });
  // Tests that run meanwhile make events, too.
  const eventNames = async () => (await ask(page, EventsDocument, { limit: 100 })).events.nodes.map(({ name }) => name);
  const look = lookIn(page, "de", eventNames);
  const { say } = createLanguage("de", readMessages("de"));
  await signInAsAdmin(page, app);
  for (const [path, heading] of [
    ["/admin/dashboard", "admin.dashboard.title"],
    ["/admin/events", "admin.events.title"],
    ["/admin/events/new", "admin.newEvent.title"],
    ["/admin/customers", "admin.customers.title"],
    ["/admin/users/new", "admin.newUser.title"],
    ["/admin/administrators", "administrators.title"],
    ["/admin/audit", "audit.title"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { name: say(message(heading)), level: 1 }).waitFor();
    await page.getByText(say(message("shell.loading"))).waitFor({ state: "detached" });
    await look(path.slice(1).replaceAll("/", "-"));
  }
});

test("the chosen language stays on the device, for the same screen and for guests' pages", async ({ app, visit }) => {
  const page = await visit("desktop", { locale: "fr-CH" });
  await signInAsCustomer(page, await prepareCustomer(page, app, "Lars"));
  await page.goto("/customer/event-editor?tab=theme");
  const html = page.locator("html");
  expect(await html.getAttribute("lang")).toBe("fr");
  await page.getByRole("button", { name: "Langue" }).click();
  const languages = ["English", "Deutsch", "Français", "Español"];
  await expect.poll(() => page.getByRole("menuitem").allInnerTexts()).toEqual(languages);
  await inspect(page, "language-menu");
  await page.getByRole("menuitem", { name: "Deutsch" }).click();
  await expect.poll(() => html.getAttribute("lang")).toBe("de");
  await page.getByRole("button", { name: "Gestaltung speichern" }).waitFor();
  expect(page.url()).toBe(`${app.url}/customer/event-editor?tab=theme`);
  await page.goto("/");
  expect(await html.getAttribute("lang")).toBe("de");
});

test("a change of language asks about unsaved changes first", async ({ app, visit }) => {
  const page = await visit("desktop");
  await signInAsCustomer(page, await prepareCustomer(page, app, "Lotta"));
  await page.goto("/customer/event-editor?tab=details");
  const location = page.getByLabel("Location");
  await location.fill("Town hall");
  const question = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitem", { name: "Deutsch" }).click();
  await question;
  expect(await location.inputValue()).toBe("Town hall");
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});
