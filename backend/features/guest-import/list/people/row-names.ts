import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { unnamedGuests } from "../../../../../common/unnamed-guest.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { kindOfCell, tidyText } from "../model/cell-kind.ts";
import type { PlusOneColumns } from "../model/column-roles.ts";
import { isAnyOf } from "../words/load.ts";
import { attendanceOf, guestOfWhom, isNone, isTitle, isUnnamedGuest } from "../words/value-words.ts";
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
const isDoubleFamilyName = isAnyOf("doubleFamilyName");

/** In stored form; empty if there is none. */
export function writtenName({ cells }: SheetRow, columns: readonly number[]): string {
  const parts = columns.map((column) => tidyText(cells[column] ?? "")).filter((part) => part !== "");
  if (columns.length === 1) return normaliseGuestName(withSigns(parts[0] ?? ""));
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

/** Puts the family name first. Only Japanese has a blank between, and mostly two or three characters before it. */
function familyFirst([given = "", family = ""]: readonly string[]): string {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(family + given);
  const isLong = family.length > 1 && !isDoubleFamilyName(family) && !/\p{Script=Hangul}/u.test(family);
  return `${family}${hasKana || isLong ? " " : ""}${given}`;
}

/** Separates whole names on lines of their own; a line break may also be within a name. */
function withSigns(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map((line) => line.trim().replace(/[,;]$/u, ""));
  const written = lines.filter((line) => line !== "");
  return written.every((line) => kindOfCell(line) === "name") ? written.join("; ") : text;
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
  const found = rules.plusOnes.map((from) => ({ from, name: plusOneName(row, from, guests[0]?.name ?? "") }));
  const isOnlyMark = ({ from }: { from: PlusOneColumns }) => isMark(writtenName(row, from.name));
  // "Yes" below "Plus One" says nothing more beside the name of the plus-one.
  const isNamed = found.some((one) => one.name !== undefined && !isOnlyMark(one));
  for (const { from, name } of found.filter((one) => !isNamed || !isOnlyMark(one))) {
    const names = name === undefined ? [] : namesIn(name, rules).filter((own) => own !== guests[0]?.name);
    guests.push(...names.map((own) => ({ name: own, from })));
  }
  return guests;
}

/** Only shows that there is a plus-one: "x", "yes", "1". */
export const isMark = (text: string): boolean => /^(?:[x✓✔☑✅]|\+?\s?1)$/iu.test(text) || attendanceOf(text) === "yes";

/** Undefined when there is no plus-one. */
export function plusOneName(row: SheetRow, { name }: PlusOneColumns, host: string): string | undefined {
  const written = writtenName(row, name);
  const answer = attendanceOf(written);
  // The name is still to come: "TBD", "?". A dash or "none" means that there is nobody.
  if (written === "" || (isNone(written) && answer !== "unanswered")) return undefined;
  if (isNone(written) || isUnnamedGuest(written) || isMark(written))
    return host === "" || guestOfWhom(host) !== undefined ? undefined : unnamedGuests(host, 1)[0];
  return /\p{L}\p{M}*\p{L}/u.test(written) && answer !== "no" ? written : undefined;
}

/** Whether the cells of a name may name several people. */
export const mayNameSeveral = ({ cells }: SheetRow, columns: readonly number[]): boolean =>
  columns.some((column) => (cells[column] ?? "").includes("\n") || mayBeSeveral(cells[column] ?? ""));
