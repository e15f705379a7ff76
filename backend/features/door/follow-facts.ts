import type { DoorOperation, DoorReason } from "../../../common/door/door-operation.ts";
import type { DoorPerson } from "../../../common/door/fold-door.ts";
import { isSameTable } from "../../../common/table-key.ts";
import { isUnnamedOf } from "../../../common/unnamed-guest.ts";

/** A fact, and what it did to the list. */
export interface SettledFact extends DoorOperation {
  /** The table from before, once the list has the fact's table; null if it does not. */
  previousTableLabel: string | null;
  /** The name from before, once the list has the fact's name; null if it does not. */
  previousName: string | null;
}

/** What a fact did to the list, from now on. */
export type FactMark = Pick<SettledFact, "id" | "previousTableLabel" | "previousName">;

/** A guest, as far as the door changes them. */
export interface ListedGuest {
  id: number;
  name: string;
  tableLabel: string;
  guestOfId: number | null;
}

/** Facts, what they mean, and the part of the list that they are about. */
export interface DoorView {
  people: ReadonlyMap<string, DoorPerson>;
  facts: ReadonlyMap<string, SettledFact>;
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
  /** Ids of the facts about them, which then name no guest: a later walk-in with the same id is added again. */
  released: string[];
  /** Labels of tables that somebody leaves. They stay, even with nobody left. */
  left: string[];
  marks: FactMark[];
}

/** Something that people must decide. */
export interface DoorCard {
  reason: DoorReason;
  person: DoorPerson;
  /** What contradicts itself, or could not be applied; sorted. */
  operationIds: readonly string[];
}

/** A value of a guest that facts set: their table, or their name. */
interface Aspect {
  field: "previousTableLabel" | "previousName";
  shown(guest: ListedGuest): string;
  /** What a fact sets; undefined for one that sets nothing. */
  said(fact: DoorOperation): string | undefined;
  /** The facts that stand, one for each value; the list follows only if there is one. */
  standing(person: DoorPerson): readonly DoorOperation[];
  isSame(one: string, other: string): boolean;
  contradiction: DoorReason;
  /** Whether the list may follow. `current`: without and with the door's changes. */
  mayFollow(fact: SettledFact, guest: ListedGuest, current: readonly string[], view: DoorView): boolean;
  /** Why the list did not follow. */
  obstacle(fact: SettledFact, view: DoorView): DoorReason;
}

/** The list's label; undefined for a table that the event does not have. */
const labelIn = ({ tables }: DoorView, label: string) => (label === "" ? "" : tables.get(label));

const table: Aspect = {
  field: "previousTableLabel",
  shown: ({ tableLabel }) => tableLabel,
  said: ({ kind, tableLabel }) => (kind === "RESEATED" || kind === "WALK_IN" ? (tableLabel ?? "") : undefined),
  // A walk-in sits where they were seated on arrival until they are reseated.
  standing: ({ reseats, walkIn }) => (reseats.length === 0 && walkIn?.tableLabel ? [walkIn] : reseats),
  isSame: isSameTable,
  contradiction: "TWO_TABLES",
  mayFollow: (fact, _, current, view) =>
    labelIn(view, fact.tableLabel ?? "") !== undefined && isExpected(fact, current, view),
  obstacle: ({ tableLabel }, view) =>
    labelIn(view, tableLabel ?? "") === undefined ? "TABLE_GONE" : "MOVED_MEANWHILE",
};

const name: Aspect = {
  field: "previousName",
  shown: (guest) => guest.name,
  said: ({ kind, name: given }) => (kind === "ARRIVED" ? (given ?? undefined) : undefined),
  standing: ({ names }) => names,
  isSame: (one, other) => one === other,
  contradiction: "TWO_NAMES",
  mayFollow: (fact, { guestOfId }, [before = ""]) =>
    fact.name === before || (guestOfId !== null && isUnnamedOf(before)),
  obstacle: () => "ALREADY_NAMED",
};

/** Whether the guest sits where the device saw them, or where it saw them before what this fact takes the place of. */
function isExpected(fact: SettledFact, current: readonly string[], { facts }: DoorView): boolean {
  const sitsAt = (label: string) => current.some((one) => isSameTable(one, label));
  const seen = new Set([fact]);
  for (const { expectedTableLabel, replaces } of seen) {
    if (expectedTableLabel === null || sitsAt(expectedTableLabel)) return true;
    for (const id of replaces ?? []) {
      const replaced = facts.get(id);
      if (replaced?.kind === "RESEATED") seen.add(replaced);
    }
  }
  return sitsAt(fact.tableLabel ?? "");
}

const factsOf = (operations: readonly DoorOperation[], { facts }: DoorView): SettledFact[] =>
  operations.flatMap(({ id }) => facts.get(id) ?? []);

/** The facts that set a value; at most one of them is followed, which remembers the value from before. */
function settingOf({ field, said, standing }: Aspect, person: DoorPerson, view: DoorView) {
  const facts = factsOf(person.operations, view).filter((fact) => said(fact) !== undefined);
  const [only, ...others] = factsOf(standing(person), view);
  return { facts, followed: facts.find((fact) => fact[field] !== null), only: others.length === 0 ? only : undefined };
}

/** Walk-ins who are not on the list yet. */
export const findNewWalkIns = ({ people }: DoorView): string[] =>
  [...people.values()].flatMap(({ walkIn, guestId }) => (walkIn && guestId === null ? [walkIn.id] : []));

/** The changes for everybody whom the facts of a view are about. */
export function planChanges(view: DoorView): ListChanges {
  const changes: ListChanges = { changed: [], removed: [], released: [], left: [], marks: [] };
  for (const person of view.people.values()) {
    const guest = view.guests.get(person.guestId ?? 0);
    if (guest) planPerson(person, guest, view, changes);
  }
  return changes;
}

/** Whether nothing is left that put them on the list. A walk-in who was merged into another stands for both. */
const isCancelledWalkIn = ({ walkInId, operations, cancelled }: DoorPerson) =>
  walkInId !== null && operations.every(({ kind, id }) => kind !== "WALK_IN" || cancelled.has(id));

function planPerson(person: DoorPerson, guest: ListedGuest, view: DoorView, changes: ListChanges): void {
  const isRemoved = isCancelledWalkIn(person);
  const marks = new Map<string, FactMark>();
  const tableLabel = isRemoved ? "" : settle(table, person, guest, view, marks);
  if (guest.tableLabel !== "" && tableLabel !== guest.tableLabel) changes.left.push(guest.tableLabel);
  if (isRemoved) {
    changes.removed.push(guest.id);
    changes.released.push(...person.operations.filter(({ walkInId }) => walkInId !== null).map(({ id }) => id));
    return;
  }
  const given = settle(name, person, guest, view, marks);
  if (tableLabel !== guest.tableLabel || given !== guest.name)
    changes.changed.push({ ...guest, tableLabel, name: given });
  changes.marks.push(...marks.values());
}

/** Takes back what no longer stands, then follows the only fact that does. @returns the new value */
function settle(
  aspect: Aspect,
  person: DoorPerson,
  guest: ListedGuest,
  view: DoorView,
  marks: Map<string, FactMark>,
): string {
  const { field, said, isSame } = aspect;
  const { followed, only } = settingOf(aspect, person, view);
  const shown = aspect.shown(guest);
  const says = (fact: SettledFact, value: string) => isSame(said(fact) ?? "", value);
  if (followed && only && !person.cancelled.has(followed.id) && says(followed, said(only) ?? "")) return shown;
  // Otherwise somebody seated or named the guest since, and that stays.
  const before = followed && says(followed, shown) ? (followed[field] ?? shown) : shown;
  const next = only && aspect.mayFollow(only, guest, [before, shown], view) ? only : undefined;
  const mark = (fact: SettledFact | undefined, value: string | null) => {
    if (!fact) return;
    const { id, previousTableLabel, previousName } = marks.get(fact.id) ?? fact;
    marks.set(id, { id, previousTableLabel, previousName, [field]: value });
  };
  mark(followed, null);
  mark(next, before);
  if (!next) return before;
  return field === "previousTableLabel" ? (labelIn(view, next.tableLabel ?? "") ?? before) : (next.name ?? before);
}

/** What people must decide: contradictions in the facts, and facts that the list cannot follow. */
export function findCards(view: DoorView): DoorCard[] {
  const cards = [...view.people.values()].flatMap((person) => {
    const guest = view.guests.get(person.guestId ?? 0);
    return guest ? cardsOf(person, guest, view) : goneCards(person);
  });
  return cards.sort((one, other) => ((one.operationIds[0] ?? "") < (other.operationIds[0] ?? "") ? -1 : 1));
}

const toCard = (reason: DoorReason, person: DoorPerson, operations: readonly DoorOperation[]): DoorCard => ({
  ...{ reason, person },
  operationIds: [...new Set(operations.map(({ id }) => id))].sort(),
});

/** Somebody who is not on the list, and of whom something stands. */
function goneCards(person: DoorPerson): DoorCard[] {
  const { arrivals, reseats, names, walkIn, guestId } = person;
  const standing = [...arrivals, ...reseats, ...names];
  return standing.length === 0
    ? []
    : [toCard(walkIn && guestId === null ? "LIST_FULL" : "GUEST_GONE", person, standing)];
}

function cardsOf(person: DoorPerson, guest: ListedGuest, view: DoorView): DoorCard[] {
  const { arrivals } = person;
  const isAtTwoDoors = new Set(arrivals.map(({ device }) => device)).size > 1;
  const presence = isAtTwoDoors ? [toCard("TWO_DOORS", person, arrivals)] : [];
  return [...presence, ...[table, name].flatMap((aspect) => aspectCards(aspect, person, guest, view))];
}

function aspectCards(aspect: Aspect, person: DoorPerson, guest: ListedGuest, view: DoorView): DoorCard[] {
  const standing = aspect.standing(person);
  if (standing.length > 1) return [toCard(aspect.contradiction, person, standing)];
  const { facts, only } = settingOf(aspect, person, view);
  if (!only) return [];
  const value = aspect.said(only) ?? "";
  const shown = aspect.shown(guest);
  // A walk-in whom an organizer has seated since sits there.
  const isDone = aspect.isSame(value, shown) || (only.kind === "WALK_IN" && shown !== "");
  // Whether the list followed a fact that says the same, whatever was done to the list since.
  const isFollowed = facts.some((fact) => fact[aspect.field] !== null && aspect.isSame(aspect.said(fact) ?? "", value));
  return isDone || isFollowed ? [] : [toCard(aspect.obstacle(only, view), person, [only])];
}
