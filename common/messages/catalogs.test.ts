import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CompiledMessageToken } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { appLanguages } from "../app-languages.ts";
import { guestLanguages } from "../guest-languages.ts";
import { compileMessages } from "./compile-messages.ts";
import { valueKinds } from "./value-kinds.ts";

const folder = import.meta.dirname;
const languages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const translations = languages.filter((language) => language !== "en");

function catalog(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(folder, language, file), "utf8"));
}

const filesOf = (language: string) => readdirSync(path.join(folder, language)).map((file) => ({ language, file }));
const kindsIn = (language: string, file: string) => valueKinds(compileMessages(catalog(language, file)));
const keysOf = (language: string) =>
  filesOf(language)
    .flatMap(({ file }) => Object.keys(catalog(language, file)))
    .toSorted();

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
  it.each(languages.flatMap(filesOf))(
    "$language/$file contains messages, each under the file's name",
    ({ language, file }) => {
      const messages = catalog(language, file);
      expect(kindsIn(language, file).size).toBe(Object.keys(messages).length);
      const beginning = `${path.basename(file, ".json")}.`;
      expect(Object.keys(messages).filter((key) => !key.startsWith(beginning))).toEqual([]);
      expect(Object.entries(messages).filter(([, text]) => text.trim() !== text || text === "")).toEqual([]);
    },
  );

  it.each(languages.flatMap(filesOf))(
    "$language/$file has every plural form of its language, and no other",
    ({ language, file }) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const plurals = Object.entries(compileMessages(catalog(language, file))).flatMap(([key, message]) =>
        (typeof message === "string" ? [] : pluralsIn(message)).map((forms) => ({ key, forms: forms.toSorted() })),
      );
      expect(plurals).toEqual(plurals.map(({ key }) => ({ key, forms: pluralCategories.toSorted() })));
    },
  );

  it.each(translations.flatMap(filesOf))(
    "$language/$file translates English messages, with the same values",
    ({ language, file }) => {
      const english = kindsIn("en", file);
      const translated = kindsIn(language, file);
      expect(translated).toEqual(new Map([...english].filter(([key]) => translated.has(key))));
    },
  );
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
