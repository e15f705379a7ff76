import { guestFileFields } from "../../../../../common/guest-file.ts";
import { maxTableCapacity } from "../../../../../common/limits.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { ColumnRoles, RoleReason } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { partyColumn } from "../model/party.ts";
import { meansHousehold } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { isEachSeatTakenOnce } from "./each-seat-once.ts";
import { surelyMeant } from "./header-meanings.ts";
import { holdsHouseholds } from "./holds-households.ts";
import type { KnownColumns } from "./known-columns.ts";

type FactColumns = Pick<ColumnRoles, "household" | "guestOf" | "attendance" | "seat">;

/** Households, hosts, answers and seats: words and contents must agree, unless we wrote the list. */
export function findFacts(
  guestRows: GuestRows,
  columns: KnownColumns,
  named: Pick<ColumnRoles, "name" | "table">,
  taken: readonly number[],
  reasons: Map<number, RoleReason>,
): FactColumns {
  const isOurs = isOurList(guestRows);
  const own = isOurs ? ownFacts(guestRows.headers) : {};
  const used = new Set([...taken, ...Object.values(own)]);
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
    attendance: own.attendance ?? meant("attendance", () => true, 0),
    household: own.household ?? meant("party", isHousehold),
    guestOf: own.guestOf ?? meant("guestOf", (column) => !isOurs && (profiles[column]?.shares.name ?? 0) >= 0.5),
    seat: own.seat ?? meant("seat", (column) => !isOurs && holdsSeats(guestRows, columns, column, named.table)),
  };
  if (facts.household !== undefined) reasons.set(facts.household, byWords("reading.reasons.household"));
  if (facts.guestOf !== undefined) reasons.set(facts.guestOf, byWords("reading.reasons.guestOf"));
  if (facts.seat !== undefined) reasons.set(facts.seat, byWords("reading.reasons.seat"));
  return facts;
}

function byWords(key: "reading.reasons.household" | "reading.reasons.guestOf" | "reading.reasons.seat"): RoleReason {
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
