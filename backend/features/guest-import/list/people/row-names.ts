import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { unnamedGuests } from "../../../../../common/unnamed-guest.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import { tidyText } from "../model/cell-text.ts";
import type { PlusOneColumns } from "../model/column-roles.ts";
import { attendanceOf, isNone, isTitle, isUnnamedGuest } from "../words/value-words.ts";
import { betweenPeople, inSpokenOrder, mayBeSeveral, peopleIn } from "./parse-names.ts";

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

/** Scripts in which the family name comes first. */
const joinedScripts = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** In stored form; empty if there is none. */
export function writtenName({ cells }: SheetRow, columns: readonly number[]): string {
  const [only = 0] = columns;
  if (columns.length === 1) return normaliseGuestName(withSigns(tidyText(cells[only] ?? "")));
  const parts = columns.map((column) => tidyText(cells[column] ?? "")).filter((part) => part !== "");
  if (parts.length !== 2) return normaliseGuestName(parts.join(" "));
  if (parts.every((part) => joinedScripts.test(part))) return normaliseGuestName(familyFirst(parts));
  return normaliseGuestName(coupleOf(parts) ?? parts.join(" "));
}

/** "Anna Meier & Ben Okafor" of "Anna & Ben" and "Meier & Okafor"; "Maria Luiza" and "Ben" share a family name. */
function coupleOf(parts: readonly string[]): string | undefined {
  if (!mayBeSeveral(parts[0] ?? "")) return undefined;
  const [given = [], family = []] = parts.map(betweenPeople);
  const [only = ""] = family;
  const areNamed = given.length > 1 && given.every((first) => /^\p{L}/u.test(first) && !isUnnamedGuest(first));
  const isDouble = given.some((first) => first.includes(" "));
  const isShared = family.length === 1 && given.every((first) => !isTitle(first) && !first.endsWith(only));
  if (!areNamed || (family.length !== given.length && !(isDouble && isShared))) return undefined;
  return given.map((first, index) => `${first} ${family[index] ?? only}`).join(" & ");
}

const doubleFamilyNames: ReadonlySet<string> = new Set(
  "欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 东方 東方 皇甫 尉迟 公孙 公孫 慕容 司徒 令狐 夏侯 端木 宇文 长孙 長孫 独孤 百里 南宫 轩辕 赫连".split(
    " ",
  ),
);

/** Puts the family name first. Only Japanese has a blank between, and mostly two or three characters before it. */
function familyFirst([given = "", family = ""]: readonly string[]): string {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(family + given);
  const isLong = family.length > 1 && !doubleFamilyNames.has(family) && !/\p{Script=Hangul}/u.test(family);
  return `${family}${hasKana || isLong ? " " : ""}${given}`;
}

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
  return columns.some((column) => (cells[column] ?? "").includes("\n") || mayBeSeveral(cells[column] ?? ""));
}

/** Several for a couple, and unnamed ones as "Guest of Anna Meier". */
function namesIn(written: string, { kept, splits, lastFirst }: NameRules): string[] {
  if (kept.has(written) || !mayBeSeveral(written)) return [written];
  const several = splits ? peopleIn(written, lastFirst)?.names : undefined;
  return several ?? [lastFirst ? normaliseGuestName(inSpokenOrder(written)) : written];
}

/** Who is in the name as written, then plus-ones with columns of their own. */
export function guestsOfRow(row: SheetRow, written: string, rules: NameRules): RowGuest[] {
  const guests: RowGuest[] = written === "" ? [] : namesIn(written, rules).map((name) => ({ name }));
  for (const plusOne of rules.plusOnes) {
    const name = plusOneName(row, plusOne, guests[0]?.name ?? "");
    for (const own of name === undefined ? [] : namesIn(name, rules)) {
      if (guests[0]?.name !== own) guests.push({ name: own, from: plusOne });
    }
  }
  return guests;
}

/** Only shows that there is a plus-one: "x", "yes", "1". */
export function isMark(text: string): boolean {
  return /^(?:[x✓✔☑✅]|\+?\s?1)$/iu.test(text) || attendanceOf(text) === "yes";
}

/** Undefined when there is no plus-one. */
export function plusOneName(row: SheetRow, { name }: PlusOneColumns, host: string): string | undefined {
  const written = writtenName(row, name);
  // The name is still to come: "TBD", "?". A dash or "none" means that there is nobody.
  const isOpen = isNone(written) && attendanceOf(written) === "unanswered";
  if (written === "" || (isNone(written) && !isOpen)) return undefined;
  if (isOpen || isUnnamedGuest(written) || isMark(written)) return host === "" ? undefined : unnamedGuests(host, 1)[0];
  return /\p{L}\p{M}*\p{L}/u.test(written) && attendanceOf(written) !== "no" ? written : undefined;
}
