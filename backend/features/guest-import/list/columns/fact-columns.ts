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
import { plainAnswer } from "../words/value-words.ts";
import { holdsHouseholds } from "./holds-households.ts";
import type { KnownColumns } from "./known-columns.ts";

type Fact = "attendance" | "household" | "guestOf" | "seat";

type FactColumns = Pick<ColumnRoles, Fact | "doorNote" | "states">;

interface FactRule {
  fact: Fact;
  meaning: ColumnMeaning;
  least: number;
  fits: (column: number) => boolean;
}

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
  const rules: FactRule[] = [
    { fact: "attendance", meaning: "attendance", least: 0, fits: () => true },
    {
      fact: "household",
      meaning: "party",
      least: surelyMeant,
      // Earlier versions of our lists had households under this name.
      fits: (column) => (!isOurs || headers[column] === partyColumn) && holdsHouseholds(columns, column, name),
    },
    {
      fact: "guestOf",
      meaning: "guestOf",
      least: surelyMeant,
      fits: (column) => !isOurs && (profiles[column]?.shares.name ?? 0) >= 0.5,
    },
    {
      fact: "seat",
      meaning: "seat",
      least: surelyMeant,
      fits: (column) => !isOurs && holdsSeats(columns, column, table),
    },
  ];
  // What it is called must be one of a few texts: other notes are not for the door. Ours comes after an extra column of that name.
  const noteColumn = headers.findLastIndex(
    (header, column) => noteKeys.has(columnKey(header)) && !taken.includes(column),
  );
  const found: Partial<Record<Fact | "doorNote", number>> = noteColumn < 0 ? {} : { doorNote: noteColumn };
  const used = new Set([...taken, noteColumn]);
  const take = (fact: Fact, column: number | undefined) => {
    if (column === undefined || column < 0 || used.has(column)) return;
    found[fact] = column;
    used.add(column);
  };
  for (const { fact } of isOurs ? rules : []) take(fact, headers.indexOf(guestFileFields[fact]));
  for (const { fact, meaning, least, fits } of rules) {
    const meant = meanings
      .columnsFor(meaning)
      .find(({ column, weight }) => weight >= least && !used.has(column) && fits(column));
    if (found[fact] === undefined) take(fact, meant?.column);
  }
  if (found.attendance === undefined && !isOurs) take("attendance", answersIn(columns, table, used));
  for (const fact of ["household", "guestOf", "doorNote", "seat"] as const) {
    const column = found[fact];
    if (column !== undefined && headers[column] !== undefined && !(isOurs && fact !== "doorNote"))
      reasons.set(column, { reason: message(`reading.reasons.${fact}`), isCertain: true });
  }
  return { ...found, states: isOurs ? [] : statesIn(columns, found.attendance, used) };
}

const noteKeys = new Set(doorNoteHeaders.map(columnKey));

const minAnswers = 0.9;
const minDeclined = 2;

/** In words that we do not know: a column of yes and no, in which those with a no have no table, and the others do. */
function answersIn({ rows, profiles, headers }: KnownColumns, table: number | undefined, used: ReadonlySet<number>) {
  if (table === undefined || profiles[table]?.filled === profiles[table]?.rows) return undefined;
  return profiles.findIndex(({ filled, marks, distinct }, column) => {
    if (filled === 0 || marks < minAnswers || distinct < 2 || distinct > 4 || used.has(column)) return false;
    // Marks are no names: "Attendees" is about who comes, too.
    const meant = meaningsOf(headers[column] ?? "").map(({ meaning }) => meaning);
    if (meant.some((meaning) => meaning !== "guest" && meaning !== "fullName")) return false;
    const counts = { yes: 0, no: 0, yesWithout: 0, noWithout: 0 };
    for (const { cells } of rows) {
      const answer = plainAnswer(cells[column] ?? "");
      if (answer !== "yes" && answer !== "no") continue;
      counts[(cells[table] ?? "").trim() === "" ? (`${answer}Without` as const) : answer] += 1;
    }
    return counts.noWithout >= minDeclined && counts.no === 0 && counts.yes > counts.yesWithout * 4;
  });
}

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
  return profiles.flatMap(({ filled, distinct, longest }, column) => {
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
