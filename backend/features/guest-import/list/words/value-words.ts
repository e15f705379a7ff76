import { isGivenName } from "./given-names.ts";
import type { WordRole } from "./language-words.ts";
import { anyOf, keysOf, phrasesByLanguage, phrasesOf } from "./load.ts";
import { findPhrases, tokensOf, withOurDigits, wordKey } from "./phrases.ts";
import { isPlan } from "./room-words.ts";

/** What a guest answered to the invitation. */
export type Attendance = "yes" | "no" | "maybe" | "unanswered";

const maxTextLength = 100;

/** Whether a text is a phrase of these roles, and nothing else. */
function isAnyOf(...roles: readonly WordRole[]): (text: string) => boolean {
  const keys = keysOf(...roles);
  return (text) => text.length <= maxTextLength && keys.has(wordKey(text));
}

/** As `columnKey` has them. */
export const suffixes = keysOf("suffixes");
/** "van" in "Jan van Dijk", as `columnKey` has it. */
export const namePrefixes = keysOf("namePrefixes");
export const titles = keysOf("titles");
/** Stand between the names of a couple, as words of their own. */
export const coupleWords: readonly string[] = phrasesOf("and");
/** Between a name and somebody else: "and", "with". */
export const connectingWords: readonly string[] = phrasesOf("and", "with");

/** "Mrs.", "Dr", "Señora". */
export const isTitle = isAnyOf("titles");
/** "Not seated", as a heading above guests. */
export const meansUnseated = isAnyOf("unseated");
/** "Page", "Seite": before the number of a printed page. */
export const meansPage = isAnyOf("page");
/** "Inc.", "GmbH", as a word of its own. */
export const isCompanyForm = isAnyOf("company");

const isNumber = (token: string) => /^\p{N}+$/u.test(token);
const wordsIn = (text: string) => tokensOf(text).filter((token) => !isNumber(token));
const numbersIn = (text: string) => withOurDigits(text).match(/\p{Nd}+/gu) ?? [];

/** Whether each phrase of a text is one of the first or the second; undefined with other words. Numbers do not matter. */
function kindsIn(text: string, first: ReadonlySet<string>, second: ReadonlySet<string>): boolean[] | undefined {
  if (text.length > maxTextLength) return undefined;
  const { found, unknown } = findPhrases(
    wordsIn(text),
    (key) => first.has(key) || (second.has(key) ? false : undefined),
  );
  return unknown === 0 ? found : undefined;
}

const totals = keysOf("total");
const counted = ["guest", "fullName", "table", "seat", "child", "partySize", "attendance", "party", "persons"] as const;
const countedWords = keysOf(...counted, "fillers");
/** Most names begin with none of them. */
const totalStarts = new Set(
  [...keysOf("total", "none", "placeholder", "page", "fillers", ...counted)].flatMap((key) =>
    [1, 2, 3, 4].map((length) => key.slice(0, length)),
  ),
);

/** A fast check of the first word, for the names of a long list. */
export function mayBeTotal(text: string): boolean {
  const [first] = /^\p{Lu}*\p{Ll}*/u.exec(text) ?? [];
  return !first || totalStarts.has(wordKey(first).slice(0, 4));
}

/** Whether a text is a label such as "Total guests: 120", with or without the number. */
export function isTotal(text: string): boolean {
  const kinds = kindsIn(text, totals, countedWords);
  return kinds !== undefined && (kinds.includes(true) || wordsIn(text).some((word) => totals.has(word)));
}

const countable = new Set([...totals, ...countedWords]);

/** "4 guests", "12 records": a number before nothing but words for what is counted. "Guest 4" is somebody. */
export function countIn(text: string): number | undefined {
  if (text.length > maxTextLength || !/^(?:\P{L}*\p{Nd}|\p{Script=Han})/u.test(text)) return undefined;
  const [number, ...more] = numbersIn(text);
  return more.length === 0 && number && kindsIn(text, countable, countable) ? Number(number) : undefined;
}

const isNoneWord = isAnyOf("none");

/** No value: a dash, "n/a", "TBD". */
export function isNone(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxTextLength) return false;
  return /^[\p{Dash}\p{Po}\s~_＿ー〜=|]+$/u.test(trimmed) ? !/[#&%@*]/u.test(trimmed) : isNoneWord(trimmed);
}

const placeholders = keysOf("placeholder");
const seatWords = keysOf("seat");
const seatsAndFillers = keysOf("seat", "fillers");

/** Stands for a place without a person: "Reserved", "Platz frei", "Seat 4", "TBC", "xxx". */
export function isNobody(text: string): boolean {
  if (isNone(text) || /^[([]?(?:x{2,}|n\.\s?n\.?)[)\]]?$/iu.test(text.trim())) return true;
  const kinds = kindsIn(text, placeholders, seatsAndFillers);
  if (kinds === undefined) return false;
  return kinds.includes(true) || (/\p{Nd}/u.test(text) && wordsIn(text).some((word) => seatWords.has(word)));
}

/** The number of "Seat 4", "Platz 4"; undefined for anything else. */
export function seatLabel(text: string): string | undefined {
  if (text.length > maxTextLength) return undefined;
  const words = wordsIn(text);
  const isSeat = words.some((word) => seatWords.has(word)) || seatWords.has(words.join(""));
  const [number, ...more] = numbersIn(text);
  return isSeat && more.length === 0 && (number?.length ?? 0) <= 3 ? number : undefined;
}

const footers = [...keysOf("footer")];

/** What a program writes below a list: "Generated by …". */
export function isFooter(text: string): boolean {
  const key = wordKey(text);
  return footers.some((footer) => key.startsWith(footer));
}

const isUnnamed = isAnyOf("unnamedGuest");

/** "Guest", "Guest 2", "+1", "Begleitung". */
export function isUnnamedGuest(text: string): boolean {
  if (text.length > maxTextLength) return false;
  return isUnnamed(text) || isUnnamed(text.replace(/[\s#(]*\p{Nd}{1,2}\)?\s*$/u, ""));
}

const answers: ReadonlyMap<string, Attendance> = new Map(
  (["unanswered", "maybe", "no", "yes"] as const).flatMap((answer) => [...keysOf(answer)].map((key) => [key, answer])),
);
/** Shorter words are answers only on their own: "No nuts" is none. */
const minContainedLength = 6;

/** An answer and nothing else: "Yes", and not "Yes, with pleasure". */
export function plainAnswer(text: string): Attendance | undefined {
  return text.length > maxTextLength ? undefined : answers.get(wordKey(text));
}

/** Undefined when it is none of the usual answers. Numbers are none. */
export function attendanceOf(text: string): Attendance | undefined {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxTextLength) return undefined;
  const [clause = ""] = trimmed.split(/[,;:!.(，。！、（\n–—]|\s-\s/u);
  return plainAnswer(trimmed) ?? answers.get(wordKey(clause)) ?? containedAnswer(trimmed);
}

function containedAnswer(text: string): Attendance | undefined {
  const { found, unknown } = findPhrases(tokensOf(text), (key) =>
    key.length < minContainedLength ? undefined : answers.get(key),
  );
  const [answer, ...others] = new Set(found);
  return others.length === 0 && unknown <= 4 ? answer : undefined;
}

const numberedTables = keysOf("tableWord", "table");
const tableColumns = keysOf("table");
const tableWords = keysOf("tableWord");
const surnamesOfTables = keysOf("tableAndSurname");
const numberSigns = keysOf("numberSign");
const counter = anyOf("tableCounter");
const numeral = `${anyOf("numeral")}{1,3}`;
const tableEnding = new RegExp(`^\\p{L}{3,}${anyOf("tableEnding")}$`, "iu");
const tableBefore = new RegExp(
  `^(\\P{Nd}*?\\P{Nd})[\\s.:_–-]*(\\p{Nd}{1,4}[a-z]?|(?<=[\\s#№:.–-])(?:[a-z]|[ivx]{2,5})|(?<=\\p{Lo}|ー)(?:[a-z]|${numeral}))[\\s.:]*${counter}?$`,
  "iu",
);
const tableAfter = new RegExp(
  `^(?:${anyOf("beforeNumber")}\\s*)?(\\p{Nd}{1,4}(?:[a-z](?!\\p{L}))?|${numeral}|[a-z](?=\\p{Lo}))(?:${anyOf("ordinalEnding")}|${counter}|[-.]?[\\p{Ll}']{1,3}(?=\\s))?[\\s.:–-]*(\\P{Nd}+)$`,
  "iu",
);
const maxLabelLength = 40;

/** "Tisch Nr. 3", "3番テーブル"; undefined for anything else. */
export function tableLabel(text: string): { word: string; number: string } | undefined {
  const label = withOurDigits(text).trim();
  if (label.length > maxLabelLength) return undefined;
  const [, before = "", numberAfter = ""] = tableBefore.exec(label) ?? [];
  const wordBefore = tableWord(before);
  if (wordBefore !== undefined) return { word: wordBefore, number: numberAfter };
  const [, numberBefore = "", after = ""] = tableAfter.exec(label) ?? [];
  const wordAfter = tableWord(after);
  return wordAfter === undefined ? undefined : { word: wordAfter, number: numberBefore };
}

function tableWord(text: string): string | undefined {
  const parts = text.split(/[\s.:#№_–-]+/u).filter((part) => part !== "");
  for (let length = 1; length <= parts.length; length += 1) {
    const word = parts.slice(0, length).join(" ");
    const sign = parts.slice(length).join(" ");
    if (numberedTables.has(wordKey(word)) && (sign === "" || numberSigns.has(wordKey(sign)))) return word;
  }
  return undefined;
}

const maxTableNameWords = 4;

/** Has the word among others, as "Head table" and "Brauttisch" do; "Table 1 Total" and "Table plan" are no tables. */
export function namesTable(text: string): boolean {
  if (text.length > maxLabelLength || !/\p{L}/u.test(text)) return false;
  const tokens = tokensOf(text);
  if (tokens.length > maxTableNameWords) return false;
  const hasWord = tokens.some((token) => tableWords.has(token)) && !isPersonNamedTable(tokens);
  if (tokens.length > 1) return hasWord && !isTotal(text) && !isPlan(text);
  return tableEnding.test(text) || (hasWord && !tableColumns.has(wordKey(text)));
}

/** "Víctor Mesa Gil" has the word as a family name; before a name, it is a table's: "Mesa Víctor". */
function isPersonNamedTable(tokens: readonly string[]): boolean {
  return tokens.findLastIndex((token) => surnamesOfTables.has(token)) > 0 && tokens.some(isGivenName);
}

const most = 20;
const counts: ReadonlyMap<string, number> = new Map(
  [...phrasesByLanguage("counts").values()].flatMap((words) => words.map((word, at) => [wordKey(word), at + 1])),
);
const isCompanions = isAnyOf("guest", "child", "plusOne", "persons");
const isFamily = isAnyOf("family");
const isConnecting = isAnyOf("and", "with");
const attachedMore = new RegExp(
  `^(.*\\S)\\s*${anyOf("moreGuests")}\\s*(\\p{Nd}{1,2})\\s*${anyOf("guestCounter")}$`,
  "u",
);
const attachedGuest = new RegExp(`^(.*\\S)\\s*${anyOf("accompanied")}$`, "u");
/** "وزوجته". */
const attachedWord = new RegExp(`^${anyOf("attachedAnd")}\\S+$`, "u");

/** "Anna Meier +1", "Anna Meier and guest"; undefined for none. */
export function plusOnesAtEnd(name: string): { name: string; count: number } | undefined {
  const text = withOurDigits(name).trim();
  if (text.length > maxTextLength) return undefined;
  const [, other = "", more = ""] = attachedMore.exec(text) ?? [];
  if (other !== "") return plusOnes(other, Number(more));
  const [, accompanied = ""] = attachedGuest.exec(text) ?? [];
  if (accompanied !== "") return plusOnes(accompanied, 1);
  const words = text
    .replace(/([+&/()])/gu, " $1 ")
    .split(/[\s()]+/u)
    .filter((word) => word !== "");
  if (endsInTitle(words)) return plusOnes(words.slice(0, -2).join(" "), 1);
  const last = words.at(-1) ?? "";
  if (words.length > 1 && attachedWord.test(last) && isUnnamed(last)) return plusOnes(words.slice(0, -1).join(" "), 1);
  for (let start = 1; start < words.length; start += 1) {
    const count = companionsIn(words.slice(start));
    if (count !== undefined) return plusOnes(words.slice(0, start).join(" "), count);
  }
  return undefined;
}

function plusOnes(name: string, count: number): { name: string; count: number } | undefined {
  const bare = name.replace(/[\s,;:–-]+$/u, "");
  return bare === "" || count < 1 || count > most ? undefined : { name: bare, count };
}

/** "Anna Meier & family", "The Meier Family", "Familie Meier": more guests, nobody knows how many. */
export function namesFamily(name: string): boolean {
  const words = name.split(/[\s()]+|(?<=[&+])|(?=[&+])/u).filter((word) => word !== "");
  const [connector = "", last = ""] = words.slice(-2);
  if (words.length > 2 && isConnecting(connector) && isFamily(last)) return true;
  return words.length > 1 && (isFamily(last) || isFamily(words[0] ?? ""));
}

/** The number of guests in "& guest", "+ 2", "mit 2 Kindern" and "& family (4)"; undefined for anything else. */
function companionsIn([connector = "", ...rest]: string[]): number | undefined {
  if (!isConnecting(connector)) return undefined;
  const [first = "", ...others] = rest;
  const isDigits = /^\p{Nd}{1,2}$/u.test(first);
  const count = isDigits ? Number(first) : counts.get(wordKey(first));
  if (count !== undefined && others.length > 0 && isCompanions(others.join(" "))) return count;
  if (count !== undefined && others.length === 0 && (isDigits || wordKey(connector) === "plus")) return count;
  const last = rest.at(-1) ?? "";
  if (rest.length > 1 && /^\p{Nd}{1,2}$/u.test(last) && isFamily(rest.slice(0, -1).join(" "))) return Number(last) - 1;
  return isUnnamed(rest.join(" ")) || isNoneWord(rest.join(" ")) ? 1 : undefined;
}

/** "et Mme" after a whole name; "Mr & Mrs" alone has none. */
function endsInTitle(words: readonly string[]): boolean {
  const [connector = "", title = ""] = words.slice(-2);
  return isConnecting(connector) && isTitle(title) && words.slice(0, -2).filter((word) => !isTitle(word)).length > 1;
}

const ofSomebody = new RegExp(`^${anyOf("guestOf", "guestOfName")}\\s+(\\p{L}.*)$`, "iu");

/** "Mira Quell" of "Guest of Mira Quell", which stands for a guest without a name; undefined for other names. */
export function guestOfWhom(name: string): string | undefined {
  return name.length > maxTextLength ? undefined : ofSomebody.exec(name.trim())?.[1];
}
