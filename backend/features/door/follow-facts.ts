import type { DoorQuestion } from "../../../common/door/door-news.ts";
import type { DoorOperation, DoorReason } from "../../../common/door/door-operation.ts";
import type { DoorPerson } from "../../../common/door/fold-door.ts";
import { isSameTable } from "../../../common/table-key.ts";
import { isUnnamedOf } from "../../../common/unnamed-guest.ts";

/** What a fact did to the list. */
interface Marks {
  /** The table from before, once the list has the fact's table. */
  previousTableLabel?: string | null;
  /** The name from before, once the list has the fact's name. */
  previousName?: string | null;
}

/** A fact as stored. */
export interface StoredFact extends DoorOperation, Marks {
  /** 1, 2, … in the order in which they were stored. Emptied ones get another one, so that devices read them again. */
  position: number;
  /** Who recorded it: today's name for users, the name at that time for helpers. */
  by?: string;
}

/** What is newly remembered of a fact. */
export type FactMark = Marks & Pick<StoredFact, "id" | "guestId">;

type Person = DoorPerson<StoredFact>;

/** A guest, as far as the door changes them. */
export interface ListedGuest {
  id: number;
  name: string;
  tableLabel: string;
  guestOfId: number | null;
}

/** What facts mean, and the part of the list that they are about. */
export interface DoorView {
  people: readonly Person[];
  /** Those who are on the list, by id. */
  guests: ReadonlyMap<number, ListedGuest>;
  /** The list's spelling of the label of a table that the event has, by any spelling in the facts. */
  tables: ReadonlyMap<string, string>;
}

/** What must change for the list to follow the facts. */
export interface ListChanges {
  /** Guests with their new name and table. */
  changed: ListedGuest[];
  /** Ids of guests whose walk-ins were cancelled. */
  removed: number[];
  /** Labels of tables that somebody leaves. They stay, even with nobody left. */
  left: string[];
  marks: FactMark[];
}

/** A value of a guest that facts set: their table, or their name. */
interface Aspect {
  /** Of guests and of facts. */
  field: "tableLabel" | "name";
  previous: keyof Marks;
  /** The facts that stand, one for each value; the list follows only if there is one. */
  standing(person: Person): readonly StoredFact[];
  isSame(one: string, other: string): boolean;
  contradiction: DoorReason;
  /** Why the list may not follow. `current`: the value without and with the door's changes. */
  obstacle(
    fact: StoredFact,
    person: Person,
    guest: ListedGuest,
    current: string[],
    view: DoorView,
  ): DoorReason | undefined;
}

const table: Aspect = {
  field: "tableLabel",
  previous: "previousTableLabel",
  // A walk-in sits where they were seated on arrival until they are reseated.
  standing: ({ reseats, walkIn }) => (reseats.length === 0 && walkIn?.tableLabel ? [walkIn] : reseats),
  isSame: isSameTable,
  contradiction: "TWO_TABLES",
  obstacle(fact, person, _, current, { tables }) {
    if (fact.tableLabel && !tables.has(fact.tableLabel)) return "TABLE_GONE";
    return isExpected(fact, person, current) ? undefined : "MOVED_MEANWHILE";
  },
};

const name: Aspect = {
  field: "name",
  previous: "previousName",
  standing: ({ names }) => names,
  isSame: (one, other) => one === other,
  contradiction: "TWO_NAMES",
  obstacle: (fact, _, { guestOfId }, [before = ""]) =>
    fact.name === before || (guestOfId !== null && isUnnamedOf(before)) ? undefined : "ALREADY_NAMED",
};

/** Whether the guest sits where the device saw them, or where it saw them before what this fact takes the place of. */
function isExpected(fact: StoredFact, { operations }: Person, current: readonly string[]): boolean {
  const sitsAt = (label: string) => current.some((one) => isSameTable(one, label));
  const seen = new Set([fact]);
  for (const { expectedTableLabel, replaces } of seen) {
    if (typeof expectedTableLabel !== "string" || sitsAt(expectedTableLabel)) return true;
    for (const one of operations) if (one.kind === "RESEATED" && replaces?.includes(one.id)) seen.add(one);
  }
  return sitsAt(fact.tableLabel ?? "");
}

/** The changes for everybody whom the facts of a view are about. */
export function planChanges(view: DoorView): ListChanges {
  const changes: ListChanges = { changed: [], removed: [], left: [], marks: [] };
  for (const person of view.people) {
    const guest = view.guests.get(person.guestId ?? 0);
    if (guest) planPerson(person, guest, view, changes);
  }
  return changes;
}

function planPerson(person: Person, guest: ListedGuest, view: DoorView, changes: ListChanges): void {
  const { walkInId, operations, cancelled } = person;
  // Nothing is left that put them on the list. A walk-in who was merged into another stands for both.
  if (walkInId !== null && operations.every(({ kind, id }) => kind !== "WALK_IN" || cancelled.has(id))) {
    changes.removed.push(guest.id);
    changes.left.push(guest.tableLabel);
    // A later walk-in with the same id is added again.
    const forgotten = { guestId: null, previousTableLabel: null, previousName: null };
    changes.marks.push(...operations.flatMap(({ id, walkInId: isWalkIn }) => (isWalkIn ? { id, ...forgotten } : [])));
    return;
  }
  const [seated, named] = [settle(table, person, guest, view), settle(name, person, guest, view)];
  const tableLabel = view.tables.get(seated.value) ?? seated.value;
  changes.marks.push(...seated.marks, ...named.marks);
  if (tableLabel !== guest.tableLabel) changes.left.push(guest.tableLabel);
  if (tableLabel === guest.tableLabel && named.value === guest.name) return;
  changes.changed.push({ ...guest, tableLabel, name: named.value });
}

interface Settled {
  value: string;
  marks: FactMark[];
  /** What stands in the way of following the facts. */
  problem?: DoorQuestion;
}

/** Takes back what no longer stands, then follows the only fact that does. */
function settle(aspect: Aspect, person: Person, guest: ListedGuest, view: DoorView): Settled {
  const { field, previous, isSame } = aspect;
  const shown = guest[field];
  const says = (fact: StoredFact, value: string) => isSame(fact[field] ?? "", value);
  const standing = aspect.standing(person);
  const [only, ...others] = standing;
  const followed = person.operations.find((fact) => typeof fact[previous] === "string");
  const isFollowed = followed && only && others.length === 0 && says(followed, only[field] ?? "");
  if (isFollowed && !person.cancelled.has(followed.id)) return { value: shown, marks: [] };
  // Otherwise somebody seated or named the guest since, and that stays.
  const before = followed && says(followed, shown) ? (followed[previous] ?? shown) : shown;
  const unmarked: FactMark[] = followed ? [{ id: followed.id, [previous]: null }] : [];
  const stays = { value: before, marks: unmarked };
  if (!only) return stays;
  if (others.length > 0) return { ...stays, problem: toCard(aspect.contradiction, standing) };
  const reason = aspect.obstacle(only, person, guest, [before, shown], view);
  if (!reason) return { value: only[field] ?? "", marks: [...unmarked, { id: only.id, [previous]: before }] };
  // A walk-in whom an organizer has seated since sits there.
  const isDone = says(only, before) || (only.kind === "WALK_IN" && before !== "");
  return isDone ? stays : { ...stays, problem: toCard(reason, [only]) };
}

/** What people must decide: contradictions in the facts, and facts that the list cannot follow. */
export function findCards(view: DoorView): DoorQuestion[] {
  const cards = view.people.flatMap((person) => cardsOf(person, view));
  return cards.sort((one, other) => ((one.operationIds[0] ?? "") < (other.operationIds[0] ?? "") ? -1 : 1));
}

/** The ids are sorted. */
const toCard = (reason: DoorReason, facts: readonly StoredFact[]): DoorQuestion => ({
  reason,
  operationIds: [...new Set(facts.map(({ id }) => id))].sort(),
});

function cardsOf(person: Person, view: DoorView): DoorQuestion[] {
  const { arrivals, reseats, names, walkIn, guestId } = person;
  const guest = view.guests.get(guestId ?? 0);
  if (!guest) {
    const facts = [...arrivals, ...reseats, ...names];
    return facts.length === 0 ? [] : [toCard(walkIn && guestId === null ? "LIST_FULL" : "GUEST_GONE", facts)];
  }
  const isAtTwoDoors = new Set(arrivals.map(({ device }) => device)).size > 1;
  const problems = [table, name].flatMap((aspect) => settle(aspect, person, guest, view).problem ?? []);
  return [...(isAtTwoDoors ? [toCard("TWO_DOORS", arrivals)] : []), ...problems];
}
