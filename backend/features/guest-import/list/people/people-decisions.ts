import { guestFileFields } from "../../../../../common/guest-file.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import { quotedList } from "../../../../lib/quoted-list.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tableText, tidyText } from "../model/cell-text.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { isOurList } from "../model/own-header.ts";
import { remembered } from "../model/remembered.ts";
import { meaningsOf, numberedPerson, surelyMeant } from "../words/column-words.ts";
import { endsInFamily, isTitle } from "../words/value-words.ts";
import { Answers } from "./answers.ts";
import { commaOrder } from "./name-order.ts";
import { guestsOfRow, isMark, mayNameSeveral, type NameRules, namesIn, plusOneName, writtenName } from "./row-names.ts";
import { SplitCells, startsLikePerson } from "./sure-people.ts";
import { declines } from "./table-column-texts.ts";

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
const yes = "yes";
const no = "no";

export function decidePeople(
  guestRows: GuestRows,
  roles: ColumnRoles,
  present: readonly string[],
  decisions: Decisions,
): PeopleRules {
  const kept: ReadonlySet<string> = new Set(present);
  const { rows, headers } = guestRows;
  const isOurs = isOurList(guestRows) && headers[roles.attendance ?? -1] === guestFileFields.attendance;
  const lastFirst = decideNameOrder(rows, roles, kept, decisions);
  const plusOnes = [
    ...(decidePlusOnes(guestRows, roles, decisions) ? roles.plusOnes : []),
    ...(decideOtherNames(rows, roles, decisions) ? roles.otherNames : []),
  ];
  const rules: NameRules = { lastFirst, splits: true, plusOnes, kept };
  const { splits, families } = decideCouples(rows, roles, rules, decisions);
  return {
    ...rules,
    splits,
    families: roles.partySizes.length > 0 ? [] : families,
    fillsParties: decidePartySize(rows, roles, { ...rules, splits }, decisions),
    ...decideAttendance(rows, roles, isOurs, decisions),
  };
}

function decideNameOrder(
  rows: readonly SheetRow[],
  { name }: ColumnRoles,
  kept: ReadonlySet<string>,
  decisions: Decisions,
): boolean {
  const names = rows
    .slice(0, sampledNames)
    .map((row) => writtenName(row, name))
    .filter((written) => written !== "" && !kept.has(written));
  const { order, examples } = commaOrder(names);
  if (order === "no" && decisions.answerTo("nameOrder") === undefined) return false;
  return (
    decisions.take({
      id: "nameOrder",
      question: message("reading.decisions.nameOrder.question"),
      reason: message("reading.decisions.nameOrder.reason"),
      options: [
        { value: "lastFirst", label: message("reading.decisions.nameOrder.lastFirst") },
        { value: "asWritten", label: message("reading.decisions.nameOrder.asWritten") },
      ],
      suggested: order === "no" ? "asWritten" : "lastFirst",
      isCertain: order === "surely",
      examples,
    }) === "lastFirst"
  );
}

function decideCouples(
  rows: readonly SheetRow[],
  { name }: ColumnRoles,
  rules: NameRules,
  decisions: Decisions,
): Pick<PeopleRules, "splits" | "families"> {
  const split = new SplitCells();
  const families: string[] = [];
  for (const row of rows) {
    if (!mayNameSeveral(row, name)) continue;
    const written = writtenName(row, name);
    const names = namesIn(written, rules);
    if (names.length > 1) split.add(written, names);
    else if (endsInFamily(written) && !rules.kept.has(written)) families.push(written);
  }
  if (split.cells === 0) return { splits: true, families };
  const taken = decisions.take({
    id: "couples",
    question: message("reading.decisions.couples.question", { count: split.cells }),
    reason: message("reading.decisions.couples.reason", { count: split.guests }),
    options: [
      { value: "split", label: message("reading.decisions.couples.split") },
      { value: "keep", label: message("reading.decisions.couples.keep") },
    ],
    suggested: "split",
    isCertain: split.areSure(),
    examples: split.examples,
  });
  return { splits: taken === "split", families };
}

function decidePlusOnes({ rows, headers }: GuestRows, roles: ColumnRoles, decisions: Decisions): boolean {
  if (roles.plusOnes.length === 0) return false;
  const hosts = rows.map((row) => writtenName(row, roles.name));
  const names = rows.flatMap((row, index) =>
    roles.plusOnes.flatMap((plusOne) => plusOneName(row, plusOne, hosts[index] ?? "") ?? []),
  );
  if (names.length === 0) return true;
  const guests = new Set(hosts);
  const listed = names.filter((name) => guests.has(name)).length;
  // "Yes" below "Plus One" may only mean that somebody may be brought.
  const areNamed = rows.every((row) => roles.plusOnes.every(({ name }) => !isMark(writtenName(row, name))));
  const areSingle = !names.flatMap((name) => namesIn(name, bare)).some((name) => /[,;/&|،、，]/u.test(name));
  const areMeant = roles.plusOnes.every(({ name }) => name.some((column) => surelyMeansGuest(headers[column] ?? "")));
  const likely = areMeant ? names.length : names.filter(startsLikePerson).length;
  return (
    decisions.take({
      id: "plusOnes",
      question: message("reading.decisions.plusOnes.question", { count: names.length }),
      reason: message("reading.decisions.plusOnes.reason"),
      options: [
        { value: yes, label: message("reading.decisions.plusOnes.yes") },
        { value: no, label: message("reading.decisions.plusOnes.no") },
      ],
      // Partners with rows of their own are on the list already.
      suggested: listed * 2 > names.length ? no : yes,
      isCertain: listed === 0 && areNamed && areSingle && likely >= names.length * minLikely,
      examples: names,
    }) === yes
  );
}

/** "Plus One", "Child", "Guest 2". */
function surelyMeansGuest(header: string): boolean {
  const means = meaningsOf(header).some(({ meaning, weight }) => guestMeanings.has(meaning) && weight >= surelyMeant);
  return means || numberedPerson(header) !== undefined;
}

const bare: NameRules = { lastFirst: false, splits: true, plusOnes: [], kept: new Set() };

const guestMeanings: ReadonlySet<string> = new Set(["plusOne", "plusOneFirstName", "plusOneLastName", "child"]);

function decideOtherNames(rows: readonly SheetRow[], roles: ColumnRoles, decisions: Decisions): boolean {
  if (roles.otherNames.length === 0) return false;
  const pairs = rows.flatMap((row) =>
    roles.otherNames.flatMap((other) => {
      const name = plusOneName(row, other, "");
      return name === undefined ? [] : [{ name, host: writtenName(row, roles.name) }];
    }),
  );
  const names = pairs.map(({ name }) => name);
  const areLikely = pairs.filter(areTogether).length >= pairs.length * minTogether;
  return (
    decisions.take({
      id: "otherNames",
      question: message("reading.decisions.otherNames.question", { count: names.length }),
      reason: message("reading.decisions.otherNames.reason"),
      options: [
        { value: no, label: message("reading.decisions.plusOnes.no") },
        { value: yes, label: message("reading.decisions.plusOnes.yes") },
      ],
      suggested: areLikely && pairs.length > 1 ? yes : no,
      isCertain: false,
      examples: names,
    }) === yes
  );
}

/** Another name with the family name of the row's guest, or with a title as well. "Mr Ben Meier" is Ben Meier. */
function areTogether({ name, host }: { name: string; host: string }): boolean {
  const [words = [], others = []] = [name, host].map((text) => text.split(/\s+/u));
  const [isTitled, isHostTitled] = [words, others].map(([first = ""]) => isTitle(first));
  if (isTitled !== isHostTitled || words.every((word) => others.includes(word))) return false;
  return isTitled === true || (words.length > 1 && words.at(-1) === others.at(-1));
}

/** The guests of a row by its numbers, at most 20; `named` has a name. Children are beside adults, who may be named. */
export function partySizeOf({ cells }: SheetRow, { partySizes }: ColumnRoles, named: number): number {
  let size = 0;
  for (const { column, counts } of partySizes) {
    const text = tidyText(cells[column] ?? "");
    const count = /^\d{1,2}$/u.test(text) ? Number(text) : 0;
    const isBesideNamed = counts === "children" && partySizes.length === 1 && count > 0;
    size += isBesideNamed ? count + Math.min(named, 1) : count;
  }
  return Math.min(20, size);
}

function decidePartySize(
  rows: readonly SheetRow[],
  roles: ColumnRoles,
  rules: NameRules,
  decisions: Decisions,
): boolean {
  if (roles.partySizes.length === 0) return false;
  const short = rows.flatMap((row) => {
    const guests = guestsOfRow(row, writtenName(row, roles.name), rules);
    const missing = partySizeOf(row, roles, guests.length) - guests.length;
    return guests.length > 0 && missing > 0 ? [{ name: guests[0]?.name ?? "", missing }] : [];
  });
  if (short.length === 0) return false;
  const count = short.reduce((sum, { missing }) => sum + missing, 0);
  return (
    decisions.take({
      id: "partySize",
      question: message("reading.decisions.partySize.question", { count }),
      reason: message("reading.decisions.partySize.reason"),
      options: [
        { value: no, label: message("reading.decisions.partySize.no") },
        { value: yes, label: message("reading.decisions.partySize.yes") },
      ],
      suggested: no,
      isCertain: false,
      examples: short.map(({ name, missing }) => `${name} + ${missing}`),
    }) === yes
  );
}

/** In lists that we write, names and tables are what they are. */
function declinedBy(
  { attendance = -1, table = -1, name }: ColumnRoles,
  answers: Answers,
  isOurs: boolean,
): (row: SheetRow) => boolean {
  const isRefusal = remembered((cell) => declines(tableText(cell)));
  return ({ cells }) =>
    answers.of(cells[attendance] ?? "") === "no" ||
    (!isOurs && (name.some((column) => endsInRefusal(cells[column] ?? "")) || isRefusal(cells[table] ?? "")));
}

/** "Anna Meier - cancelled", "Anna Meier (abgesagt)". */
function endsInRefusal(name: string): boolean {
  const at = Math.max(name.lastIndexOf(" - "), name.lastIndexOf("–"), name.lastIndexOf("—"), name.lastIndexOf("("));
  return at > 0 && declines(name.slice(at).replace(/^[\s–—(-]+|[)\s]+$/gu, ""));
}

const minUnderstood = 0.6;
const surelyUnderstood = 0.9;
const maxStates = 3;
/** Share of plus-ones with a known given name or a title from which the others are guests, too. */
const minLikely = 0.4;
/** Many couples have two family names. */
const minTogether = 0.3;
const minOfState = 3;

function decideAttendance(
  rows: readonly SheetRow[],
  roles: ColumnRoles,
  isOurs: boolean,
  decisions: Decisions,
): Pick<PeopleRules, "declined" | "recordsAnswers" | "answers" | "isDeclined"> {
  const { attendance } = roles;
  const answers = new Answers(rows, attendance);
  const isDeclined = declinedBy(roles, answers, isOurs);
  const declined = rows.filter(isDeclined);
  if (attendance === undefined && declined.length === 0) {
    return { declined: "keep", recordsAnswers: false, answers, isDeclined };
  }
  const texts = rows.map(({ cells }) => tidyText(cells[attendance ?? -1] ?? "")).filter((text) => text !== "");
  const others = texts.filter((text) => answers.of(text) === undefined);
  const understood = texts.length - others.length;
  const isUnderstood = isOurs || understood >= texts.length * minUnderstood;
  if (declined.length === 0) return { declined: "keep", recordsAnswers: isUnderstood, answers, isDeclined };
  const taken = decisions.take({
    id: "attendance",
    question: message("reading.decisions.attendance.question", { count: declined.length }),
    reason: message(isOurs ? "reading.decisions.attendance.ours" : "reading.decisions.attendance.reason"),
    options: declinedRules.map((value) => ({ value, label: message(`reading.decisions.attendance.${value}`) })),
    suggested: suggestedForDeclined(isOurs, isUnderstood || areStates(others)),
    isCertain: isOurs || understood >= texts.length * surelyUnderstood,
    examples: declined.map((row) => writtenName(row, roles.name)),
  });
  const rule = declinedRules.find((value) => value === taken) ?? "keep";
  const recordsAnswers = attendance !== undefined && (isUnderstood || rule === "notComing");
  return { declined: rule, recordsAnswers, answers, isDeclined };
}

/** A few words that many have, such as "Paid" beside "Canceled". */
function areStates(texts: readonly string[]): boolean {
  return new Set(texts).size <= Math.min(maxStates, texts.length / minOfState);
}

function suggestedForDeclined(isOurs: boolean, isUnderstood: boolean): DeclinedRule {
  if (isOurs) return "notComing";
  return isUnderstood ? "leaveOut" : "keep";
}

/** Why a row was left out although it has a name. Its plus-ones do not come either. */
export function declinedReason(names: readonly string[]): Message {
  return names.length === 1
    ? message("reading.declined")
    : message("reading.declinedTogether", { names: quotedList(names.slice(0, maxListedNames)) });
}
