import { message } from "../../../../../common/messages/message.ts";
import type { RoleReason } from "../model/column-roles.ts";
import type { DecisionOption, Decisions } from "../model/decisions.ts";
import { mayBeTable, tableLikeness } from "./column-profile.ts";
import { surelyMeant } from "./header-meanings.ts";
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
  ...(["diet", "email", "phone", "address", "date", "notes", "number", "side", "age", "title", "suffix"] as const),
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
  if (best !== undefined && best.weight >= surelyMeant && answer === undefined) {
    const reason = { reason: message("reading.reasons.tableByWords"), isCertain: true };
    return { column: best.column, rivals: named.slice(1).map(({ column }) => column), reason };
  }
  return askForTable(columns, nameColumns, decisions, best?.column);
}

export function tableByContents(columns: KnownColumns, nameColumns: readonly number[]): number | undefined {
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
): TableColumn | undefined {
  const { profiles, names } = columns;
  const candidates = tableCandidates(columns, nameColumns);
  const [likely] = candidates;
  const byContents = tableByContents(columns, nameColumns);
  const suggested = meant ?? byContents;
  const options: DecisionOption[] = [
    ...candidates.slice(0, maxOptions).map(({ column }) => ({
      value: names.get(column) ?? "",
      label: columnTitle(names, column),
    })),
    { value: noTableColumn, label: message("reading.decisions.tableColumn.none") },
  ];
  const taken = decisions.take({
    id: "tableColumn",
    question: message("reading.decisions.tableColumn.question"),
    reason: message(
      suggested === undefined ? "reading.decisions.tableColumn.unknown" : "reading.decisions.tableColumn.byContents",
    ),
    options,
    suggested: suggested === undefined ? "" : (names.get(suggested) ?? ""),
    isCertain: likely !== undefined && suggested === likely.column && profiles[likely.column]?.tableLabels === 1,
    examples: [],
  });
  if (taken === "") return undefined;
  if (taken === noTableColumn) return { column: undefined, rivals: [], reason: undefined };
  const column = [...names].find(([, name]) => name === taken)?.[0];
  const reason = { reason: message("reading.reasons.tableByContents"), isCertain: true };
  return { column, rivals: [], reason };
}
