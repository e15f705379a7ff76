import { columnKey } from "../../../../../common/column-key.ts";
import { isPersonalLink } from "../../../../../common/guest-link.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import { arrivalHeader, isArrivalText, personalLinkHeader } from "../../../guests/export/guest-table.ts";
import { columnLetters } from "../../formats/sheet.ts";
import { isOwnHeader, partyColumn } from "../model/column-names.ts";
import type { ColumnRoles, PartySizeColumn, PlusOneColumns, RoleReason, RolesFound } from "../model/column-roles.ts";
import { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { countedBy } from "../words/column-words.ts";
import { findFacts } from "./fact-columns.ts";
import { findAliases, type KnownColumns, knownColumns } from "./known-columns.ts";
import { findName, type NameColumns, noName } from "./name-columns.ts";
import { plusOneColumns, possibleGuests } from "./plus-one-columns.ts";
import { findTableColumn, onlyTable, type TableColumn } from "./table-column.ts";

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
  const found = () => findTableColumn(columns, name?.columns ?? [], decisions);
  const table = fixed.table === undefined ? found() : onlyTable(fixed.table ?? undefined);
  if (table?.column !== undefined && table.reason) reasons.set(table.column, table.reason);
  const roles = rolesOf(guestRows, columns, name ?? noName, table ?? onlyTable(undefined), reasons);
  if (name !== undefined && table !== undefined) return { kind: "found", roles };
  return { kind: "missing", missing: { name: name === undefined, table: table === undefined }, likely: roles };
}

/** The same without asking: what the columns are rather for. */
export function likelyRoles(guestRows: GuestRows): ColumnRoles {
  const found = findRoles(guestRows, new Decisions());
  return found.kind === "found" ? found.roles : found.likely;
}

/** Each step takes columns that those before have left. */
function rolesOf(
  guestRows: GuestRows,
  columns: KnownColumns,
  name: NameColumns,
  { column: table, rivals: tableRivals, isAmongTags }: TableColumn,
  reasons: Map<number, RoleReason>,
): ColumnRoles {
  const nameElsewhere = name.elsewhere ?? [];
  const taken = [...name.columns, ...nameElsewhere, ...(table === undefined ? [] : [table])];
  const take = (found: readonly (number | undefined)[]) =>
    taken.push(...found.filter((column) => column !== undefined));
  const plusOnes = plusOneColumns(columns, taken);
  take(plusOnes.flatMap((guest) => guest.name));
  const partySizes = partySizesOf(columns, taken);
  take(partySizes.map(({ column }) => column));
  const facts = findFacts(guestRows, columns, { name: name.columns, table }, taken, reasons);
  const { states, ...single } = facts;
  take([...Object.values(single), ...states.map(({ column }) => column)]);
  const aliases = findAliases(guestRows, columns, taken, reasons);
  take([...aliases.flatMap((alias) => alias.columns), guestRows.headers.indexOf(partyColumn)]);
  const possible = possibleGuests(columns, name, taken);
  take(possible.flatMap((guest) => guest.name));
  // A column that a header says to be a name, filled for few: guests of some.
  const isOfFew = ({ name: [column = -1] }: PlusOneColumns) =>
    name.rivals.includes(column) && (columns.profiles[column]?.filled ?? 0) * 2 <= guestRows.rows.length;
  const nameRivals = name.rivals.filter((column) => !taken.includes(column));
  return {
    name: name.columns,
    areParts: name.areParts,
    nameElsewhere,
    table,
    isTableAmongTags: isAmongTags,
    plusOnes: [...plusOnes, ...possible.filter(isOfFew)],
    otherNames: possible.filter((guest) => !isOfFew(guest)),
    aliases,
    partySizes,
    ...facts,
    ignored: addedColumns(guestRows),
    reasons,
    warnings: [
      ...rivalWarning("reading.severalTableColumns", columns, table === undefined ? [] : [table], tableRivals),
      ...rivalWarning("reading.severalNameColumns", columns, name.columns, nameRivals),
    ],
  };
}

/**
 * Columns that a download has in addition to the list. Links are for letters; shown to guests, they would be extra columns with an
 * address. Times of arrival are the door's.
 */
function addedColumns({ headers, rows }: GuestRows): number[] {
  const added = new Map([
    [columnKey(personalLinkHeader), isPersonalLink],
    [columnKey(arrivalHeader), isArrivalText],
  ]);
  return headers.flatMap((header, column) => {
    const isOurs = added.get(columnKey(header));
    const texts = isOurs ? rows.map(({ cells }) => cells[column] ?? "").filter((text) => text !== "") : [];
    return isOurs && texts.every(isOurs) ? [column] : [];
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
  if (rivals.length === 0) return [];
  const joined = (columns: readonly number[]) => {
    const titles = columns.map((column) => `"${names.get(column) ?? ""}" (${columnLetters(column)})`);
    const last = titles.pop() ?? "";
    return titles.length === 0 ? last : message("reading.andLast", { others: titles.join(", "), last });
  };
  const counts = { usedCount: chosen.length, otherCount: rivals.length };
  return [message(key, { used: joined(chosen), others: joined(rivals), ...counts })];
}
