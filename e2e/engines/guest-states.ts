import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { directionOf, guestLanguages } from "../../common/guest-languages.ts";
import { LoginDocument } from "../../frontend/features/auth/generated/login.ts";
import { LogoutDocument } from "../../frontend/features/auth/generated/logout.ts";
import { projectRoot } from "../support/app.ts";
import { startPreparedApp } from "../support/prepared-data.ts";
import { ask, type Caller, prepareEvent } from "../support/prepared-event.ts";
import { type Engine, phone } from "./engine.ts";
import {
  addressOf,
  brightness,
  click,
  expectFocus,
  expectNoSidewaysScrolling,
  fill,
  see,
  textOf,
  valueIn,
} from "./steps.ts";
import { callerOf, testsIn } from "./tests-in.ts";

const guests = [
  ["Name", "Table Number", "Meal"],
  ["Anna Müller", "7", "Vegetarian"],
  ["Björn Åkesson", "7", "Beef"],
  ["Maria Rossi", "3", "Fish"],
  ["Maria Rossi", "4", "Beef"],
  ["Zoë Dubois", "7", "Fish"],
];

/** Only languages with messages. */
const translated = guestLanguages
  .map(({ tag }) => tag)
  .filter((tag) => existsSync(path.join(projectRoot, "common/messages", tag)));

export function walkGuestStates(engine: Engine): void {
  const test = testsIn(engine, guests);

  describe(engine.name, () => {
    test("the page before a search", async ({ open, wedding }) => {
      const page = await open(wedding.path);
      expect(await page.call(() => ({ width: innerWidth, height: innerHeight }))).toEqual(phone);
      await see(page, "main", "Sophie & Liam Find your Table");
      expect(await page.call(() => document.querySelector("label[for=name]")?.textContent)).toBe("Your name");
      // The inline script and style sheet have run.
      expect(await page.call(() => document.documentElement.dataset.mode)).toBe("system");
      expect(await page.call(() => getComputedStyle(document.body).display)).toBe("flex");
      await expectNoSidewaysScrolling(page);
    });

    test("search while typing", async ({ open, wedding }) => {
      const page = await open(wedding.path);
      await fill(page, "#name", "anna");
      await see(page, "#answer", "Welcome, Anna Müller! You're seated at table 7");
      await see(page, "#answer", "Guest Details Meal Vegetarian Your tablemates Björn Åkesson Zoë Dubois");
      expect(await textOf(page, "#spoken")).toBe("Anna Müller, table 7.");
      expect(await addressOf(page)).toBe(wedding.path);
      await expectNoSidewaysScrolling(page);
    });

    test("two guests of one name, and picking one", async ({ open, wedding }) => {
      const page = await open(wedding.path);
      await fill(page, "#name", "maria rossi");
      await see(page, "#answer", "Which one are you?");
      await click(page, "#answer button", "Table 4");
      await see(page, "#answer", "Welcome, Maria Rossi! You're seated at table 4");
      await expectFocus(page, "greeting");
      expect(await addressOf(page)).toBe(wedding.path);
    });

    test("nobody found, and another search", async ({ open, wedding }) => {
      const page = await open(wedding.path);
      await fill(page, "#name", "nobody");
      await see(page, "#answer", "No guests found");
      await click(page, "#answer button", "Try Another Search");
      await expectFocus(page, "name");
      expect(await valueIn(page, "#name")).toBe("");
      expect(await textOf(page, "#answer")).toBe("");
      expect(await addressOf(page)).toBe(wedding.path);
    });

    test("no such event", async ({ open }) => {
      const page = await open("/view/seats/nothing-here");
      await see(page, "h1", "Event Not Found");
      await expectNoSidewaysScrolling(page);
    });

    test("a wrong guest code, then the right one", async ({ api, app, open }) => {
      const gala = await prepareEvent(api, app, { name: "Gala", guestCode: "Rose 2027" }, guests);
      const page = await open(gala.path);
      await fill(page, "#code", "Rose 2026");
      await click(page, "#code-form button");
      await see(page, "#code-refusal", "This is not the event's code.");
      await expectFocus(page, "code");
      await page.call(() => document.querySelector<HTMLInputElement>("#code")?.select());
      await page.type("rose-2027");
      await page.pressEnter();
      await expectFocus(page, "name");
      await page.type("zoe");
      await see(page, "#answer", "Welcome, Zoë Dubois!");
      expect(await addressOf(page)).toBe(gala.path);
    });

    test("a code from a scanned address", async ({ api, app, open }) => {
      const gala = await prepareEvent(api, app, { name: "Gala", guestCode: "Rose 2027" }, guests);
      const page = await open(`${gala.path}#code=Rose+2027`);
      await fill(page, "#name", "zoe");
      await see(page, "#answer", "Welcome, Zoë Dubois!");
      expect(await addressOf(page)).toBe(gala.path);
    });

    test("Enter goes to the answer", async ({ open, wedding }) => {
      const page = await open(wedding.path);
      await fill(page, "#name", "zoe");
      await page.pressEnter();
      await expectFocus(page, "greeting");
      await see(page, "#answer", "Welcome, Zoë Dubois!");
      expect(await addressOf(page)).toBe(wedding.path);
    });

    test("a name in the address disappears from it", async ({ open, wedding }) => {
      const page = await open(`${wedding.path}?q=zoe`);
      await see(page, "#answer", "Welcome, Zoë Dubois!");
      await expect.poll(() => addressOf(page)).toBe(wedding.path);
      expect(await valueIn(page, "#name")).toBe("zoe");
    });

    test("back from another page", async ({ api, app, open }) => {
      const gala = await prepareEvent(api, app, { name: "Back and forth" }, guests);
      const page = await open(gala.path);
      await fill(page, "#name", "zoe");
      await see(page, "#answer", "You're seated at table 7");
      await click(page, "footer a[href='/']");
      await see(page, "h1", "Find Your Table");
      await page.call(() => history.back());
      await see(page, "main", "Back and forth");
      // WebKit shows the page as it was, the others reload it; either way the box matches the answer.
      const isKept = (await textOf(page, "#answer")) !== "";
      expect(await valueIn(page, "#name")).toBe(isKept ? "zoe" : "");
      if (!isKept) await fill(page, "#name", "zoe");
      await see(page, "#answer", "You're seated at table 7");
      await seat(api, app.admin, gala.id, { name: "Zoë Dubois", tableNumber: "12" });
      await see(page, "#answer", "You're seated at table 12");
      expect(await addressOf(page)).toBe(gala.path);
    });

    test("the table found last, once the server is out of reach", async ({ onTestFinished }) => {
      const app = await startPreparedApp();
      onTestFinished(() => app.stop());
      const api = await callerOf(app);
      const gala = await prepareEvent(api, app, { name: "Far out" }, guests);
      await api.request.dispose();
      // Not `open`: engines report an unreachable server as an error.
      const page = await engine.open({ baseURL: app.url, scheme: "light", javaScript: true });
      onTestFinished(() => page.close());
      await page.goto(gala.path);
      await fill(page, "#name", "zoe");
      await see(page, "#answer", "You're seated at table 7");
      await expect.poll(() => page.call(isPageKept)).toBe(true);
      await app.stop();
      await page.goto(gala.path);
      await see(page, "#last-found", "Welcome, Zoë Dubois! You're seated at table 7");
    });

    test("the choice of a language is kept", async ({ open, wedding, skip }) => {
      const tag = translated.find((language) => language !== "en");
      if (tag === undefined) return skip("The messages are in one language.");
      const page = await open(wedding.path);
      await fill(page, "#name", "zoe");
      await see(page, "#answer", "Zoë Dubois");
      await click(page, "#languages summary");
      await expectNoSidewaysScrolling(page);
      await click(page, `#languages a[lang=${tag}]`);
      await expect.poll(() => page.call(() => document.documentElement.lang)).toBe(tag);
      expect(await addressOf(page)).toBe(wedding.path);
      await see(page, "#answer", "Zoë Dubois");
      await page.goto(wedding.path);
      expect(await page.call(() => document.documentElement.lang)).toBe(tag);
      await expectNoSidewaysScrolling(page);
    });

    test("a page from right to left", async ({ open, wedding, skip }) => {
      const tag = translated.find((language) => directionOf(language) === "rtl");
      if (tag === undefined) return skip("The messages are in no language from right to left.");
      const page = await open(`${wedding.path}?language=${tag}`);
      expect(await page.call(() => document.documentElement.dir)).toBe("rtl");
      await expectNoSidewaysScrolling(page);
      await fill(page, "#name", "anna");
      await see(page, "#answer", "Vegetarian");
      await expectNoSidewaysScrolling(page);
      await click(page, "#languages summary");
      await expectNoSidewaysScrolling(page);
    });

    test("an answer follows the organizer's change", async ({ api, app, open }) => {
      const gala = await prepareEvent(api, app, { name: "Moving tables" }, guests);
      const page = await open(gala.path);
      await fill(page, "#name", "zoe");
      await see(page, "#answer", "You're seated at table 7");
      await seat(api, app.admin, gala.id, { name: "Zoë Dubois", tableNumber: "12" });
      await see(page, "#answer", "You're seated at table 12");
      expect(await addressOf(page)).toBe(gala.path);
    });

    test.for(["light", "dark"] as const)("a device in %s mode", async (scheme, { open, wedding }) => {
      const page = await open(wedding.path, { scheme });
      expect((await brightness(page)) > 128).toBe(scheme === "light");
      await page.goto("/");
      expect((await brightness(page)) > 128).toBe(scheme === "light");
      const other = scheme === "light" ? "Dark" : "Light";
      await click(page, "#color-mode label", other);
      await expect.poll(async () => (await brightness(page)) > 128).toBe(other === "Light");
      await page.goto("/");
      expect((await brightness(page)) > 128).toBe(other === "Light");
    });

    test("without scripts: a search", async ({ open, wedding }) => {
      const page = await open(wedding.path, { javaScript: false });
      await fill(page, "#name", "maria rossi");
      await page.pressEnter();
      await see(page, "#answer", "Which one are you?");
      await click(page, "#answer button", "Table 4");
      await see(page, "#answer", "Welcome, Maria Rossi! You're seated at table 4");
      await click(page, "#clear");
      await expect.poll(() => textOf(page, "#answer")).toBe("");
      await fill(page, "#name", "nobody");
      await click(page, "#search button");
      await see(page, "#answer", "No guests found");
      await click(page, "#answer button", "Try Another Search");
      await expect.poll(() => textOf(page, "#answer")).toBe("");
      expect(await valueIn(page, "#name")).toBe("");
    });

    test("without scripts: a guest code", async ({ api, app, open }) => {
      const gala = await prepareEvent(api, app, { name: "Gala", guestCode: "Rose 2027" }, guests);
      const page = await open(gala.path, { javaScript: false });
      await fill(page, "#code", "Rose 2026");
      await page.pressEnter();
      await see(page, "#code-refusal", "This is not the event's code.");
      await page.goto(gala.path);
      await fill(page, "#code", "rose-2027");
      await click(page, "#code-form button");
      await expect.poll(() => page.call(() => document.querySelector("#name") !== null)).toBe(true);
      expect(await addressOf(page)).toBe(gala.path);
    });
  });
}

/** Calls wait for no promise, so this is true only when called again. */
function isPageKept(): boolean {
  const { dataset } = document.documentElement;
  void caches.match(location.pathname).then((kept) => {
    dataset.isKept = String(kept !== undefined);
  });
  return dataset.isKept === "true";
}

async function seat(
  api: Caller,
  admin: { username: string; password: string },
  eventId: number,
  guest: { name: string; tableNumber: string },
): Promise<void> {
  await ask(api, LoginDocument, { input: admin });
  const { searchGuests } = await ask<{ searchGuests: { id: number }[] }>(
    api,
    "query ($eventId: Int!, $query: String!) { searchGuests(eventId: $eventId, query: $query) { id } }",
    { eventId, query: guest.name },
  );
  await ask(
    api,
    "mutation ($eventId: Int!, $id: Int!, $input: UpdateGuestInput!) { updateGuest(eventId: $eventId, id: $id, input: $input) { id } }",
    { eventId, id: searchGuests[0]?.id, input: guest },
  );
  await ask(api, LogoutDocument, {});
}
