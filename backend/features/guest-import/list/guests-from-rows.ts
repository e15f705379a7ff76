import { columnKey } from "../../../../common/column-key.ts";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import {
  maxExtraColumns,
  maxGuestNameLength,
  maxGuestsPerEvent,
  maxHouseholdLength,
  maxTableNumberLength,
} from "../../../../common/limits.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { isUnnamedOf, unnamedGuests } from "../../../../common/unnamed-guest.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { ExtraColumns } from "./extra-columns.ts";
import { findHosts, type NamedHost, respellTables, sameNamesWarning, seatOnce, tablesOf } from "./finish-guests.ts";
import { hasGivenName } from "./layout/cells/cell-values.ts";
import { isPlaceholder, reasonsAgainst } from "./left-out.ts";
import { tidyText, withMerges } from "./model/cell-kind.ts";
import { isOurList } from "./model/column-names.ts";
import type { ColumnRoles } from "./model/column-roles.ts";
import { type Decisions, shortened } from "./model/decisions.ts";
import {
  type GuestList,
  type ImportedGuest,
  type LeftOutRow,
  maxRowErrors,
  type PresentList,
  type ReadingChoices,
} from "./model/guest-list.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { type NamedRow, nameOf, withPlainNames } from "./people/named-rows.ts";
import { decidePeople, declinedReason, type PeopleRules, partySizeOf } from "./people/people-decisions.ts";
import { decideRepeated, guestKey, mergedGuests } from "./people/repeated-guests.ts";
import { factsOfRow, type RowFacts } from "./people/row-facts.ts";
import { guestsOfRow, type RowGuest } from "./people/row-names.ts";
import { readTableTexts, type TableTexts } from "./people/table-column-texts.ts";
import { guestOfWhom } from "./words/value-words.ts";

/** More guests in one row are a table, and not a party. */
const maxPartySize = 6;
const maxListedTexts = 10;

/** What is decided about a list before guests are made of its rows. */
interface Reading {
  guestRows: GuestRows;
  roles: ColumnRoles;
  rules: PeopleRules;
  tables: TableTexts;
  isOurs: boolean;
  /** Guests with several rows. */
  repeated: ReadonlySet<string>;
  /** Guests with a row for themselves, whose plus-ones have rows of their own: "Anna Meier +1". */
  alone: ReadonlySet<string>;
  extras: ExtraColumns;
}

/** A guest, and whose plus-one it is: by name, empty for nobody's, or of the same row. */
interface Made extends NamedHost {
  row: SheetRow;
  hostInRow?: ImportedGuest | undefined;
}

/** Bad rows are skipped into `rowErrors`. @throws DomainError UNREADABLE_FILE for no guests or too large a list */
export function guestsFromRows(
  written: GuestRows,
  roles: ColumnRoles,
  decisions: Decisions,
  { present = { names: [], tables: [] }, rowsTakenIn }: Pick<ReadingChoices, "present" | "rowsTakenIn">,
  sheetRows: readonly SheetRow[],
): GuestList {
  const kept = new Set(present.names);
  const guestRows = withMerges(written, roles);
  const named = namedRows(guestRows, written, roles, kept);
  const reading = decide(guestRows, named, roles, present, decisions);
  const rows = [...named, ...otherRows(guestRows, roles, sheetRows)];
  const { made, errors, notGuests, takenIn } = readRows(rows, reading, new Set(rowsTakenIn ?? []));
  const { extras, isOurs, repeated } = reading;
  const guests = mergedGuests(made, repeated);
  const respelled = respellTables(guests, present.tables);
  const hosted = made.filter(({ host }) => host !== "");
  for (const { guest, row } of findHosts(guests, hosted, isOurs)) {
    guest.additionalInfo.push(...extras.valueOf(row, roles.guestOf));
  }
  const seatsTwice = seatOnce(guests);
  const used = new Set(guests.flatMap(({ additionalInfo }) => additionalInfo.map(([column]) => column)));
  const columns = extras.names().filter((name) => used.has(name));
  refuse(guests, columns, errors[0]);
  const unlisted = [errors, notGuests].map(({ length }) => length - maxRowErrors).filter((count) => count > 0);
  return {
    columns,
    guests,
    tables: tablesOf(guestRows.tables, guests, present.tables),
    rowErrors: errors.slice(0, maxRowErrors),
    notGuests: notGuests.slice(0, maxRowErrors).sort((a, b) => a.row - b.row),
    takenIn,
    warnings: [
      ...roles.warnings,
      ...extras.warnings(columns),
      ...respelled,
      ...seatsTwice,
      ...warningsOf(guests, reading),
      ...sameNamesWarning(guests, kept),
      ...personsLeftOut(notGuests, guests),
      ...unlisted.map((count) => message("reading.moreRowsLeftOut", { count })),
    ],
  };
}

/** Rows with their names, and why they are not about guests. */
function namedRows(
  guestRows: GuestRows,
  written: GuestRows,
  roles: ColumnRoles,
  kept: ReadonlySet<string>,
): NamedRow[] {
  const names = guestRows.rows.map((row) => nameOf(row, roles));
  const reasons = reasonsAgainst(written, guestRows.rows, names, roles, kept);
  const isOurs = isOurList(guestRows);
  const named = guestRows.rows.map((row, index): NamedRow => {
    const [name = "", reason] = [names[index], reasons[index]];
    return { row, name, reason, isOpen: !isOurs && isPlaceholder(name) && !kept.has(name) };
  });
  return isOurs ? named : withPlainNames(guestRows, named, roles, kept);
}

function decide(
  guestRows: GuestRows,
  named: readonly NamedRow[],
  roles: ColumnRoles,
  present: PresentList,
  decisions: Decisions,
): Reading {
  // What names the table of the rows below is part of the list.
  const likely = named.filter(({ reason }) => reason === undefined || reason.key === "reading.notGuests.heading");
  const rules = decidePeople(guestRows, likely, roles, new Set(present.names), decisions);
  const ofGuests = { ...guestRows, rows: likely.map(({ row }) => row) };
  const tables = readTableTexts(ofGuests, roles, present.tables, decisions, rules.isDeclined);
  const people = likely.filter(({ name, isOpen }) => name !== "" && !isOpen);
  const isOurs = isOurList(guestRows);
  const hasPlusOnes = !isOurs && people.some(({ name }) => name.includes("+"));
  return {
    guestRows,
    roles,
    rules,
    tables,
    isOurs,
    repeated: decideRepeated(guestRows, people, tables.tableOf, roles, decisions),
    alone: new Set(hasPlusOnes ? people.map(({ row, name }) => guestKey(name, tables.tableOf(row))) : []),
    extras: new ExtraColumns(guestRows, roles, rules.plusOnes),
  };
}

/** A row with those who are in it, and why they are not on the list. */
interface Judged {
  one: NamedRow;
  found: readonly RowGuest[];
  reason?: Message;
}

/** `wanted` rows are taken in, whatever is said against them, unless several that are left out have the same number. */
function readRows(rows: readonly NamedRow[], reading: Reading, wanted: ReadonlySet<number>) {
  const made: Made[] = [];
  const [errors, notGuests, takenIn]: [LeftOutRow[], LeftOutRow[], GuestList["takenIn"]] = [[], [], []];
  const judged = rows.flatMap((one) => judge(one, reading));
  const shared = sharedNumbers(judged);
  const isOpen = (number: number) => wanted.has(number) && !shared.has(number);
  for (const { one, found, reason } of judged) {
    const { number } = one.row;
    const guests = reason === undefined || isOpen(number) ? guestsIn(one, found, reading) : [];
    const fitting = guests.filter(({ guest }) => errorsOf(guest).length === 0);
    made.push(...fitting);
    errors.push(...guests.flatMap(({ guest }) => errorsOf(guest)));
    if (reason === undefined) continue;
    const isOther = one.reason !== undefined;
    const left = { row: number, message: reason, names: shared.has(number) ? [] : found.map(({ name }) => name) };
    if (fitting.length > 0) takenIn.push({ ...left, isOther });
    else if (guests.length === 0) (isOther ? notGuests : errors).push(left);
  }
  return { made, errors, notGuests, takenIn };
}

/** Numbers of several rows that are left out, of several sheets or lists. */
function sharedNumbers(judged: readonly Judged[]): Set<number> {
  const seen = new Set<number>();
  const numbers = judged.flatMap(({ one, reason }) => (reason ? [one.row.number] : []));
  return new Set(numbers.filter((number) => seen.has(number) || !seen.add(number)));
}

function judge(one: NamedRow, reading: Reading): Judged[] {
  const { row, name } = one;
  const { roles, rules } = reading;
  const written = guestsOfRow(row, one.isOpen ? "" : name, rules);
  const reason = one.reason ?? reasonAgainst(one, written, reading);
  if (reason === undefined) return [{ one, found: written }];
  if (one.reason === undefined && filledCells(row).length === 0) return [];
  const found = written.length > 0 ? written : guestsOfRow(row, name || textElsewhere(row, roles), rules);
  return [{ one, found, reason }];
}

/** Rows and cells in which the layout has no guests, as rows of guests. */
function otherRows(
  { notGuests, hasSheetColumns }: GuestRows,
  { name: [nameColumn = 0] }: ColumnRoles,
  sheetRows: readonly SheetRow[],
): NamedRow[] {
  const known = new Map(notGuests.length === 0 ? [] : sheetRows.map((row) => [row.number, row]));
  return notGuests.map(({ row: number, message: reason }) => {
    const row = known.get(number) ?? { number, cells: [] };
    if (row.cells.length > 0 && hasSheetColumns)
      return { row, name: nameOf(row, { name: [nameColumn], nameElsewhere: [] }), reason };
    const { text } = reason.values ?? {};
    const written =
      typeof text === "string"
        ? text
        : filledCells(row)
            .map((cell) => cell.text)
            .join(" ");
    const cells = Array.from({ length: nameColumn + 1 }, (_, column) => (column === nameColumn ? written : ""));
    return { row: { number, cells }, name: normaliseGuestName(tidyText(written)), reason };
  });
}

/** Why a row has no guests, or those who do not come. */
function reasonAgainst(
  { row, name, isOpen }: NamedRow,
  found: readonly RowGuest[],
  { roles, rules }: Reading,
): Message | undefined {
  if (found.length > 0) {
    const isLeftOut = rules.declined === "leaveOut" && rules.isDeclined(row);
    return isLeftOut ? declinedReason(found.map((guest) => guest.name)) : undefined;
  }
  if (isOpen) return message("reading.nobody", { text: name });
  const hasTable = roles.table !== undefined && (row.cells[roles.table] ?? "").trim() !== "";
  return message(hasTable ? "reading.tableWithoutName" : "reading.rowWithoutName");
}

/** The first text of a row without a name, which may be one. */
function textElsewhere({ cells }: SheetRow, { table }: ColumnRoles): string {
  return normaliseGuestName(tidyText(cells.find((cell, column) => column !== table && /\p{L}/u.test(cell)) ?? ""));
}

/** The guests of a row, with what it says about them. */
function guestsIn(one: NamedRow, found: readonly RowGuest[], reading: Reading): Made[] {
  const { extras, tables, roles, guestRows, rules } = reading;
  const { row } = one;
  const tableNumber = tables.tableOf(row);
  const { named, host } = partyOf(row, found, tableNumber, reading);
  const facts = factsOfRow(one, named[0]?.name ?? "", tableNumber !== "", reading);
  const info = detailsOf(one, named, facts, reading);
  const household = householdOf(named, facts, guestRows);
  const attendance = rules.attendanceOf(row);
  const made: Made[] = [];
  for (const [index, { name, from }] of named.entries()) {
    const own = from && extras.detailsOf(row, from);
    // A plus-one without a host has the details of the row.
    const shared = own && index > 0 ? [] : info.filter(([column]) => !own?.some(([detail]) => detail === column));
    const written = { name, tableNumber, additionalInfo: [...shared, ...(own ?? [])], row: row.number };
    const guest: ImportedGuest = { ...written, household, attendance, ...(index === 0 && facts.first) };
    const hostInRow = isPlusOne(named, index, roles) ? made[0]?.guest : undefined;
    const hostName = host || (index === 0 && facts.host) || hostByName(name, reading);
    made.push({ guest, row, hostInRow, host: hostInRow ? "" : hostName });
  }
  return made;
}

/** What the file has, otherwise the row's first guest. Those at one table are strangers. */
function householdOf(named: readonly RowGuest[], { household }: RowFacts, { isPerTable }: GuestRows) {
  const areTogether = named.length > 1 && named.length <= maxPartySize && !isPerTable;
  return household || !areTogether ? household : shortened(named[0]?.name ?? "", maxHouseholdLength);
}

/** What is kept of a row as it is, and what stood beside its name and its table. */
function detailsOf(
  one: NamedRow,
  named: readonly RowGuest[],
  { taken }: RowFacts,
  { extras, tables, guestRows, roles }: Reading,
) {
  const { row } = one;
  return [
    ...extras.valuesOf(row, named, taken),
    ...extras.added(row, guestRows.headers[roles.table ?? -1] ?? "", tables.tagsOf(row)),
    ...extras.added(row, "Email", one.email ?? ""),
    ...extras.added(row, "Notes", one.remark ?? ""),
  ];
}

/** Unnamed guests whose host has a row of its own are without the host, whose name is returned. */
function partyOf(row: SheetRow, found: readonly RowGuest[], tableNumber: string, { alone, rules, roles }: Reading) {
  const [first, ...others] = found;
  const host = first?.name ?? "";
  const areUnnamed = others.length > 0 && others.every(({ name }) => isUnnamedOf(name, host));
  if (areUnnamed && alone.has(guestKey(host, tableNumber))) return { named: others, host };
  const missing = rules.fillsParties ? partySizeOf(row, roles, found.length) - found.length : 0;
  const unnamed = missing > 0 ? unnamedGuests(host, missing).map((name): RowGuest => ({ name })) : [];
  return { named: [...found, ...unnamed], host: "" };
}

const hostByName = (name: string, { isOurs }: Reading) => (isOurs ? "" : (guestOfWhom(name) ?? ""));

function isPlusOne([host, ...others]: readonly RowGuest[], index: number, { plusOnes }: ColumnRoles): boolean {
  const guest = others[index - 1];
  if (guest === undefined || host === undefined || host.from !== undefined) return false;
  return guest.from === undefined ? isUnnamedOf(guest.name, host.name) : plusOnes.includes(guest.from);
}

/** Why a guest cannot be stored, if so. */
function errorsOf({ row, name, tableNumber }: ImportedGuest): LeftOutRow[] {
  const error = (why: Message) => [{ row, message: why, names: [] }];
  if (name.length > maxGuestNameLength) return error(message("reading.nameTooLong", { maximum: maxGuestNameLength }));
  if (tableNumber.length <= maxTableNumberLength) return [];
  return error(message("reading.tableTooLong", { maximum: maxTableNumberLength }));
}

function refuse(guests: readonly ImportedGuest[], columns: readonly string[], error: LeftOutRow | undefined): void {
  if (guests.length === 0) {
    const reason = error && message("reading.noReadableRow", { row: String(error.row), reason: error.message });
    throw unreadable(reason ?? message("reading.noGuests"));
  }
  if (guests.length > maxGuestsPerEvent) {
    throw unreadable(message("reading.tooManyGuests", { count: guests.length, maximum: maxGuestsPerEvent }));
  }
  if (columns.length > maxExtraColumns) {
    throw unreadable(message("reading.tooManyColumns", { count: columns.length, maximum: maxExtraColumns }));
  }
}

/** Texts elsewhere than in a list, and notes, that have a given name, and no row of a guest. */
function personsLeftOut(notGuests: readonly LeftOutRow[], guests: readonly ImportedGuest[]): Message[] {
  const known = new Set(guests.map(({ name }) => columnKey(name)));
  const isOpen = ({ message: { key } }: LeftOutRow) =>
    key === "reading.notGuests.cell" || key === "reading.notGuests.note";
  const names = notGuests.filter(isOpen).flatMap((left) => left.names.filter(hasGivenName));
  const others = names.filter((name) => !known.has(columnKey(name)));
  if (others.length === 0) return [];
  return [
    message("reading.personsLeftOut", { count: others.length, names: quotedList(others.slice(0, maxListedTexts)) }),
  ];
}

function warningsOf(guests: readonly ImportedGuest[], { tables, rules, roles }: Reading): Message[] {
  const quoted = (texts: Iterable<string>) => quotedList([...texts].slice(0, maxListedTexts));
  const withoutTable = roles.table === undefined ? 0 : guests.filter(({ tableNumber }) => tableNumber === "").length;
  const { families } = rules;
  return [
    ...(tables.nones.size > 0 ? [message("reading.tablesNone", { texts: quoted(tables.nones) })] : []),
    ...(families.length > 0
      ? [message("reading.familiesUncounted", { count: families.length, names: quoted(families) })]
      : []),
    ...(withoutTable > 0 ? [message("reading.guestsWithoutTable", { count: withoutTable })] : []),
  ];
}
