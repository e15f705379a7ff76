import { columnKey } from "../../../../../common/column-key.ts";
import { maxHouseholdLength, maxTableCapacity } from "../../../../../common/limits.ts";
import { message } from "../../../../../common/messages/message.ts";
import { doorNoteHeaders, guestFileFields } from "../../../guests/export/guest-table.ts";
import { tableText, tidyText } from "../model/cell-kind.ts";
import { isOurList, partyColumn } from "../model/column-names.ts";
import type { ColumnRoles, RoleReason, StateColumn } from "../model/column-roles.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isRefusal, isTick } from "../people/answers.ts";
import { mayNameSeveral, writtenName } from "../people/row-names.ts";
import { meaningsOf, meansHousehold, surelyMeant } from "../words/column-words.ts";
import { type ColumnMeaning, findPhrases, tokensOf } from "../words/load.ts";
import { plainAnswer } from "../words/value-words.ts";
import type { KnownColumns } from "./known-columns.ts";

type Fact = "attendance" | "household" | "guestOf" | "seat" | "doorNote";

const noteKeys = new Set(doorNoteHeaders.map(columnKey));

/** Households, hosts, answers, seats and notes for the door: words and contents must agree, unless we wrote the list. */
export function findFacts(
  guestRows: GuestRows,
  columns: KnownColumns,
  { name, table }: Pick<ColumnRoles, "name" | "table">,
  taken: readonly number[],
  reasons: Map<number, RoleReason>,
): Pick<ColumnRoles, Fact | "states"> {
  const isOurs = isOurList(guestRows);
  const { meanings, profiles, headers } = columns;
  const used = new Set(taken);
  const take = (fact: Fact, column = -1) => {
    if (column < 0 || used.has(column)) return undefined;
    used.add(column);
    if (fact !== "attendance") reasons.set(column, { reason: message(`reading.reasons.${fact}`), isCertain: true });
    return column;
  };
  const find = (fact: Exclude<Fact, "doorNote">, meaning: ColumnMeaning, fits: (column: number) => boolean) => {
    const least = fact === "attendance" ? 0 : surelyMeant;
    const meant = meanings
      .columnsFor(meaning)
      .find((one) => one.weight >= least && !used.has(one.column) && fits(one.column));
    return take(fact, isOurs ? headers.indexOf(guestFileFields[fact]) : meant?.column);
  };
  // What it is called must be one of a few texts: other notes are not for the door. Ours comes after an extra column of that name.
  const isNote = (header: string, column: number) => noteKeys.has(columnKey(header)) && !used.has(column);
  const doorNote = take("doorNote", headers.findLastIndex(isNote));
  const guestOf = find("guestOf", "guestOf", (column) => (profiles[column]?.shares.name ?? 0) >= 0.5);
  const seat = find("seat", "seat", (column) => holdsSeats(columns, column, table));
  const attendance = find("attendance", "attendance", (column) => mayBeAnswers(columns, column));
  const isHousehold = (column: number) => holdsHouseholds(columns, column, name);
  // Earlier versions of our lists had households under this name.
  const party = isOurs ? headers.findIndex((header, column) => header === partyColumn && isHousehold(column)) : -1;
  const household = find("household", "party", isHousehold) ?? take("household", party);
  return { doorNote, household, guestOf, attendance, seat, states: isOurs ? [] : statesIn(columns, attendance, used) };
}

const textsIn = ({ rows }: KnownColumns, column: number) =>
  rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => text !== "");

/** Whether a header means answers, and not how many: numbers are answers only with a 0. "Declined" above ticks is a state. */
function mayBeAnswers(columns: KnownColumns, column: number): boolean {
  const { filled = 0, marks = 0, shares = { integer: 0 }, smallest = 0 } = columns.profiles[column] ?? {};
  if (filled === 0 || saysWhoIsGone(columns, column)) return filled === 0;
  return marks > 0 && (shares.integer < 0.5 || smallest === 0);
}

/** A time below "Cancelled At" or a tick below "Declined" says that a guest does not come. */
function saysWhoIsGone(columns: KnownColumns, column: number): boolean {
  const { found, unknown } = findPhrases(tokensOf(columns.headers[column] ?? ""), (key) =>
    plainAnswer(key) === undefined ? undefined : key,
  );
  const isRefusing = unknown <= 2 && found.every((key) => plainAnswer(key) === "no") && found.some(isRefusal);
  return isRefusing && textsIn(columns, column).every((text) => isTick(text) || plainAnswer(text) === "no");
}

const longestYes = 5;

const besideStates: ReadonlySet<ColumnMeaning> = new Set(["attendance", "notes", "number", "buyer"]);

/**
 * Columns that say of some guests that they do not come: states of bookings, orders, payments, tickets. Beside the guests' own
 * answers, texts may be about other events, such as a brunch.
 */
function statesIn(columns: KnownColumns, attendance: number | undefined, used: ReadonlySet<number>): StateColumn[] {
  return columns.profiles.flatMap(({ filled }, column) => {
    const by = filled === 0 || used.has(column) ? undefined : kindOfStates(columns, column, attendance !== undefined);
    return by === undefined ? [] : [{ column, by }];
  });
}

function kindOfStates(columns: KnownColumns, column: number, areAnswers: boolean): StateColumn["by"] | undefined {
  const [header, texts] = [columns.headers[column] ?? "", textsIn(columns, column)];
  const isOfSome = (count: number) => count > 0 && count < columns.rows.length;
  if (saysWhoIsGone(columns, column) && texts.some(isTick)) {
    return isOfSome(texts.filter(isTick).length) ? "tick" : undefined;
  }
  const isFree = meaningsOf(header).every(({ meaning, weight }) => weight < surelyMeant || besideStates.has(meaning));
  if (areAnswers || !isFree || !isOfSome(texts.filter(isRefusal).length)) return undefined;
  const isState = tokensOf(header).some((token) => meaningsOf(token).some(({ meaning }) => meaning === "attendance"));
  const agreeing = texts.filter((text) => plainAnswer(text) === "yes");
  if (isState || agreeing.length === 0) return "state";
  // Beside a plain "Yes", a word for no may be about anything.
  return agreeing.some(({ length }) => length <= longestYes) ? undefined : "answer";
}

/** A slip of the pen here and there. */
const maxTakenTwice = 0.1;

/** Small numbers that hardly repeat at one table, unlike numbers of seats that guests need. */
function holdsSeats({ rows, profiles }: KnownColumns, column: number, table: number | undefined): boolean {
  const profile = profiles[column];
  if (profile === undefined || table === undefined) return false;
  if (profile.shares.integer < 0.8 || profile.smallest < 1 || profile.largest > maxTableCapacity) return false;
  let at = "";
  const seats = rows.flatMap(({ cells }) => {
    at = tableText(cells[table]) || at;
    const seat = tidyText(cells[column] ?? "");
    return seat === "" ? [] : [JSON.stringify([at, seat])];
  });
  return seats.length - new Set(seats).size <= seats.length * maxTakenTwice;
}

const examinedRows = 2000;
/** Larger groups are circles of friends, or sides of a family. */
const maxOnAverage = 5;
/** Share of households named like one of their guests. */
const minNamed = 0.6;

/** Small groups, as the header says or named like their guests. */
function holdsHouseholds({ rows, headers }: KnownColumns, column: number, name: readonly number[]): boolean {
  const found = rows.slice(0, examinedRows).flatMap((row) => {
    const text = tidyText(row.cells[column] ?? "");
    return text === "" ? [] : [{ text, guest: writtenName(row, name), isSeveral: mayNameSeveral(row, name) }];
  });
  const texts = [...new Set(found.map(({ text }) => text))];
  const isLong = texts.some((text) => text.length > maxHouseholdLength);
  const isAnyTogether = found.length > texts.length || found.some(({ isSeveral }) => isSeveral);
  if (isLong || found.length > texts.length * maxOnAverage || !isAnyTogether) return false;
  const named = new Set(found.filter(({ text, guest }) => isNamedLike(text, guest)).map(({ text }) => text));
  const isMeant = meansHousehold(headers[column] ?? "") && texts.every((text) => /\p{L}/u.test(text));
  return isMeant || named.size >= texts.length * minNamed;
}

const minStem = 3;

/** "Meiers" is Meier, and "Novákovi" is Novák. */
function isNamedLike(household: string, guest: string): boolean {
  const [words = [], others = []] = [household, guest].map((text) => tokensOf(text).filter(({ length }) => length > 1));
  const isLike = (one: string, other: string) => one === other || (other.length > minStem && one.startsWith(other));
  return words.some((word) => others.some((other) => isLike(word, other) || isLike(other, word)));
}
