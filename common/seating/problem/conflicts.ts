import { groupBy } from "../../lib/group-by.ts";
import { type Message, message } from "../../messages/message.ts";
import { tableTitleMessage } from "../../table-name.ts";
import { joinedSets } from "../search/search-model.ts";
import type { BuiltProblem } from "./build-problem.ts";
import type { PlanGuest, PlanRows, PlanTable } from "./plan-rows.ts";
import { type Group, isNowhere, RuleBook } from "./rule-book.ts";
import { type Limit, type LimitKind, notShut } from "./table-limits.ts";

/** Rules that cannot all hold, and what would suffice so that they can; any one of the repairs does. */
export interface Conflict {
  readonly sentences: readonly Message[];
  readonly repairs: readonly Message[];
}

/** More of them than anybody reads at once. */
const maxConflicts = 6;

/**
 * What no plan can keep: not enough seats; people apart inside a group; no common table; a group larger than its tables; more people
 * apart than tables; more people at tables than seats. None does not prove that there is a plan.
 */
export function findConflicts(rows: PlanRows, built: BuiltProblem): Conflict[] {
  const book = new RuleBook(rows, built);
  const checks = [tooFewSeats, apartInside, withoutTable, largerThanTables, moreApartThanTables, crowds];
  const found = checks.flatMap((check) => check(book));
  return [...new Map(found.map((one) => [JSON.stringify(one.sentences), one])).values()].slice(0, maxConflicts);
}

const namesOf = (guests: readonly PlanGuest[]) => nameList(guests.map(({ name }) => name));
const labelsOf = (tables: readonly PlanTable[]) => nameList(tables.map(({ label }) => label));

function tooFewSeats(book: RuleBook): Conflict[] {
  const [guests, seats] = [book.seated.length, book.seats(book.open)];
  if (guests <= seats) return [];
  const values = { count: Math.ceil((guests - seats) / book.largest), seats: book.largest };
  return [
    {
      sentences: [message("seating-reasons.contradiction.seats", { guests, seats })],
      repairs: [message("seating-reasons.repair.addTables", values)],
    },
  ];
}

function apartInside(book: RuleBook): Conflict[] {
  return book.apartSets().flatMap((set) =>
    [...groupBy(set, (guest) => book.groupOf(guest))].flatMap(([group, [first, second]]) => {
      if (!first || !second) return [];
      const sentence = message("seating-reasons.contradiction.torn", { first: first.name, second: second.name });
      const drop = message("seating-reasons.repair.dropApart", { guests: namesOf([first, second]) });
      return [{ sentences: [sentence, ...setMessages(group)], repairs: [drop, ...splits(group)] }];
    }),
  );
}

/** Guests on their own who have the same limits share a sentence. */
function withoutTable(book: RuleBook): Conflict[] {
  const nowhere = book.groups.filter(
    ({ guests }) =>
      book.tablesOf(guests).length === 0 &&
      !guests.every((guest) => isNowhere(guest) && book.limitsOf(guest).length === 1),
  );
  const groups = nowhere.filter(({ guests }) => guests.length > 1);
  const alone = nowhere.filter(({ guests }) => guests.length === 1).flatMap(({ guests }) => guests);
  const alike = groupBy(alone, (guest) => book.limitsOf(guest).map(limitKey).join());
  const hasTables = (guests: readonly PlanGuest[]) => guests.every((guest) => book.tablesOf([guest]).length > 0);
  return [
    ...[...alike.values()].map((guests) => ({
      sentences: [
        message("seating-reasons.contradiction.noTable", { guests: namesOf(guests) }),
        ...limitMessages(book, guests),
      ],
      repairs: limitRepairs(book, guests, (ignored) => {
        return guests.every((guest) => book.tablesOf([guest], ignored).length > 0);
      }),
    })),
    ...groups.map((group) => ({
      sentences: [
        message("seating-reasons.contradiction.noCommonTable", { guests: namesOf(group.guests) }),
        ...setMessages(group),
        ...limitMessages(book, group.guests),
      ],
      repairs: [
        ...limitRepairs(book, group.guests, (ignored) => book.tablesOf(group.guests, ignored).length > 0),
        ...(hasTables(group.guests) ? splits(group) : []),
      ],
    })),
  ];
}

function largerThanTables(book: RuleBook): Conflict[] {
  return book.groups.flatMap((group) => {
    const count = group.guests.length;
    const tables = count > 1 ? book.tablesOf(group.guests) : [];
    const [table] = tables.toSorted((one, other) => book.seats([other]) - book.seats([one]));
    const seats = table ? book.seats([table]) : 0;
    if (!table || table.isLocked || count <= seats) return [];
    const { named, rest, isSaid } = tooLargeOf(group, seats);
    const guests = namesOf(named.guests);
    const values = { table: tableTitleMessage(table.label), seats, count: named.guests.length, guests };
    const sentence =
      tables.length === 1
        ? message("seating-reasons.contradiction.largerThanTable", values)
        : message("seating-reasons.contradiction.largerThanTables", values);
    const add = message("seating-reasons.repair.addTables", { count: 1, seats: count });
    return [
      {
        sentences: [sentence, ...(isSaid ? [] : setMessages(named)), ...limitMessages(book, named.guests)],
        repairs: [
          message("seating-reasons.repair.addSeats", { ...values, count: count - seats }),
          ...(tables.length === book.open.length ? [add] : []),
          ...(largestOf(rest) <= seats ? splits(named) : []),
        ],
      },
    ];
  });
}

/** One set that is too large says more than all that hang together by it. `rest`: the sets that would be left without it. */
function tooLargeOf(group: Group, seats: number): { named: Group; rest: Group["sets"]; isSaid: boolean } {
  const alone = group.sets.find(({ guests }) => guests.length > seats);
  const isSaid = alone?.source.kind === "wish";
  const rest = group.sets.filter((set) => (isSaid ? set !== alone : set.source.kind === "wish"));
  return { named: alone ? { guests: alone.guests, sets: [alone] } : group, rest, isSaid };
}

/** How many guests must sit together because of some sets, at most. */
function largestOf(sets: Group["sets"]): number {
  const guests = [...new Set(sets.flatMap((set) => set.guests))];
  const placeOf = new Map(guests.map((guest, place) => [guest, place]));
  const places = sets.map((set) => set.guests.flatMap((guest) => placeOf.get(guest) ?? []));
  return Math.max(0, ...joinedSets(places, guests.length).map(({ length }) => length));
}

function moreApartThanTables(book: RuleBook): Conflict[] {
  return book.apartSets().flatMap((set) => {
    const tablesOf = (guest: PlanGuest, ignored?: LimitKind) => book.tablesOf(book.groupOf(guest).guests, ignored);
    const lists = new Map(set.map((guest) => [guest, tablesOf(guest)]));
    const narrowest = [...lists.values()].sort((one, other) => one.length - other.length);
    const within = (tables: readonly PlanTable[]) =>
      set.filter((guest) => lists.get(guest)?.every((table) => tables.includes(table)));
    const tables = narrowest.find((list) => list.length > 0 && within(list).length > list.length);
    if (!tables) return [];
    const guests = within(tables);
    const values = { count: guests.length, tables: tables.length, guests: namesOf(guests) };
    const add = { count: guests.length - tables.length, seats: book.largest };
    const resolves = (ignored: LimitKind) =>
      new Set(guests.flatMap((guest) => tablesOf(guest, ignored))).size >= guests.length;
    return [
      {
        sentences: [message("seating-reasons.contradiction.tooManyApart", values), ...limitMessages(book, guests)],
        repairs: [
          ...(tables.length === book.open.length ? [message("seating-reasons.repair.addTables", add)] : []),
          ...limitRepairs(book, guests, resolves),
          message("seating-reasons.repair.dropApart", { guests: namesOf(guests) }),
        ],
      },
    ];
  });
}

/** More guests than seats at the only tables where they can sit; of lists that contain each other, the shortest. */
function crowds(book: RuleBook): Conflict[] {
  const limited = book.groups.filter(({ guests }) =>
    guests.some((guest) => book.limitsOf(guest).some((limit) => limit !== notShut)),
  );
  const all = limited
    .map(({ guests }) => book.tablesOf(guests))
    .filter((list) => list.every((table) => !table.isLocked));
  const lists = new Map(all.map((list) => [list.map(({ id }) => id).join(), list]));
  const crowded: (readonly PlanTable[])[] = [];
  return [...lists.values()]
    .sort((one, other) => one.length - other.length)
    .flatMap((tables) => {
      const guests = book.boundTo(tables);
      const [count, seats] = [guests.length, book.seats(tables)];
      const isKnown = crowded.some((list) => list.every((table) => tables.includes(table)));
      if (isKnown || count <= seats) return [];
      crowded.push(tables);
      const [only, ...others] = tables;
      const add = { table: tableTitleMessage(only?.label ?? ""), count: count - seats };
      const values = { seats, count, guests: namesOf(guests), tables: labelsOf(tables) };
      return [
        {
          sentences: [message("seating-reasons.contradiction.wishedSeats", values), ...limitMessages(book, guests)],
          repairs: [
            ...(others.length === 0 ? [message("seating-reasons.repair.addSeats", add)] : []),
            ...limitRepairs(book, guests, (ignored) => book.boundTo(tables, ignored).length <= seats),
          ],
        },
      ];
    });
}

/** Why guests must sit together. */
function setMessages({ sets }: Group): Message[] {
  return sets.map(({ guests: members, source }) => {
    const guests = namesOf(members);
    if (source.kind === "household") {
      return message("seating-reasons.rule.household", { household: source.name, guests });
    }
    return source.kind === "plusOne"
      ? message("seating-reasons.rule.plusOne", { guests })
      : message("seating-reasons.rule.together", { guests });
  });
}

/** What leaves everybody of a group alone: one wish to remove, or all households to split. */
function splits({ sets }: Group): Message[] {
  const [first, ...others] = sets;
  if (sets.every(({ source }) => source.kind !== "wish")) return [message("seating-reasons.repair.splitHouseholds")];
  if (!first || others.length > 0) return [];
  return [message("seating-reasons.repair.dropTogether", { guests: namesOf(first.guests) })];
}

const limitKey = ({ kind, wish, table }: Limit) => `${kind} ${wish?.id ?? ""} ${table?.id ?? ""}`;

/** What keeps guests from other tables, alike limits in one sentence. */
function limitMessages(book: RuleBook, guests: readonly PlanGuest[]): Message[] {
  const held = guests.flatMap((guest) => book.limitsOf(guest).map((limit) => ({ guest, limit })));
  const alike = groupBy(
    held.filter(({ limit }) => limit !== notShut),
    ({ limit }) => limitKey(limit),
  );
  return [...alike.values()].flatMap((some) => {
    const limit = some[0]?.limit;
    return limit ? limitMessage(book, limit, namesOf(some.map(({ guest }) => guest))) : [];
  });
}

function limitMessage(book: RuleBook, { kind, wish, table }: Limit, guests: string | Message): Message {
  if (kind === "access") return message("seating-reasons.rule.access", { guests });
  if (wish) {
    const tables = book.tables.filter(({ id }) => wish.tableIds.includes(id));
    const values = { tables: labelsOf(tables), count: tables.length, guests };
    if (wish.kind === "NOT_AT_TABLES") return message("seating-reasons.rule.notAtTables", values);
    return tables.every(({ isLocked }) => isLocked)
      ? message("seating-reasons.rule.atLockedTables", values)
      : message("seating-reasons.rule.atTables", values);
  }
  if (!table) return message("seating-reasons.rule.nowhere", { guests });
  const values = { table: tableTitleMessage(table.label), guests };
  return kind === "locked"
    ? message("seating-reasons.rule.locked", values)
    : message("seating-reasons.rule.atLockedTable", values);
}

/** Changes that are enough. @param resolves whether a conflict is gone without the limits of a kind */
function limitRepairs(
  book: RuleBook,
  guests: readonly PlanGuest[],
  resolves: (ignored: LimitKind) => boolean,
): Message[] {
  const limits = guests.flatMap((guest) => book.limitsOf(guest));
  const wishes = new Set(limits.flatMap(({ wish }) => wish ?? []));
  const having = (kind: LimitKind) =>
    namesOf(guests.filter((guest) => book.limitsOf(guest).some((limit) => limit.kind === kind)));
  const isNamed = (table: PlanTable) => [...wishes].some(({ tableIds }) => tableIds.includes(table.id));
  const shut = book.tables.filter(
    (table) => table.isLocked && (isNamed(table) || limits.some((limit) => limit.table === table)),
  );
  const unlockTables = { tables: labelsOf(shut), count: shut.length };
  const isOpenToNew = limits.every((limit) => limit === notShut || limit.kind === "access");
  const needsAccess = isOpenToNew && limits.some(({ kind }) => kind === "access");
  const added = { count: Math.ceil(guests.length / book.largest), seats: book.largest };
  return [
    ...(resolves("locked") ? [message("seating-reasons.repair.unlock", { guests: having("locked") })] : []),
    ...(shut.length > 0 && resolves("shut") ? [message("seating-reasons.repair.unlockTables", unlockTables)] : []),
    ...(wishes.size === 1 && resolves("wish")
      ? [message("seating-reasons.repair.dropTables", { guests: having("wish") })]
      : []),
    ...(needsAccess ? [message("seating-reasons.repair.addAccessibleTables", added)] : []),
  ];
}

const maxNames = 10;

/** "A, B and C", or "A, B and 3 more" when `count` is larger. */
function nameList(names: readonly string[], count = names.length): string | Message {
  const shown = names.slice(0, maxNames);
  if (count > shown.length) {
    return message("seating-reasons.andMore", { names: shown.join(", "), count: count - shown.length });
  }
  const last = shown.pop() ?? "";
  return shown.length === 0 ? last : message("seating-reasons.andLast", { others: shown.join(", "), last });
}
