import { columnKey } from "../../../../../common/column-key.ts";
import { arrivalHeader, isArrivalText, personalLinkHeader } from "../../../../../common/guest-file.ts";
import { isPersonalLink } from "../../../../../common/guest-link.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import { columnLetters } from "../../formats/sheet.ts";
import type { ColumnRoles, PartySizeColumn, PlusOneColumns, RoleReason, RolesFound } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOwnHeader, partyColumn } from "../model/own-header.ts";
import { countedBy, surelyMeant } from "../words/column-words.ts";
import { findAliases } from "./alias-columns.ts";
import { mayBeName, nameLikeness } from "./column-profile.ts";
import { findFacts } from "./fact-columns.ts";
import { type KnownColumns, knownColumns } from "./known-columns.ts";
import { bestInRows, type NameColumns, nameCandidates, nameColumnsByContents } from "./name-columns.ts";
import { numberedGuests, plusOneColumns, possibleGuests } from "./plus-one-columns.ts";
import { findTableColumn, type TableColumn } from "./table-column.ts";

/** The columns of names, and those with the names where they are empty. */
type FoundName = NameColumns & { elsewhere?: readonly number[] };

const noName: FoundName = { columns: [], areParts: false, rivals: [], weight: 0 };
const onlyTable = (column: number | undefined): TableColumn => ({
  column,
  rivals: [],
  reason: undefined,
  isAmongTags: false,
});

/** What the columns are for, by the words of their headers and by their contents. */
export function findRoles(guestRows: GuestRows, decisions: Decisions): RolesFound {
  const { headers, fixed } = guestRows;
  const columns = knownColumns(guestRows);
  if (isOwnHeader(headers) && fixed.name === undefined) {
    const own = { ...noName, columns: [0], weight: 1 };
    return { kind: "found", roles: rolesOf(guestRows, columns, own, onlyTable(1), new Map()) };
  }
  const reasons = new Map<number, RoleReason>();
  const name = findName(guestRows, columns, reasons);
  const nameColumns = name?.columns ?? [];
  const table =
    fixed.table === undefined ? findTableColumn(columns, nameColumns, decisions) : onlyTable(fixed.table ?? undefined);
  if (table?.column !== undefined && table.reason) reasons.set(table.column, table.reason);
  const roles = rolesOf(guestRows, columns, name ?? noName, table ?? onlyTable(undefined), reasons);
  if (name !== undefined && table !== undefined) return { kind: "found", roles };
  return { kind: "missing", missing: { name: name === undefined, table: table === undefined }, likely: roles };
}

const mostlyWords = 0.6;
/** By how much a column must look more like names than the one whose header has a word for them. */
const muchMore = 0.3;

function findName(
  { fixed }: GuestRows,
  columns: KnownColumns,
  reasons: Map<number, RoleReason>,
): FoundName | undefined {
  if (fixed.name !== undefined) {
    const parts = fixed.lastName === undefined ? [] : [fixed.lastName];
    return { ...noName, columns: [fixed.name, ...parts], areParts: parts.length > 0, weight: 1 };
  }
  const { profiles } = columns;
  const likenessOf = (column = -1) => (profiles[column] === undefined ? 0 : nameLikeness(profiles[column]));
  const named = (name: FoundName): FoundName => {
    const isCertain = name.weight >= surelyMeant || name.isAlone === true;
    const reason = message(name.weight > 0 ? "reading.reasons.nameByWords" : "reading.reasons.nameByContents");
    for (const column of name.columns) reasons.set(column, { reason, isCertain });
    return name;
  };
  const byWords = nameByWords(columns);
  if (byWords !== undefined && byWords.weight >= surelyMeant) return named(byWords);
  const [first] = numberedGuests(columns);
  if (first && !first.isChild) {
    return named({ ...noName, columns: [...first.name], areParts: first.name.length > 1, weight: 1 });
  }
  const byContents = nameColumnsByContents(columns);
  const isMore = likenessOf(byContents?.columns[0]) >= likenessOf(byWords?.columns[0]) + muchMore;
  if (!byWords || (isMore && !byWords.areParts)) return byContents && named(byContents);
  return named({ ...byWords, isAlone: byContents?.isAlone && byContents.columns.join() === byWords.columns.join() });
}

function nameByWords({ meanings, profiles, rows }: KnownColumns): FoundName | undefined {
  const isPossible = (column: number) => profiles[column] === undefined || mayBeName(profiles[column]);
  const isWritten = (column: number) => isPossible(column) && profiles[column]?.filled !== 0;
  const isWord = (column: number) => (profiles[column]?.shares.word ?? 0) > mostlyWords;
  const written = nameCandidates(meanings, isWritten, isWord);
  // The organizer's list may have no names yet.
  const candidates = written.length > 0 ? written : nameCandidates(meanings, isPossible, isWord);
  return candidates.length > 0 ? bestInRows(candidates, rows) : undefined;
}

/** Each step takes columns that those before have left. */
function rolesOf(
  guestRows: GuestRows,
  columns: KnownColumns,
  name: FoundName,
  table: TableColumn,
  reasons: Map<number, RoleReason>,
): ColumnRoles {
  const nameElsewhere = name.elsewhere ?? [];
  const used = [...name.columns, ...nameElsewhere, ...(table.column === undefined ? [] : [table.column])];
  const plusOnes = plusOneColumns(columns, name, used);
  const named = [...used, ...plusOnes.flatMap((guest) => guest.name)];
  const partySizes = partySizesOf(columns, named);
  const counted = [...named, ...partySizes.map(({ column }) => column)];
  const facts = findFacts(guestRows, columns, { name: name.columns, table: table.column }, counted, reasons);
  const { states, ...single } = facts;
  const stated = [...counted, ...Object.values(single), ...states.map(({ column }) => column)];
  const aliases = findAliases(guestRows, columns, stated, reasons);
  const taken = [...stated, ...aliases.flatMap((alias) => alias.columns), guestRows.headers.indexOf(partyColumn)];
  const possible = possibleGuests(columns, name, taken);
  // A column that a header says to be a name, filled for few: guests of some.
  const isOfFew = ({ name: [column = -1] }: PlusOneColumns) =>
    name.rivals.includes(column) && (columns.profiles[column]?.filled ?? 0) * 2 <= guestRows.rows.length;
  const others = possible.filter((guest) => !isOfFew(guest));
  const rivals = name.rivals.filter(
    (column) => ![...taken, ...possible.flatMap((guest) => guest.name)].includes(column),
  );
  return {
    name: name.columns,
    areParts: name.areParts,
    nameElsewhere,
    table: table.column,
    isTableAmongTags: table.isAmongTags,
    plusOnes: [...plusOnes, ...possible.filter(isOfFew)],
    otherNames: others,
    aliases,
    partySizes,
    ...facts,
    ignored: addedColumns(guestRows),
    reasons,
    warnings: [
      ...rivalWarning(
        "reading.severalTableColumns",
        columns,
        table.column === undefined ? [] : [table.column],
        table.rivals,
      ),
      ...rivalWarning("reading.severalNameColumns", columns, name.columns, rivals),
    ],
  };
}

/**
 * Columns that a download has in addition to the list. Links are for letters; shown to guests, they would be extra columns with an
 * address. Times of arrival are the door's.
 */
function addedColumns({ headers, rows }: GuestRows): number[] {
  const added: readonly [string, (text: string) => boolean][] = [
    [personalLinkHeader, isPersonalLink],
    [arrivalHeader, isArrivalText],
  ];
  return headers.flatMap((header, column) => {
    const isOurs = added.find(([own]) => columnKey(own) === columnKey(header))?.[1];
    const isAdded = isOurs && rows.every(({ cells }) => (cells[column] ?? "") === "" || isOurs(cells[column] ?? ""));
    return isAdded ? [column] : [];
  });
}

const counting = ["partySize", "child", "plusOne", "guest"] as const;

/** Either the first that counts all, or one each for adults and for children or plus-ones. */
function partySizesOf({ meanings, headers, profiles }: KnownColumns, taken: readonly number[]): PartySizeColumn[] {
  const found = counting.flatMap((meaning) =>
    meanings.columnsFor(meaning).flatMap(({ column }): PartySizeColumn[] => {
      const isCount = !taken.includes(column) && (profiles[column]?.shares.integer ?? 0) > 0.6;
      const counts = meaning === "plusOne" ? "children" : countedBy(headers[column] ?? "");
      return isCount ? [{ column, counts }] : [];
    }),
  );
  const first = (counts: PartySizeColumn["counts"]) => found.filter((size) => size.counts === counts).slice(0, 1);
  const all = first("all");
  return all.length > 0 ? all : [...first("adults"), ...first("children")];
}

/** Which matching column was chosen, with its letters, because headers may repeat. */
function rivalWarning(
  key: "reading.severalNameColumns" | "reading.severalTableColumns",
  { names }: KnownColumns,
  chosen: readonly number[],
  rivals: readonly number[],
): Message[] {
  const joined = (columns: readonly number[]) => {
    const titles = columns.map((column) => `"${names.get(column) ?? ""}" (${columnLetters(column)})`);
    const [last = "", ...others] = titles.toReversed();
    return others.length === 0 ? last : message("reading.andLast", { others: others.toReversed().join(", "), last });
  };
  const others = rivals.filter((column) => !chosen.includes(column));
  const counts = { usedCount: chosen.length, otherCount: others.length };
  return others.length === 0 ? [] : [message(key, { used: joined(chosen), others: joined(others), ...counts })];
}
