import { birthNameIn } from "../../../../../common/birth-names.ts";
import { maxExtraColumns } from "../../../../../common/limits.ts";
import type { Message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-kind.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { type GuestRows, widthOfRows } from "../model/guest-rows.ts";
import { evidence } from "../words/evidence.ts";
import { countIn, guestOfWhom, plusOnesAtEnd } from "../words/value-words.ts";
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
  /** A sign beside the name, or what is in brackets after it: "* Ben Okafor (V)". */
  remark?: string | undefined;
  /** "Ben Okafor <ben@example.com>". */
  email?: string | undefined;
  /** "née Holm". */
  birthName?: string | undefined;
}

/** The name as a row has it, in the columns where most rows have theirs or in others. */
export const nameOf = (row: SheetRow, { name, nameElsewhere }: Pick<ColumnRoles, "name" | "nameElsewhere">): string =>
  writtenName(row, name) || (nameElsewhere.length === 0 ? "" : writtenName(row, nameElsewhere));

const signs = "[\\p{Extended_Pictographic}\\uFE0F\\u200D★☆⋆✦✧✱✻*†‡§°•●◆■▲✓✔☑#]+";
const signBefore = new RegExp(`^(${signs}|[–—-]+(?=\\s))\\s*(?=[\\p{L}"“„'‘(])`, "u");
const signBehind = new RegExp(`(?<=[\\p{L}\\p{M}.)"”'’]\\s*)(${signs}|(?<=\\s)[–—-]+)$`, "u");
const plainEnds = /^\p{L}.*[\p{L}\p{M}](?<!\uFE0F)$/su;
const inBrackets = /^(.{2,}?)\s*[([（]\s*(?=[^()]*\p{L})([\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\s.'’/-]{0,30})[)\]）]$/u;
const emailBehind = /^(\p{L}[^@]*?)\s*[<([,;]?\s*([^\s@<>()[\]]+@[^\s@<>()[\]]+\.\p{L}{2,})[>)\]]?$/u;
/** Longer texts are no names. */
const maxLength = 300;

/** Takes what is no part of a name away, and keeps it as remarks. `kept` names stay as they are. */
export function withPlainNames(
  guestRows: GuestRows,
  rows: readonly NamedRow[],
  { name: columns }: Pick<ColumnRoles, "name">,
  kept: ReadonlySet<string>,
): NamedRow[] {
  const isName = ({ name, reason }: NamedRow) => name !== "" && reason === undefined && !kept.has(name);
  const named = rows.filter(isName).length;
  const bare = rows.map((one) => (isName(one) ? bareName(one, columns) : one));
  const counts = new Map<string, number>();
  for (const { remark = "" } of bare) counts.set(remark, (counts.get(remark) ?? 0) + 1);
  const mayAdd = widthOfRows(guestRows) < maxExtraColumns;
  // One that all have is a bullet.
  return bare.map((one) => (mayAdd && counts.get(one.remark ?? "") !== named ? one : { ...one, remark: undefined }));
}

/** "* Anna Berg (née Holm)" is Anna Berg. */
function bareName(one: NamedRow, columns: readonly number[]): NamedRow {
  const isWhole = columns.length === 1;
  const texts = isWhole ? [one.name] : columns.map((column) => tidyText(one.row.cells[column] ?? ""));
  const found = texts.map((text) => (text.length > maxLength ? { text } : withoutSigns(text, isWhole)));
  const cells = found.map(({ text }) => text);
  if (cells.every((cell, index) => cell === texts[index])) return one;
  const written = (part: (of: Partial<Parts>) => string | undefined) => found.flatMap((of) => part(of) ?? []).join(" ");
  return {
    ...one,
    name: writtenName({ ...one.row, cells }, [...cells.keys()]),
    remark: written(({ remark }) => remark) || undefined,
    email: written(({ email }) => email) || undefined,
    birthName: written(({ birthName }) => birthName) || undefined,
  };
}

interface Parts extends Pick<NamedRow, "remark" | "email" | "birthName"> {
  text: string;
}

function withoutSigns(written: string, isWhole: boolean): Parts {
  const [, named = written, email] = (isWhole && written.includes("@") && emailBehind.exec(written)) || [];
  const born = birthNameIn(named);
  // A couple's names are taken apart later.
  const isBorn = born !== undefined && (born.before !== "" || !isWhole) && !mayBeSeveral(born.family);
  const bare = isBorn ? born.before : named;
  const known = { email, birthName: isBorn ? born.written : undefined };
  if (bare === "" || plainEnds.test(bare)) return { ...known, text: bare };
  const marks = [signBefore, signBehind].flatMap((sign) => sign.exec(bare)?.[1] ?? []);
  const text = bare.replace(signBefore, "").replace(signBehind, "").trim();
  const { name = text, remark } = (isWhole ? remarkIn(text) : undefined) ?? {};
  return { ...known, text: name, remark: [...marks, ...(remark ? [remark] : [])].join(" ") || undefined };
}

/** No remarks are answers, tables, numbers of guests, and people: "Anna Meier (Ben)". */
function remarkIn(text: string): Pick<NamedRow, "name" | "remark"> | undefined {
  if (!/[)\]）]$/u.test(text) || plusOnesAtEnd(text) !== undefined) return undefined;
  const [, name = "-", remark = "-"] = inBrackets.exec(text) ?? [];
  const { isGiven, isMark, isTable } = evidence(remark);
  const isPerson = isGiven && guestOfWhom(remark) === undefined;
  const isOther = isPerson || isTable || (remark.length > 1 && isMark) || countIn(remark) || isNamedGroup(text);
  return evidence(name).kind === "name" && !isOther ? { name, remark: remark.trim() } : undefined;
}
