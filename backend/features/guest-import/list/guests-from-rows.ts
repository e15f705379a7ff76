import { normaliseGuestName } from "../../../../common/guest-name.ts";
import {
  maxDoorNoteLength,
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestListCharacters,
  maxGuestsPerEvent,
  maxHouseholdLength,
} from "../../../../common/limits.ts";
import { type Message, type MessageKey, message } from "../../../../common/messages/message.ts";
import { isUnnamedOf, unnamedGuests } from "../../../../common/unnamed-guest.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { CutTexts, ExtraColumns, limitExceeded } from "./extra-columns.ts";
import { findHosts, type NamedHost, respellTables, seatOnce, tablesOf } from "./finish-guests.ts";
import { tidyText } from "./model/cell-text.ts";
import type { ColumnRoles } from "./model/column-roles.ts";
import { type Decisions, shortened } from "./model/decisions.ts";
import {
  type GuestFacts,
  type GuestList,
  type ImportedGuest,
  type LeftOutRow,
  maxRowErrors,
  type ReadingChoices,
} from "./model/guest-list.ts";
import { filledCells, type GuestRows } from "./model/guest-rows.ts";
import { isOurList } from "./model/own-header.ts";
import { maxPartySize } from "./model/party.ts";
import { isPlaceholder, OtherRows } from "./not-guests.ts";
import { withoutBirthNames } from "./people/birth-names.ts";
import { withoutMarks } from "./people/name-marks.ts";
import { decidePeople, declinedReason, type PeopleRules, partySizeOf } from "./people/people-decisions.ts";
import { decideRepeated, guestKey } from "./people/repeated-guests.ts";
import { joinedNames } from "./people/row-aliases.ts";
import { RowFacts } from "./people/row-facts.ts";
import { guestsOfRow, type RowGuest, writtenName } from "./people/row-names.ts";
import { readTableTexts, type TableTexts } from "./people/table-column-texts.ts";

/** Bad rows are skipped into `rowErrors`. @throws DomainError UNREADABLE_FILE for no guests or too large a list */
export function guestsFromRows(
  writtenRows: GuestRows,
  writtenRoles: ColumnRoles,
  decisions: Decisions,
  { present = { names: [], tables: [] }, rowsTakenIn = [] }: Pick<ReadingChoices, "present" | "rowsTakenIn"> = {},
  sheetRows: readonly SheetRow[] = [],
): GuestList {
  const kept = new Set(present.names);
  const written = writtenRows.rows.map((row) => writtenName(row, writtenRoles.name));
  const notGuests = reasonsAgainst(writtenRows, writtenRoles, written, kept);
  const isName = (index: number) => {
    const [row, name = ""] = [writtenRows.rows[index], written[index]];
    return name !== "" && !kept.has(name) && row !== undefined && !notGuests.has(row);
  };
  const { guestRows: parted, roles } = withoutBirthNames(writtenRows, writtenRoles, isName, decisions);
  const guestRows = withoutMarks(parted, roles, isName);
  const names = guestRows.rows.map((row, index) =>
    row === writtenRows.rows[index] ? (written[index] ?? "") : writtenName(row, roles.name),
  );
  const isGuest = (row: SheetRow) => (notGuests.get(row)?.key ?? tableAbove) === tableAbove;
  const ofGuests = { ...guestRows, rows: guestRows.rows.filter(isGuest) };
  const rules = decidePeople(ofGuests, roles, present.names, decisions);
  const tables = readTableTexts(ofGuests, roles, present.tables, decisions, rules.isDeclined);
  const isNamed = (row: SheetRow, name: string) => isGuest(row) && !isPlaceholder(name);
  const repeated = decideRepeated({ guestRows, names, isGuest: isNamed, tableOf: tables.tableOf }, roles, decisions);
  const reader = new RowReader(guestRows, roles, rules, tables, new Set(rowsTakenIn), repeated);
  for (const [index, row] of guestRows.rows.entries()) reader.read(row, names[index] ?? "", notGuests.get(row));
  for (const other of otherRows(guestRows, roles, sheetRows)) reader.readOther(other);
  const { guests, errors, takenIn } = reader;
  const respelled = respellTables(guests, present.tables);
  reader.findHosts();
  const seatsTwice = seatOnce(guests);
  const columns = usedColumns(guests, reader.extras.names());
  refuseNothing(guests.length, errors.list);
  refuseTooMuch(guests.length, columns.length);
  return {
    columns,
    guests,
    tables: tablesOf(guestRows.tables, guests, present.tables),
    rowErrors: errors.list,
    notGuests: reader.notGuests.list.sort((a, b) => a.row - b.row),
    takenIn,
    warnings: [
      ...roles.warnings,
      ...reader.extras.warnings(new Set(columns)),
      ...reader.cut.warnings(),
      ...respelled,
      ...seatsTwice,
      ...nonesWarning(tables.nones),
      ...familiesWarning(rules.families),
      ...withoutTableWarning(guests, roles),
      ...errors.warnings(),
      ...reader.notGuests.warnings(),
    ],
  };
}

/** The reason of rows that name the table of those below. */
const tableAbove: MessageKey = "reading.notGuests.heading";

/** Rows that are not about guests, such as totals. */
function reasonsAgainst(
  guestRows: GuestRows,
  roles: ColumnRoles,
  names: readonly string[],
  kept: ReadonlySet<string>,
): Map<SheetRow, Message> {
  const others = new OtherRows(guestRows, roles, kept);
  const reasons = new Map<SheetRow, Message>();
  for (const [index, row] of guestRows.rows.entries()) {
    const reason = others.reasonFor(row, names[index] ?? "");
    if (reason !== undefined) reasons.set(row, reason);
  }
  return reasons;
}

/** A row or cell in which the layout has no guests, as a row of guests. */
interface OtherRow {
  row: SheetRow;
  message: Message;
}

function otherRows(
  { notGuests, hasSheetColumns }: GuestRows,
  { name: [nameColumn = 0] }: ColumnRoles,
  sheetRows: readonly SheetRow[],
): OtherRow[] {
  const known = new Map(notGuests.length === 0 ? [] : sheetRows.map((row) => [row.number, row]));
  return notGuests.map(({ row: number, message: reason }) => {
    const row = known.get(number);
    if (row !== undefined && hasSheetColumns) return { row, message: reason };
    const {
      text = row &&
        filledCells(row)
          .map((cell) => cell.text)
          .join(" "),
    } = reason.values ?? {};
    const cells = Array.from({ length: nameColumn + 1 }, () => "");
    cells[nameColumn] = typeof text === "string" ? text : "";
    return { row: { number, cells }, message: reason };
  });
}

class RowReader {
  readonly guests: ImportedGuest[] = [];
  readonly errors = new RowNotes();
  readonly notGuests = new RowNotes();
  readonly takenIn: GuestList["takenIn"][number][] = [];
  readonly cut = new CutTexts();
  readonly extras: ExtraColumns;
  readonly #roles: ColumnRoles;
  readonly #rules: PeopleRules;
  readonly #tables: TableTexts;
  readonly #guestRows: GuestRows;
  readonly #facts: RowFacts;
  readonly #wanted: ReadonlySet<number>;
  readonly #isOurs: boolean;
  readonly #hosts: (NamedHost & { cell: SheetRow })[] = [];
  readonly #places = new Map<string, number>();
  readonly #repeated: ReadonlySet<string>;
  #characters = 0;

  constructor(
    guestRows: GuestRows,
    roles: ColumnRoles,
    rules: PeopleRules,
    tables: TableTexts,
    wanted: ReadonlySet<number>,
    repeated: ReadonlySet<string>,
  ) {
    this.#repeated = repeated;
    this.#wanted = wanted;
    this.#isOurs = isOurList(guestRows);
    this.#roles = roles;
    this.#rules = rules;
    this.#tables = tables;
    this.#guestRows = guestRows;
    this.extras = new ExtraColumns(guestRows, roles, rules.plusOnes);
    this.#facts = new RowFacts(guestRows, roles, rules);
  }

  read(row: SheetRow, written: string, reason: Message | undefined): void {
    if (reason !== undefined) {
      this.#leaveOut(row, this.notGuests, reason);
      return;
    }
    const isOpen = !this.#isOurs && isPlaceholder(written) && !this.#rules.kept.has(written);
    const named = guestsOfRow(row, isOpen ? "" : written, this.#rules);
    if (named.length === 0) this.#readNameless(row, isOpen ? written : "");
    else if (this.#rules.declined === "leaveOut" && this.#rules.isDeclined(row)) {
      this.#leaveOut(row, this.errors, declinedReason(named.map(({ name }) => name)));
    } else this.#addRow(row, named);
  }

  readOther({ row, message: reason }: OtherRow): void {
    this.#leaveOut(row, this.notGuests, reason);
  }

  #readNameless(row: SheetRow, placeholder: string): void {
    const { table } = this.#roles;
    const hasTable = table !== undefined && (row.cells[table] ?? "").trim() !== "";
    if (placeholder !== "") this.#leaveOut(row, this.errors, message("reading.nobody", { text: placeholder }));
    else if (hasTable) this.#leaveOut(row, this.errors, message("reading.tableWithoutName"));
    else if (row.cells.some((cell) => cell.trim() !== "")) {
      this.#leaveOut(row, this.errors, message("reading.rowWithoutName"));
    }
  }

  /** Unless the organizer takes the row in. */
  #leaveOut(row: SheetRow, notes: RowNotes, reason: Message): void {
    const written = writtenName(row, this.#roles.name) || nameElsewhere(row, this.#roles.table);
    const named = guestsOfRow(row, written, this.#rules);
    const isWanted = named.length > 0 && this.#wanted.has(row.number);
    const names = named.map(({ name }) => name);
    if (!isWanted) notes.add(row, reason, names);
    else if (this.#addRow(row, named)) {
      this.takenIn.push({ row: row.number, message: reason, names, isOther: notes === this.notGuests });
    }
  }

  /** Whether at least one of them fits the list. */
  #addRow(row: SheetRow, named: RowGuest[]): boolean {
    const tableNumber = this.#tables.tableOf(row);
    const isTaken = this.#facts.areAny
      ? (column: number) => this.#facts.isTaken(row, column, tableNumber !== "")
      : undefined;
    const info = this.extras.valuesOf(row, named, this.cut, isTaken);
    return this.#addGuests(row, this.#filled(row, named), tableNumber, info);
  }

  #filled(row: SheetRow, named: RowGuest[]): RowGuest[] {
    const missing = this.#rules.fillsParties ? partySizeOf(row, this.#roles, named.length) - named.length : 0;
    return missing > 0 ? [...named, ...unnamedGuests(named[0]?.name ?? "", missing).map((name) => ({ name }))] : named;
  }

  #addGuests(row: SheetRow, named: RowGuest[], tableNumber: string, info: ImportedGuest["additionalInfo"]): boolean {
    let isAny = false;
    const areFacts = this.#facts.areAny || named.length > 1;
    let hostPlace: number | undefined;
    for (const [index, { name, from }] of named.entries()) {
      // A plus-one without a host has the details of the row.
      const rest = from === undefined || index === 0 ? info : [];
      const details = from === undefined ? [] : this.extras.detailsOf(row, from, this.cut);
      const additionalInfo = rest.filter(([column]) => details.every(([detail]) => detail !== column)).concat(details);
      const guest: ImportedGuest = { name, tableNumber, additionalInfo, row: row.number };
      if (areFacts) state(guest, this.#factsOf(row, named, index, { tableNumber, hostPlace }));
      const reason = limitExceeded(guest);
      const place = reason === undefined ? this.#add(guest, row, index) : undefined;
      if (reason !== undefined) this.errors.add(row, reason);
      if (index === 0) hostPlace = place;
      isAny ||= place !== undefined;
    }
    return isAny;
  }

  /** A seat is the first guest's. Without a table there is none. */
  #factsOf(
    row: SheetRow,
    named: readonly RowGuest[],
    index: number,
    { tableNumber, hostPlace }: { tableNumber: string; hostPlace: number | undefined },
  ): GuestFacts {
    const seat = index === 0 ? this.#facts.seatOf(row) : undefined;
    return {
      doorNote: index === 0 ? this.#doorNoteOf(row) : undefined,
      otherNames: index === 0 ? this.#facts.otherNamesOf(row, named[0]?.name ?? "") : undefined,
      household: this.#householdOf(row, named),
      guestOf: this.#isPlusOne(named, index) ? hostPlace : undefined,
      attendance: this.#facts.attendanceOf(row),
      seatNumber: seat !== undefined && tableNumber === "" ? 0 : seat,
    };
  }

  /** Cut if too long: as an extra column, guests could read the rest. */
  #doorNoteOf(row: SheetRow): string | undefined {
    const note = this.#facts.doorNoteOf(row);
    if (note === undefined) return undefined;
    return this.cut.kept(this.#guestRows.headers[this.#roles.doorNote ?? -1] ?? "", note, row, maxDoorNoteLength);
  }

  #isPlusOne(named: readonly RowGuest[], index: number): boolean {
    const [host, guest] = [named[0], named[index]];
    if (index === 0 || guest === undefined || host === undefined || host.from !== undefined) return false;
    return guest.from === undefined ? isUnnamedOf(guest.name, host.name) : this.#roles.plusOnes.includes(guest.from);
  }

  /** What the file has, otherwise the row's first guest. Those at one table are strangers. */
  #householdOf(row: SheetRow, named: readonly RowGuest[]): string | undefined {
    const written = this.#facts.householdOf(row);
    if (written) return written;
    const areTogether = named.length > 1 && named.length <= maxPartySize && !this.#guestRows.isPerTable;
    return areTogether ? shortened(named[0]?.name ?? "", maxHouseholdLength) : written;
  }

  /** Returns the guest's place in the list. */
  #add(guest: ImportedGuest, row: SheetRow, index: number): number {
    const known = this.#repeated.size > 0 ? this.#knownPlace(guest) : undefined;
    const first = this.guests[known ?? -1];
    if (known !== undefined && first !== undefined) {
      addDetails(first, guest);
      return known;
    }
    this.guests.push(guest);
    const host = index === 0 ? this.#facts.hostOf(row) : "";
    if (host !== "") this.#hosts.push({ guest, host, cell: row });
    this.#characters += charactersOf(guest);
    if (this.#characters > maxGuestListCharacters) throw tooMuchText();
    return this.guests.length - 1;
  }

  #knownPlace({ name, tableNumber }: ImportedGuest): number | undefined {
    const key = guestKey(name, tableNumber);
    if (!this.#repeated.has(key)) return undefined;
    const known = this.#places.get(key);
    if (known === undefined) this.#places.set(key, this.guests.length);
    return known;
  }

  findHosts(): void {
    const unknown = new Set(findHosts(this.guests, this.#hosts, isOurList(this.#guestRows)));
    for (const named of this.#hosts) {
      if (!unknown.has(named)) continue;
      named.guest.additionalInfo.push(...this.extras.valueOf(named.cell, this.#roles.guestOf, this.cut));
    }
  }
}

/** The first text of a row without a name that may be one. */
function nameElsewhere({ cells }: SheetRow, table: number | undefined): string {
  const text = cells.find((cell, column) => column !== table && /\p{L}/u.test(cell)) ?? "";
  return normaliseGuestName(tidyText(text));
}

class RowNotes {
  readonly list: LeftOutRow[] = [];
  #more = 0;

  add(row: SheetRow, reason: Message, names: string[] = []): void {
    if (this.list.length < maxRowErrors) this.list.push({ row: row.number, message: reason, names });
    else this.#more += 1;
  }

  warnings(): Message[] {
    return this.#more === 0 ? [] : [message("reading.moreRowsLeftOut", { count: this.#more })];
  }
}

function usedColumns(guests: readonly ImportedGuest[], names: readonly string[]): string[] {
  const used = new Set<string>();
  for (const { additionalInfo } of guests) {
    for (const [column] of additionalInfo) used.add(column);
  }
  return names.filter((name) => used.has(name));
}

function refuseNothing(guests: number, [first]: LeftOutRow[]): void {
  if (guests > 0) return;
  if (first !== undefined) {
    throw unreadable(message("reading.noReadableRow", { row: String(first.row), reason: first.message }));
  }
  throw unreadable(message("reading.noGuests"));
}

function refuseTooMuch(guests: number, columns: number): void {
  if (guests > maxGuestsPerEvent) {
    throw unreadable(message("reading.tooManyGuests", { count: guests, maximum: maxGuestsPerEvent }));
  }
  if (columns > maxExtraColumns) {
    throw unreadable(message("reading.tooManyColumns", { count: columns, maximum: maxExtraColumns }));
  }
}

/** What further rows say about the same guest. */
function addDetails(
  guest: ImportedGuest,
  { additionalInfo, doorNote, otherNames, household, guestOf, attendance, seatNumber }: ImportedGuest,
) {
  for (const [column, text] of additionalInfo) {
    const same = guest.additionalInfo.find(([name]) => name === column);
    if (same === undefined) guest.additionalInfo.push([column, text]);
    else if (!same[1].split(betweenDetails).includes(text)) {
      same[1] = shortened(`${same[1]}${betweenDetails}${text}`, maxExtraColumnValueLength);
    }
  }
  state(guest, {
    doorNote: doorNote === undefined ? undefined : joinedNotes(guest.doorNote ?? "", doorNote),
    otherNames: otherNames === undefined ? undefined : joinedNames([guest.otherNames ?? "", otherNames]),
    household: guest.household || household,
    guestOf: guest.guestOf ?? guestOf,
    attendance: guest.attendance ?? attendance,
    seatNumber: guest.seatNumber || seatNumber,
  });
}

const betweenDetails = "; ";

const joinedNotes = (one: string, other: string) =>
  shortened([...new Set([one, other].filter((note) => note !== ""))].join(betweenDetails), maxDoorNoteLength);

function state(guest: ImportedGuest, facts: GuestFacts): void {
  if (facts.doorNote !== undefined) guest.doorNote = facts.doorNote;
  if (facts.otherNames !== undefined) guest.otherNames = facts.otherNames;
  if (facts.household !== undefined) guest.household = facts.household;
  if (facts.guestOf !== undefined) guest.guestOf = facts.guestOf;
  if (facts.attendance !== undefined) guest.attendance = facts.attendance;
  if (facts.seatNumber !== undefined) guest.seatNumber = facts.seatNumber;
}

function charactersOf(guest: ImportedGuest): number {
  const { name, tableNumber, additionalInfo, doorNote = "", otherNames = "", household = "" } = guest;
  return additionalInfo.reduce(
    (sum, [column, text]) => sum + column.length + text.length,
    name.length + tableNumber.length + doorNote.length + otherNames.length + household.length,
  );
}

function tooMuchText(): Error {
  return unreadable(message("reading.tooMuchText", { maximum: maxGuestListCharacters }));
}

function nonesWarning(nones: readonly string[]): Message[] {
  return nones.length === 0 ? [] : [message("reading.tablesNone", { texts: quotedList(nones.slice(0, 10)) })];
}

function familiesWarning(names: readonly string[]): Message[] {
  if (names.length === 0) return [];
  return [message("reading.familiesUncounted", { count: names.length, names: quotedList(names.slice(0, 10)) })];
}

function withoutTableWarning(guests: readonly ImportedGuest[], { table }: ColumnRoles): Message[] {
  const count = guests.filter(({ tableNumber }) => tableNumber === "").length;
  return count === 0 || table === undefined ? [] : [message("reading.guestsWithoutTable", { count })];
}
