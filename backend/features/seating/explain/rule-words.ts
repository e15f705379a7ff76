import { type Message, message } from "../../../../common/messages/message.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { ExplainNames, RuleRef } from "./explanation.ts";
import { guestList, nameList, tableTitle } from "./name-list.ts";
import { unitsOf } from "./problem-index.ts";

const maxSentences = 12;

const maxAlike = 3;

/** Rules by kind: tables, indices in the problem's lists, guests. */
export interface RulesByKind {
  readonly capacity: readonly number[];
  readonly minimum: readonly number[];
  readonly together: readonly number[];
  readonly apart: readonly number[];
  readonly allowed: readonly number[];
}

/** Sorts rules by kind. */
export function rulesByKind(refs: readonly RuleRef[]): RulesByKind {
  const ofTables = (kind: RuleRef["kind"]) =>
    refs.flatMap((ref) => ("table" in ref && ref.kind === kind ? [ref.table] : []));
  const ofList = (kind: RuleRef["kind"]) =>
    refs.flatMap((ref) => ("index" in ref && ref.kind === kind ? [ref.index] : []));
  return {
    capacity: ofTables("capacity"),
    minimum: ofTables("minimum"),
    together: ofList("together"),
    apart: ofList("apart"),
    allowed: refs.flatMap((ref) => ("guest" in ref ? [ref.guest] : [])),
  };
}

/** Similar rules share a sentence. */
export function ruleMessages(rules: RulesByKind, problem: SeatingProblem, names: ExplainNames): Message[] {
  const sentences = [
    ...seatMessages(rules.capacity, problem, names),
    ...allowedMessages(rules.allowed, problem, names),
    ...setMessages(rules.together, problem, names),
    ...apartMessages(rules.apart, problem, names),
    ...minimumMessages(rules.minimum, problem, names),
  ];
  if (sentences.length <= maxSentences) return sentences;
  const left = sentences.length - maxSentences;
  return [...sentences.slice(0, maxSentences), message("seating-reasons.rule.more", { count: left })];
}

function seatMessages(tables: readonly number[], problem: SeatingProblem, names: ExplainNames): Message[] {
  return [...groupBy(tables, (table) => problem.tables[table]?.capacity ?? 0)].map(([seats, alike]) =>
    alike.length === 1
      ? message("seating-reasons.rule.seats", { tables: tableTitle(names, alike[0] ?? 0), seats })
      : message("seating-reasons.rule.seatsEach", { count: alike.length, seats, tables: labels(names, alike) }),
  );
}

function minimumMessages(tables: readonly number[], problem: SeatingProblem, names: ExplainNames): Message[] {
  return [...groupBy(tables, (table) => problem.tables[table]?.minimum ?? 0)].map(([guests, alike]) =>
    alike.length === 1
      ? message("seating-reasons.rule.minimum", { tables: tableTitle(names, alike[0] ?? 0), guests })
      : message("seating-reasons.rule.minimumEach", { count: alike.length, guests, tables: labels(names, alike) }),
  );
}

function allowedMessages(guests: readonly number[], problem: SeatingProblem, names: ExplainNames): Message[] {
  const having = (kind: "locked" | "access") =>
    guests.filter((guest) => names.limits(guest).some((limit) => limit.kind === kind));
  const [locked, needing] = [having("locked"), having("access")];
  const byTable = groupBy(locked, (guest) => problem.guests[guest]?.tables?.[0] ?? -1);
  const lockedMessages = [...byTable].map(([table, here]) =>
    message("seating-reasons.rule.locked", { table: tableTitle(names, table), guests: guestList(names, here) }),
  );
  return [
    ...(byTable.size <= maxAlike
      ? lockedMessages
      : [message("seating-reasons.rule.lockedEach", { guests: guestList(names, locked) })]),
    ...(needing.length > 0 ? [message("seating-reasons.rule.access", { guests: guestList(names, needing) })] : []),
    ...wishMessages(guests, names),
  ];
}

/** Wishes about tables, each with those of the guests whom it is about. */
function wishMessages(guests: readonly number[], names: ExplainNames): Message[] {
  const wishes = new Map<number, { kind: "at" | "notAt"; tables: readonly string[]; guests: number[] }>();
  for (const guest of guests) {
    for (const limit of names.limits(guest)) {
      if (!("wish" in limit)) continue;
      const found = wishes.get(limit.wish) ?? { kind: limit.kind, tables: limit.tables, guests: [] };
      wishes.set(limit.wish, { ...found, guests: [...found.guests, guest] });
    }
  }
  return [...wishes.values()].map(({ kind, tables, guests: about }) => {
    const values = { tables: nameList(tables), count: tables.length, guests: guestList(names, about) };
    return kind === "at"
      ? message("seating-reasons.rule.atTables", values)
      : message("seating-reasons.rule.notAtTables", values);
  });
}

/** Each set with its guests or, if there are many, by size. */
export function setMessages(sets: readonly number[], problem: SeatingProblem, names: ExplainNames): Message[] {
  const bySize = groupBy(sets, (index) => problem.together[index]?.length ?? 0);
  return [...bySize].flatMap(([size, alike]) =>
    alike.length > maxAlike
      ? [message("seating-reasons.rule.sets", { count: alike.length, size, sets: setNames(alike, problem, names) })]
      : alike.map((index) => setMessage(index, problem, names)),
  );
}

function setMessage(index: number, problem: SeatingProblem, names: ExplainNames): Message {
  const source = names.together(index);
  const guests = guestList(names, problem.together[index] ?? []);
  if (source.kind === "household") {
    return message("seating-reasons.rule.household", { household: source.name, guests });
  }
  return source.kind === "plusOne"
    ? message("seating-reasons.rule.plusOne", { guests })
    : message("seating-reasons.rule.together", { guests });
}

function setNames(sets: readonly number[], problem: SeatingProblem, names: ExplainNames): string | Message {
  return nameList(
    sets.map((index) => {
      const source = names.together(index);
      return source.kind === "household" ? source.name : names.guest(problem.together[index]?.[0] ?? 0);
    }),
  );
}

function apartMessages(pairs: readonly number[], problem: SeatingProblem, names: ExplainNames): Message[] {
  const linked = pairs.flatMap((index) => problem.apart.slice(index, index + 1));
  const components = new Set(unitsOf(linked, problem.guests.length).filter(({ length }) => length > 1));
  return [...components].flatMap((guests) => {
    const within = linked.filter(([guest]) => guests.includes(guest));
    const sets = areAllApart(within, guests.length) ? [guests] : within;
    return sets.map((set) => message("seating-reasons.rule.apart", { guests: guestList(names, set) }));
  });
}

/** Whether pairs are all those of so many guests. */
export function areAllApart(pairs: readonly (readonly [number, number])[], guests: number): boolean {
  const different = new Set(pairs.map((pair) => pair.toSorted().join(" ")));
  return different.size === (guests * (guests - 1)) / 2;
}

const labels = (names: ExplainNames, tables: readonly number[]) => nameList(tables.map((table) => names.table(table)));

function groupBy<Key>(numbers: readonly number[], keyOf: (number: number) => Key): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const number of numbers) groups.set(keyOf(number), [...(groups.get(keyOf(number)) ?? []), number]);
  return groups;
}
