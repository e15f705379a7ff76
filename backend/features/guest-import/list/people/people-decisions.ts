import { type Message, message } from "../../../../../common/messages/message.ts";
import { quotedList } from "../../../../lib/quoted-list.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-kind.ts";
import type { ColumnRoles, PlusOneColumns } from "../model/column-roles.ts";
import type { Decisions } from "../model/decisions.ts";
import type { GuestRows } from "../model/guest-rows.ts";
import { surelyMeant } from "../words/column-words.ts";
import { isTitle, namesFamily } from "../words/value-words.ts";
import { type AttendanceRules, decideAttendance } from "./answers.ts";
import type { NamedRow } from "./named-rows.ts";
import { commaOrder, peopleIn, startsLikePerson } from "./parse-names.ts";
import { guestsOfRow, isMark, type NameRules, plusOneName, writtenName } from "./row-names.ts";

/** How the people in a list's rows are read. */
export interface PeopleRules extends NameRules, AttendanceRules {
  /** Names such as "Anna Meier & family", of which nobody knows how many guests they are. */
  families: readonly string[];
  fillsParties: boolean;
}

const sampledNames = 500;
const maxListedNames = 20;
/** Share of plus-ones with a known given name or a title from which the others are guests, too. */
const minLikely = 0.4;
/** Many couples have two family names. */
const minTogether = 0.3;

/** @param rows those about guests, without those that the organizer's list has already */
export function decidePeople(
  guestRows: GuestRows,
  rows: readonly NamedRow[],
  roles: ColumnRoles,
  kept: ReadonlySet<string>,
  decisions: Decisions,
): PeopleRules {
  const own = rows.filter(({ name }) => name !== "" && !kept.has(name)).map(({ name }) => name);
  const lastFirst = decideNameOrder(own.slice(0, sampledNames), decisions);
  const plusOnes = decidePlusOnes(rows, roles, decisions);
  const rules = { kept, lastFirst, plusOnes, splits: decideCouples(own, lastFirst, decisions) };
  const isFamily = (name: string) => namesFamily(name) && peopleIn(name, lastFirst) === undefined;
  return {
    ...rules,
    families: roles.partySizes.length > 0 ? [] : own.filter(isFamily),
    fillsParties: decidePartySize(rows, roles, rules, decisions),
    ...decideAttendance(guestRows, rows, roles, decisions),
  };
}

function decideNameOrder(names: readonly string[], decisions: Decisions): boolean {
  const { order, examples } = commaOrder(names);
  if (order === "no" && decisions.answerTo("nameOrder") === undefined) return false;
  const taken = decisions.take({
    id: "nameOrder",
    options: ["reading.decisions.nameOrder.lastFirst", "reading.decisions.nameOrder.asWritten"],
    reason: "reading.decisions.nameOrder.reason",
    suggested: order === "no" ? "asWritten" : "lastFirst",
    isCertain: order === "surely",
    examples,
  });
  return taken === "lastFirst";
}

function decideCouples(names: readonly string[], lastFirst: boolean, decisions: Decisions): boolean {
  const cells = names.flatMap((name) => {
    const people = peopleIn(name, lastFirst);
    return people === undefined ? [] : [{ name, ...people }];
  });
  if (cells.length === 0) return true;
  const count = cells.reduce((sum, cell) => sum + cell.names.length, 0);
  const taken = decisions.take({
    id: "couples",
    options: ["reading.decisions.couples.split", "reading.decisions.couples.keep"],
    count: cells.length,
    reason: message("reading.decisions.couples.reason", { count }),
    suggested: "split",
    isCertain: !cells.some(({ isOpen }) => isOpen),
    examples: cells.slice(0, 4).map((cell) => `${cell.name} → ${cell.names.join(" · ")}`),
  });
  return taken === "split";
}

/** Which columns name further guests: those whose headers say so, and those that only look like it if they come together. */
function decidePlusOnes(
  rows: readonly NamedRow[],
  roles: ColumnRoles,
  decisions: Decisions,
): readonly PlusOneColumns[] {
  const hosts = new Set(rows.map(({ name }) => name));
  const read = (plusOne: PlusOneColumns) => {
    const pairs = rows.flatMap(({ row, name: host }) => {
      const name = plusOneName(row, plusOne, host);
      return name === undefined || name === host ? [] : [{ name, host }];
    });
    // Partners with rows of their own are on the list already.
    return { plusOne, pairs, listed: pairs.filter(({ name }) => hosts.has(name)).length };
  };
  const meant = roles.plusOnes.map(read);
  const others = roles.otherNames.map(read).filter(({ pairs, listed }) => listed * 2 < pairs.length);
  const together = others.flatMap(({ pairs }) => pairs);
  const areTogether = together.filter(isPartner).length >= together.length * minTogether && together.length > 0;
  const areMeant = meant.some(({ pairs }) => pairs.length > 0);
  const asked = areMeant && !areTogether ? meant : [...meant, ...others];
  const all = asked.flatMap(({ pairs }) => pairs.map(({ name }) => name));
  if (all.length === 0) return roles.plusOnes;
  const listed = asked.reduce((sum, one) => sum + one.listed, 0);
  // "Yes" below "Plus One" may only mean that somebody may be brought.
  const areNamed = rows.every(({ row }) => meant.every(({ plusOne }) => !isMark(writtenName(row, plusOne.name))));
  const areSurelyMeant = meant.every(({ plusOne }) => plusOne.weight >= surelyMeant);
  const areLikely = areSurelyMeant || all.filter(startsLikePerson).length >= all.length * minLikely;
  const about = areMeant ? "plusOnes" : "otherNames";
  const taken = decisions.take({
    id: "plusOnes",
    options: ["reading.decisions.plusOnes.yes", "reading.decisions.plusOnes.no"],
    question: message(`reading.decisions.${about}.question`, { count: all.length }),
    reason: `reading.decisions.${about}.reason`,
    suggested: listed * 2 > all.length || !(areMeant || areTogether) ? "no" : "yes",
    isCertain: asked.every(({ plusOne }) => plusOne.weight > 0) && listed === 0 && areNamed && areLikely,
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
    const [count = 0] = (/^\d{1,2}$/u.exec(tidyText(cells[column] ?? "")) ?? []).map(Number);
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
    const [first, ...others] = guestsOfRow(row, name, rules);
    const missing = first ? partySizeOf(row, roles, others.length + 1) - others.length - 1 : 0;
    return first && missing > 0 ? [{ name: first.name, missing }] : [];
  });
  if (short.length === 0) return false;
  const count = short.reduce((sum, { missing }) => sum + missing, 0);
  const taken = decisions.take({
    id: "partySize",
    options: ["reading.decisions.partySize.no", "reading.decisions.partySize.yes"],
    count,
    reason: "reading.decisions.partySize.reason",
    suggested: "no",
    isCertain: false,
    examples: short.map(({ name, missing }) => `${name} + ${missing}`),
  });
  return taken === "yes";
}

/** Why a row was left out although it has a name. Its plus-ones do not come either. */
export function declinedReason(names: readonly string[]): Message {
  return names.length === 1
    ? message("reading.declined")
    : message("reading.declinedTogether", { names: quotedList(names.slice(0, maxListedNames)) });
}
