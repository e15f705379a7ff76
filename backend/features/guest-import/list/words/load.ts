import { readdirSync, readFileSync } from "node:fs";
import { type WordRole, wordRoles } from "./language-words.ts";
import { wordKey } from "./phrases.ts";

/** Beside the module, in the sources and in the build. */
const folder = new URL("./languages/", import.meta.url);

const maxLength = 100;

const roles: ReadonlySet<string> = new Set(wordRoles);
const isRole = (text: string): text is WordRole => roles.has(text);

/** Lists of phrases by role. */
type Language = ReadonlyMap<WordRole, string>;

/** @throws Error for a line that is not a role, a tab and phrases */
function readLanguage(file: string): Language {
  const language = new Map<WordRole, string>();
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  for (const [index, line] of lines.entries()) {
    const [role = "", phrases = ""] = line.split("\t");
    if (!isRole(role) || phrases === "") throw new Error(`${file}, line ${index + 1} has no phrases of a known role.`);
    const before = language.get(role);
    language.set(role, before === undefined ? phrases : `${before}, ${phrases}`);
  }
  return language;
}

const suffix = ".tsv";
const languages: ReadonlyMap<string, Language> = new Map(
  readdirSync(folder).flatMap((file) =>
    file.endsWith(suffix) ? [[file.slice(0, -suffix.length), readLanguage(file)]] : [],
  ),
);

/** Of each language that has some: the phrases of a role, the more usual first. */
export function phrasesByLanguage(role: WordRole): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...languages].flatMap(([tag, language]) => {
      const phrases = language.get(role)?.split(", ");
      return phrases === undefined ? [] : [[tag, phrases]];
    }),
  );
}

/** The phrases of these roles in all languages. */
export function phrasesOf(...of: readonly WordRole[]): string[] {
  return [...new Set(of.flatMap((role) => [...phrasesByLanguage(role).values()].flat()))];
}

/** As `phrasesOf`, in the form in which words are compared. */
export function keysOf(...of: readonly WordRole[]): ReadonlySet<string> {
  return new Set(phrasesOf(...of).map(wordKey));
}

/** Whether a text is one of the phrases of these roles. */
export function isAnyOf(...of: readonly WordRole[]): (text: string) => boolean {
  const keys = keysOf(...of);
  return (text) => text.length <= maxLength && keys.has(wordKey(text));
}

/** A part of an expression that matches one of the phrases, longer ones first. */
export function anyOf(...of: readonly WordRole[]): string {
  const byLength = phrasesOf(...of).sort((one, other) => other.length - one.length);
  return `(?:${byLength.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|")})`;
}
