import { readdirSync, readFileSync } from "node:fs";
import { type WordRole, wordRoles } from "./language-words.ts";
import { wordKey } from "./phrases.ts";

/** Beside the module, in the sources and in the build. */
const folder = new URL("./languages/", import.meta.url);
const suffix = ".tsv";
const maxLength = 100;

const roles: ReadonlySet<string> = new Set(wordRoles);
const isRole = (text: string): text is WordRole => roles.has(text);

const known = new Map<WordRole, Map<string, string[]>>();
for (const file of readdirSync(folder).filter((name) => name.endsWith(suffix))) {
  const tag = file.slice(0, -suffix.length);
  const lines = readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n");
  for (const [index, line] of lines.entries()) {
    const [role = "", phrases = ""] = line.split("\t");
    if (!isRole(role) || phrases === "") throw new Error(`${file}, line ${index + 1} has no phrases of a known role.`);
    const languages = known.get(role) ?? new Map<string, string[]>();
    known.set(role, languages.set(tag, [...(languages.get(tag) ?? []), ...phrases.split(", ")]));
  }
}

/** Of each language that has some: the phrases of a role, the more usual first. */
export const phrasesByLanguage = (role: WordRole): ReadonlyMap<string, readonly string[]> =>
  known.get(role) ?? new Map();

/** The phrases of these roles in all languages. */
export const phrasesOf = (...of: readonly WordRole[]): string[] => [
  ...new Set(of.flatMap((role) => [...phrasesByLanguage(role).values()].flat())),
];

/** As `phrasesOf`, in the form in which words are compared. */
export const keysOf = (...of: readonly WordRole[]): ReadonlySet<string> => new Set(phrasesOf(...of).map(wordKey));

/** The place of each phrase in its language's list, from 1: of "one", "two". */
export const placesOf = (role: WordRole): ReadonlyMap<string, number> =>
  new Map([...phrasesByLanguage(role).values()].flatMap((words) => words.map((word, at) => [wordKey(word), at + 1])));

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
