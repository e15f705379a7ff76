import { columnKey } from "../../../../../common/column-key.ts";
import { doorNoteHeaders, guestFileFields } from "../../../../../common/guest-file.ts";
import { maxTableCapacity } from "../../../../../common/limits.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import type { ColumnRoles, RoleReason } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { partyColumn } from "../model/party.ts";
import { meaningsOf, meansHousehold, surelyMeant } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { plainAnswer } from "../words/value-words.ts";
import { isEachSeatTakenOnce } from "./each-seat-once.ts";
import { holdsHouseholds } from "./holds-households.ts";
import type { KnownColumns } from "./known-columns.ts";

type FactReason = `reading.reasons.${"household" | "guestOf" | "seat" | "doorNote"}`;

type FactColumns = Pick<ColumnRoles, "household" | "guestOf" | "attendance" | "seat" | "doorNote">;

/** Households, hosts, answers, seats and notes for the door: words and contents must agree, unless we wrote the list. */
export function findFacts(
  guestRows: GuestRows,
  columns: KnownColumns,
  named: Pick<ColumnRoles, "name" | "table">,
  taken: readonly number[],
  reasons: Map<number, RoleReason>,
): FactColumns {
  const isOurs = isOurList(guestRows);
  const own = isOurs ? ownFacts(guestRows.headers) : {};
  const doorNote = noteColumn(guestRows, taken);
  const used = new Set([...taken, ...Object.values(own), ...(doorNote === undefined ? [] : [doorNote])]);
  const { meanings, profiles } = columns;
  const meant = (meaning: ColumnMeaning, fits: (column: number) => boolean, least = surelyMeant) => {
    const found = meanings
      .columnsFor(meaning)
      .find(({ column, weight }) => weight >= least && !used.has(column) && fits(column));
    if (found !== undefined) used.add(found.column);
    return found?.column;
  };
  const isHousehold = (column: number) => {
    const header = columns.headers[column] ?? "";
    // Earlier versions of our lists had households under this name.
    const mayBe = !isOurs || header === partyColumn;
    return mayBe && holdsHouseholds(guestRows.rows, column, named.name, meansHousehold(header));
  };
  const facts: FactColumns = {
    attendance:
      own.attendance ??
      meant("attendance", () => true, 0) ??
      (isOurs ? undefined : answersIn(columns, named.table, used)),
    household: own.household ?? meant("party", isHousehold),
    guestOf: own.guestOf ?? meant("guestOf", (column) => !isOurs && (profiles[column]?.shares.name ?? 0) >= 0.5),
    doorNote,
    seat: own.seat ?? meant("seat", (column) => !isOurs && holdsSeats(guestRows, columns, column, named.table)),
  };
  if (facts.household !== undefined) reasons.set(facts.household, byWords("reading.reasons.household"));
  if (facts.guestOf !== undefined) reasons.set(facts.guestOf, byWords("reading.reasons.guestOf"));
  if (doorNote !== undefined) reasons.set(doorNote, byWords("reading.reasons.doorNote"));
  if (facts.seat !== undefined) reasons.set(facts.seat, byWords("reading.reasons.seat"));
  return facts;
}

/** What it is called must be one of a few texts: other notes are not for the door. Ours comes after an extra column of that name. */
function noteColumn({ headers }: GuestRows, taken: readonly number[]): number | undefined {
  const found = headers.findLastIndex((header, column) => noteKeys.has(columnKey(header)) && !taken.includes(column));
  return found < 0 ? undefined : found;
}

const noteKeys = new Set(doorNoteHeaders.map(columnKey));

function byWords(key: FactReason): RoleReason {
  return { reason: message(key), isCertain: true };
}

function ownFacts(headers: readonly string[]): FactColumns {
  const columnOf = (header: string) => {
    const column = headers.indexOf(header);
    return column < 0 ? undefined : column;
  };
  const { household, guestOf, attendance, seat } = guestFileFields;
  return Object.fromEntries(
    Object.entries({
      household: columnOf(household),
      guestOf: columnOf(guestOf),
      attendance: columnOf(attendance),
      seat: columnOf(seat),
    }).filter(([, column]) => column !== undefined),
  );
}

const minAnswers = 0.9;
const minDeclined = 2;

/** In words that we do not know: a column of yes and no, in which those with a no have no table, and the others do. */
function answersIn(
  { rows, profiles, headers }: KnownColumns,
  table: number | undefined,
  used: ReadonlySet<number>,
): number | undefined {
  if (table === undefined || profiles[table]?.filled === profiles[table]?.rows) return undefined;
  const found = profiles.findIndex(({ filled, marks, distinct }, column) => {
    const mayBe = filled > 0 && marks >= minAnswers && distinct > 1 && distinct <= 4;
    // Marks are no names: "Attendees" is about who comes, too.
    const isKnown = meaningsOf(headers[column] ?? "").some(
      ({ meaning }) => meaning !== "guest" && meaning !== "fullName",
    );
    return mayBe && !isKnown && !used.has(column) && splitsTables(rows, column, table);
  });
  return found < 0 ? undefined : found;
}

function splitsTables(rows: readonly SheetRow[], column: number, table: number): boolean {
  const seated = { yes: 0, no: 0 };
  const unseated = { yes: 0, no: 0 };
  for (const { cells } of rows) {
    const answer = plainAnswer(cells[column] ?? "");
    if (answer !== "yes" && answer !== "no") continue;
    const counts = (cells[table] ?? "").trim() === "" ? unseated : seated;
    counts[answer] += 1;
  }
  return unseated.no >= minDeclined && seated.no === 0 && seated.yes > unseated.yes * 4;
}

function holdsSeats(
  { rows }: GuestRows,
  { profiles }: KnownColumns,
  column: number,
  table: number | undefined,
): boolean {
  const profile = profiles[column];
  if (profile === undefined || table === undefined) return false;
  const areNumbers = profile.shares.integer >= 0.8 && profile.smallest >= 1 && profile.largest <= maxTableCapacity;
  return areNumbers && isEachSeatTakenOnce(rows, column, table);
}
