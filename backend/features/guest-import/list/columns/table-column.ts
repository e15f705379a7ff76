import { columnKey } from "../../../../../common/column-key.ts";
import { message, type PlainKey } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { RoleReason } from "../model/column-roles.ts";
import type { Decisions, Proposal } from "../model/decisions.ts";
import { newnessOf, surelyMeant } from "../words/column-words.ts";
import { mayBeTable, tableLikeness } from "./column-profile.ts";
import type { MeantColumn } from "./header-meanings.ts";
import { columnTitle, type KnownColumns } from "./known-columns.ts";

/** Without a column, everyone is imported without a table. */
export interface TableColumn {
  column: number | undefined;
  rivals: readonly number[];
  reason: RoleReason | undefined;
}

/** Least likeness for a column whose header has no word for it. */
const minLikeness = 0.55;
const minWithoutHeaders = 0.3;
const maxOptions = 12;

const noTableColumn = "none";

const otherMeanings = [
  ...([
    "fullName",
    "guest",
    "firstName",
    "lastName",
    "plusOne",
    "child",
    "party",
    "guestOf",
    "partySize",
    "attendance",
    "meal",
  ] as const),
  ...([
    "diet",
    "email",
    "phone",
    "address",
    "date",
    "notes",
    "number",
    "side",
    "age",
    "title",
    "suffix",
    "buyer",
  ] as const),
];

/** By words, otherwise by contents; undefined when the organizer must choose. */
export function findTableColumn(
  columns: KnownColumns,
  nameColumns: readonly number[],
  decisions: Decisions,
): TableColumn | undefined {
  const { meanings, profiles } = columns;
  const named = meanings.columnsFor("table").filter(({ column }) => {
    const profile = profiles[column];
    return !nameColumns.includes(column) && (profile === undefined || mayBeTable(profile));
  });
  const [best] = named;
  const answer = decisions.answerTo("tableColumn");
  const newest = newestOf(columns, named);
  if (newest !== undefined) return askForTable(columns, nameColumns, decisions, newest, true);
  if (best !== undefined && best.weight >= surelyMeant && answer === undefined) {
    const reason = { reason: message("reading.reasons.tableByWords"), isCertain: true };
    return { column: best.column, rivals: named.slice(1).map(({ column }) => column), reason };
  }
  return askForTable(columns, nameColumns, decisions, best?.column);
}

/** The newest of several columns with tables that differ; undefined for one, or a number beside a name of each table. */
function newestOf({ headers, profiles, rows }: KnownColumns, named: readonly MeantColumn[]): number | undefined {
  const [best, ...others] = named.filter(({ column, weight }) => {
    const { filled = 0, rows: all = 0 } = profiles[column] ?? {};
    return weight >= surelyMeant && filled >= all * 0.5;
  });
  if (best === undefined || !others.some(({ column }) => differ(rows, best.column, column))) return undefined;
  return [best, ...others].reduce((newest, next) => {
    const [newer, older] = [next, newest].map(({ column }) => newnessOf(headers[column] ?? ""));
    const isLater =
      newer === older && columnKey(headers[next.column] ?? "") === columnKey(headers[newest.column] ?? "");
    return isLater || (newer ?? 0) > (older ?? 0) ? next : newest;
  }).column;
}

/** Whether one value of a column is beside several of the other. */
function differ(rows: readonly SheetRow[], one: number, other: number): boolean {
  const beside = new Map<string, string>();
  return rows.some(({ cells }) => {
    const [left, right] = [tidyText(cells[one] ?? ""), tidyText(cells[other] ?? "")];
    if (left === "" || right === "" || (beside.get(left) ?? right) === right) {
      if (right !== "") beside.set(left, right);
      return false;
    }
    return true;
  });
}

function tableByContents(columns: KnownColumns, nameColumns: readonly number[]): number | undefined {
  const [likely] = tableCandidates(columns, nameColumns);
  const least = columns.meanings.understood > 0 ? minLikeness : minWithoutHeaders;
  return likely !== undefined && likely.likeness >= least ? likely.column : undefined;
}

function tableCandidates(
  { meanings, profiles }: KnownColumns,
  nameColumns: readonly number[],
): { column: number; likeness: number }[] {
  const excluded = new Set(
    otherMeanings.flatMap((meaning) => meanings.columnsFor(meaning).map(({ column }) => column)),
  );
  return profiles
    .map((profile, column) => ({ column, likeness: excluded.has(column) ? 0 : tableLikeness(profile), profile }))
    .filter(({ column, profile }) => !nameColumns.includes(column) && profile.filled > 0)
    .sort((a, b) => b.likeness - a.likeness || a.column - b.column);
}

function askForTable(
  columns: KnownColumns,
  nameColumns: readonly number[],
  decisions: Decisions,
  meant: number | undefined,
  areSeveral = false,
): TableColumn | undefined {
  const { profiles, names } = columns;
  const candidates = tableCandidates(columns, nameColumns);
  const [likely] = candidates;
  const byContents = tableByContents(columns, nameColumns);
  const suggested = meant ?? byContents;
  const options: Proposal["options"][number][] = [
    ...candidates.slice(0, maxOptions).map(({ column }) => ({
      value: names.get(column) ?? "",
      label: columnTitle(names, column),
    })),
    { value: noTableColumn, label: message("reading.decisions.tableColumn.none") },
  ];
  const taken = decisions.take({
    id: "tableColumn",
    question: message("reading.decisions.tableColumn.question"),
    reason: message(areSeveral ? "reading.decisions.tableColumn.several" : reasonFor(suggested)),
    options,
    suggested: suggested === undefined ? "" : (names.get(suggested) ?? ""),
    isCertain:
      !areSeveral && likely !== undefined && suggested === likely.column && profiles[likely.column]?.tableLabels === 1,
    examples: [],
  });
  if (taken === "") return undefined;
  if (taken === noTableColumn) return { column: undefined, rivals: [], reason: undefined };
  const column = [...names].find(([, name]) => name === taken)?.[0];
  const reason = { reason: message("reading.reasons.tableByContents"), isCertain: true };
  return { column, rivals: [], reason };
}

function reasonFor(suggested: number | undefined): PlainKey {
  return suggested === undefined ? "reading.decisions.tableColumn.unknown" : "reading.decisions.tableColumn.byContents";
}
