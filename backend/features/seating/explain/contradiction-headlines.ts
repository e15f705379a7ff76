import { type Message, message } from "../../../../common/messages/message.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { ExplainNames, GuestLimit } from "./explanation.ts";
import { guestList, nameList, tableTitle } from "./name-list.ts";
import { unitsOf } from "./problem-index.ts";
import { areAllApart, type RulesByKind, ruleMessages, setMessages } from "./rule-words.ts";

/** A contradiction to be put into words. */
export interface Case {
  readonly rules: RulesByKind;
  readonly problem: SeatingProblem;
  readonly names: ExplainNames;
}

/** Sentences for a well-known contradiction; null for others. */
export function knownContradiction(found: Case): Message[] | null {
  const { rules } = found;
  const kinds = (["capacity", "allowed", "together", "apart", "minimum"] as const).filter(
    (kind) => rules[kind].length > 0,
  );
  return sentencesFor[kinds.join(" ")]?.(found) ?? null;
}

const sentencesFor: Readonly<Record<string, (found: Case) => Message[] | null>> = {
  "": () => [message("seating-reasons.contradiction.noTables")],
  capacity: tooFewSeats,
  minimum: tooFewGuests,
  apart: tooManyApart,
  allowed: nowhereToSit,
  "capacity together": (found) => tooLarge(found) ?? doNotFit(found),
  "capacity allowed together": (found) =>
    (found.rules.capacity.length === 1 ? tooLarge(found) : null) ?? doNotFit(found),
  "capacity allowed": tooManyForTables,
  "together apart": torn,
  "allowed together": lockedApart,
  "allowed apart": (found) => lockedTogether(found) ?? tooManyApart(found),
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const seatsOf = ({ problem }: Case, tables: readonly number[]) =>
  sumOf(tables.map((table) => problem.tables[table]?.capacity ?? 0));
const sizeOf = ({ problem }: Case, guests: readonly number[]) =>
  sumOf(guests.map((guest) => problem.guests[guest]?.size ?? 0));
const everyone = ({ problem }: Case) => [...problem.guests.keys()];

function tooFewSeats(found: Case): Message[] {
  const seats = seatsOf(found, found.rules.capacity);
  return [message("seating-reasons.contradiction.seats", { guests: sizeOf(found, everyone(found)), seats })];
}

function tooFewGuests(found: Case): Message[] {
  const needed = sumOf(found.rules.minimum.map((table) => found.problem.tables[table]?.minimum ?? 0));
  return [message("seating-reasons.contradiction.minimums", { needed, guests: sizeOf(found, everyone(found)) })];
}

function tooManyApart({ rules, problem, names }: Case): Message[] | null {
  const pairs = rules.apart.flatMap((index) => problem.apart.slice(index, index + 1));
  const guests = [...new Set(pairs.flat())];
  const lists = guests.map((guest) =>
    rules.allowed.includes(guest) ? (problem.guests[guest]?.tables ?? []) : [...problem.tables.keys()],
  );
  const tables = new Set(lists.flat()).size;
  if (!areAllApart(pairs, guests.length) || guests.length <= tables || tables === 0) return null;
  const list = guestList(names, guests);
  return [message("seating-reasons.contradiction.tooManyApart", { count: guests.length, tables, guests: list })];
}

function nowhereToSit({ rules, problem, names }: Case): Message[] | null {
  const isNowhere = rules.allowed.every((guest) => problem.guests[guest]?.tables?.length === 0);
  if (!isNowhere || rules.allowed.some((guest) => onlyLimit(names, guest)?.kind !== "access")) return null;
  // Everyone in the same situation, not only those who prove it.
  const guests = [...problem.guests.keys()].filter(
    (guest) => problem.guests[guest]?.tables?.length === 0 && onlyLimit(names, guest)?.kind === "access",
  );
  return [message("seating-reasons.contradiction.noAccess", { guests: guestList(names, guests) })];
}

/** Sets that share a guest are merged. */
function unitsTogether({ rules, problem }: Case): Set<readonly number[]> {
  const sets = rules.together.map((index) => problem.together[index] ?? []);
  return new Set(unitsOf(sets, problem.guests.length).filter(({ length }) => length > 1));
}

function tooLarge(found: Case): Message[] | null {
  const { rules, problem, names } = found;
  const [unit = [], another] = unitsTogether(found);
  if (another !== undefined) return null;
  const count = sizeOf(found, unit);
  const guests = guestList(names, unit);
  const [table = 0] = rules.capacity;
  const seats = Math.max(...rules.capacity.map((at) => problem.tables[at]?.capacity ?? 0));
  const title = tableTitle(names, table);
  const headline =
    rules.capacity.length === 1
      ? message("seating-reasons.contradiction.largerThanTable", { table: title, seats, count, guests })
      : message("seating-reasons.contradiction.largerThanTables", { seats, count, guests });
  const isSaid = names.together(rules.together[0] ?? 0).kind === "wish" && rules.together.length === 1;
  const together = isSaid ? [] : rules.together;
  return [headline, ...ruleMessages({ ...rules, capacity: [], together }, problem, names)];
}

function doNotFit(found: Case): Message[] | null {
  const { rules, problem, names } = found;
  if (unitsTogether(found).size < 2) return null;
  const values = { tables: rules.capacity.length, seats: seatsOf(found, rules.capacity) };
  return [
    message("seating-reasons.contradiction.packing", values),
    ...ruleMessages({ ...rules, capacity: [] }, problem, names),
  ];
}

function tooManyForTables(found: Case): Message[] | null {
  const { rules, problem, names } = found;
  const listOf = (guest: number) => problem.guests[guest]?.tables?.join(" ") ?? "";
  const [first = 0] = rules.allowed;
  const limit = onlyLimit(names, first);
  const isAlike = (guest: number) => isSameLimit(onlyLimit(names, guest), limit) && listOf(guest) === listOf(first);
  if (limit === undefined || !rules.allowed.every(isAlike)) return null;
  const crowd = everyone(found).filter((guest) => isAlike(guest) && listOf(guest) !== "");
  const seats = seatsOf(found, rules.capacity);
  const values = { seats, count: sizeOf(found, crowd), guests: guestList(names, crowd) };
  if (limit.kind === "access") {
    return [message("seating-reasons.contradiction.accessSeats", { ...values, tables: rules.capacity.length })];
  }
  if (limit.kind === "at") {
    // Those of its tables that are locked take part in no plan.
    const tables = nameList(rules.capacity.map((at) => names.table(at)));
    return [message("seating-reasons.contradiction.wishedSeats", { ...values, tables })];
  }
  const table = lockOf(found, first);
  if (table === undefined) return null;
  return [message("seating-reasons.contradiction.lockedSeats", { ...values, table: tableTitle(names, table) })];
}

/** The reason why a guest may not sit everywhere, if there is only one. */
function onlyLimit(names: ExplainNames, guest: number): GuestLimit | undefined {
  const limits = names.limits(guest);
  return limits.length === 1 ? limits[0] : undefined;
}

function isSameLimit(one: GuestLimit | undefined, other: GuestLimit | undefined): boolean {
  const wishOf = (limit: GuestLimit | undefined) => (limit && "wish" in limit ? limit.wish : null);
  return one?.kind === other?.kind && wishOf(one) === wishOf(other);
}

function torn({ rules, problem, names }: Case): Message[] | null {
  const [pair] = rules.apart.flatMap((index) => problem.apart.slice(index, index + 1));
  const [set] = rules.together;
  if (pair === undefined || set === undefined || rules.apart.length > 1) return null;
  const [first, second] = [names.guest(pair[0]), names.guest(pair[1])];
  const source = names.together(set);
  if (rules.together.length > 1 || source.kind !== "household") {
    const details = rules.together.length > 1 ? setMessages(rules.together, problem, names) : [];
    return [message("seating-reasons.contradiction.torn", { first, second }), ...details];
  }
  return [message("seating-reasons.contradiction.tornHousehold", { first, second, household: source.name })];
}

function lockedApart(found: Case): Message[] | null {
  const { rules, problem, names } = found;
  const [one, other] = rules.allowed;
  const [here, there] = [one, other].map((guest) => lockOf(found, guest));
  if (one === undefined || other === undefined || rules.allowed.length > 2) return null;
  if (here === undefined || there === undefined) return null;
  const tables = nameList([names.table(here), names.table(there)]);
  const values = { first: names.guest(one), second: names.guest(other), tables };
  return [message("seating-reasons.contradiction.lockedApart", values), ...setMessages(rules.together, problem, names)];
}

function lockedTogether(found: Case): Message[] | null {
  const { rules, names } = found;
  const [one, other] = rules.allowed;
  const table = lockOf(found, one);
  if (one === undefined || other === undefined || rules.allowed.length > 2 || rules.apart.length > 1) return null;
  if (table === undefined || table !== lockOf(found, other)) return null;
  const values = { first: names.guest(one), second: names.guest(other), table: tableTitle(names, table) };
  return [message("seating-reasons.contradiction.lockedTogether", values)];
}

function lockOf({ problem, names }: Case, guest = -1): number | undefined {
  const isLocked = guest >= 0 && onlyLimit(names, guest)?.kind === "locked";
  return isLocked ? problem.guests[guest]?.tables?.[0] : undefined;
}
