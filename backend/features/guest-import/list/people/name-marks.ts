import { maxExtraColumns } from "../../../../../common/limits.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { isGivenName } from "../words/given-names.ts";
import { attendanceOf, isUnnamedGuest, plusOnesAtEnd } from "../words/value-words.ts";

const signs = "[\\p{Extended_Pictographic}\\uFE0F\\u200D★☆⋆✦✧✱✻*†‡§°•●◆■▲✓✔☑#]+";
const before = new RegExp(`^(${signs}|[–—-]+(?=\\s))\\s*(?=[\\p{L}"“„'‘(])`, "u");
const after = new RegExp(`(?<=[\\p{L}\\p{M}.)"”'’]\\s*)(${signs}|(?<=\\s)[–—-]+)$`, "u");
const plainEnds = /^\p{L}.*[\p{L}\p{M}](?<!\uFE0F)$/su;
/** A remark without digits: a number may be that of a table or of guests. */
const inBrackets = /^(.{2,}?)\s*[([（]\s*(\p{L}[\p{L}\p{M}\s.'’/-]{0,30})[)\]）]$/u;
/** Longer texts are no names. */
const maxLength = 300;
const minRemarks = 3;
const minRemarked = 0.6;
/** Remarks repeat, and maiden names less. */
const maxDistinct = 0.6;
const maxGiven = 0.2;

/** A cell without what is no part of a name, and that. */
interface Cleaned {
  rest: string;
  taken: string;
}

/** Signs around names, such as a star for guests of honor, and remarks after most names in columns of their own. */
export function withoutMarks(guestRows: GuestRows, roles: ColumnRoles, isName: (index: number) => boolean): GuestRows {
  if (isOurList(guestRows)) return guestRows;
  const marked = withColumn(guestRows, roles.name, "Mark", isName, unmarked);
  const [only = -1, ...others] = roles.name;
  const remarks: (Cleaned | undefined)[] = [];
  for (const [index, { cells }] of others.length > 0 ? [] : marked.rows.entries()) {
    if (isName(index)) remarks.push(remarkIn((cells[only] ?? "").trim()));
  }
  return areRemarks(remarks) ? withColumn(marked, roles.name, "Notes", isName, remarkIn) : marked;
}

function unmarked(text: string): Cleaned | undefined {
  if (text.length > maxLength || plainEnds.test(text)) return undefined;
  const taken = [before, after].map((pattern) => pattern.exec(text)?.[1] ?? "");
  const marks = taken.filter((sign) => sign !== "");
  if (marks.length === 0) return undefined;
  return { rest: text.replace(before, "").replace(after, "").trim(), taken: [...new Set(marks)].join(" ") };
}

function remarkIn(text: string): Cleaned | undefined {
  if (text.length > maxLength || !/[)\]）]$/u.test(text) || plusOnesAtEnd(text) !== undefined) return undefined;
  const [, rest = "", taken = ""] = inBrackets.exec(text) ?? [];
  return kindOfCell(rest || "-") === "name" ? { rest, taken: taken.trim() } : undefined;
}

/** Short texts that repeat, and are neither answers nor people. */
function areRemarks(found: readonly (Cleaned | undefined)[]): boolean {
  const texts = found.flatMap((one) => one?.taken ?? []);
  if (texts.length < Math.max(minRemarks, found.length * minRemarked)) return false;
  const distinct = [...new Set(texts.map((text) => text.toLowerCase()))];
  const given = texts.filter((text) => text.split(/\s+/u).some((word) => word.length > 1 && isGivenName(word)));
  const areOther = distinct.some((text) => text.length > 1 && (isUnnamedGuest(text) || attendanceOf(text)));
  return distinct.length <= texts.length * maxDistinct && given.length <= texts.length * maxGiven && !areOther;
}

/** Without a column if all have the same sign, as a list has before each line. */
function withColumn(
  guestRows: GuestRows,
  columns: readonly number[],
  header: string,
  isName: (index: number) => boolean,
  clean: (text: string) => Cleaned | undefined,
): GuestRows {
  const changed = new Map<SheetRow, { cells: string[]; taken: string }>();
  let named = 0;
  for (const [index, row] of guestRows.rows.entries()) {
    if (!isName(index)) continue;
    named += 1;
    const cleaned = cleanedRow(row, columns, clean);
    if (cleaned !== undefined) changed.set(row, cleaned);
  }
  if (changed.size === 0) return guestRows;
  const isBullet = changed.size === named && new Set([...changed.values()].map(({ taken }) => taken)).size === 1;
  const width = widthOfRows(guestRows);
  // A list may be full. Then the names stay as they are written.
  if (!isBullet && width >= maxExtraColumns) return guestRows;
  const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, column) => cells[column] ?? "");
  const rows = guestRows.rows.map((row) => {
    const { cells, taken = "" } = changed.get(row) ?? {};
    if (cells === undefined) return row;
    return { ...row, cells: isBullet ? cells : [...wide(cells), taken] };
  });
  return { ...guestRows, headers: isBullet ? guestRows.headers : [...wide(guestRows.headers), header], rows };
}

function cleanedRow(
  { cells }: SheetRow,
  columns: readonly number[],
  clean: (text: string) => Cleaned | undefined,
): { cells: string[]; taken: string } | undefined {
  const found: (Cleaned & { column: number })[] = [];
  for (const column of columns) {
    const cleaned = clean((cells[column] ?? "").trim());
    if (cleaned !== undefined) found.push({ column, ...cleaned });
  }
  if (found.length === 0) return undefined;
  return {
    cells: cells.map((cell, column) => found.find((one) => one.column === column)?.rest ?? cell),
    taken: found.map(({ taken }) => taken).join(" "),
  };
}
