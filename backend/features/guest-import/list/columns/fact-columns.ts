import { columnKey } from "../../../../../common/column-key.ts";
import { doorNoteHeaders, guestFileFields } from "../../../../../common/guest-file.ts";
import { maxTableCapacity } from "../../../../../common/limits.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText, tidyText } from "../model/cell-text.ts";
import type { ColumnRoles, RoleReason, StateColumn } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList, partyColumn } from "../model/own-header.ts";
import { isRefusal, isTick } from "../people/answers.ts";
import { meaningsOf, surelyMeant } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";
import { findPhrases, tokensOf } from "../words/phrases.ts";
import { plainAnswer } from "../words/value-words.ts";
import type { ColumnProfile } from "./column-profile.ts";
import { holdsHouseholds } from "./holds-households.ts";
import type { KnownColumns } from "./known-columns.ts";

type Fact = "attendance" | "household" | "guestOf" | "seat" | "doorNote";
type FactColumns = Pick<ColumnRoles, Fact | "states">;

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
  const take = (fact: Fact, column = -1) => {
    if (column < 0 || used.has(column)) return undefined;
    used.add(column);
    if (fact !== "attendance") reasons.set(column, { reason: message(`reading.reasons.${fact}`), isCertain: true });
    return column;
  };
  const find = (fact: Fact, meaning: ColumnMeaning, least: number, fits: (column: number) => boolean) =>
    take(
      fact,
      meanings.columnsFor(meaning).find((one) => one.weight >= least && !used.has(one.column) && fits(one.column))
        ?.column,
    );
  // What it is called must be one of a few texts: other notes are not for the door. Ours comes after an extra column of that name.
  const isNote = (header: string, column: number) => noteKeys.has(columnKey(header)) && !used.has(column);
  const doorNote = take("doorNote", headers.findLastIndex(isNote));
  const own = (fact: "household" | "guestOf" | "attendance" | "seat") =>
    isOurs ? take(fact, headers.indexOf(guestFileFields[fact])) : undefined;
  const guestOf =
    own("guestOf") ?? find("guestOf", "guestOf", surelyMeant, (column) => !isOurs && holdsNames(profiles[column]));
  const seat =
    own("seat") ?? find("seat", "seat", surelyMeant, (column) => !isOurs && holdsSeats(columns, column, table));
  const attendance =
    own("attendance") ?? find("attendance", "attendance", 0, (column) => isOurs || mayBeAnswers(columns, column));
  // Earlier versions of our lists had households under this name.
  const mayBeHousehold = (column: number) => !isOurs || headers[column] === partyColumn;
  const household =
    own("household") ??
    find(
      "household",
      "party",
      surelyMeant,
      (column) => mayBeHousehold(column) && holdsHouseholds(columns, column, name),
    );
  return { doorNote, household, guestOf, attendance, seat, states: isOurs ? [] : statesIn(columns, attendance, used) };
}

const holdsNames = (profile: ColumnProfile | undefined) => (profile?.shares.name ?? 0) >= 0.5;

const noteKeys = new Set(doorNoteHeaders.map(columnKey));

const maxStates = 8;
const maxStateLength = 40;
const longestYes = 5;

/**
 * Columns that say of some guests that they do not come: states of bookings, orders, payments, tickets. Beside the guests' own
 * answers, texts may be about other events, such as a brunch.
 */
function statesIn(
  { headers, rows, profiles }: KnownColumns,
  attendance: number | undefined,
  used: ReadonlySet<number>,
): StateColumn[] {
  return profiles.flatMap(({ filled, distinct, longest }, column): StateColumn[] => {
    if (filled === 0 || used.has(column)) return [];
    const [header, texts] = [headers[column] ?? "", textsIn(rows, column)];
    if (isRefusalHeader(header, texts)) {
      const ticks = texts.filter(isTick).length;
      return ticks > 0 && ticks < rows.length ? [{ column, by: "tick" }] : [];
    }
    if (attendance !== undefined || distinct > maxStates || longest > maxStateLength) return [];
    const by = kindOfStates(texts, header, rows.length);
    return by === undefined ? [] : [{ column, by }];
  });
}

/** Beside a plain "Yes", a word for no may be about anything, unless the header means states. */
function kindOfStates(texts: readonly string[], header: string, rows: number): "state" | "answer" | undefined {
  const refusing = texts.filter(isRefusal).length;
  const isFree = meaningsOf(header).every(({ meaning }) => besideStates.has(meaning));
  if (!isFree || refusing === 0 || refusing === rows) return undefined;
  const agreeing = texts.filter((text) => plainAnswer(text) === "yes");
  const isState = tokensOf(header).some((token) => meaningsOf(token).some(({ meaning }) => meaning === "attendance"));
  if (isState || agreeing.length === 0) return "state";
  return agreeing.some(({ length }) => length <= longestYes) ? undefined : "answer";
}

/** Whether a header means answers, and not how many: numbers are answers only with a 0. "Declined" above ticks is a state. */
function mayBeAnswers({ headers, rows, profiles }: KnownColumns, column: number): boolean {
  const { filled = 0, marks = 0, shares = { integer: 0 }, smallest = 0 } = profiles[column] ?? {};
  if (filled === 0 || isRefusalHeader(headers[column] ?? "", textsIn(rows, column))) return filled === 0;
  return marks > 0 && (shares.integer < 0.5 || smallest === 0);
}

const textsIn = (rows: readonly SheetRow[], column: number) =>
  rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => text !== "");

/** A time below "Cancelled At" or a tick below "Declined" says that a guest does not come. */
function isRefusalHeader(header: string, texts: readonly string[]): boolean {
  const { found, unknown } = findPhrases(tokensOf(header), (key) => plainAnswer(key));
  const isRefusing =
    found.length > 0 && found.every((answer) => answer === "no") && findsRefusal(header) && unknown <= 2;
  return isRefusing && texts.every((text) => isTick(text) || plainAnswer(text) === "no");
}

const findsRefusal = (header: string) =>
  findPhrases(tokensOf(header), (key) => isRefusal(key) || undefined).found.length > 0;

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
