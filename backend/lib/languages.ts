import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Messages } from "@lingui/core";
import Negotiator from "negotiator";
import { z } from "zod";
import { compileMessages } from "../../common/messages/compile-messages.ts";
import { createLanguage, type Language } from "../../common/messages/language.ts";

const catalogueSchema = z.record(z.string(), z.string());

/**
 * The compiled messages of a language, from all files in its folder.
 *
 * @param tag such as `en`
 * @throws Error for an invalid catalog file
 */
export function readMessages(tag: string): Messages {
  const folder = fileURLToPath(new URL(`../../common/messages/${tag}`, import.meta.url));
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const catalogues = files.map((file) =>
    catalogueSchema.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
  );
  return compileMessages(Object.assign({}, ...catalogues));
}

const offered = new Map<string, Language>();

// Loaded on first use: a process starts for each guest list and rarely refuses one.
let readEnglish: Language | undefined;

/** The source language of all translations, and the fallback for readers of other languages. */
export function english(): Language {
  readEnglish ??= createLanguage("en", readMessages("en"));
  return readEnglish;
}

/** Offers this language, too, from now on. */
export function offerLanguage(language: Language): void {
  offered.set(language.tag, language);
}

/**
 * The offered language that suits a reader best.
 *
 * @param acceptLanguage the Accept-Language header
 */
export function languageFor(acceptLanguage: string | undefined): Language {
  if (offered.size === 0 || acceptLanguage === undefined) return english();
  const negotiator = new Negotiator({ headers: { "accept-language": acceptLanguage } });
  const tag = negotiator.language(["en", ...offered.keys()]);
  return (tag === undefined ? undefined : offered.get(tag)) ?? english();
}
