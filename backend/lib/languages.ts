import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Messages } from "@lingui/core";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { z } from "zod";
import { guestLanguages } from "../../common/guest-languages.ts";
import { compileMessages, sectionOf } from "../../common/messages/compile-messages.ts";
import { createLanguage, type Language } from "../../common/messages/language.ts";

const catalogSchema = z.record(z.string(), z.string());

/** The compiled messages of a language: the `wanted` sections, or all. @throws Error for an invalid catalog */
export function readMessages(tag: string, wanted?: readonly string[]): Messages {
  const catalog = catalogSchema.parse(JSON.parse(readFileSync(catalogOf(tag), "utf8")));
  return compileMessages(catalog, (key) => wanted === undefined || wanted.includes(sectionOf(key)));
}

const catalogOf = (tag: string) => fileURLToPath(new URL(`../../common/messages/${tag}.json`, import.meta.url));

/** Each is read on first use: a process starts for each guest list and rarely refuses one. */
const languages = new Map<string, Language>();

/** What has not been translated is shown in English. */
function languageOf(tag: string): Language {
  const known = languages.get(tag);
  if (known) return known;
  const read = createLanguage(tag, { ...readMessages("en"), ...(tag === "en" ? {} : readMessages(tag)) });
  languages.set(tag, read);
  return read;
}

/** The source language of all translations, and the fallback. */
export const english = (): Language => languageOf("en");

let readTags: readonly string[] | undefined;

function tags(): readonly string[] {
  readTags ??= guestLanguages.map(({ tag }) => tag).filter((tag) => existsSync(catalogOf(tag)));
  return readTags;
}

/** A language with only these sections, such as "print-cards": compiling all would take longer than a short task. */
export function readLanguage(tag: string, sections: readonly string[]): Language {
  return createLanguage(tag, { ...readMessages("en", sections), ...readMessages(tag, sections) });
}

/** Browsers send a few hundred different headers. */
const maxChosen = 1_000;
const chosen = new LRUCache<string, Language>({ max: maxChosen });

/** The offered language that suits an Accept-Language header best, `among` these tags; by default, all. */
export function languageFor(acceptLanguage: string | undefined, among: readonly string[] = []): Language {
  const key = `${among.join()} ${acceptLanguage}`;
  const known = chosen.get(key);
  if (known) return known;
  const language = chooseLanguage(acceptLanguage, among);
  chosen.set(key, language);
  return language;
}

function chooseLanguage(acceptLanguage: string | undefined, among: readonly string[]): Language {
  const offered = among.length === 0 ? tags() : tags().filter((tag) => among.includes(tag));
  const [first = "en"] = offered;
  const fallback = offered.includes("en") ? "en" : first;
  if (acceptLanguage === undefined) return languageOf(fallback);
  // The old tag of Hebrew, which some phones still send.
  const modern = acceptLanguage.replace(/\biw\b/gi, "he");
  const negotiator = new Negotiator({ headers: { "accept-language": modern } });
  // In this order: a reader who accepts any language gets the fallback.
  const tag = negotiator.language([fallback, ...offered.filter((other) => other !== fallback)]);
  return languageOf(tag ?? fallback);
}
