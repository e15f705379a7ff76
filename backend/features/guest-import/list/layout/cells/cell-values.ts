import { columnKey } from "../../../../../../common/column-key.ts";
import { remembered } from "../../../../../../common/lib/remembered.ts";
import { kindOfCell } from "../../model/cell-kind.ts";
import { splitName } from "../../people/parse-names.ts";
import { meaningsOf, sureMeanings } from "../../words/column-words.ts";
import { evidence } from "../../words/evidence.ts";
import { isGroup, isOfRoom, isSentence, namePrefixes, tableLabel } from "../../words/value-words.ts";
import { isSeatCount, isTotalLine, tableHeading } from "./table-heading.ts";

/** What a reading takes a text for. */
export type TextUse = "person" | "table" | "namedTable" | "property" | "header" | "aside";

const maxLabelLength = 40;
const maxNameWords = 5;
const wordsBetween = /[\s,&+/().]+/u;

const maxLength = 200;

/** How well a text fits a use, from -1 to 1. Words and given names are evidence; no text is excluded. */
export const fits = (text: string, use: TextUse): number => fit[use](text.slice(0, maxLength));

const fit: Readonly<Record<TextUse, (text: string) => number>> = {
  person: remembered(asPerson),
  table: remembered(asTable),
  namedTable: (text) => Math.max(0.6, asTable(text)),
  property: remembered(asProperty),
  header: remembered(asHeader),
  aside: remembered(asAside),
};

/** Has a word that is a common given name, and looks like a name otherwise. */
export function hasGivenName(text: string): boolean {
  return text !== "" && evidence(text).isGiven;
}

/** By given names, where they can be known. */
export function mayBePerson(text: string): boolean {
  return hasGivenName(text) || (/^\p{Lo}/u.test(text) && isNameLike(text));
}

/** Looks like a name or a part of one. */
export function isNameLike(text: string): boolean {
  const kind = kindOfCell(text);
  return kind === "name" || kind === "word";
}

/** "Meal", and also "Seat 3". */
export function isHeaderWord(text: string): boolean {
  const word = text.replace(/[\s#.:º°-]*\p{Nd}{1,3}$/u, "");
  return sureMeanings(word).length > 0;
}

/** "Note: high chair", and no "Host: Anna Meier". */
export function isRemark(text: string): boolean {
  const [, word = ""] = /^([^:：]{2,20}?)\s*[:：]\s*\S/u.exec(text) ?? [];
  return sureMeanings(word).includes("notes");
}

/** Several words that begin small, and are not those between names. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word) && !namePrefixes.has(columnKey(word)));
  return words.length > 3 && small.length > 1 && splitName(text, true) === undefined;
}

function asPerson(text: string): number {
  if (tableLabel(text) !== undefined || isOfRoom(text)) return -1;
  if (isSentence(text) || isProse(text)) return -0.8;
  if (isWithDetail(text)) return 0.2;
  if (/\s[–—•·-]\s|[:：]\s/u.test(text)) return 0.3;
  if (hasGivenName(text)) return text.split(wordsBetween).length > maxNameWords || /[([（]/u.test(text) ? 0.5 : 1;
  if (isHeaderWord(text)) return -0.6;
  if (isSeatCount(text) || isTotalLine(text)) return 0;
  if (text.split(wordsBetween).length > maxNameWords || namesGroup(text)) return 0.2;
  return asUnknownName(text);
}

function asUnknownName(text: string): number {
  const kind = kindOfCell(text);
  if (kind === "name") return 0.8;
  if (kind === "word") return text.length === 1 && !/\p{Lo}/u.test(text) ? -0.5 : 0.45;
  return kind === "text" ? 0.2 : -0.8;
}

/** "Anna Meier, fish", and no "Meier Okafor, Anna". */
function isWithDetail(text: string): boolean {
  const [, name = "", detail = ""] = /^([^,]*\S\s+\S[^,]*),\s*([^,]+)$/u.exec(text) ?? [];
  return detail !== "" && hasGivenName(name) && !hasGivenName(detail);
}

/** "Family of the bride", "Friends from work". */
export function namesGroup(text: string): boolean {
  return isGroup(text) || meaningsOf(text).some(({ meaning }) => meaning === "party" || meaning === "side");
}

function asTable(text: string): number {
  const [, sign, names = "-"] = /(\s[–—-]|[:：])\s*(.+)$/u.exec(text) ?? [];
  const isPerson = kindOfCell(names) === "name";
  if (hasGivenName(names) && (isPerson || !/[–—-]/u.test(sign ?? ""))) return -0.8;
  if (isPerson) return 0.2;
  if (tableHeading(text)?.isSure) return 1;
  if (/^\p{Nd}{1,3}\p{L}?$/u.test(text)) return 0.8;
  if (isHeaderWord(text)) return -0.8;
  if (text.length > maxLabelLength) return -0.6;
  if (hasGivenName(text)) return -0.6;
  return kindOfCell(text) === "name" ? 0.1 : 0.5;
}

function asProperty(text: string): number {
  if (tableLabel(text) !== undefined) return -0.8;
  if (isHeaderWord(text)) return 0;
  return kindOfCell(text) === "name" && hasGivenName(text) ? -0.5 : 0.3;
}

function asHeader(text: string): number {
  if (tableLabel(text) !== undefined) return -0.8;
  if (isHeaderWord(text)) return 0.7;
  if (kindOfCell(text) === "name" && hasGivenName(text)) return -0.8;
  return /\p{L}/u.test(text) ? 0.1 : -0.5;
}

/** Titles, totals, notes, words of the room. */
function asAside(text: string): number {
  if (isTotalLine(text) || isSeatCount(text) || isOfRoom(text) || isSentence(text) || isRemark(text)) return 0.4;
  if (tableLabel(text) !== undefined) return -0.6;
  if (namesGroup(text)) return 0.2;
  if (/^\p{L}$/u.test(text)) return 0.3;
  if (kindOfCell(text) === "name") return hasGivenName(text) ? -0.7 : -0.2;
  return kindOfCell(text) === "word" ? -0.2 : 0;
}
