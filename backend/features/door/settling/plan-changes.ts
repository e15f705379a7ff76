import type { DoorPerson } from "../../../../common/door/fold-door.ts";
import { isSameTable } from "../../../../common/table-key.ts";
import { isUnnamedOf } from "../../../../common/unnamed-guest.ts";
import type { DoorView, ListedGuest, SettledFact } from "./settled-fact.ts";

/** What a fact did to the list, from now on. */
export type FactMark = Pick<SettledFact, "id" | "previousTableLabel" | "previousName">;

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

/** Walk-ins who are not on the list yet. */
export function findNewWalkIns({ fold }: DoorView): SettledFact["id"][] {
  return [...fold.people.values()].flatMap(({ walkIn, guestId }) => (walkIn && guestId === null ? [walkIn.id] : []));
}

/** The changes for everybody whom the facts of a view are about. */
export function planChanges(view: DoorView): ListChanges {
  const changes: ListChanges = { changed: [], removed: [], released: [], left: [], marks: [] };
  for (const person of view.fold.people.values()) {
    const guest = person.guestId === null ? undefined : view.guests.get(person.guestId);
    if (guest) planPerson({ person, guest, view }, changes);
  }
  return changes;
}

interface Subject {
  person: DoorPerson;
  guest: ListedGuest;
  view: DoorView;
}

/** Whether nothing is left that put them on the list. A walk-in who was merged into another stands for both. */
const isCancelledWalkIn = ({ walkInId, operations }: DoorPerson, { fold }: DoorView) =>
  walkInId !== null && operations.every(({ kind, id }) => kind !== "WALK_IN" || fold.cancelled.has(id));

function planPerson(subject: Subject, changes: ListChanges): void {
  const { person, guest, view } = subject;
  if (isCancelledWalkIn(person, view)) {
    changes.removed.push(guest.id);
    changes.released.push(...person.operations.filter(({ walkInId }) => walkInId !== null).map(({ id }) => id));
    if (guest.tableLabel !== "") changes.left.push(guest.tableLabel);
    return;
  }
  const marks = new Map<string, FactMark>();
  const markOf = (id: string): FactMark | undefined => {
    const fact = view.facts.get(id);
    if (!fact) return undefined;
    const mark = marks.get(id) ?? { ...fact };
    marks.set(id, mark);
    return mark;
  };
  const tableLabel = settle(tableOf(subject), guest.tableLabel, markOf, view);
  const name = settle(nameOf(subject), guest.name, markOf, view);
  if (tableLabel !== guest.tableLabel && guest.tableLabel !== "") changes.left.push(guest.tableLabel);
  if (tableLabel !== guest.tableLabel || name !== guest.name) changes.changed.push({ ...guest, tableLabel, name });
  for (const [id, { previousTableLabel, previousName }] of marks) {
    const before = view.facts.get(id);
    const isSame = before?.previousTableLabel === previousTableLabel && before.previousName === previousName;
    if (!isSame) changes.marks.push({ id, previousTableLabel, previousName });
  }
}

/** A value of a guest that facts set: their table, or their name. */
interface Setting {
  field: "previousTableLabel" | "previousName";
  /** Facts that set it, also cancelled ones. The list follows one of them at most, which remembers the value from before. */
  facts: readonly SettledFact[];
  /** Those that stand, one for each value; the list follows only if there is one. */
  standing: readonly SettledFact[];
  textOf(fact: SettledFact): string;
  isSame(one: string, other: string): boolean;
  /** What the list gets for a fact; undefined if it cannot or need not follow. `current`: without and with the door's changes. */
  wanted(fact: SettledFact, current: readonly string[]): string | undefined;
}

/** Takes back what no longer stands, then follows the only fact that does. @returns the new value */
function settle(setting: Setting, shown: string, markOf: (id: string) => FactMark | undefined, view: DoorView): string {
  const { field, facts, standing, textOf, isSame, wanted } = setting;
  const [only, ...others] = standing;
  const followed = facts.find((fact) => fact[field] !== null);
  const follows = others.length === 0 ? only : undefined;
  if (followed && follows && !view.fold.cancelled.has(followed.id) && isSame(textOf(followed), textOf(follows))) {
    return shown;
  }
  // Otherwise somebody seated or named the guest since, and that stays.
  const isShown = followed !== undefined && isSame(textOf(followed), shown);
  const before = isShown ? (followed[field] ?? shown) : shown;
  set(followed && markOf(followed.id), field, null);
  const next = follows && wanted(follows, [before, shown]);
  if (!follows || next === undefined) return before;
  set(markOf(follows.id), field, before);
  return next;
}

function set(mark: FactMark | undefined, field: Setting["field"], value: string | null): void {
  if (mark) mark[field] = value;
}

const factsOf = (operations: readonly { id: string }[], { facts }: DoorView): SettledFact[] =>
  operations.flatMap(({ id }) => facts.get(id) ?? []);

function tableOf({ person, view }: Subject): Setting {
  return {
    field: "previousTableLabel",
    facts: factsOf(person.operations, view).filter(({ kind }) => kind === "RESEATED" || kind === "WALK_IN"),
    standing: factsOf(person.reseats.length > 0 ? person.reseats : seatedWalkIns(person), view),
    textOf: ({ tableLabel }) => tableLabel ?? "",
    isSame: isSameTable,
    wanted: (fact, current) => (isExpected(fact, current, view) ? tableIn(view, fact.tableLabel) : undefined),
  };
}

/** A walk-in sits where they were seated on arrival until they are reseated. */
const seatedWalkIns = ({ walkIn }: DoorPerson) => (walkIn?.tableLabel ? [walkIn] : []);

/** The list's label; undefined for a table that the event does not have. */
const tableIn = ({ tables }: DoorView, label: string | null) => (label === "" ? "" : tables.get(label ?? ""));

/** Whether the guest sits where the device saw them, or where it saw them before what this fact takes the place of. */
function isExpected(fact: SettledFact, current: readonly string[], view: DoorView): boolean {
  const waiting = [fact];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, expectedTableLabel, replaces } = next;
    if (seen.has(id)) continue;
    seen.add(id);
    if (expectedTableLabel === null || current.some((label) => isSameTable(label, expectedTableLabel))) return true;
    waiting.push(
      ...factsOf(
        (replaces ?? []).map((replaced) => ({ id: replaced })),
        view,
      ).filter(({ kind }) => kind === "RESEATED"),
    );
  }
  return current.some((label) => isSameTable(label, fact.tableLabel ?? ""));
}

function nameOf({ person, guest, view }: Subject): Setting {
  const mayBeNamed = (name: string | undefined) => guest.guestOfId !== null && name !== undefined && isUnnamedOf(name);
  return {
    field: "previousName",
    facts: factsOf(person.operations, view).filter(({ kind, name }) => kind === "ARRIVED" && name !== null),
    standing: factsOf(person.names, view),
    textOf: ({ name }) => name ?? "",
    isSame: (one, other) => one === other,
    wanted: ({ name }, [before]) => (name !== null && (name === before || mayBeNamed(before)) ? name : undefined),
  };
}
