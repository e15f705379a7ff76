import { sureMeanings } from "../../words/column-words.ts";
import { coupleWords, isSender, namesTable, tableLabel } from "../../words/value-words.ts";
import { tableHeading } from "../cells/table-heading.ts";

/** What a line says of one table. */
export interface TableAndNames {
  table: string;
  seat: string;
  names: string;
}

const maxLength = 400;
const separated = /^(.{2,}?)(?:\s*(?:[–—:;|=→>]|->|=>|\.{2,}|…|\t|,)\s*|\s+[-@/•·]\s*)([^,;|\t]{1,40})$/u;
/** By the last sign: "Meier, Anna – Head Table". */
const separatedLast = /^(.{2,})(?:\s*(?:[–—:|=→>]|->|=>|\.{2,}|…)\s*|\s+[-@/•·]\s*)([^,;|\t–—:.]{1,40})$/u;
const inBrackets = /^(.{2,}?)\s*[([（【]([^()[\]（）]{1,40})[)\]）】]$/u;
const tableBeforeName = /^(\p{L}+\.?\s?#?\p{Nd}{1,3})\s+([\p{Lu}\p{Lo}].*)$/u;
const atEnd = /^(.{2,}?)\s+(\p{L}+\.?\s?#?\p{Nd}{1,3}\p{L}?|\p{Nd}{1,3})$/u;

/** "Anna Meier – Table 5", "Anna Meier (5)", "Anna, Ben and Cara, Table 5, Seat 2"; undefined for anything else. */
export function nameAndTable(line: string): TableAndNames | undefined {
  if (line.length > maxLength) return undefined;
  const { rest, seat } = withoutSeat(line);
  if (tableLabel(rest) !== undefined) return undefined;
  for (const pattern of [inBrackets, separated, separatedLast, atEnd]) {
    const [, name = "", table = ""] = pattern.exec(rest) ?? [];
    const trimmed = name.replace(/[\s,:;–—./|•·→=@-]+$/u, "");
    if (isTable(table) && tableLabel(trimmed) === undefined && /\p{L}\p{M}*\p{L}/u.test(trimmed)) {
      return { names: trimmed, table: table.trim(), seat };
    }
  }
  return undefined;
}

/** "Table 5, Seat 3" is a table and a seat. */
function withoutSeat(text: string): { rest: string; seat: string } {
  const [, rest = "", word = "", number = ""] =
    /^(.*?)\s*[,;/·–—-]\s*(\p{L}[\p{L}.]*)[\s.:#]*(\p{Nd}{1,3}\p{L}?)\)?$/u.exec(text) ?? [];
  const isSeat = rest !== "" && sureMeanings(word).includes("seat");
  return isSeat ? { rest, seat: number } : { rest: text, seat: "" };
}

/** A name of a table, by its word or as a number. */
export function isTable(text: string): boolean {
  const trimmed = text.trim();
  if (/^#?\p{Nd}{1,3}\p{L}?$/u.test(trimmed)) return true;
  if (!/\p{Nd}|\p{L}/u.test(trimmed)) return false;
  return tableLabel(trimmed) !== undefined || (namesTable(trimmed) && !/\p{Nd}|\s[–—/•·-]\s|\.{2}|…/u.test(trimmed));
}

/** "Table 5: Anna, Ben and Cara", "Rose: Anna, Ben", "Table 5, Seat 2: Anna" and "Table 5 Anna, Ben". */
export function tableAndNames(line: string): TableAndNames | undefined {
  const [, before = "", names = ""] =
    /^([^:：]{1,60}?)\s*[:：]\s*(.+)$/u.exec(line) ?? splitByDash(line) ?? splitByBlank(line) ?? [];
  if (names === "" || !/\p{L}/u.test(names) || isSender(line)) return undefined;
  const { rest, seat } = withoutSeat(before.trim());
  return { table: rest, seat, names };
}

function splitByDash(line: string): RegExpExecArray | undefined {
  const found = /^(.{1,60}?)(?:\s+[-–—=]+>?\s+|\s*[–—→\t|]\s*|,\s+)(.+)$/u.exec(line);
  return found !== null && (tableHeading(found[1] ?? "")?.isSure || isTable(found[1] ?? "")) ? found : undefined;
}

/** "Table 5 Anna, Ben, Cara". */
function splitByBlank(line: string): RegExpExecArray | undefined {
  const found = tableBeforeName.exec(line);
  return found !== null && areSeveral(found[2] ?? "") && tableLabel(found[1] ?? "") !== undefined ? found : undefined;
}

/** A remark in brackets stays whole. */
const between = /(?:\s*[,;、，،؛·•|\t]\s*|\s+\/\s+)(?![^(（]*[)）])/u;
const words = coupleWords.filter((word) => /^[\p{L}\p{M}]+$/u.test(word));
const and = new RegExp(`\\s+(?:${words.join("|")}|&)\\s+`, "iu");
/** Written without blanks, between two names of at least two signs. */
const joinedAnd = /^(\p{Lo}{2,4})[和与與及跟](\p{Lo}{2,4})$/u;

/** "Anna, Ben and Cara" are three, "Anna, Ben and Cara Meier" leaves a couple together. */
export function namesIn(text: string): string[] {
  const parts = text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return parts;
  const joined = joinedAnd.exec(last);
  if (joined !== null) return [...parts.slice(0, -1), ...joined.slice(1)];
  const pair = last.split(and);
  const lengthOf = (name: string) => name.split(/\s+/u).length;
  const isLong = (name: string) => lengthOf(name) > 1 && parts.every((part) => lengthOf(part) > 1);
  const areAlike =
    pair.length === 2 && pair.every((name) => isLong(name) || lengthOf(name) === lengthOf(parts[0] ?? ""));
  return areAlike ? [...parts.slice(0, -1), ...pair] : parts;
}

/** Whether commas separate guests, also in a line that goes on: "Meier, Anna" is one. */
export function areSeveral(line: string): boolean {
  const parts = line.split(between).filter((part) => part !== "");
  const isOpen = /[,;、，،]\s*$/u.test(line);
  return parts.length > 2 || isOpen || (parts.length === 2 && parts.every((part) => /\S\s+\S/u.test(part)));
}
