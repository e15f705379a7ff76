import { append } from "../lib/append.ts";
import { correctedTime, type DoorOperation } from "./door-operation.ts";

/** Whom facts are about, and all facts about them. */
export interface PersonFacts {
  /** `guest:ID` or `walkIn:UUID`. */
  key: string;
  /** On the list; null for a walk-in who is not on it. */
  guestId: number | null;
  /** Null for guests of the list. */
  walkInId: string | null;
  /** Also about guests who were merged into them, what was cancelled, and what cancels it; sorted by id. */
  operations: readonly DoorOperation[];
}

/** What is known about one person at the doors of an event. */
export interface DoorPerson extends PersonFacts {
  /** Ids of cancelled operations. */
  cancelled: ReadonlySet<string>;
  /** Arrivals that stand, the first first. The person is here if there is one. */
  arrivals: readonly DoorOperation[];
  /** Departures that were not cancelled, the last first. */
  departures: readonly DoorOperation[];
  /** The fact that made them a walk-in; undefined for guests of the list, and when it was cancelled. */
  walkIn: DoorOperation | undefined;
  /** The reseats that stand, one for each table: more than one is a contradiction. */
  reseats: readonly DoorOperation[];
  /** The names that stand, one for each: more than one is a contradiction. */
  names: readonly DoorOperation[];
}

/** Guests who are no longer on the list, and the guests of the list into whom they were merged, by their ids. */
export type MergedGuests = ReadonlyMap<number, number>;

/** What of a person an operation is about. An operation takes the place of others in the same respect only. */
type Respect = "presence" | "table" | "name";

const isArrival = ({ kind }: DoorOperation) => kind === "ARRIVED" || kind === "WALK_IN";

const respects: Record<Respect, (operation: DoorOperation) => boolean> = {
  presence: (operation) => isArrival(operation) || operation.kind === "LEFT",
  table: ({ kind }) => kind === "RESEATED",
  name: ({ kind, name }) => kind === "ARRIVED" && name !== null && name !== "",
};

/**
 * What the facts of an event's doors mean, by person. Depends on nothing but the set of operations: not on their order, on copies, on
 * clocks (times only sort what is shown) or on who folds. `merged`: guests who were duplicates of others, and into whom they were merged;
 * what is about them is about these. An operation:
 *
 * - counts for nothing once a CANCELLED names it; a CANCELLED itself cannot be cancelled;
 * - takes the place of those that it `replaces`;
 * - without `replaces`, takes the place of its own device's earlier ones about the same person, except that an arrival takes the
 *   place of none. A LEFT that follows no arrival of its own device ends one arrival of each other device, the first that stands.
 */
export const foldDoor = (operations: Iterable<DoorOperation>, merged?: MergedGuests): Map<string, DoorPerson> =>
  new Map(groupDoor(operations, merged).map((facts) => [facts.key, foldPerson(facts)]));

/** The facts of each person, for {@link foldPerson}. */
export function groupDoor(operations: Iterable<DoorOperation>, merged: MergedGuests = new Map()): PersonFacts[] {
  const known = new Map<string, DoorOperation>();
  // Of copies of an operation, the server's counts, which may know the guest of a walk-in.
  for (const one of operations) if (!known.has(one.id) || one.guestId !== null) known.set(one.id, one);
  const subjectOf = subjectsIn([...known.values()], merged);
  const groups = new Map<string, Subject & { operations: DoorOperation[] }>();
  for (const operation of known.values()) {
    const subject = subjectOf(operation.cancels === null ? operation : known.get(operation.cancels));
    if (!subject) continue;
    const group = groups.get(subject.key);
    if (group) group.operations.push(operation);
    else groups.set(subject.key, { ...subject, operations: [operation] });
  }
  for (const { operations: about } of groups.values()) about.sort(byIdOf);
  return [...groups.values()];
}

/** What the facts about a person mean. */
export function foldPerson(facts: PersonFacts): DoorPerson {
  const cancelled = new Set(facts.operations.flatMap(({ cancels }) => cancels ?? []));
  const standing = facts.operations.filter(({ id, kind }) => kind !== "CANCELLED" && !cancelled.has(id));
  return {
    ...{ ...facts, cancelled },
    arrivals: standingArrivals(standing).sort(byTime),
    departures: standing.filter(({ kind }) => kind === "LEFT").sort((one, other) => byTime(other, one)),
    walkIn: standing.find(({ kind, walkInId }) => kind === "WALK_IN" && walkInId === facts.walkInId),
    reseats: oneForEach(notReplaced(standing, "table"), ({ tableLabel }) => (tableLabel ?? "").toLowerCase()),
    names: oneForEach(notReplaced(standing, "name"), ({ name }) => (name ?? "").toLowerCase()),
  };
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));
const byIdOf = (one: DoorOperation, other: DoorOperation) => compare(one.id, other.id);

/** Whom an operation is about. */
type Subject = Omit<PersonFacts, "operations">;

/** A walk-in may be called by the id of their guest. */
function subjectsIn(operations: readonly DoorOperation[], merged: MergedGuests) {
  const made = operations
    .filter(({ kind }) => kind === "WALK_IN")
    .sort(byIdOf)
    .flatMap(({ guestId, walkInId }) => (guestId !== null && walkInId !== null ? [{ guestId, walkInId }] : []));
  const walkIns = new Map(made.map(({ guestId, walkInId }) => [guestId, walkInId]));
  const guests = new Map(made.map(({ guestId, walkInId }) => [walkInId, guestId]));
  return (operation: DoorOperation | undefined): Subject | undefined => {
    if (!operation || operation.kind === "CANCELLED") return undefined;
    const { guestId, walkInId } = operation;
    const called = walkInId === null ? guestId : (guests.get(walkInId) ?? null);
    if (called === null) return walkInId === null ? undefined : toSubject(null, walkInId);
    const listed = merged.get(called) ?? called;
    return toSubject(listed, walkIns.get(listed) ?? null);
  };
}

const toSubject = (guestId: number | null, walkInId: string | null): Subject => ({
  ...{ guestId, walkInId },
  key: walkInId === null ? `guest:${guestId}` : `walkIn:${walkInId}`,
});

const byTime = (one: DoorOperation, other: DoorOperation) =>
  compare(correctedTime(one), correctedTime(other)) || byIdOf(one, other);

/** The first by id for each value, in the order of the values. */
function oneForEach(operations: readonly DoorOperation[], keyOf: (operation: DoorOperation) => string) {
  const found = new Map<string, DoorOperation>();
  for (const operation of operations) {
    const key = keyOf(operation);
    if (!found.has(key)) found.set(key, operation);
  }
  return [...found].sort(([one], [other]) => compare(one, other)).map(([, operation]) => operation);
}

/** Which operations without `replaces` take the place of their device's earlier ones. */
const replacesEarlier: Record<Respect, (operation: DoorOperation) => boolean> = {
  ...respects,
  presence: ({ kind }) => kind === "LEFT",
};

/** Those that no other one about the same person takes the place of in the same respect. */
function notReplaced(standing: readonly DoorOperation[], respect: Respect): DoorOperation[] {
  const about = standing.filter(respects[respect]);
  const replaced = new Set(about.flatMap(({ id, replaces }) => (replaces ?? []).filter((other) => other !== id)));
  const last = new Map<string, number>();
  for (const { device, sequence } of about.filter((one) => one.replaces === null && replacesEarlier[respect](one))) {
    last.set(device, Math.max(sequence, last.get(device) ?? 0));
  }
  return about.filter(({ id, device, sequence }) => !replaced.has(id) && sequence >= (last.get(device) ?? 0));
}

function standingArrivals(standing: readonly DoorOperation[]): DoorOperation[] {
  const departures = departuresElsewhere(standing);
  const total = [...departures.values()].reduce((sum, count) => sum + count, 0);
  const arrivals = byDevice(notReplaced(standing, "presence").filter(isArrival));
  return [...arrivals].flatMap(([device, ofDevice]) =>
    ofDevice.sort(bySequence).slice(total - (departures.get(device) ?? 0)),
  );
}

/** By device, how many departures without `replaces` found no arrival of their own device to end. */
function departuresElsewhere(standing: readonly DoorOperation[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [device, ofDevice] of byDevice(standing.filter(respects.presence))) {
    ofDevice.sort(bySequence);
    const elsewhere = ofDevice.filter(({ kind, replaces }, index) => {
      const before = ofDevice[index - 1];
      return kind === "LEFT" && replaces === null && !(before && isArrival(before));
    });
    counts.set(device, elsewhere.length);
  }
  return counts;
}

function byDevice(operations: readonly DoorOperation[]): Map<string, DoorOperation[]> {
  const groups = new Map<string, DoorOperation[]>();
  for (const operation of operations) append(groups, operation.device, operation);
  return groups;
}

const bySequence = (one: DoorOperation, other: DoorOperation) =>
  compare(one.sequence, other.sequence) || byIdOf(one, other);
