import { columnKey } from "../../../../../common/column-key.ts";
import { arrivalHeader, isArrivalText, personalLinkHeader } from "../../../../../common/guest-file.ts";
import { isPersonalLink } from "../../../../../common/guest-link.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { ColumnRoles, PartySizeColumn, PlusOneColumns, RoleReason, RolesFound } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { partyColumn } from "../model/party.ts";
import { countedBy, surelyMeant } from "../words/column-words.ts";
import { findAliases } from "./alias-columns.ts";
import { type ColumnProfile, mayBeName, nameLikeness } from "./column-profile.ts";
import { findFacts } from "./fact-columns.ts";
import { type KnownColumns, knownColumns } from "./known-columns.ts";
import { nameColumnsByContents } from "./name-by-contents.ts";
import { type NameColumns, nameColumnsByWords } from "./name-columns.ts";
import { detailsOf, namedPlusOnes, numberedGuests } from "./plus-one-columns.ts";
import { rivalWarning } from "./rival-warning.ts";
import { findTableColumn } from "./table-column.ts";

/** What the columns are for, by the words of their headers and by their contents. */
export function findRoles(guestRows: GuestRows, decisions: Decisions): RolesFound {
  const columns = knownColumns(guestRows);
  if (isOwnHeader(guestRows.headers) && guestRows.fixed.name === undefined)
    return { kind: "found", roles: rolesOf(guestRows, columns, ownName, 1, new Map()) };
  const reasons = new Map<number, RoleReason>();
  const name = findName(guestRows, columns, reasons);
  const nameColumns = name?.columns ?? [];
  const table =
    guestRows.fixed.table === undefined
      ? findTableColumn(columns, nameColumns, decisions)
      : { column: guestRows.fixed.table ?? undefined, rivals: [], reason: undefined };
  if (table?.column !== undefined && table.reason) reasons.set(table.column, table.reason);
  const found: NameColumns = name ?? { columns: [], areParts: false, rivals: [], weight: 0 };
  const roles = rolesOf(guestRows, columns, found, table?.column, reasons, table?.rivals ?? []);
  if (name === undefined || table === undefined) {
    return { kind: "missing", missing: { name: name === undefined, table: table === undefined }, likely: roles };
  }
  return { kind: "found", roles };
}

const mostlyWords = 0.6;

const ownName: NameColumns = { columns: [0], areParts: false, rivals: [], weight: 1 };

function findName(
  { fixed }: GuestRows,
  columns: KnownColumns,
  reasons: Map<number, RoleReason>,
): NameColumns | undefined {
  if (fixed.name !== undefined) {
    const parts = fixed.lastName === undefined ? [] : [fixed.lastName];
    return { columns: [fixed.name, ...parts], areParts: parts.length > 0, rivals: [], weight: 1 };
  }
  const { meanings, profiles, headers } = columns;
  const isPossible = (column: number) => {
    const profile = profiles[column];
    return profile === undefined || mayBeName(profile);
  };
  const isWritten = (column: number) => isPossible(column) && profiles[column]?.filled !== 0;
  // The organizer's list may have no names yet.
  const isWord = (column: number) => (profiles[column]?.shares.word ?? 0) > mostlyWords;
  const byWords = nameColumnsByWords(meanings, isWritten, isWord) ?? nameColumnsByWords(meanings, isPossible);
  const firstOfMany = numberedGuests(headers, meanings, profiles, false).first;
  if (firstOfMany !== undefined && (byWords === undefined || byWords.weight < surelyMeant)) {
    return named({ columns: [...firstOfMany], areParts: firstOfMany.length > 1, rivals: [], weight: 1 }, reasons);
  }
  if (byWords !== undefined && byWords.weight >= surelyMeant) return named(byWords, reasons);
  const byContents = nameColumnsByContents(columns);
  if (byWords !== undefined && (byContents === undefined || agree(byWords, byContents, profiles))) {
    const isAlone = byContents?.isAlone === true && byContents.columns.join() === byWords.columns.join();
    return named({ ...byWords, isAlone }, reasons);
  }
  return byContents && named(byContents, reasons);
}

function agree(byWords: NameColumns, byContents: NameColumns, profiles: readonly ColumnProfile[]): boolean {
  const likeness = ({ columns: [column = -1] }: NameColumns) => {
    const profile = profiles[column];
    return profile === undefined ? 0 : nameLikeness(profile);
  };
  return byWords.areParts || likeness(byContents) < likeness(byWords) + 0.3;
}

function named(name: NameColumns, reasons: Map<number, RoleReason>): NameColumns {
  const isCertain = name.weight >= surelyMeant || name.isAlone === true;
  const reason = message(name.weight > 0 ? "reading.reasons.nameByWords" : "reading.reasons.nameByContents");
  for (const column of name.columns) reasons.set(column, { reason, isCertain });
  return name;
}

function rolesOf(
  guestRows: GuestRows,
  columns: KnownColumns,
  name: NameColumns,
  table: number | undefined,
  reasons: Map<number, RoleReason>,
  tableRivals: readonly number[] = [],
): ColumnRoles {
  const { headers, meanings, profiles } = columns;
  const used = table === undefined ? name.columns : [...name.columns, table];
  const numbered = numberedGuests(headers, meanings, profiles, true).others.filter(
    ({ name: own }) => !own.some((column) => used.includes(column)),
  );
  const second = secondPair(columns, name);
  const others = [...numbered, ...(second === undefined ? [] : [second])];
  const plusOnes = [
    ...others,
    ...namedPlusOnes(headers, meanings, profiles, [...used, ...others.flatMap((guest) => guest.name)]),
  ].map(({ name: own, details }) => ({ name: own, details: details.filter(({ column }) => !used.includes(column)) }));
  const free = (column: number) => !used.includes(column) && !plusOnes.some((guest) => guest.name.includes(column));
  const partySizes = partySizesOf(columns, (column) => free(column) && isCount(profiles[column]));
  const named = plusOnes.flatMap((guest) => guest.name);
  const sizes = partySizes.map(({ column }) => column);
  const facts = findFacts(guestRows, columns, { name: name.columns, table }, [...used, ...named, ...sizes], reasons);
  const stated = [...named, ...Object.values(facts).filter((column) => column !== undefined)];
  const aliases = findAliases(guestRows, columns, [...used, ...stated, ...sizes], reasons);
  const taken = [...stated, ...aliases.flatMap((alias) => alias.columns)];
  return {
    name: name.columns,
    areParts: name.areParts,
    table,
    plusOnes,
    otherNames: otherNames(columns, [...used, ...taken]),
    aliases,
    partySizes,
    ...facts,
    ignored: addedColumns(guestRows),
    reasons,
    warnings: [
      ...rivalWarning("reading.severalTableColumns", columns.names, table === undefined ? [] : [table], tableRivals),
      ...rivalWarning(
        "reading.severalNameColumns",
        columns.names,
        name.columns,
        name.rivals.filter((column) => !taken.includes(column)),
      ),
    ],
  };
}

/**
 * Columns that a download has in addition to the list. Links are for letters; shown to guests, they would be extra columns with an
 * address. Times of arrival are the door's.
 */
function addedColumns(guestRows: GuestRows): number[] {
  const { headers, rows } = guestRows;
  const hasOnly = (column: number, isOurs: (text: string) => boolean) =>
    rows.every(({ cells }) => (cells[column] ?? "") === "" || isOurs(cells[column] ?? ""));
  const isAdded = (header: string, column: number) =>
    (columnKey(header) === columnKey(personalLinkHeader) && hasOnly(column, isPersonalLink)) ||
    (columnKey(header) === columnKey(arrivalHeader) && hasOnly(column, isArrivalText));
  return headers.flatMap((header, column) => (isAdded(header, column) ? [column] : []));
}

function otherNames({ headers, profiles, meanings }: KnownColumns, taken: readonly number[]): PlusOneColumns[] {
  const known = new Set(
    ordinaryMeanings.flatMap((meaning) => meanings.columnsFor(meaning).map(({ column }) => column)),
  );
  return profiles.flatMap((profile, column) => {
    const isVaried = profile.givenNames > 0.3 || (profile.filled > 2 && profile.distinct > profile.filled * 0.9);
    const isLikely = profile.shares.name > 0.6 && isVaried && nameLikeness(profile) > 0.5;
    return isLikely && !taken.includes(column) && !known.has(column) && (headers[column] ?? "") !== partyColumn
      ? [{ name: [column], details: [] }]
      : [];
  });
}

const ordinaryMeanings = [
  ...([
    "table",
    "seat",
    "title",
    "suffix",
    "nickname",
    "birthName",
    "otherName",
    "middleName",
    "infix",
    "secondLastName",
  ] as const),
  ...([
    "partySize",
    "attendance",
    "meal",
    "diet",
    "email",
    "phone",
    "address",
    "date",
    "notes",
    "number",
    "side",
    "buyer",
  ] as const),
];

/** "Guest First Name" beside "First Name" is that of one more guest. */
function secondPair({ meanings, headers, profiles }: KnownColumns, name: NameColumns): PlusOneColumns | undefined {
  if (!name.areParts) return undefined;
  const restOf = (meaning: "firstName" | "lastName") =>
    meanings.columnsFor(meaning).find(({ column }) => name.rivals.includes(column))?.column;
  const first = restOf("firstName");
  const last = restOf("lastName");
  const profile = profiles[first ?? -1];
  if (first === undefined || last === undefined || profile === undefined || nameLikeness(profile) === 0)
    return undefined;
  return { name: [first, last], details: detailsOf(headers, first, [...name.columns, first, last]) };
}

/** Either the first that counts all, or one each for adults and children. */
function partySizesOf({ meanings, headers }: KnownColumns, isFit: (column: number) => boolean): PartySizeColumn[] {
  const found = [...meanings.columnsFor("partySize"), ...meanings.columnsFor("child")].flatMap(({ column, weight }) => {
    if (!isFit(column)) return [];
    return [{ column, weight, counts: countedBy(headers[column] ?? "") }];
  });
  const first = (counts: PartySizeColumn["counts"]) => found.filter((size) => size.counts === counts).slice(0, 1);
  const all = first("all");
  const chosen = all.length > 0 ? all : [...first("adults"), ...first("children")];
  return chosen.map(({ column, counts }) => ({ column, counts }));
}

function isCount(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.shares.integer > 0.6;
}
