import { coupleWords, tableLabel } from "../../words/value-words.ts";
import { isHeaderWord } from "../cells/cell-values.ts";
import { tableHeading } from "../cells/table-heading.ts";

/** The parts of a line about one guest or party. */
export interface NameAndTable {
  name: string;
  table: string;
}

const maxLength = 200;
const separated = /^(.{2,}?)(?:\s*(?:[–—:;|=→>]|->|=>|\.{2,}|…|\t|,)\s*|\s+[-@]\s*)([^,;|\t]{1,40})$/u;
const inBrackets = /^(.{2,}?)\s*[([（【]([^()[\]（）]{1,40})[)\]）】]$/u;
const atEnd = /^(.{2,}?)\s+(\p{L}+\.?\s?#?\p{Nd}{1,3}\p{L}?|\p{Nd}{1,3})$/u;

/** "Anna Meier – Table 5", "Anna Meier (5)", "Anna Meier, Table 5"; undefined for anything else. */
export function nameAndTable(line: string): NameAndTable | undefined {
  if (line.length > maxLength) return undefined;
  for (const pattern of [inBrackets, separated, atEnd]) {
    const [, name = "", table = ""] = pattern.exec(line) ?? [];
    const trimmed = name.replace(/[\s,:;–—.-]+$/u, "");
    if (isTable(table) && tableLabel(trimmed) === undefined && /\p{L}{2}/u.test(trimmed)) {
      return { name: trimmed, table: table.trim() };
    }
  }
  return undefined;
}

/** "Name – Table" above such lines. */
export function isHeadingOfPairs(line: string): boolean {
  if (line.length > maxLength) return false;
  const parts = line.split(/\s*[–—:;|=→,\t(]\s*|\s+-\s+/u).map((part) => part.replace(/[)\]]$/u, ""));
  return parts.length > 1 && parts.every((part) => isHeaderWord(part));
}

/** A name of a table, by its word or as a number. */
function isTable(text: string): boolean {
  const trimmed = text.trim();
  return /^#?\p{Nd}{1,3}\p{L}?$/u.test(trimmed) || (/\p{Nd}|\p{L}/u.test(trimmed) && tableLabel(trimmed) !== undefined);
}

/** "Table 5: Anna, Ben and Cara" and "Rose: Anna, Ben", with what follows the table's name. */
export function tableAndNames(line: string): { table: string; names: string } | undefined {
  const [, before = "", names = ""] = /^([^:：]{1,60}?)\s*[:：]\s*(.+)$/u.exec(line) ?? splitByDash(line) ?? [];
  if (names === "" || !/\p{L}/u.test(names)) return undefined;
  return { table: before.trim(), names };
}

function splitByDash(line: string): RegExpExecArray | undefined {
  const found = /^(.{1,60}?)(?:\s+[-–—=]+>?\s+|\s*[–—→\t|]\s*|,\s+)(.+)$/u.exec(line);
  return found !== null && (tableHeading(found[1] ?? "")?.isSure || isTable(found[1] ?? "")) ? found : undefined;
}

const between = /\s*[,;、，،؛·•|\t]\s*|\s+\/\s+/u;
const words = coupleWords.filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
const and = new RegExp(`\\s+(?:${words.join("|")}|&)\\s+`, "iu");

/** "Anna, Ben and Cara" are three, "Anna, Ben and Cara Meier" leaves a couple together. */
export function namesIn(text: string): string[] {
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return parts;
  const pair = last.split(and);
  const lengthOf = (name: string) => name.split(/\s+/u).length;
  const areAlike = pair.length === 2 && pair.every((name) => lengthOf(name) === lengthOf(parts[0] ?? ""));
  return areAlike ? [...parts.slice(0, -1), ...pair] : parts;
}

/** Whether commas separate guests: "Meier, Anna" is one. */
export function areSeveral(line: string): boolean {
  const parts = line.split(between).filter((part) => part !== "");
  return parts.length > 2 || (parts.length === 2 && parts.every((part) => /\S\s+\S/u.test(part)));
}
