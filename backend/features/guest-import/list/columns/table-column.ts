import { columnKey } from "../../../../../common/column-key.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tidyText } from "../model/cell-kind.ts";
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

export const onlyTable = (column: number | undefined, more: Partial<TableColumn> = {}): TableColumn => ({
  column,
  rivals: [],
  reason: undefined,
  isAmongTags: false,
  ...more,
});

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
  const named = meanings.columnsFor("table").filter(({ column }) => !isOther(column) && mayBeTable(profiles[column]));
  const [best, ...rivals] = named;
  const newest = newestOf(columns, named);
  const isChosen = decisions.answerTo("tableColumn") !== undefined;
  if (best !== undefined && best.weight >= surelyMeant && newest === undefined && !isChosen) {
    const reason = { reason: message("reading.reasons.tableByWords"), isCertain: true };
    return onlyTable(best.column, { reason, rivals: rivals.map(({ column }) => column) });
  }
  return askForTable(columns, candidatesIn(columns, isOther), { meant: best?.column, newest }, decisions);
}

interface Candidate {
  column: number;
  likeness: number;
  isAmongTags: boolean;
}

function askForTable(
  columns: KnownColumns,
  candidates: readonly Candidate[],
  { meant, newest }: Record<"meant" | "newest", number | undefined>,
  decisions: Decisions,
): TableColumn | undefined {
  const { meanings, profiles, names } = columns;
  const [likely] = candidates;
  const isLikely = likely && likely.likeness >= (meanings.understood > 0 ? minLikeness : minWithoutHeaders);
  // Below a header that is no word for tables, numbers may count anything.
  const isOnlyNumber = isLikely && meanings.understood > 0 && isUnknownNumber(columns, likely.column);
  const byContents = isLikely && !isOnlyNumber ? likely.column : undefined;
  const suggested = newest ?? meant ?? byContents;
  const nameOf = (column = -1) => names.get(column) ?? "";
  const reason = suggested === undefined ? "unknown" : "byContents";
  const options = candidates.slice(0, maxOptions).map(({ column }) => ({
    value: nameOf(column),
    label: columnTitle(names, column),
  }));
  const taken = decisions.take({
    id: "tableColumn",
    reason: `reading.decisions.tableColumn.${newest === undefined ? reason : "several"}`,
    options: [...options, "reading.decisions.tableColumn.none"],
    suggested: suggested === undefined && isOnlyNumber ? noTableColumn : nameOf(suggested),
    isCertain: newest === undefined && suggested === likely?.column && profiles[suggested ?? -1]?.tableLabels === 1,
  });
  if (taken === "") return undefined;
  const chosen = candidates.find(({ column }) => nameOf(column) === taken);
  const byTables = { reason: message("reading.reasons.tableByContents"), isCertain: true };
  return onlyTable(chosen?.column, { reason: chosen && byTables, isAmongTags: chosen?.isAmongTags === true });
}

/** The newest of several columns with tables that differ; undefined for one, or a number beside a name of each table. */
function newestOf({ headers, profiles, rows }: KnownColumns, named: readonly MeantColumn[]): number | undefined {
  const [best, ...others] = named.filter(({ column, weight }) => {
    const { filled = 0, rows: all = 0 } = profiles[column] ?? {};
    return weight >= surelyMeant && filled >= all * 0.5;
  });
  if (best === undefined || !others.some(({ column }) => differ(best.column, column))) return undefined;
  return [best, ...others].reduce((newest, next) => {
    const [newer = 0, older = 0] = [next, newest].map(({ column }) => newnessOf(headers[column] ?? ""));
    const isSame = columnKey(headers[next.column] ?? "") === columnKey(headers[newest.column] ?? "");
    return newer > older || (newer === older && isSame) ? next : newest;
  }).column;

  /** Whether one value of a column is beside several of the other. */
  function differ(one: number, other: number): boolean {
    const beside = new Map<string, string>();
    return rows.some(({ cells }) => {
      const [left = "", right = ""] = [cells[one], cells[other]].map((cell) => tidyText(cell ?? ""));
      if (left !== "" && right !== "" && (beside.get(left) ?? right) !== right) return true;
      if (right !== "") beside.set(left, right);
      return false;
    });
  }
}

/** All columns, with those first that look most like tables. */
function candidatesIn({ headers, profiles, rows }: KnownColumns, isOther: (column: number) => boolean): Candidate[] {
  return profiles
    .flatMap((profile, column) => {
      if (isOther(column) || profile.filled === 0) return [];
      const meant = meaningsOf(headers[column] ?? "");
      const tagged = rows.filter(({ cells }) => tableAmongTags(cells[column] ?? "") !== undefined).length;
      const isAmongTags = tagged >= profile.filled * minTags;
      const isExcluded = meant.length > 0 && !meant.some(({ meaning }) => mayMeanTable.has(meaning));
      const likeness = isExcluded ? 0 : tableLikeness(profile);
      return [{ column, isAmongTags, likeness: isAmongTags ? 1 : likeness }];
    })
    .sort((a, b) => b.likeness - a.likeness);
}

/** Numbers alone below a word that nothing is known of: tables, or days, points and prices. */
function isUnknownNumber({ headers, profiles }: KnownColumns, column: number): boolean {
  const header = headers[column] ?? "";
  const { shares = { integer: 0 }, tableLabels = 0 } = profiles[column] ?? {};
  return header.trim() !== "" && meaningsOf(header).length === 0 && shares.integer > 0.75 && tableLabels === 0;
}
