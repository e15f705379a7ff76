import { columnKey } from "../../../../../common/column-key.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { RoleReason } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import { tableAmongTags } from "../people/table-column-texts.ts";
import { meaningsOf, newnessOf, surelyMeant } from "../words/column-words.ts";
import { isTotal } from "../words/value-words.ts";
import { mayBeTable, tableLikeness } from "./column-profile.ts";
import type { MeantColumn } from "./header-meanings.ts";
import { columnTitle, type KnownColumns } from "./known-columns.ts";

/** Without a column, everyone is imported without a table. */
export interface TableColumn {
  column: number | undefined;
  rivals: readonly number[];
  reason: RoleReason | undefined;
  isAmongTags: boolean;
}

/** Least likeness for a column whose header has no word for it. */
const minLikeness = 0.55;
const minWithoutHeaders = 0.3;
const minTags = 0.6;
const maxOptions = 12;

const noTableColumn = "none";

/** Meanings of a header that may be above tables, if words say nothing better. */
const mayMeanTable = new Set(["table", "seat", "capacity"]);

/** By words, otherwise by contents; undefined when the organizer must choose. */
export function findTableColumn(
  columns: KnownColumns,
  nameColumns: readonly number[],
  decisions: Decisions,
): TableColumn | undefined {
  const { meanings, profiles, headers } = columns;
  const isOther = (column: number) => nameColumns.includes(column) || isTotal(headers[column] ?? "");
  const named = meanings.columnsFor("table").filter(({ column }) => {
    const profile = profiles[column];
    return !isOther(column) && (profile === undefined || mayBeTable(profile));
  });
  const [best] = named;
  const newest = newestOf(columns, named);
  if (newest === undefined && best && best.weight >= surelyMeant && decisions.answerTo("tableColumn") === undefined) {
    const reason = { reason: message("reading.reasons.tableByWords"), isCertain: true };
    return { column: best.column, rivals: named.slice(1).map(({ column }) => column), reason, isAmongTags: false };
  }
  return askForTable(columns, isOther, decisions, newest ?? best?.column, newest !== undefined);
}

/** The newest of several columns with tables that differ; undefined for one, or a number beside a name of each table. */
function newestOf({ headers, profiles, rows }: KnownColumns, named: readonly MeantColumn[]): number | undefined {
  const [best, ...others] = named.filter(({ column, weight }) => {
    const { filled = 0, rows: all = 0 } = profiles[column] ?? {};
    return weight >= surelyMeant && filled >= all * 0.5;
  });
  if (best === undefined || !others.some(({ column }) => differ(rows, best.column, column))) return undefined;
  return [best, ...others].reduce((newest, next) => {
    const [newer = 0, older = 0] = [next, newest].map(({ column }) => newnessOf(headers[column] ?? ""));
    const isSame = columnKey(headers[next.column] ?? "") === columnKey(headers[newest.column] ?? "");
    return newer > older || (newer === older && isSame) ? next : newest;
  }).column;
}

/** Whether one value of a column is beside several of the other. */
function differ(rows: readonly SheetRow[], one: number, other: number): boolean {
  const beside = new Map<string, string>();
  return rows.some(({ cells }) => {
    const [left = "", right = ""] = [cells[one], cells[other]].map((cell) => tidyText(cell ?? ""));
    if (left !== "" && right !== "" && (beside.get(left) ?? right) !== right) return true;
    if (right !== "") beside.set(left, right);
    return false;
  });
}

interface Candidate {
  column: number;
  likeness: number;
  isAmongTags: boolean;
}

/** All columns, with those first that look most like tables. */
function candidatesIn({ headers, profiles, rows }: KnownColumns, isOther: (column: number) => boolean): Candidate[] {
  return profiles
    .flatMap((profile, column): Candidate[] => {
      if (isOther(column) || profile.filled === 0) return [];
      const meant = meaningsOf(headers[column] ?? "");
      const areTags = rows.filter(({ cells }) => tableAmongTags(cells[column] ?? "") !== undefined).length;
      if (areTags >= profile.filled * minTags) return [{ column, likeness: 1, isAmongTags: true }];
      const isExcluded = meant.length > 0 && !meant.some(({ meaning }) => mayMeanTable.has(meaning));
      return [{ column, likeness: isExcluded ? 0 : tableLikeness(profile), isAmongTags: false }];
    })
    .sort((a, b) => b.likeness - a.likeness || a.column - b.column);
}

function askForTable(
  columns: KnownColumns,
  isOther: (column: number) => boolean,
  decisions: Decisions,
  meant: number | undefined,
  areSeveral: boolean,
): TableColumn | undefined {
  const { profiles, names, meanings, headers } = columns;
  const candidates = candidatesIn(columns, isOther);
  const [likely] = candidates;
  const isLikely = likely && likely.likeness >= (meanings.understood > 0 ? minLikeness : minWithoutHeaders);
  const byContents = isLikely ? likely.column : undefined;
  // Below a header that is no word for tables, numbers may count anything.
  const isOnlyNumber =
    byContents !== undefined &&
    meanings.understood > 0 &&
    isOtherHeader(headers[byContents]) &&
    isNumber(columns, byContents);
  const suggested = meant ?? (isOnlyNumber ? undefined : byContents);
  const nameOf = (column: number | undefined) => (column === undefined ? "" : (names.get(column) ?? ""));
  const reasonKey = suggested === undefined ? "unknown" : "byContents";
  const taken = decisions.take({
    id: "tableColumn",
    question: message("reading.decisions.tableColumn.question"),
    reason: message(`reading.decisions.tableColumn.${areSeveral ? "several" : reasonKey}`),
    options: [
      ...candidates
        .slice(0, maxOptions)
        .map(({ column }) => ({ value: nameOf(column), label: columnTitle(names, column) })),
      { value: noTableColumn, label: message("reading.decisions.tableColumn.none") },
    ],
    suggested: suggested === undefined && isOnlyNumber ? noTableColumn : nameOf(suggested),
    isCertain:
      !areSeveral && likely !== undefined && suggested === likely.column && profiles[suggested]?.tableLabels === 1,
    examples: [],
  });
  if (taken === "") return undefined;
  const chosen = candidates.find(({ column }) => nameOf(column) === taken);
  if (chosen === undefined) return { column: undefined, rivals: [], reason: undefined, isAmongTags: false };
  const reason = { reason: message("reading.reasons.tableByContents"), isCertain: true };
  return { column: chosen.column, rivals: [], reason, isAmongTags: chosen.isAmongTags };
}

/** A word that nothing is known of. */
const isOtherHeader = (header = "") => header.trim() !== "" && meaningsOf(header).length === 0;

/** Numbers alone, as tables may be, and days, points and prices as well. */
function isNumber({ profiles }: KnownColumns, column: number): boolean {
  const { shares, tableLabels } = profiles[column] ?? { shares: { integer: 0 }, tableLabels: 0 };
  return shares.integer > 0.75 && tableLabels === 0;
}
