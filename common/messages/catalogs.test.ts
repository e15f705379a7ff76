import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CompiledMessageToken } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { appLanguages } from "../app-languages.ts";
import { guestLanguages } from "../guest-languages.ts";
import { compileMessages, sectionOf } from "./compile-messages.ts";
import { valueKinds } from "./value-kinds.ts";

const folder = import.meta.dirname;
const languages = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => path.basename(file, ".json"));
const translations = languages.filter((language) => language !== "en");

function catalog(language: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(folder, `${language}.json`), "utf8"));
}

const kindsIn = (language: string) => valueKinds(compileMessages(catalog(language)));
const keysOf = (language: string) => Object.keys(catalog(language)).toSorted();

function pluralsIn(parts: readonly CompiledMessageToken[]): string[][] {
  return parts.flatMap((part) => {
    const [, format, cases] = typeof part === "string" ? [] : part;
    if (typeof cases !== "object" || cases === null) return [];
    const inner = Object.values(cases).flatMap((parts) => (Array.isArray(parts) ? pluralsIn(parts) : []));
    // Cases such as "=0" exist in every language.
    const forms = Object.keys(cases).filter((name) => name !== "offset" && !/^\d+$/.test(name));
    return format === "plural" ? [forms, ...inner] : inner;
  });
}

describe("a catalog", () => {
  it.each(languages)("%s.json contains messages, each section in one place", (language) => {
    const messages = catalog(language);
    expect(kindsIn(language).size).toBe(Object.keys(messages).length);
    const sections = Object.keys(messages).map(sectionOf);
    const begun = sections.filter((section, place) => section !== sections[place - 1]);
    expect(begun).toEqual([...new Set(sections)].toSorted());
    expect(Object.entries(messages).filter(([, text]) => text.trim() !== text || text === "")).toEqual([]);
  });

  it.each(languages)("%s.json has every plural form of its language, and no other", (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = Object.entries(compileMessages(catalog(language))).flatMap(([key, message]) =>
      (typeof message === "string" ? [] : pluralsIn(message)).map((forms) => ({ key, forms: forms.toSorted() })),
    );
    expect(plurals).toEqual(plurals.map(({ key }) => ({ key, forms: pluralCategories.toSorted() })));
  });

  it.each(translations)("%s.json translates English messages, with the same values", (language) => {
    const english = kindsIn("en");
    const translated = kindsIn(language);
    expect(translated).toEqual(new Map([...english].filter(([key]) => translated.has(key))));
  });
});

// A page must not mix languages: each message needs a translation for all its readers.
describe("a translation", () => {
  const isForOrganizers = (language: string) => appLanguages.some((offered) => offered === language);

  it("is in a language that guests' pages are offered in", () => {
    expect(guestLanguages.map(({ tag }) => tag)).toEqual(expect.arrayContaining(languages));
  });

  it.each(translations.filter((language) => !isForOrganizers(language)))(
    "to %s has the same messages as the Italian one",
    (language) => {
      expect(keysOf(language)).toEqual(keysOf("it"));
    },
  );

  it.each(translations.filter(isForOrganizers))("to %s has every message", (language) => {
    expect(keysOf(language)).toEqual(keysOf("en"));
  });
});

it("refuses a message that uses one value in two ways, or with its own format", () => {
  expect(() => valueKinds(compileMessages({ a: "{n} of {n, number}" }))).toThrow("as text and as a number");
  expect(() => valueKinds(compileMessages({ a: "{n, date}" }))).toThrow("which no message does");
  expect(() => compileMessages({ a: "{n, plural, one {#}" })).toThrow();
});
