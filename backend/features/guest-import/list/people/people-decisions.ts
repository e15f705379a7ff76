import { guestFileFields } from "../../../../../common/guest-file.ts";
import { type Message, message, type PlainKey } from "../../../../../common/messages/message.ts";
import { quotedList } from "../../../../lib/quoted-list.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText, tidyText } from "../model/cell-text.ts";
import type { ColumnRoles, PlusOneColumns, StateColumn } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { remembered } from "../model/remembered.ts";
import { isTitle, namesFamily } from "../words/value-words.ts";
import { Answers, endsInRefusal, isRefusal, isTick } from "./answers.ts";
import type { NamedRow } from "./named-rows.ts";
import { commaOrder, mayBeSeveral, peopleIn, startsLikePerson } from "./parse-names.ts";
import { guestsOfRow, isMark, type NameRules, plusOneName, writtenName } from "./row-names.ts";

/** How the people in a list's rows are read. */
export interface PeopleRules extends NameRules {
  /** Names such as "Anna Meier & family", of which nobody knows how many guests they are. */
  families: readonly string[];
  fillsParties: boolean;
  declined: DeclinedRule;
  /** Whether the column of answers is understood, so that they are recorded. */
  recordsAnswers: boolean;
  answers: Answers;
  /** Whether a row says that its guests do not come. */
  isDeclined: (row: SheetRow) => boolean;
}

const declinedRules = ["leaveOut", "notComing", "keep"] as const;
type DeclinedRule = (typeof declinedRules)[number];

const sampledNames = 500;
const maxListedNames = 20;
/** Share of cells that surely name several people from which the others of the list do so, too. */
const enoughSure = 0.5;
const minUnderstood = 0.6;
const surelyUnderstood = 0.9;
const maxStates = 3;
/** Share of plus-ones with a known given name or a title from which the others are guests, too. */
const minLikely = 0.4;
/** Many couples have two family names. */
const minTogether = 0.3;
const minOfState = 3;

/** An option named like the last part of its text's key. */
const option = (key: PlainKey) => ({ value: key.slice(key.lastIndexOf(".") + 1), label: message(key) });

/** @param rows those about guests, without those that the organizer's list has already */
export function decidePeople(
  guestRows: GuestRows,
  rows: readonly NamedRow[],
  roles: ColumnRoles,
  kept: ReadonlySet<string>,
  decisions: Decisions,
): PeopleRules {
  const lastFirst = decideNameOrder(rows, kept, decisions);
  const plusOnes = decidePlusOnes(rows, roles, decisions);
  const { splits, families } = decideCouples(rows, { lastFirst, kept }, decisions);
  const rules: NameRules = { lastFirst, splits, plusOnes, kept };
  return {
    ...rules,
    families: roles.partySizes.length > 0 ? [] : families,
    fillsParties: decidePartySize(rows, roles, rules, decisions),
    ...decideAttendance(guestRows, rows, roles, decisions),
  };
}

function decideNameOrder(rows: readonly NamedRow[], kept: ReadonlySet<string>, decisions: Decisions): boolean {
  const names = rows.slice(0, sampledNames).flatMap(({ name }) => (name === "" || kept.has(name) ? [] : [name]));
  const { order, examples } = commaOrder(names);
  if (order === "no" && decisions.answerTo("nameOrder") === undefined) return false;
  const taken = decisions.take({
    id: "nameOrder",
    options: [option("reading.decisions.nameOrder.lastFirst"), option("reading.decisions.nameOrder.asWritten")],
    question: message("reading.decisions.nameOrder.question"),
    reason: message("reading.decisions.nameOrder.reason"),
    suggested: order === "no" ? "asWritten" : "lastFirst",
    isCertain: order === "surely",
    examples,
  });
  return taken === "lastFirst";
}

function decideCouples(
  rows: readonly NamedRow[],
  { lastFirst, kept }: Pick<NameRules, "lastFirst" | "kept">,
  decisions: Decisions,
): Pick<PeopleRules, "splits" | "families"> {
  const families: string[] = [];
  const cells = rows.flatMap(({ name }) => {
    if (kept.has(name)) return [];
    const people = mayBeSeveral(name) ? peopleIn(name, lastFirst) : undefined;
    if (people === undefined && namesFamily(name)) families.push(name);
    return people === undefined ? [] : [{ name, ...people }];
  });
  if (cells.length === 0) return { splits: true, families };
  const taken = decisions.take({
    id: "couples",
    options: [option("reading.decisions.couples.split"), option("reading.decisions.couples.keep")],
    question: message("reading.decisions.couples.question", { count: cells.length }),
    reason: message("reading.decisions.couples.reason", {
      count: cells.reduce((sum, { names }) => sum + names.length, 0),
    }),
    suggested: "split",
    isCertain:
      !cells.some(({ isOpen }) => isOpen) && cells.filter(({ isSure }) => isSure).length >= cells.length * enoughSure,
    examples: cells.slice(0, 4).map(({ name, names }) => `${name} → ${names.join(" · ")}`),
  });
  return { splits: taken === "split", families };
}

/** Which columns name further guests: those whose headers say so, and those that only look like it if they come together. */
function decidePlusOnes(
  rows: readonly NamedRow[],
  roles: ColumnRoles,
  decisions: Decisions,
): readonly PlusOneColumns[] {
  const pairsIn = (plusOne: PlusOneColumns) => {
    const pairs = rows.flatMap(({ row, name: host }) => {
      const name = plusOneName(row, plusOne, host);
      return name === undefined || name === host ? [] : [{ name, host }];
    });
    return { plusOne, pairs };
  };
  const hosts = new Set(rows.map(({ name }) => name));
  const areListed = (pairs: readonly { name: string }[]) =>
    pairs.filter(({ name }) => hosts.has(name)).length * 2 > pairs.length;
  const meant = roles.plusOnes.map(pairsIn);
  const names = meant.flatMap(({ pairs }) => pairs.map(({ name }) => name));
  const others = roles.otherNames.map(pairsIn).filter(({ pairs }) => pairs.length > 0 && !areListed(pairs));
  const together = others.flatMap(({ pairs }) => pairs);
  const areTogether = together.filter(isPartner).length >= together.length * minTogether && together.length > 0;
  const asked = names.length > 0 && !areTogether ? meant : [...meant, ...others];
  const all = asked.flatMap(({ pairs }) => pairs.map(({ name }) => name));
  if (all.length === 0) return meant.map(({ plusOne }) => plusOne);
  // "Yes" below "Plus One" may only mean that somebody may be brought.
  const areNamed = rows.every(({ row }) => meant.every(({ plusOne }) => !isMark(writtenName(row, plusOne.name))));
  const areSingle = !all.some((name) => /[,;/&|،、，]/u.test(name) && peopleIn(name, false) === undefined);
  const areSurelyMeant = meant.every(({ plusOne }) => plusOne.weight >= 0.9);
  const likely = areSurelyMeant ? all.length : all.filter(startsLikePerson).length;
  // Partners with rows of their own are on the list already.
  const isListed = areListed(asked.flatMap(({ pairs }) => pairs));
  const about = names.length > 0 ? "plusOnes" : "otherNames";
  const taken = decisions.take({
    id: "plusOnes",
    options: [option("reading.decisions.plusOnes.yes"), option("reading.decisions.plusOnes.no")],
    question: message(`reading.decisions.${about}.question`, { count: all.length }),
    reason: message(`reading.decisions.${about}.reason`),
    suggested: isListed || (names.length === 0 && !areTogether) ? "no" : "yes",
    isCertain:
      asked.length === meant.length &&
      meant.every(({ plusOne }) => plusOne.weight > 0) &&
      !all.some((name) => hosts.has(name)) &&
      areNamed &&
      areSingle &&
      likely >= all.length * minLikely,
    examples: all,
  });
  return taken === "yes" ? asked.map(({ plusOne }) => plusOne) : [];
}

/** Another name with the family name of the row's guest, or with a title as well. "Mr Ben Meier" is Ben Meier. */
function isPartner({ name, host }: { name: string; host: string }): boolean {
  const [words = [], others = []] = [name, host].map((text) => text.split(/\s+/u));
  const [isTitled, isHostTitled] = [words, others].map(([first = ""]) => isTitle(first));
  if (isTitled !== isHostTitled || words.every((word) => others.includes(word))) return false;
  return isTitled === true || (words.length > 1 && words.at(-1) === others.at(-1));
}

/** The guests of a row by its numbers, at most 20; `named` has a name. Children are beside adults, who may be named. */
export function partySizeOf({ cells }: SheetRow, { partySizes }: ColumnRoles, named: number): number {
  const size = partySizes.reduce((sum, { column, counts }) => {
    const text = tidyText(cells[column] ?? "");
    const count = /^\d{1,2}$/u.test(text) ? Number(text) : 0;
    const isBesideNamed = counts === "children" && partySizes.length === 1 && count > 0;
    return sum + count + (isBesideNamed ? Math.min(named, 1) : 0);
  }, 0);
  return Math.min(20, size);
}

function decidePartySize(
  rows: readonly NamedRow[],
  roles: ColumnRoles,
  rules: NameRules,
  decisions: Decisions,
): boolean {
  if (roles.partySizes.length === 0) return false;
  const short = rows.flatMap(({ row, name }) => {
    const guests = guestsOfRow(row, name, rules);
    const missing = partySizeOf(row, roles, guests.length) - guests.length;
    return guests.length > 0 && missing > 0 ? [{ name: guests[0]?.name ?? "", missing }] : [];
  });
  if (short.length === 0) return false;
  const count = short.reduce((sum, { missing }) => sum + missing, 0);
  const taken = decisions.take({
    id: "partySize",
    options: [option("reading.decisions.partySize.no"), option("reading.decisions.partySize.yes")],
    question: message("reading.decisions.partySize.question", { count }),
    reason: message("reading.decisions.partySize.reason"),
    suggested: "no",
    isCertain: false,
    examples: short.map(({ name, missing }) => `${name} + ${missing}`),
  });
  return taken === "yes";
}

function decideAttendance(
  guestRows: GuestRows,
  named: readonly NamedRow[],
  { attendance, states, table = -1, name }: ColumnRoles,
  decisions: Decisions,
): Pick<PeopleRules, "declined" | "recordsAnswers" | "answers" | "isDeclined"> {
  const rows = named.map(({ row }) => row);
  // In lists that we write, names and tables are what they are.
  const isOurs = isOurList(guestRows) && guestRows.headers[attendance ?? -1] === guestFileFields.attendance;
  const answers = new Answers(rows, attendance);
  const refuses = remembered((cell) => isRefusal(tableText(cell)));
  const isNo = ({ cells }: SheetRow, { column, by }: StateColumn) =>
    by === "tick" ? isTick((cells[column] ?? "").trim()) : refuses(cells[column] ?? "");
  const events = states.filter(({ by }) => by === "answer");
  // A guest who comes to one of several events is expected.
  const isNoByState = (row: SheetRow) =>
    states.some((state) => state.by !== "answer" && isNo(row, state)) ||
    (events.length > 0 && events.every((event) => isNo(row, event)));
  const isNoByWords = ({ cells }: SheetRow) =>
    !isOurs && (name.some((column) => endsInRefusal(cells[column] ?? "")) || refuses(cells[table] ?? ""));
  const isDeclined = (row: SheetRow) =>
    answers.of(row.cells[attendance ?? -1] ?? "") === "no" || isNoByWords(row) || isNoByState(row);
  const declined = named.filter(({ row }) => isDeclined(row));
  const texts = rows.map(({ cells }) => tidyText(cells[attendance ?? -1] ?? "")).filter((text) => text !== "");
  const others = texts.filter((text) => answers.of(text) === undefined && !(answers.areNumbers && /^\d/u.test(text)));
  const understood = texts.length - others.length;
  const isUnderstood = isOurs || understood >= texts.length * minUnderstood;
  if (declined.length === 0) {
    return { declined: "keep", recordsAnswers: attendance !== undefined && isUnderstood, answers, isDeclined };
  }
  // A few words that many have, such as "Paid" beside "Canceled".
  const areStates = new Set(others).size <= Math.min(maxStates, others.length / minOfState) || states.length > 0;
  const byRules = isUnderstood || areStates ? "leaveOut" : "keep";
  const taken = decisions.take({
    id: "attendance",
    question: message("reading.decisions.attendance.question", { count: declined.length }),
    reason: message(isOurs ? "reading.decisions.attendance.ours" : "reading.decisions.attendance.reason"),
    options: declinedRules.map((value) => ({ value, label: message(`reading.decisions.attendance.${value}`) })),
    suggested: isOurs ? "notComing" : byRules,
    isCertain:
      isOurs || (understood >= texts.length * surelyUnderstood && !declined.some(({ row }) => isNoByState(row))),
    examples: declined.map((one) => one.name),
  });
  const rule = declinedRules.find((value) => value === taken) ?? "keep";
  const recordsAnswers = attendance !== undefined && (isUnderstood || rule === "notComing");
  return { declined: rule, recordsAnswers, answers, isDeclined };
}

/** Why a row was left out although it has a name. Its plus-ones do not come either. */
export function declinedReason(names: readonly string[]): Message {
  return names.length === 1
    ? message("reading.declined")
    : message("reading.declinedTogether", { names: quotedList(names.slice(0, maxListedNames)) });
}
