import { normaliseGuestName } from "../../../../common/guest-name.ts";
import {
  maxDoorNoteLength,
  maxExtraColumns,
  maxExtraColumnValueLength,
  maxGuestListCharacters,
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
import { hostIn, isPlaceholder, reasonsAgainst } from "./left-out.ts";
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
import { type NamedRow, nameOf, withPlainNames } from "./people/named-rows.ts";
import { decidePeople, declinedReason, type PeopleRules, partySizeOf } from "./people/people-decisions.ts";
import { decideRepeated, guestKey } from "./people/repeated-guests.ts";
import { joinedNames, RowFacts } from "./people/row-facts.ts";
import { guestsOfRow, type RowGuest } from "./people/row-names.ts";
import { readTableTexts, type TableTexts } from "./people/table-column-texts.ts";

/** More guests in one row are a table, and not a party. */
const maxPartySize = 6;
const maxListedTexts = 10;

/** What is decided about a list before its rows are read. */
interface Reading {
  guestRows: GuestRows;
  roles: ColumnRoles;
  rules: PeopleRules;
  tables: TableTexts;
  isOurs: boolean;
  /** Numbers of rows that the organizer takes in. */
  wanted: ReadonlySet<number>;
  /** Guests with several rows. */
  repeated: ReadonlySet<string>;
  /** Guests with a row for themselves, whose plus-ones have rows of their own: "Anna Meier +1". */
  alone: ReadonlySet<string>;
  facts: RowFacts;
  extras: ExtraColumns;
}

/** Bad rows are skipped into `rowErrors`. @throws DomainError UNREADABLE_FILE for no guests or too large a list */
export function guestsFromRows(
  guestRows: GuestRows,
  roles: ColumnRoles,
  decisions: Decisions,
  { present = { names: [], tables: [] }, rowsTakenIn = [] }: Pick<ReadingChoices, "present" | "rowsTakenIn"> = {},
  sheetRows: readonly SheetRow[] = [],
): GuestList {
  const kept = new Set(present.names);
  const isOurs = isOurList(guestRows);
  const written = guestRows.rows.map((row): NamedRow => ({ row, name: nameOf(row, roles) }));
  const reasons = reasonsAgainst(guestRows, written, roles, kept);
  const judged = written.map((one, index) => ({ ...one, reason: reasons[index] }));
  const named = isOurs ? judged : withPlainNames(guestRows, judged, roles, kept);
  // What names the table of the rows below is part of the list.
  const likely = named.filter(({ reason }) => reason === undefined || reason.key === "reading.notGuests.heading");
  const rules = decidePeople(guestRows, likely, roles, kept, decisions);
  const ofGuests = { ...guestRows, rows: likely.map(({ row }) => row) };
  const tables = readTableTexts(ofGuests, roles, present.tables, decisions, rules.isDeclined);
  const people = likely.filter(({ name }) => name !== "" && !isPlaceholder(name));
  const hasPlusOnes = !isOurs && people.some(({ name }) => /\+/u.test(name));
  const read = new ListReader({
    guestRows,
    roles,
    rules,
    tables,
    isOurs,
    wanted: new Set(rowsTakenIn),
    repeated: decideRepeated(guestRows, people, tables.tableOf, roles, decisions),
    alone: new Set(hasPlusOnes ? people.map(({ row, name }) => guestKey(name, tables.tableOf(row))) : []),
    facts: new RowFacts(
      guestRows,
      roles,
      rules,
      named.some(({ birthName }) => birthName !== undefined),
    ),
    extras: new ExtraColumns(guestRows, roles, rules.plusOnes),
  });
  for (const one of named) read.row(one);
  for (const other of otherRows(guestRows, roles, sheetRows)) read.row(other);
  return read.list(present.tables, kept);
}

/** Rows and cells in which the layout has no guests, as rows of guests. */
function otherRows(
  { notGuests, hasSheetColumns }: GuestRows,
  { name: [nameColumn = 0] }: ColumnRoles,
  sheetRows: readonly SheetRow[],
): NamedRow[] {
  const known = new Map(notGuests.length === 0 ? [] : sheetRows.map((row) => [row.number, row]));
  return notGuests.map(({ row: number, message: reason }) => {
    const row = known.get(number);
    const { text } = reason.values ?? {};
    const name =
      typeof text === "string"
        ? text
        : filledCells(row ?? { number, cells: [] })
            .map((cell) => cell.text)
            .join(" ");
    if (row !== undefined && hasSheetColumns)
      return { row, name: normaliseGuestName(tidyText(row.cells[nameColumn] ?? "")), reason };
    const cells = Array.from({ length: nameColumn + 1 }, () => "");
    cells[nameColumn] = name;
    return { row: { number, cells }, name: normaliseGuestName(tidyText(name)), reason };
  });
}

class ListReader {
  readonly #reading: Reading;
  readonly #guests: ImportedGuest[] = [];
  readonly #errors: LeftOutRow[] = [];
  readonly #notGuests: LeftOutRow[] = [];
  readonly #takenIn: GuestList["takenIn"] = [];
  readonly #hosts: (NamedHost & { row: SheetRow })[] = [];
  readonly #places = new Map<string, number>();
  #characters = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  row(one: NamedRow): void {
    const { row, name, reason } = one;
    const { isOurs, rules, roles } = this.#reading;
    if (reason !== undefined) return this.#leaveOut(one, this.#notGuests, reason);
    const isOpen = !isOurs && isPlaceholder(name) && !rules.kept.has(name);
    const named = guestsOfRow(row, isOpen ? "" : name, rules);
    if (named.length > 0) {
      if (rules.declined !== "leaveOut" || !rules.isDeclined(row)) this.#addRow(one, named);
      else this.#leaveOut(one, this.#errors, declinedReason(named.map((guest) => guest.name)));
    } else if (isOpen) this.#leaveOut(one, this.#errors, message("reading.nobody", { text: name }));
    else if (row.cells.some((cell) => cell.trim() !== "")) {
      const hasTable = roles.table !== undefined && (row.cells[roles.table] ?? "").trim() !== "";
      this.#leaveOut(one, this.#errors, message(hasTable ? "reading.tableWithoutName" : "reading.rowWithoutName"));
    }
  }

  /** Unless the organizer takes the row in. */
  #leaveOut(one: NamedRow, notes: LeftOutRow[], reason: Message): void {
    const { roles, rules, wanted } = this.#reading;
    const { number, cells } = one.row;
    // The first text of a row without a name may be one.
    const elsewhere = cells.find((cell, column) => column !== roles.table && /\p{L}/u.test(cell)) ?? "";
    const name = one.name || normaliseGuestName(tidyText(elsewhere));
    const named = guestsOfRow(one.row, name, rules);
    const names = named.map((guest) => guest.name);
    if (named.length === 0 || !wanted.has(number)) notes.push({ row: number, message: reason, names });
    else if (this.#addRow({ ...one, name }, named)) {
      this.#takenIn.push({ row: number, message: reason, names, isOther: notes === this.#notGuests });
    }
  }

  /** Whether at least one of them fits the list. */
  #addRow(one: NamedRow, found: readonly RowGuest[]): boolean {
    const { extras, facts, tables, isOurs, alone, roles } = this.#reading;
    const { row } = one;
    const tableNumber = tables.tableOf(row);
    const [{ name: host } = { name: "" }, ...others] = found;
    const areOwn = others.length > 0 && others.every(({ name }) => isUnnamedOf(name, host));
    const isOwnRow = areOwn && alone.has(guestKey(host, tableNumber));
    const named = this.#filled(row, isOwnRow ? others : found);
    const info = [
      ...extras.valuesOf(row, named, (column) => facts.areAny && facts.isTaken(row, column, tableNumber !== "")),
      ...extras.added(row, this.#reading.guestRows.headers[roles.table ?? -1] ?? "", tables.tagsOf(row)),
      ...extras.added(row, "Mark", one.mark ?? ""),
      ...extras.added(row, "Notes", one.remark ?? ""),
    ];
    let hostPlace: number | undefined;
    const places = named.map(({ name, from }, index) => {
      // A plus-one without a host has the details of the row.
      const rest = from === undefined || index === 0 ? info : [];
      const details = from === undefined ? [] : extras.detailsOf(row, from);
      const additionalInfo = rest.filter(([column]) => details.every(([detail]) => detail !== column)).concat(details);
      const guest: ImportedGuest = {
        name,
        tableNumber,
        additionalInfo: joinedDetails(additionalInfo),
        row: row.number,
      };
      if (facts.areAny || named.length > 1) state(guest, this.#factsOf(one, named, index, hostPlace));
      const place = this.#add(guest);
      if (place === undefined) return undefined;
      if (index === 0) hostPlace = place;
      const hostName = facts.hostOf(row) || (isOwnRow ? host : "") || (isOurs ? "" : (hostIn(name) ?? ""));
      if (hostName !== "" && (index === 0 || isOwnRow)) this.#hosts.push({ guest, host: hostName, row });
      return place;
    });
    return places.some((place) => place !== undefined);
  }

  #filled(row: SheetRow, named: readonly RowGuest[]): readonly RowGuest[] {
    const { rules, roles } = this.#reading;
    const missing = rules.fillsParties ? partySizeOf(row, roles, named.length) - named.length : 0;
    return missing > 0 ? [...named, ...unnamedGuests(named[0]?.name ?? "", missing).map((name) => ({ name }))] : named;
  }

  /** Seat, note and other names are the first guest's. Without a table there is no seat. */
  #factsOf(one: NamedRow, named: readonly RowGuest[], index: number, hostPlace: number | undefined): GuestFacts {
    const { facts, extras, roles, guestRows, tables } = this.#reading;
    const { row } = one;
    const [host, guest] = [named[0], named[index]];
    const household = facts.householdOf(row);
    // What the file has, otherwise the row's first guest. Those at one table are strangers.
    const areTogether = named.length > 1 && named.length <= maxPartySize && !guestRows.isPerTable;
    const ofHost = areTogether ? shortened(host?.name ?? "", maxHouseholdLength) : household;
    const isNamedPlusOne = guest?.from !== undefined && roles.plusOnes.includes(guest.from);
    const isPlusOne = guest?.from === undefined ? isUnnamedOf(guest?.name ?? "", host?.name) : isNamedPlusOne;
    const ofRow = { household: household || ofHost, attendance: facts.attendanceOf(row) };
    if (index > 0)
      return {
        ...ofRow,
        guestOf: isPlusOne && host?.from === undefined ? hostPlace : undefined,
        seatNumber: undefined,
      };
    const seat = facts.seatOf(row);
    const note = facts.doorNoteOf(row);
    // Cut if too long: as an extra column, guests could read the rest.
    const header = guestRows.headers[roles.doorNote ?? -1] ?? "";
    return {
      ...ofRow,
      doorNote: note === undefined ? undefined : extras.kept(header, note, row, maxDoorNoteLength),
      otherNames: facts.otherNamesOf(one, host?.name ?? ""),
      seatNumber: seat !== undefined && tables.tableOf(row) === "" ? 0 : seat,
    };
  }

  /** Returns the guest's place in the list, if it can be stored. */
  #add(guest: ImportedGuest): number | undefined {
    const reason = limitExceeded(guest);
    if (reason !== undefined) {
      this.#errors.push({ row: guest.row, message: reason, names: [] });
      return undefined;
    }
    const key = this.#reading.repeated.size === 0 ? "" : guestKey(guest.name, guest.tableNumber);
    const known = this.#reading.repeated.has(key) ? this.#places.get(key) : undefined;
    const first = this.#guests[known ?? -1];
    if (first !== undefined) {
      addDetails(first, guest);
      return known;
    }
    this.#places.set(key, this.#guests.length);
    this.#characters += charactersOf(guest);
    if (this.#characters > maxGuestListCharacters) {
      throw unreadable(message("reading.tooMuchText", { maximum: maxGuestListCharacters }));
    }
    return this.#guests.push(guest) - 1;
  }

  /** All rows have been read. */
  list(presentTables: readonly string[], kept: ReadonlySet<string>): GuestList {
    const { extras, roles, guestRows, rules, tables, isOurs } = this.#reading;
    const guests = this.#guests;
    const respelled = respellTables(guests, presentTables);
    for (const { guest, row } of findHosts(guests, this.#hosts, isOurs)) {
      guest.additionalInfo.push(...extras.valueOf(row, roles.guestOf));
    }
    const seatsTwice = seatOnce(guests);
    const used = new Set(guests.flatMap(({ additionalInfo }) => additionalInfo.map(([column]) => column)));
    const columns = extras.names().filter((name) => used.has(name));
    refuse(guests.length, columns.length, this.#errors[0]);
    const withoutTable = roles.table === undefined ? 0 : guests.filter(({ tableNumber }) => tableNumber === "").length;
    const more = [this.#errors, this.#notGuests].map(({ length }) => length - maxRowErrors);
    const quoted = (texts: Iterable<string>) => quotedList([...texts].slice(0, maxListedTexts));
    const { families } = rules;
    return {
      columns,
      guests,
      tables: tablesOf(guestRows.tables, guests, presentTables),
      rowErrors: this.#errors.slice(0, maxRowErrors),
      notGuests: this.#notGuests.slice(0, maxRowErrors).sort((a, b) => a.row - b.row),
      takenIn: this.#takenIn,
      warnings: [
        ...roles.warnings,
        ...extras.warnings(columns),
        ...respelled,
        ...seatsTwice,
        ...(tables.nones.size > 0 ? [message("reading.tablesNone", { texts: quoted(tables.nones) })] : []),
        ...(families.length > 0
          ? [message("reading.familiesUncounted", { count: families.length, names: quoted(families) })]
          : []),
        ...(withoutTable > 0 ? [message("reading.guestsWithoutTable", { count: withoutTable })] : []),
        ...sameNamesWarning(guests, kept),
        ...more.flatMap((count) => (count > 0 ? [message("reading.moreRowsLeftOut", { count })] : [])),
      ],
    };
  }
}

/** Why a guest cannot be stored. */
function limitExceeded({ name, tableNumber }: ImportedGuest): Message | undefined {
  if (name.length > maxGuestNameLength) return message("reading.nameTooLong", { maximum: maxGuestNameLength });
  if (tableNumber.length <= maxTableNumberLength) return undefined;
  return message("reading.tableTooLong", { maximum: maxTableNumberLength });
}

function refuse(guests: number, columns: number, first: LeftOutRow | undefined): void {
  if (guests === 0 && first === undefined) throw unreadable(message("reading.noGuests"));
  if (guests === 0 && first) {
    throw unreadable(message("reading.noReadableRow", { row: String(first.row), reason: first.message }));
  }
  if (guests > maxGuestsPerEvent) {
    throw unreadable(message("reading.tooManyGuests", { count: guests, maximum: maxGuestsPerEvent }));
  }
  if (columns > maxExtraColumns) {
    throw unreadable(message("reading.tooManyColumns", { count: columns, maximum: maxExtraColumns }));
  }
}

const betweenDetails = "; ";

/** Each column once, with all its texts. */
function joinedDetails(details: ImportedGuest["additionalInfo"]): ImportedGuest["additionalInfo"] {
  const texts = new Map<string, string>();
  for (const [column, text] of details) {
    const before = texts.get(column);
    const isNew = before === undefined || !before.split(betweenDetails).includes(text);
    const joined = before === undefined ? text : `${before}${betweenDetails}${text}`;
    if (isNew) texts.set(column, shortened(joined, maxExtraColumnValueLength));
  }
  return [...texts];
}

/** What further rows say about the same guest. */
function addDetails(guest: ImportedGuest, more: ImportedGuest): void {
  const { doorNote, otherNames, household, guestOf, attendance, seatNumber } = more;
  guest.additionalInfo = joinedDetails([...guest.additionalInfo, ...more.additionalInfo]);
  const notes = [guest.doorNote, doorNote].filter((note) => note !== undefined && note !== "");
  state(guest, {
    doorNote:
      doorNote === undefined ? undefined : shortened([...new Set(notes)].join(betweenDetails), maxDoorNoteLength),
    otherNames: otherNames === undefined ? undefined : joinedNames([guest.otherNames ?? "", otherNames]),
    household: guest.household || household,
    guestOf: guest.guestOf ?? guestOf,
    attendance: guest.attendance ?? attendance,
    seatNumber: guest.seatNumber || seatNumber,
  });
}

function state(guest: ImportedGuest, facts: GuestFacts): void {
  Object.assign(guest, Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)));
}

function charactersOf({ name, tableNumber, additionalInfo, doorNote, otherNames, household }: ImportedGuest): number {
  return [name, tableNumber, doorNote, otherNames, household, ...additionalInfo.flat()].reduce(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  );
}
