import { birthNameIn } from "../../../../../common/birth-names.ts";
import { maxExtraColumns } from "../../../../../common/limits.ts";
import type { Message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import { tidyText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { isGivenName } from "../words/given-names.ts";
import { attendanceOf, isUnnamedGuest, plusOnesAtEnd } from "../words/value-words.ts";
import { isNamedGroup, mayBeSeveral } from "./parse-names.ts";
import { writtenName } from "./row-names.ts";

/** A row with the name in it, without what is no part of the name. */
export interface NamedRow {
  row: SheetRow;
  /** In stored form; empty for none. */
  name: string;
  /** Why the row is not about a guest. */
  reason?: Message | undefined;
  /** Whether the name is only a word for a place without a guest: "Reserved". */
  isOpen?: boolean;
  /** A sign that stood beside this name and others. */
  mark?: string | undefined;
  /** In brackets after the name: "Ben Okafor (V)". */
  remark?: string | undefined;
  /** "Ben Okafor <ben@example.com>". */
  email?: string | undefined;
  /** "née Holm". */
  birthName?: string | undefined;
}

/** The name as a row has it, in the columns where most rows have theirs or in others. */
export function nameOf(row: SheetRow, { name, nameElsewhere }: Pick<ColumnRoles, "name" | "nameElsewhere">): string {
  return writtenName(row, name) || (nameElsewhere.length === 0 ? "" : writtenName(row, nameElsewhere));
}

const signs = "[\\p{Extended_Pictographic}\\uFE0F\\u200D★☆⋆✦✧✱✻*†‡§°•●◆■▲✓✔☑#]+";
const signBefore = new RegExp(`^(${signs}|[–—-]+(?=\\s))\\s*(?=[\\p{L}"“„'‘(])`, "u");
const signBehind = new RegExp(`(?<=[\\p{L}\\p{M}.)"”'’]\\s*)(${signs}|(?<=\\s)[–—-]+)$`, "u");
const plainEnds = /^\p{L}.*[\p{L}\p{M}](?<!\uFE0F)$/su;
/** A remark without digits: a number may be that of a table or of guests. */
const inBrackets = /^(.{2,}?)\s*[([（]\s*(\p{L}[\p{L}\p{M}\s.'’/-]{0,30})[)\]）]$/u;
const emailBehind = /^(\p{L}[^@]*?)\s*[<([,;]?\s*([^\s@<>()[\]]+@[^\s@<>()[\]]+\.\p{L}{2,})[>)\]]?$/u;
/** Longer texts are no names. */
const maxLength = 300;

/** Takes signs, remarks and names at birth away from names. `kept` names stay as they are. */
export function withPlainNames(
  guestRows: GuestRows,
  rows: readonly NamedRow[],
  { name: columns }: Pick<ColumnRoles, "name">,
  kept: ReadonlySet<string>,
): NamedRow[] {
  const isName = ({ name, reason }: NamedRow) => name !== "" && reason === undefined && !kept.has(name);
  const bare = rows.map((one) =>
    isName(one) ? withoutSigns(withoutBirthName(withoutEmail(one), columns), columns) : one,
  );
  const mayAdd = widthOfRows(guestRows) < maxExtraColumns;
  const counts = new Map<string, number>();
  for (const { mark } of bare) if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const named = bare.filter(isName).length;
  // One that all have is a bullet, and one that nobody else has is no mark.
  const isMark = (mark: string) => mayAdd && (counts.get(mark) ?? 0) > 1 && counts.get(mark) !== named;
  const marked = bare.map((one) => (one.mark === undefined || isMark(one.mark) ? one : { ...one, mark: undefined }));
  const remarks = marked.map((one) => (columns.length === 1 && mayAdd && isName(one) ? remarkIn(one.name) : undefined));
  if (
    !areRemarks(
      remarks.flatMap((one) => one?.remark ?? []),
      named,
    )
  )
    return marked;
  return marked.map((one, index) => ({ ...one, ...remarks[index] }));
}

function withoutEmail(one: NamedRow): NamedRow {
  const [, name = "", email] =
    one.name.includes("@") && one.name.length <= maxLength ? (emailBehind.exec(one.name) ?? []) : [];
  return email === undefined ? one : { ...one, name, email };
}

/** "Anna Berg née Holm" is Anna Berg. A couple's names are taken apart later. */
function withoutBirthName(one: NamedRow, columns: readonly number[]): NamedRow {
  for (const column of columns) {
    const born = birthNameIn(tidyText(one.row.cells[column] ?? ""));
    if (!born || (born.before === "" && columns.length === 1) || mayBeSeveral(born.family)) continue;
    const cells = one.row.cells.map((cell, at) => (at === column ? born.before : cell));
    return { ...one, name: writtenName({ ...one.row, cells }, columns), birthName: born.written };
  }
  return one;
}

function withoutSigns(one: NamedRow, columns: readonly number[]): NamedRow {
  const texts = columns.length === 1 ? [one.name] : columns.map((column) => (one.row.cells[column] ?? "").trim());
  if (texts.every((text) => text === "" || text.length > maxLength || plainEnds.test(text))) return one;
  const marks = new Set(
    texts.flatMap((text) => [signBefore, signBehind].flatMap((sign) => sign.exec(text)?.[1] ?? [])),
  );
  if (marks.size === 0) return one;
  const bare = texts.map((text) => text.replace(signBefore, "").replace(signBehind, "").trim());
  const row = { number: one.row.number, cells: bare };
  return { ...one, name: writtenName(row, [...bare.keys()]), mark: [...marks].join(" ") };
}

function remarkIn(text: string): { name: string; remark: string } | undefined {
  if (text.length > maxLength || !/[)\]）]$/u.test(text) || plusOnesAtEnd(text) !== undefined) return undefined;
  const [, name = "", remark = ""] = inBrackets.exec(text) ?? [];
  return kindOfCell(name || "-") === "name" && !isNamedGroup(text) ? { name, remark: remark.trim() } : undefined;
}

const minRemarks = 3;
const minRemarked = 0.6;
/** Remarks repeat, and maiden names less. */
const maxDistinct = 0.6;
const maxGiven = 0.2;

/** Short texts that repeat, and are neither answers nor people. */
function areRemarks(texts: readonly string[], named: number): boolean {
  if (texts.length < Math.max(minRemarks, named * minRemarked)) return false;
  const distinct = [...new Set(texts.map((text) => text.toLowerCase()))];
  const given = texts.filter((text) => text.split(/\s+/u).some((word) => word.length > 1 && isGivenName(word)));
  const areOther = distinct.some((text) => text.length > 1 && (isUnnamedGuest(text) || attendanceOf(text)));
  return distinct.length <= texts.length * maxDistinct && given.length <= texts.length * maxGiven && !areOther;
}
