import { syllabic } from "../spelling/east-asian-names.ts";
import {
  isArticle,
  isComma,
  isFamilyArticle,
  isFamilyWord,
  isJoiner,
  isShortArticle,
  plainWord,
  singularsOf,
  splitJoined,
  withoutFamilyEnding,
} from "./household-words.ts";

const maxWordsOfFamily = 4;
const maxPeople = 8;
const token = /[\p{L}\p{N}\p{M}'’ʼ`.-]+|[&＆+＋,，、;/]/gu;
/** Anything that could join words; most names that are typed have two words and nothing else. */
const mayBeSeveral = new RegExp(`[&＆+＋,，、;/]|\\S\\s+\\S|${syllabic.source}{2}`, "u");

/** A query that names a family: "the Beckers". */
export interface FamilyQuery {
  kind: "family";
  /** The name as typed, then what it may be the plural of. */
  names: readonly string[];
  /** Whether only an article tells that a family is meant: it may also be somebody’s name, "Les Martin". */
  hasOnlyArticle: boolean;
  /** Whether that article may be an initial: "i Rossi". */
  isShort: boolean;
}

/** A query that names several people: "Tom and Anna Becker". */
export interface PeopleQuery {
  kind: "people";
  /** The words between "and", "&", "," and the like; at least two groups. */
  groups: readonly (readonly string[])[];
}

export type SeveralQuery = FamilyQuery | PeopleQuery;

/** Ways to read a query as several people or a family. Usually none, which costs next to nothing. */
export function readSeveral(query: string): SeveralQuery[] {
  if (!mayBeSeveral.test(query)) return [];
  const tokens = query.match(token) ?? [];
  const family = readFamily(tokens);
  if (family) return [family];
  const spread = tokens.flatMap((word, i) => splitJoined(word, i === 0));
  const ways = spread.length > tokens.length ? [tokens, spread] : [tokens];
  return ways.flatMap((way) => readPeople(way) ?? []);
}

/** The name of a family, if a query names one. */
export const familyNamed = (query: string): string | undefined => {
  const several = mayBeSeveral.test(query) ? readFamily(query.match(token) ?? []) : undefined;
  return several?.names[0];
};

function readFamily(tokens: readonly string[]): FamilyQuery | undefined {
  if (tokens.some((word) => isJoiner(word) && !isFamilyArticle(word))) return undefined;
  return readNamedFamily(tokens) ?? readArticle(tokens) ?? readEnding(tokens);
}

const familyOf = (names: readonly string[], article?: string): FamilyQuery => ({
  kind: "family",
  names,
  hasOnlyArticle: article !== undefined,
  isShort: article !== undefined && isShortArticle(article),
});

// "The Becker family", "la famille Martin", "gia đình Nguyễn".
function readNamedFamily(tokens: readonly string[]): FamilyQuery | undefined {
  const isVietnamese = plainWord(tokens[0] ?? "") === "gia" && plainWord(tokens[1] ?? "") === plainWord("đình");
  const words = isVietnamese ? tokens.slice(2) : tokens;
  const others = words.filter((word) => !isFamilyWord(word));
  if (!isVietnamese && others.length === words.length) return undefined;
  const isAtEdge = isVietnamese || isFamilyWord(words.at(-1) ?? "") || words.slice(0, 2).some(isFamilyWord);
  const name = isArticle(others[0] ?? "") && !isFamilyWord(words.at(0) ?? "") ? others.slice(1) : others;
  if (!isAtEdge || name.length === 0 || name.length > maxWordsOfFamily) return undefined;
  return familyOf(namesOf(name));
}

// "The Beckers", "les Martin".
function readArticle([article = "", ...name]: readonly string[]): FamilyQuery | undefined {
  if (!isFamilyArticle(article) || name.length === 0 || name.length > maxWordsOfFamily) return undefined;
  return familyOf(namesOf(name), article);
}

// "王家".
function readEnding(tokens: readonly string[]): FamilyQuery | undefined {
  const [word = ""] = tokens;
  const name = tokens.length === 1 ? withoutFamilyEnding(word) : undefined;
  return name === undefined ? undefined : familyOf([name]);
}

const namesOf = (words: readonly string[]): string[] => {
  const before = words.slice(0, -1);
  return singularsOf(words.at(-1) ?? "").map((last) => [...before, last].join(" "));
};

function readPeople(tokens: readonly string[]): PeopleQuery | undefined {
  const groups: string[][] = [[]];
  for (const word of tokens) {
    if (isJoiner(word)) groups.push([]);
    else groups.at(-1)?.push(word);
  }
  const named = groups.filter((group) => group.length > 0);
  if (named.length < 2 || named.length > maxPeople || named.some(areInitials)) return undefined;
  // "Becker, Tom" is one person.
  const isOne = tokens.every((word) => !isJoiner(word) || isComma(word)) && named.some((group) => !isFull(group));
  return isOne ? undefined : { kind: "people", groups: named };
}

/** Nobody is told by letters alone. */
const areInitials = (words: readonly string[]) =>
  words.every((word) => [...plainWord(word)].length === 1 && !syllabic.test(word));

/** Whether words may be a whole name. */
export const isFull = (words: readonly string[]): boolean =>
  words.length > 1 || (syllabic.test(words[0] ?? "") && [...(words[0] ?? "")].length > 1);

/** A family name that several people may share, and where it is typed. */
export interface SharedName {
  name: string;
  /** The group that has it. */
  source: number;
  /** Whether that group is the family name alone: "Becker, Tom and Anna". */
  isAlone: boolean;
}

const maxWordsShared = 3;

/** Family names that the people of a query may share, likeliest first. */
export function sharedNames({ groups }: PeopleQuery): SharedName[] {
  const first = groups[0] ?? [];
  const last = groups.at(-1) ?? [];
  const lengths = (words: readonly string[]) =>
    Array.from({ length: Math.min(words.length - 1, maxWordsShared) }, (_, i) => i + 1);
  const shared = (words: readonly string[], source: number) => ({ name: words.join(" "), source, isAlone: false });
  return [
    ...lengths(last).map((length) => shared(last.slice(-length), groups.length - 1)),
    ...lengths(first).map((length) => shared(first.slice(-length), 0)),
    ...lengths(first).map((length) => shared(first.slice(0, length), 0)),
    ...joinedBeginnings(first).map((name) => ({ name, source: 0, isAlone: false })),
    ...(first.length === 1 && groups.length > 2 ? [{ name: first.join(" "), source: 0, isAlone: true }] : []),
  ];
}

// 田中 of 田中太郎.
function joinedBeginnings(words: readonly string[]): string[] {
  const letters = words.length === 1 && syllabic.test(words[0] ?? "") ? [...(words[0] ?? "")] : [];
  return [1, 2].filter((length) => length < letters.length).map((length) => letters.slice(0, length).join(""));
}
