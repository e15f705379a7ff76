import { expect, it } from "vitest";
import { builtPages } from "../testing/compiled-programs.ts";
import { getPage, newGuestPage } from "../testing/html-page.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const german = "Willkommen, Anna Müller! Sie sitzen an Tisch 7 Ihre Angaben Menü Fisch";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const guests = ["Name,Table,Menü", "Anna Müller,7,Fisch"];
const { path: everyLanguage } = await newGuestPage(admin, { name: "Anna und Ben" }, guests);
const offered = { name: "Anna et Ben", guestLanguages: ["en", "fr"] };
const { path: frenchAndEnglish } = await newGuestPage(admin, offered, guests);

async function read(path: string, headers: Record<string, string>) {
  const page = await getPage(api.anonymous(), `${path}?q=anna+m%C3%BCller`, headers);
  const { html } = page;
  const [, tag] = /<html lang="(\w+)"/.exec(html) ?? [];
  const words = (/<article.*<\/article>/s.exec(html) ?? [""])[0]
    .replace(/<\/?(bdi|span)[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  expect(page.headers.get("content-language")).toBe(tag);
  return { tag, words };
}

it("a page is in the language that the reader's browser prefers, but a reader's choice counts more", async () => {
  expect(await read(everyLanguage, { "Accept-Language": "de-AT,de;q=0.9" })).toEqual({ tag: "de", words: german });
  expect(await read(everyLanguage, { "Accept-Language": "sv" })).toMatchObject({ tag: "en" });
  const response = await api.anonymous().fetch(`${everyLanguage}?language=de`, { redirect: "manual" });
  const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  expect(await read(everyLanguage, { "Accept-Language": "en", Cookie: cookie })).toEqual({ tag: "de", words: german });
  expect(await read(frenchAndEnglish, { Cookie: cookie })).toMatchObject({ tag: "en" });
});

it("an event's page is in a language that its organizer offers", async () => {
  expect(await read(frenchAndEnglish, { "Accept-Language": "de" })).toMatchObject({ tag: "en" });
  expect((await read(frenchAndEnglish, { "Accept-Language": "de, fr;q=0.5" })).words).toMatch(
    /^Bienvenue, Anna Müller\s! Votre place est à la table 7/,
  );
});
