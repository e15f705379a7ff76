import { isGivenName } from "./given-names.ts";
import { type CellWords, type ColumnMeaning, phrasesOf } from "./language-words.ts";
import { languages } from "./languages.ts";
import { findPhrases, tokensOf, withOurDigits, wordKey } from "./phrases.ts";
import { isPlan } from "./room-words.ts";

/** What a guest answered to the invitation. */
export type Attendance = "yes" | "no" | "maybe" | "unanswered";

const maxTextLength = 100;

const wordsOf = (kind: keyof CellWords): string[] => languages.flatMap(({ cells }) => phrasesOf(cells[kind] ?? ""));
const keysOf = (kind: keyof CellWords): Set<string> => new Set(wordsOf(kind).map(wordKey));
const columnKeysOf = (...meanings: ColumnMeaning[]): string[] =>
  languages.flatMap(({ columns }) => meanings.flatMap((meaning) => phrasesOf(columns[meaning] ?? "").map(wordKey)));

export const titles: ReadonlySet<string> = keysOf("titles");

/** "Mrs.", "Dr", "Señora". */
export function isTitle(word: string): boolean {
  return titles.has(wordKey(word));
}

/** As `columnKey` has them. */
export const suffixes: ReadonlySet<string> = keysOf("suffixes");
/** "van" in "Jan van Dijk", as `columnKey` has it. */
export const namePrefixes: ReadonlySet<string> = keysOf("namePrefixes");
/** Stand between the names of a couple, as words of their own. */
export const coupleWords: readonly string[] = [...new Set(wordsOf("and"))];

const totals = keysOf("total");
const countedColumns = ["guest", "fullName", "table", "seat", "child", "partySize", "attendance", "party"] as const;
const countable = new Set(columnKeysOf(...countedColumns).concat(...keysOf("persons")));
const fillers = new Set(languages.flatMap((language) => phrasesOf(language.fillers ?? "").map(wordKey)));

const totalStarts: ReadonlySet<string> = new Set(
  languages
    .flatMap(({ cells, columns, fillers: others }) => [
      ...phrasesOf(cells.total ?? ""),
      ...phrasesOf(cells.persons ?? ""),
      ...phrasesOf(cells.none ?? ""),
      ...phrasesOf(cells.placeholder ?? ""),
      ...phrasesOf(cells.page ?? ""),
      ...countedColumns.flatMap((meaning) => phrasesOf(columns[meaning] ?? "")),
      ...phrasesOf(others ?? ""),
    ])
    .flatMap((phrase) => {
      const word = firstWord(phrase);
      return word === undefined ? [] : [word, wordKey(word)];
    }),
);

/** Most names begin with none of these two-letter prefixes. */
const totalPrefixes: ReadonlySet<string> = new Set([...totalStarts].map((word) => word.slice(0, 2)));

function firstWord(text: string): string | undefined {
  return /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/u.exec(text)?.[0].toLowerCase();
}

/** A fast check of the first word, for the names of a long list. */
export function mayBeTotal(text: string): boolean {
  if (!/^[\p{Lu}\p{Ll}]/u.test(text)) return true;
  return totalPrefixes.has(text.slice(0, 2).trim().toLowerCase()) && totalStarts.has(firstWord(text) ?? "");
}

/** Whether a text is a label such as "Total guests: 120", with or without the number. */
export function isTotal(text: string): boolean {
  if (text.length > maxTextLength) return false;
  const tokens = tokensOf(text).filter((token) => !/^\p{N}+$/u.test(token));
  const { found, unknown } = findPhrases(tokens, (key) => {
    if (totals.has(key)) return "total";
    return countable.has(key) || fillers.has(key) ? "counted" : undefined;
  });
  return unknown === 0 && (found.includes("total") || tokens.some((token) => totals.has(token)));
}

const nones = keysOf("none");

/** No value: a dash, "n/a", "TBD". */
export function isNone(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxTextLength) return false;
  return /^[\p{Dash}\p{Po}\s~_＿ー〜=|]+$/u.test(trimmed) ? !/[#&%@*]/u.test(trimmed) : nones.has(wordKey(trimmed));
}

const unseated = keysOf("unseated");

/** "Not seated", as a heading above guests. */
export function meansUnseated(text: string): boolean {
  return text.length <= maxTextLength && unseated.has(wordKey(text));
}

const placeholders = keysOf("placeholder");
const seatWords = new Set(columnKeysOf("seat"));

/** Stands for a place without a person: "Reserved", "Platz frei", "Seat 4", "TBC", "xxx". */
export function isNobody(text: string): boolean {
  if (isNone(text) || /^[([]?(?:x{2,}|n\.\s?n\.?)[)\]]?$/iu.test(text.trim())) return true;
  if (text.length > maxTextLength) return false;
  const tokens = tokensOf(text).filter((token) => !/^\p{N}+$/u.test(token));
  const { found, unknown } = findPhrases(tokens, (key) => {
    if (placeholders.has(key)) return "placeholder";
    return seatWords.has(key) || fillers.has(key) ? "seat" : undefined;
  });
  const isSeat = found.length > 0 && /\p{Nd}/u.test(text) && tokens.some((token) => seatWords.has(token));
  return unknown === 0 && (found.includes("placeholder") || isSeat);
}

/** The number of "Seat 4", "Platz 4"; undefined for anything else. */
export function seatLabel(text: string): string | undefined {
  if (text.length > maxTextLength) return undefined;
  const numbers = withOurDigits(text).match(/\p{Nd}{1,3}/gu) ?? [];
  const words = tokensOf(text).filter((token) => !/^\p{N}+$/u.test(token));
  const isSeat = words.some((word) => seatWords.has(word)) || seatWords.has(words.join(""));
  return isSeat && numbers.length === 1 ? numbers[0] : undefined;
}

/** "4 guests", "12 records": a number before nothing but words for what is counted. "Guest 4" is somebody. */
export function countIn(text: string): number | undefined {
  if (text.length > maxTextLength || !/^(?:\P{L}*\p{Nd}|\p{Script=Han})/u.test(text)) return undefined;
  const numbers = withOurDigits(text).match(/\p{Nd}+/gu) ?? [];
  const tokens = tokensOf(text).filter((token) => !/^\p{N}+$/u.test(token));
  const { unknown } = findPhrases(
    tokens,
    (key) => totals.has(key) || countable.has(key) || fillers.has(key) || undefined,
  );
  return numbers.length === 1 && unknown === 0 ? Number(numbers[0]) : undefined;
}

const footers = [...keysOf("footer")];

/** What a program writes below a list: "Generated by …". */
export function isFooter(text: string): boolean {
  const key = wordKey(text);
  return footers.some((footer) => key.startsWith(footer));
}

const pages = keysOf("page");

/** "Page", "Seite": before the number of a printed page. */
export function meansPage(text: string): boolean {
  return text.length <= maxTextLength && pages.has(wordKey(text));
}

const unnamedGuests = keysOf("unnamedGuest");

/** "Guest", "Guest 2", "+1", "Begleitung". */
export function isUnnamedGuest(text: string): boolean {
  if (text.length > maxTextLength) return false;
  return unnamedGuests.has(wordKey(text)) || unnamedGuests.has(wordKey(text.replace(/[\s#(]*\p{Nd}{1,2}\)?\s*$/u, "")));
}

const answers: ReadonlyMap<string, Attendance> = new Map(
  (["unanswered", "maybe", "no", "yes"] as const).flatMap((answer) => [...keysOf(answer)].map((key) => [key, answer])),
);
const answerSigns: readonly [RegExp, Attendance][] = [
  [/^[✓✔☑✅√👍🗹◯○〇]\uFE0F?$/u, "yes"],
  [/^[✗✘☒❌×✖👎🗷🚫]\uFE0F?$/u, "no"],
  [/^[?？❓☐▢□]+\uFE0F?$/u, "unanswered"],
  [/^[△]$/u, "maybe"],
];
/** Shorter words are answers only on their own: "No nuts" is none. */
const minContainedLength = 6;

/** An answer and nothing else: "Yes", and not "Yes, with pleasure". */
export function plainAnswer(text: string): Attendance | undefined {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxTextLength) return undefined;
  const sign = /^\p{L}/u.test(trimmed) ? undefined : answerSigns.find(([pattern]) => pattern.test(trimmed));
  return sign === undefined ? answers.get(wordKey(trimmed)) : sign[1];
}

/** Undefined when it is none of the usual answers. Numbers are none. */
export function attendanceOf(text: string): Attendance | undefined {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxTextLength) return undefined;
  const whole = plainAnswer(trimmed);
  if (whole !== undefined) return whole;
  const [clause = ""] = trimmed.split(/[,;:!.(，。！、（\n–—]|\s-\s/u);
  return answers.get(wordKey(clause)) ?? containedAnswer(trimmed);
}

function containedAnswer(text: string): Attendance | undefined {
  const { found, unknown } = findPhrases(tokensOf(text), (key) =>
    key.length < minContainedLength ? undefined : answers.get(key),
  );
  const [answer, ...others] = new Set(found);
  return others.length === 0 && unknown <= 4 ? answer : undefined;
}

const numberedTables = new Set([...keysOf("table"), ...columnKeysOf("table")]);
const columnsOfTables = new Set(columnKeysOf("table"));
/** Of languages that write it together with the word before. */
const tableEnding = /^\p{L}{3,}(?:tisch|tafel|bord|bordet|pöytä|asztal)$/iu;
const numberSigns = keysOf("numberSign");
const chineseNumber = "[一二三四五六七八九十]{1,3}";
const tableBefore = new RegExp(
  `^(\\P{Nd}*?\\P{Nd})[\\s.:_–-]*(\\p{Nd}{1,4}[a-z]?|(?<=[\\s#№:.–-])(?:[a-z]|[ivx]{2,5})|(?<=\\p{Lo}|ー)(?:[a-z]|${chineseNumber}))[\\s.:]*(?:号|號|번|番)?$`,
  "iu",
);
const tableAfter = new RegExp(
  `^(?:第\\s*)?(\\p{Nd}{1,4}(?:[a-z](?!\\p{L}))?|${chineseNumber}|[a-z](?=\\p{Lo}))(?:st|nd|rd|th|号|號|번|番|[ªº°]|[-.]?[\\p{Ll}']{1,3}(?=\\s))?[\\s.:–-]*(\\P{Nd}+)$`,
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

const tableWords = new Set(keysOf("table"));
const maxTableNameWords = 4;

/** Has the word among others, as "Head table" and "Brauttisch" do; "Table 1 Total" and "Table plan" are no tables. */
export function namesTable(text: string): boolean {
  if (text.length > maxLabelLength || !/\p{L}/u.test(text)) return false;
  const tokens = tokensOf(text);
  if (tokens.length > maxTableNameWords) return false;
  const hasWord = tokens.some((token) => tableWords.has(token)) && !isPersonNamedTable(tokens);
  if (tokens.length > 1) return hasWord && !isTotal(text) && !isPlan(text);
  return tableEnding.test(text) || (hasWord && !columnsOfTables.has(wordKey(text)));
}

/** "Víctor Mesa Gil" has the word as a family name; before a name, it is a table's: "Mesa Víctor". */
function isPersonNamedTable(tokens: readonly string[]): boolean {
  return tokens.lastIndexOf("mesa") > 0 && tokens.some(isGivenName);
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

const most = 20;
const counts: ReadonlyMap<string, number> = new Map(
  languages.flatMap(({ cells }) => phrasesOf(cells.counts ?? "").map((word, index) => [wordKey(word), index + 1])),
);
const companions = new Set([...columnKeysOf("guest", "child", "plusOne"), ...keysOf("persons")]);
/** Between a name and somebody else: "and", "with". */
export const connectingWords: readonly string[] = [...new Set([...coupleWords, ...wordsOf("with")])];
const connecting = new Set(connectingWords.map(wordKey));
/** Words of scripts that attach "and" to the word that follows: "وزوجته". */
const attachedCompanions = new Set(
  languages
    .flatMap(({ cells }) => phrasesOf(cells.unnamedGuest ?? ""))
    .filter((word) => /^(?:و|ו|และ|พร้อม)\S+$/u.test(word))
    .map(wordKey),
);
const attached = /^(.*\S)\s*(?:他|ほか|外|외)\s*(\p{Nd}{1,2})\s*(?:名|人|명|인)(?:様|分)?$/u;
const attachedGuest =
  /^(.*\S)\s*(?:[携攜](?:伴|伴侣|伴侶|眷一人|妻|夫人|太太)|及[女男]?伴[侣侶]?|夫[妇婦]|伉[俪儷]|ご夫[妻婦])$/u;

/** "Anna Meier +1", "Anna Meier and guest"; undefined for none. */
export function plusOnesAtEnd(name: string): { name: string; count: number } | undefined {
  const text = withOurDigits(name).trim();
  if (text.length > maxTextLength) return undefined;
  const [, other = "", more = ""] = attached.exec(text) ?? [];
  if (other !== "") return plusOnes(other, Number(more));
  const [, accompanied = ""] = attachedGuest.exec(text) ?? [];
  if (accompanied !== "") return plusOnes(accompanied, 1);
  const words = text
    .replace(/([+&/()])/gu, " $1 ")
    .split(/[\s()]+/u)
    .filter((word) => word !== "");
  if (endsInTitle(words)) return plusOnes(words.slice(0, -2).join(" "), 1);
  if (words.length > 1 && attachedCompanions.has(wordKey(words.at(-1) ?? ""))) {
    return plusOnes(words.slice(0, -1).join(" "), 1);
  }
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

const families = keysOf("family");

/** "Anna Meier & family": more guests, nobody knows how many. */
export function endsInFamily(name: string): boolean {
  const words = name.split(/[\s()]+|(?<=[&+])|(?=[&+])/u).filter((word) => word !== "");
  const [connector = "", last = ""] = words.slice(-2);
  return words.length > 2 && connecting.has(wordKey(connector)) && families.has(wordKey(last));
}

/** The number of guests in "& guest", "+ 2", "mit 2 Kindern" and "& family (4)"; undefined for anything else. */
function companionsIn([connector = "", ...rest]: string[]): number | undefined {
  if (!connecting.has(wordKey(connector))) return undefined;
  const [first = "", ...others] = rest;
  const isNumber = /^\p{Nd}{1,2}$/u.test(first);
  const count = isNumber ? Number(first) : counts.get(wordKey(first));
  if (count !== undefined && others.length > 0 && companions.has(wordKey(others.join(" ")))) return count;
  if (count !== undefined && others.length === 0 && (isNumber || wordKey(connector) === "plus")) return count;
  const last = rest.at(-1) ?? "";
  if (rest.length > 1 && /^\p{Nd}{1,2}$/u.test(last) && families.has(wordKey(rest.slice(0, -1).join(" ")))) {
    return Number(last) - 1;
  }
  const key = wordKey(rest.join(" "));
  return unnamedGuests.has(key) || nones.has(key) ? 1 : undefined;
}

/** "et Mme" after a whole name; "Mr & Mrs" alone has none. */
function endsInTitle(words: readonly string[]): boolean {
  const [connector = "", title = ""] = words.slice(-2);
  const before = words.slice(0, -2).filter((word) => !titles.has(wordKey(word)));
  return before.length > 1 && connecting.has(wordKey(connector)) && titles.has(wordKey(title));
}
