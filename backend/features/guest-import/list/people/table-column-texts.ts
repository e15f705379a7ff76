import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { mergedTexts } from "../model/merged-texts.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { remembered } from "../model/remembered.ts";
import { attendanceOf, isNone, tableLabel } from "../words/value-words.ts";
import { isRefusal } from "./answers.ts";
import { decideDates } from "./table-dates.ts";

/** The tables of a list's rows. */
export interface TableTexts {
  /** As written, or as it follows from the rows above; empty for none. */
  tableOf(row: SheetRow): string;
  /** The other texts of its cell, if the table is among tags. */
  tagsOf(row: SheetRow): string;
  nones: ReadonlySet<string>;
}

/** The table in "Family, Table 1", and the rest; undefined unless one of several texts is the label of a table. */
export function tableAmongTags(cell: string): { table: string; tags: string } | undefined {
  if (!/[,;]/u.test(cell)) return undefined;
  const parts = cell.split(/\s*[,;]\s*/u).filter((part) => part !== "");
  const [table, ...others] = parts.filter((part) => tableLabel(part) !== undefined);
  const tags = parts.filter((part) => part !== table);
  return table === undefined || others.length > 0 || tags.length === 0 ? undefined : { table, tags: tags.join(", ") };
}

/** `isDeclined`: the guests need no table. Handles merged and left-out cells, dashes, and what a spreadsheet program took for dates. */
export function readTableTexts(
  guestRows: GuestRows,
  { table: column, name: nameColumns, isTableAmongTags }: Pick<ColumnRoles, "name" | "table" | "isTableAmongTags">,
  present: readonly string[],
  decisions: Decisions,
  isDeclined: (row: SheetRow) => boolean = () => false,
): TableTexts {
  if (column === undefined) return { tableOf: () => "", tagsOf: () => "", nones: new Set() };
  const { rows } = guestRows;
  const kept = new Set(present);
  const nones = new Set<string>();
  const dates = decideDates(rows, column, decisions);
  const own = remembered((cell: string): string => {
    const written = tableText((isTableAmongTags && tableAmongTags(cell)?.table) || cell);
    const text = kept.has(written) ? written : visibleText(written);
    if (text === "" || kept.has(text)) return text;
    if (!isNoTable(text)) return dates(text);
    nones.add(text);
    return "";
  });
  const merged = mergedTexts(guestRows, column);
  const isFilled = decideFillDown(guestRows, column, nameColumns, decisions, isDeclined);
  const above = isFilled ? textsAbove(rows, column) : new Map<SheetRow, string>();
  return {
    tableOf: (row) => own(row.cells[column] ?? "") || dates(merged.get(row.number) || above.get(row) || ""),
    tagsOf: (row) => (isTableAmongTags ? (tableAmongTags(row.cells[column] ?? "")?.tags ?? "") : ""),
    nones,
  };
}

/** Zero-width characters, direction marks, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without invisible marks. Emoji keep theirs. */
function visibleText(text: string): string {
  return /\p{Extended_Pictographic}/u.test(text) ? text : text.replace(invisible, "").trim();
}

/** "—", "TBD", "waiting", "Regrets", 0 and what a formula shows that finds no table. */
function isNoTable(text: string): boolean {
  if (text === "0" || isNone(text) || attendanceOf(text) === "unanswered" || isRefusal(text)) return true;
  return /^#(?:[¡¿]?[\p{Lu}/\d. ]{2,}[!?]|N\/[AD]|NV|Н\/Д|#+)$/u.test(text);
}

function textsAbove(rows: readonly SheetRow[], column: number): Map<SheetRow, string> {
  const texts = new Map<SheetRow, string>();
  let above = "";
  for (const row of rows) {
    const text = visibleText(tableText(row.cells[column]));
    if (text !== "") above = isNoTable(text) ? "" : text;
    else texts.set(row, above);
  }
  return texts;
}

const longestBlock = 24;

/** For blocks: the first row has a table, no text comes twice in a row, and many cells are empty. */
function decideFillDown(
  { headers, rows, merges }: GuestRows,
  column: number,
  nameColumns: readonly number[],
  decisions: Decisions,
  isDeclined: (row: SheetRow) => boolean,
): boolean {
  const textOf = ({ cells }: SheetRow) => tableText(cells[column]);
  // Most lists have a table in every row.
  if (rows.every(({ cells }) => (cells[column] ?? "") !== "")) return false;
  const isNamed = ({ cells }: SheetRow) => nameColumns.some((name) => (cells[name] ?? "").trim() !== "");
  const texts = rows.filter((row) => (isNamed(row) && !isDeclined(row)) || textOf(row) !== "").map(textOf);
  const written = texts.filter((text) => text !== "");
  const empty = texts.length - written.length;
  const distinct = new Set(written).size;
  const isRepeated = written.some((text, index) => text === written[index - 1]);
  const isMerged = merges.some((merge) => merge.column === column && merge.lastRow > merge.firstRow);
  const mayBeBlocked = !isMerged && written.length >= 2 && texts[0] !== "" && !isRepeated;
  const isDoubtful = mayBeBlocked && empty >= written.length * (distinct === written.length ? 0.4 : 1);
  if (!isDoubtful && decisions.answerTo("fillDown") === undefined) return false;
  // In a list that we wrote, an empty table means that the guest has none.
  const isLikely = mayBeBlocked && empty >= written.length && !isOwnHeader(headers) && distinct >= written.length * 0.8;
  const longest = Math.max(
    ...texts
      .join("\n")
      .split(/[^\n]+/u)
      .map(({ length }) => length - 1),
  );
  const isPerfect = distinct === written.length && written.length >= 3 && longest <= longestBlock;
  return (
    decisions.take({
      id: "fillDown",
      question: message("reading.decisions.fillDown.question", { count: empty }),
      reason: message("reading.decisions.fillDown.reason"),
      options: [
        { value: "above", label: message("reading.decisions.fillDown.above") },
        { value: "none", label: message("reading.decisions.fillDown.none") },
      ],
      suggested: isLikely ? "above" : "none",
      isCertain: isLikely && isPerfect && empty >= written.length * 2,
      examples: written,
    }) === "above"
  );
}
