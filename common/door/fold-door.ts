import { correctedTime, type DoorOperation, type DoorReason } from "./door-operation.ts";

/** What is known about one person at the doors of an event. */
export interface DoorPerson {
  /** `guest:ID` or `walkIn:UUID`. */
  key: string;
  /** On the list; null for a walk-in who is not on it. */
  guestId: number | null;
  /** Null for guests of the list. */
  walkInId: string | null;
  /** All about them, and about guests who were merged into them, also what was cancelled; sorted by id. */
  operations: readonly DoorOperation[];
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

/** Something that people must decide. */
export interface DoorCard {
  reason: DoorReason;
  /** The person's. */
  key: string;
  /** What contradicts itself, or could not be applied; sorted. */
  operationIds: readonly string[];
}

export interface DoorFold {
  /** By key: everybody about whom something was recorded, even if all of it was cancelled. */
  people: ReadonlyMap<string, DoorPerson>;
  cards: readonly DoorCard[];
  /** Ids of cancelled operations. */
  cancelled: ReadonlySet<string>;
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
 * What the facts of an event's doors mean. Depends on nothing but the set of operations: not on their order, on copies, on clocks
 * (times only sort what is shown) or on who folds. `merged`: guests who were duplicates of others, and into whom they were merged; what is
 * about them is about these. An operation:
 *
 * - counts for nothing once a CANCELLED names it; a CANCELLED itself cannot be cancelled;
 * - takes the place of those that it `replaces`;
 * - without `replaces`, takes the place of its own device's earlier ones about the same person, except that an arrival takes the
 *   place of none. A LEFT that follows no arrival of its own device ends one arrival of each other device, the first that stands.
 */
export function foldDoor(operations: Iterable<DoorOperation>, merged: MergedGuests = new Map()): DoorFold {
  const folding = foldingDoor(operations, merged);
  for (;;) {
    const step = folding.next();
    if (step.done) return step.value;
  }
}

const peopleAtOnce = 50;

/** As {@link foldDoor}, for many operations: yields after some people, so that others have a turn. */
export function* foldingDoor(operations: Iterable<DoorOperation>, merged: MergedGuests): Generator<void, DoorFold> {
  const known = distinct(operations);
  const cancelled = new Set(known.flatMap(({ kind, cancels }) => (kind === "CANCELLED" && cancels ? [cancels] : [])));
  const subjectOf = subjectsIn(known, merged);
  const found: DoorPerson[] = [];
  for (const about of groupedBy(known, (operation) => subjectOf(operation)?.key).values()) {
    const [subject] = about.sort(byIdOf).slice(0, 1).map(subjectOf);
    if (!subject) continue;
    const standing = about.filter(({ id }) => !cancelled.has(id));
    found.push(toPerson(subject, about, standing));
    if (found.length % peopleAtOnce === 0) yield;
  }
  found.sort(byFirstOperation);
  const cards = found.flatMap(contradictions);
  const people = new Map(found.map((person) => [person.key, person]));
  return { people, cards, cancelled: new Set(known.flatMap(({ id }) => (cancelled.has(id) ? [id] : []))) };
}

/** Of copies of an operation, the server's counts, which may know the guest of a walk-in. */
function distinct(operations: Iterable<DoorOperation>): DoorOperation[] {
  const byId = new Map<string, DoorOperation>();
  for (const operation of operations) {
    const other = byId.get(operation.id);
    if (!other || (other.guestId === null && operation.guestId !== null)) byId.set(operation.id, operation);
  }
  return [...byId.values()];
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));
const byIdOf = (one: DoorOperation, other: DoorOperation) => compare(one.id, other.id);

const byFirstOperation = (one: DoorPerson, other: DoorPerson) =>
  compare(one.operations[0]?.id ?? "", other.operations[0]?.id ?? "");

/** Whom an operation is about. */
type Subject = Pick<DoorPerson, "key" | "guestId" | "walkInId">;

/** A walk-in may be called by the id of their guest. */
function subjectsIn(operations: readonly DoorOperation[], merged: MergedGuests) {
  const made = operations
    .filter(({ kind }) => kind === "WALK_IN")
    .sort(byIdOf)
    .flatMap(({ guestId, walkInId }) => (guestId !== null && walkInId !== null ? [{ guestId, walkInId }] : []));
  const walkIns = new Map(made.map(({ guestId, walkInId }) => [guestId, walkInId]));
  const guests = new Map(made.map(({ guestId, walkInId }) => [walkInId, guestId]));
  return ({ kind, guestId, walkInId }: DoorOperation): Subject | undefined => {
    if (kind === "CANCELLED") return undefined;
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

function toPerson(subject: Subject, about: readonly DoorOperation[], standing: readonly DoorOperation[]): DoorPerson {
  const arrivals = standingArrivals(standing).sort(byTime);
  const names = notReplaced(standing, "name");
  return {
    ...{ ...subject, arrivals, operations: about },
    departures: standing.filter(({ kind }) => kind === "LEFT").sort((one, other) => byTime(other, one)),
    walkIn: standing.find(({ kind, walkInId }) => kind === "WALK_IN" && walkInId === subject.walkInId),
    reseats: oneForEach(notReplaced(standing, "table"), ({ tableLabel }) => (tableLabel ?? "").toLowerCase()),
    names: oneForEach(names, ({ name }) => (name ?? "").toLowerCase()),
  };
}

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
  const arrivals = groupedBy(notReplaced(standing, "presence").filter(isArrival), ({ device }) => device);
  return [...arrivals].flatMap(([device, ofDevice]) =>
    ofDevice.sort(bySequence).slice(total - (departures.get(device) ?? 0)),
  );
}

/** By device, how many departures without `replaces` found no arrival of their own device to end. */
function departuresElsewhere(standing: readonly DoorOperation[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [device, ofDevice] of groupedBy(standing.filter(respects.presence), ({ device }) => device)) {
    ofDevice.sort(bySequence);
    const elsewhere = ofDevice.filter(({ kind, replaces }, index) => {
      const before = ofDevice[index - 1];
      return kind === "LEFT" && replaces === null && !(before && isArrival(before));
    });
    counts.set(device, elsewhere.length);
  }
  return counts;
}

function groupedBy(
  operations: readonly DoorOperation[],
  keyOf: (operation: DoorOperation) => string | undefined,
): Map<string, DoorOperation[]> {
  const groups = new Map<string, DoorOperation[]>();
  for (const operation of operations) {
    const key = keyOf(operation);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(operation);
    else groups.set(key, [operation]);
  }
  return groups;
}

const bySequence = (one: DoorOperation, other: DoorOperation) =>
  compare(one.sequence, other.sequence) || byIdOf(one, other);

function contradictions({ key, arrivals, reseats, names }: DoorPerson): DoorCard[] {
  const isAtTwoDoors = new Set(arrivals.map(({ device }) => device)).size > 1;
  return [
    ...(isAtTwoDoors ? [toCard("TWO_DOORS", key, arrivals)] : []),
    ...(reseats.length > 1 ? [toCard("TWO_TABLES", key, reseats)] : []),
    ...(names.length > 1 ? [toCard("TWO_NAMES", key, names)] : []),
  ];
}

/** A card about operations of one person. */
export function toCard(reason: DoorReason, key: string, operations: readonly DoorOperation[]): DoorCard {
  return { reason, key, operationIds: operations.map(({ id }) => id).sort() };
}
