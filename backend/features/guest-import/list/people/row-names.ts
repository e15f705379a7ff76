import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { unnamedGuests } from "../../../../../common/unnamed-guest.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import { tidyText } from "../model/cell-text.ts";
import type { PlusOneColumns } from "../model/column-roles.ts";
import { attendanceOf, connectingWords, isNone, isTitle, isUnnamedGuest, plusOnesAtEnd } from "../words/value-words.ts";
import { inSpokenOrder } from "./name-order.ts";
import { betweenPeople, splitName } from "./split-name.ts";

/** How the names of a list are read. */
export interface NameRules {
  /** "Meier, Anna" is Anna Meier. */
  lastFirst: boolean;
  /** "Anna & Ben Meier" are two guests, "Anna Meier +1" as well. */
  splits: boolean;
  plusOnes: readonly PlusOneColumns[];
  kept: ReadonlySet<string>;
}

/** A guest of a row. */
export interface RowGuest {
  name: string;
  /** Set for guests with columns of their own. */
  from?: PlusOneColumns | undefined;
}

/** A sign or a word between people, or a sign that East Asian languages write without blanks. */
const mayBeSeveral = new RegExp(
  `[&+/;|,、，（(]|\\s(?:${connectingWords
    .filter((word) => /^\p{L}+\.?$/u.test(word))
    .join("|")
    .replaceAll(".", "\\.")})\\s|[他ほ外외携攜及和與与と및와과그夫伉]|\\s(?:و|ו|และ|พร้อม)\\S`,
  "iu",
);

/** Scripts in which the family name comes first. */
const joinedScripts = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** In stored form; empty if there is none. */
export function writtenName({ cells }: SheetRow, columns: readonly number[]): string {
  const [only = 0] = columns;
  if (columns.length === 1) return normaliseGuestName(withSigns(tidyText(cells[only] ?? "")));
  const parts = columns.map((column) => tidyText(cells[column] ?? "")).filter((part) => part !== "");
  if (parts.length === 2 && parts.every((part) => joinedScripts.test(part))) {
    return normaliseGuestName(familyFirst(parts));
  }
  const couple = parts.length === 2 ? coupleOf(parts) : undefined;
  if (couple !== undefined) return normaliseGuestName(couple);
  return normaliseGuestName(parts.join(" "));
}

/** "Anna Meier & Ben Okafor" of "Anna & Ben" and "Meier & Okafor"; "Maria Luiza" and "Ben" share a family name. */
function coupleOf(parts: readonly string[]): string | undefined {
  if (!mayBeSeveral.test(parts[0] ?? "")) return undefined;
  const [given = [], family = []] = parts.map(betweenPeople);
  const [only = ""] = family;
  const areNamed = given.length > 1 && given.every((first) => /^\p{L}/u.test(first) && !isUnnamedGuest(first));
  if (areNamed && family.length === given.length) return joined(given, (index) => family[index] ?? "");
  const isDouble = given.some((first) => first.includes(" "));
  const isShared = family.length === 1 && given.every((first) => !isTitle(first) && !first.endsWith(only));
  return areNamed && isDouble && isShared ? joined(given, () => only) : undefined;
}

const joined = (given: readonly string[], familyOf: (index: number) => string) =>
  given.map((first, index) => `${first} ${familyOf(index)}`).join(" & ");

/** Puts the family name first. Only Japanese has a blank between, and mostly two or three characters before it. */
function familyFirst([given = "", family = ""]: readonly string[]): string {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(family + given);
  const isLong = family.length > 1 && !doubleFamilyNames.has(family) && !/\p{Script=Hangul}/u.test(family);
  const isJapanese = hasKana || isLong;
  return `${family}${isJapanese ? " " : ""}${given}`;
}

const doubleFamilyNames: ReadonlySet<string> = new Set([
  "欧阳",
  "歐陽",
  "司马",
  "司馬",
  "上官",
  "诸葛",
  "諸葛",
  "东方",
  "東方",
  "皇甫",
  "尉迟",
  "公孙",
  "公孫",
  "慕容",
  "司徒",
  "令狐",
  "夏侯",
  "端木",
  "宇文",
  "长孙",
  "長孫",
  "独孤",
  "百里",
  "南宫",
  "轩辕",
  "赫连",
]);

/** Separates whole names on lines of their own; a line break may also be within a name. */
function withSigns(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text
    .split("\n")
    .map((line) => line.trim().replace(/[,;]$/u, ""))
    .filter((line) => line !== "");
  return lines.every((line) => kindOfCell(line) === "name") ? lines.join("; ") : text;
}

/** Whether the cells of a name may name several people. */
export function mayNameSeveral({ cells }: SheetRow, columns: readonly number[]): boolean {
  return columns.some((column) => {
    const cell = cells[column] ?? "";
    return cell.includes("\n") || mayBeSeveral.test(cell);
  });
}

/** Several for a couple, and unnamed ones as "Guest of Anna Meier". */
export function namesIn(written: string, rules: NameRules): string[] {
  if (rules.kept.has(written) || !mayBeSeveral.test(written)) return [written];
  if (rules.splits) {
    const several = severalIn(written, rules.lastFirst);
    if (several !== undefined) return several;
  }
  return [rules.lastFirst ? normaliseGuestName(inSpokenOrder(written)) : written];
}

function severalIn(written: string, lastFirst: boolean): string[] | undefined {
  const withUnnamed = plusOnesAtEnd(written);
  if (withUnnamed !== undefined) {
    const named = peopleIn(withUnnamed.name, lastFirst) ?? [ordered(withUnnamed.name, lastFirst)];
    const [host = ""] = named;
    return [...named, ...unnamedGuests(host, withUnnamed.count)];
  }
  return peopleIn(written, lastFirst);
}

function ordered(name: string, lastFirst: boolean): string {
  return normaliseGuestName(lastFirst ? inSpokenOrder(name) : name);
}

function peopleIn(written: string, lastFirst: boolean): string[] | undefined {
  const people = splitName(lastFirst ? inSpokenOrder(written) : written, !lastFirst);
  return people?.map(normaliseGuestName);
}

/** Who is in the name as written, then plus-ones with columns of their own. */
export function guestsOfRow(row: SheetRow, written: string, rules: NameRules): RowGuest[] {
  const guests: RowGuest[] = written === "" ? [] : namesIn(written, rules).map((name) => ({ name }));
  for (const plusOne of rules.plusOnes) {
    const name = plusOneName(row, plusOne, guests[0]?.name ?? "");
    if (name === undefined) continue;
    for (const own of namesIn(name, rules)) {
      if (guests[0]?.name !== own) guests.push({ name: own, from: plusOne });
    }
  }
  return guests;
}

/** Only shows that there is a plus-one: "x", "yes", "1". */
export function isMark(text: string): boolean {
  return /^(?:[x✓✔☑✅]|\+?\s?1)$/iu.test(text) || attendanceOf(text) === "yes";
}

/** The name is still to come: "TBD", "?". A dash or "none" means that there is nobody. */
function isOpen(text: string): boolean {
  return isNone(text) && attendanceOf(text) === "unanswered";
}

/** Undefined when there is no plus-one. */
export function plusOneName(row: SheetRow, { name }: PlusOneColumns, host: string): string | undefined {
  const written = writtenName(row, name);
  if (written === "" || (isNone(written) && !isOpen(written))) return undefined;
  if (isOpen(written) || isUnnamedGuest(written) || isMark(written))
    return host === "" ? undefined : unnamedGuests(host, 1)[0];
  return /\p{L}\p{M}*\p{L}/u.test(written) && attendanceOf(written) !== "no" ? written : undefined;
}
