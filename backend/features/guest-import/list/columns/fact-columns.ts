import { columnKey } from "../../../../../common/column-key.ts";
import { doorNoteHeaders, guestFileFields } from "../../../../../common/guest-file.ts";
import { maxTableCapacity } from "../../../../../common/limits.ts";
import { message } from "../../../../../common/messages/message.ts";
import { tableText, tidyText } from "../model/cell-text.ts";
import type { ColumnRoles, RoleReason, StateColumn } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList, partyColumn } from "../model/own-header.ts";
import { isRefusal } from "../people/answers.ts";
import { meaningsOf, surelyMeant } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { findPhrases, tokensOf } from "../words/phrases.ts";
import { holdsHouseholds } from "./holds-households.ts";
import type { KnownColumns } from "./known-columns.ts";

type FactColumns = Pick<ColumnRoles, "attendance" | "household" | "guestOf" | "seat" | "doorNote" | "states">;

/** Households, hosts, answers, seats and notes for the door: words and contents must agree, unless we wrote the list. */
export function findFacts(
  guestRows: GuestRows,
  columns: KnownColumns,
  { name, table }: Pick<ColumnRoles, "name" | "table">,
  taken: readonly number[],
  reasons: Map<number, RoleReason>,
): FactColumns {
  const isOurs = isOurList(guestRows);
  const { meanings, profiles, headers } = columns;
  const used = new Set(taken);
  const take = (fact: "household" | "guestOf" | "seat" | "doorNote" | "attendance", column: number | undefined) => {
    if (column === undefined || column < 0 || used.has(column)) return undefined;
    used.add(column);
    if (fact !== "attendance") reasons.set(column, { reason: message(`reading.reasons.${fact}`), isCertain: true });
    return column;
  };
  const meant = (meaning: ColumnMeaning, fits: (column: number) => boolean, least = surelyMeant) =>
    meanings.columnsFor(meaning).find(({ column, weight }) => weight >= least && !used.has(column) && fits(column))
      ?.column;
  // What it is called must be one of a few texts: other notes are not for the door. Ours comes after an extra column of that name.
  const isNote = (header: string, column: number) => noteKeys.has(columnKey(header)) && !used.has(column);
  const doorNote = take("doorNote", headers.findLastIndex(isNote));
  if (isOurs) {
    const [household, guestOf, attendance, seat] = (["household", "guestOf", "attendance", "seat"] as const).map(
      (fact) => take(fact, headers.indexOf(guestFileFields[fact])),
    );
    // Earlier versions of our lists had households under another name.
    const parties = () =>
      take(
        "household",
        meant("party", (column) => headers[column] === partyColumn),
      );
    const answers = () =>
      take(
        "attendance",
        meant("attendance", () => true, 0),
      );
    return {
      doorNote,
      household: household ?? parties(),
      guestOf,
      attendance: attendance ?? answers(),
      seat,
      states: [],
    };
  }
  const attendance = take(
    "attendance",
    meant("attendance", () => true, 0),
  );
  return {
    doorNote,
    attendance,
    household: take(
      "household",
      meant("party", (column) => holdsHouseholds(columns, column, name)),
    ),
    guestOf: take(
      "guestOf",
      meant("guestOf", (column) => (profiles[column]?.shares.name ?? 0) >= 0.5),
    ),
    seat: take(
      "seat",
      meant("seat", (column) => holdsSeats(columns, column, table)),
    ),
    states: statesIn(columns, attendance, used),
  };
}

const noteKeys = new Set(doorNoteHeaders.map(columnKey));

const maxStates = 8;
const maxStateLength = 40;

/**
 * Columns that say of some guests that they do not come: states of bookings, orders, payments, tickets. Beside the guests' own
 * answers, texts may be about other events, such as a brunch.
 */
function statesIn(
  { headers, rows, profiles, meanings }: KnownColumns,
  attendance: number | undefined,
  used: ReadonlySet<number>,
): StateColumn[] {
  const hasAnswers = meanings
    .columnsFor("attendance")
    .some(({ column, weight }) => column === attendance && weight >= surelyMeant);
  return profiles.flatMap(({ filled, distinct, longest }, column): StateColumn[] => {
    if (filled === 0 || used.has(column)) return [];
    const texts = rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => text !== "");
    if (isTimeOfRefusal(headers[column] ?? "", texts)) {
      return texts.length < rows.length ? [{ column, isNoIfFilled: true }] : [];
    }
    if (hasAnswers || distinct > maxStates || longest > maxStateLength || !texts.some(isRefusal)) return [];
    const meant = meaningsOf(headers[column] ?? "");
    return meant.every(({ meaning }) => besideStates.has(meaning)) ? [{ column, isNoIfFilled: false }] : [];
  });
}

/** "Cancelled At" above times. */
function isTimeOfRefusal(header: string, texts: readonly string[]): boolean {
  const { found, unknown } = findPhrases(tokensOf(header), (key) => isRefusal(key) || undefined);
  return (
    found.length > 0 && unknown <= 2 && texts.every((text) => /^\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}/u.test(text))
  );
}

const besideStates: ReadonlySet<ColumnMeaning> = new Set(["attendance", "notes", "number", "buyer"]);

/** A slip of the pen here and there. */
const maxTakenTwice = 0.1;

/** Small numbers that hardly repeat at one table, unlike numbers of seats that guests need. */
function holdsSeats({ rows, profiles }: KnownColumns, column: number, table: number | undefined): boolean {
  const profile = profiles[column];
  if (profile === undefined || table === undefined) return false;
  if (profile.shares.integer < 0.8 || profile.smallest < 1 || profile.largest > maxTableCapacity) return false;
  const taken = new Set<string>();
  let [seats, at] = [0, ""];
  for (const { cells } of rows) {
    at = tableText(cells[table]) || at;
    const seat = tidyText(cells[column] ?? "");
    if (seat === "") continue;
    seats += 1;
    taken.add(JSON.stringify([at, seat]));
  }
  return seats - taken.size <= seats * maxTakenTwice;
}
