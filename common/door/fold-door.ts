import { groupBy } from "../lib/group-by.ts";
import type { DoorOperation } from "./door-operation.ts";

/** Whom facts are about, and all facts about them. */
export interface PersonFacts<Fact extends DoorOperation> {
  /** `guest:ID` or `walkIn:UUID`. */
  key: string;
  /** On the list; null for a walk-in who is not on it. */
  guestId: number | null;
  /** Null for guests of the list. */
  walkInId: string | null;
  /** Also about guests who were merged into them, what was cancelled, and what cancels it; sorted by id. */
  operations: readonly Fact[];
}

/** What is known about one person at the doors of an event. */
export interface DoorPerson<Fact extends DoorOperation = DoorOperation> extends PersonFacts<Fact> {
  /** Ids of cancelled operations. */
  cancelled: ReadonlySet<string>;
  /** Arrivals that stand, the first first. The person is here if there is one. */
  arrivals: readonly Fact[];
  /** Departures that were not cancelled, the last first. */
  departures: readonly Fact[];
  /** The fact that made them a walk-in; undefined for guests of the list, and when it was cancelled. */
  walkIn: Fact | undefined;
  /** The reseats that stand, one for each table: more than one is a contradiction. */
  reseats: readonly Fact[];
  /** The names that stand, one for each: more than one is a contradiction. */
  names: readonly Fact[];
}

/** Guests who are no longer on the list, and the guests of the list into whom they were merged, by their ids. */
export type MergedGuests = ReadonlyMap<number, number>;

/** Whether somebody came. */
export const isArrival = ({ kind }: DoorOperation) => kind === "ARRIVED" || kind === "WALK_IN";
const isDeparture = ({ kind }: DoorOperation) => kind === "LEFT";
const isReseat = ({ kind }: DoorOperation) => kind === "RESEATED";
const isNaming = ({ kind, name }: DoorOperation) => kind === "ARRIVED" && Boolean(name);

/**
 * What the facts of an event's doors mean, by person. Depends on nothing but the set of operations: not on their order, on copies, on
 * clocks (times only sort what is shown) or on who folds. `merged`: guests who were duplicates of others, and into whom they were merged;
 * what is about them is about these. An operation:
 *
 * - counts for nothing once a CANCELLED names it; a CANCELLED itself cannot be cancelled;
 * - takes the place of those that it `replaces`, in the same respect: presence, table or name;
 * - without `replaces`, takes the place of its own device's earlier ones about the same person, except that an arrival takes the
 *   place of none. A LEFT that follows no arrival of its own device ends one arrival of each other device, the first that stands.
 */
export const foldDoor = <Fact extends DoorOperation>(
  operations: Iterable<Fact>,
  merged?: MergedGuests,
): Map<string, DoorPerson<Fact>> =>
  new Map(groupDoor(operations, merged).map((facts) => [facts.key, foldPerson(facts)]));

/** The facts of each person, for {@link foldPerson}. */
export function groupDoor<Fact extends DoorOperation>(
  operations: Iterable<Fact>,
  merged: MergedGuests = new Map(),
): PersonFacts<Fact>[] {
  const known = new Map<string, Fact>();
  // Of copies of an operation, the server's counts, which may know the guest of a walk-in.
  for (const one of operations) if (!known.has(one.id) || one.guestId) known.set(one.id, one);
  const subjectOf = subjectsIn([...known.values()], merged);
  const groups = new Map<string, PersonFacts<Fact> & { operations: Fact[] }>();
  for (const operation of known.values()) {
    const about = operation.cancels ? known.get(operation.cancels) : operation;
    const subject = about && about.kind !== "CANCELLED" ? subjectOf(about) : undefined;
    if (!subject) continue;
    const group = groups.get(subject.key) ?? { ...subject, operations: [] };
    group.operations.push(operation);
    groups.set(subject.key, group);
  }
  for (const { operations: about } of groups.values()) about.sort(byId);
  return [...groups.values()];
}

/** Whom operations are about. A walk-in may be called by the id of their guest. */
function subjectsIn(operations: DoorOperation[], merged: MergedGuests) {
  const [guestsOf, walkInsOf] = [new Map<string, number>(), new Map<number, string>()];
  for (const { kind, guestId, walkInId } of operations.sort(byId)) {
    if (kind !== "WALK_IN" || !guestId || !walkInId) continue;
    guestsOf.set(walkInId, guestId);
    walkInsOf.set(guestId, walkInId);
  }
  return (operation: DoorOperation): Omit<PersonFacts<DoorOperation>, "operations"> | undefined => {
    const called = operation.walkInId ? guestsOf.get(operation.walkInId) : operation.guestId;
    const guestId = called ? (merged.get(called) ?? called) : null;
    const walkInId = (guestId ? walkInsOf.get(guestId) : operation.walkInId) ?? null;
    if (!guestId && !walkInId) return undefined;
    return { key: walkInId ? `walkIn:${walkInId}` : `guest:${guestId}`, guestId, walkInId };
  };
}

/** What the facts about a person mean. */
export function foldPerson<Fact extends DoorOperation>(facts: PersonFacts<Fact>): DoorPerson<Fact> {
  const cancelled = new Set(facts.operations.flatMap(({ cancels }) => cancels ?? []));
  const standing = facts.operations.filter(({ id, kind }) => kind !== "CANCELLED" && !cancelled.has(id));
  const reseats = standing.filter(isReseat);
  const names = standing.filter(isNaming);
  return {
    ...{ ...facts, cancelled },
    arrivals: standingArrivals(standing.filter((one) => isArrival(one) || isDeparture(one))).sort(byTime),
    departures: standing.filter(isDeparture).sort((one, other) => byTime(other, one)),
    walkIn: standing.find(({ kind, walkInId }) => kind === "WALK_IN" && walkInId === facts.walkInId),
    reseats: oneForEach(notReplaced(reseats, isReseat), ({ tableLabel }) => tableLabel ?? ""),
    names: oneForEach(notReplaced(names, isNaming), ({ name }) => name ?? ""),
  };
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other));
const byId = (one: DoorOperation, other: DoorOperation) => compare(one.id, other.id);
const bySequence = (one: DoorOperation, other: DoorOperation) =>
  compare(one.sequence, other.sequence) || byId(one, other);
const byTime = (one: DoorOperation, other: DoorOperation) =>
  compare(Date.parse(one.at), Date.parse(other.at)) || byId(one, other);

/** The first by id for each value without capitals, in the order of the values. */
function oneForEach<Fact extends DoorOperation>(
  operations: readonly Fact[],
  textOf: (operation: Fact) => string,
): Fact[] {
  const found = new Map<string, Fact>();
  for (const operation of operations.toReversed()) found.set(textOf(operation).toLowerCase(), operation);
  return [...found].sort(([one], [other]) => compare(one, other)).map(([, operation]) => operation);
}

/** Those that no other one takes the place of. `replacesEarlier`: without `replaces`, those of their own device. */
function notReplaced<Fact extends DoorOperation>(
  operations: readonly Fact[],
  replacesEarlier: (operation: DoorOperation) => boolean,
): Fact[] {
  const replaced = new Set(operations.flatMap(({ id, replaces }) => (replaces ?? []).filter((other) => other !== id)));
  const last = new Map<string, number>();
  for (const { device, sequence } of operations.filter((one) => !one.replaces && replacesEarlier(one))) {
    last.set(device, Math.max(sequence, last.get(device) ?? 0));
  }
  return operations.filter(({ id, device, sequence }) => !replaced.has(id) && sequence >= (last.get(device) ?? 0));
}

function standingArrivals<Fact extends DoorOperation>(comingAndGoing: readonly Fact[]): Fact[] {
  // By device, how many departures without `replaces` found no arrival of their own device to end.
  const elsewhere = new Map<string, number>();
  for (const [device, ofDevice] of byDevice(comingAndGoing)) {
    const found = ofDevice.filter((one, index) => {
      const before = ofDevice[index - 1];
      return isDeparture(one) && !one.replaces && !(before && isArrival(before));
    });
    elsewhere.set(device, found.length);
  }
  const total = [...elsewhere.values()].reduce((sum, count) => sum + count, 0);
  const arrivals = byDevice(notReplaced(comingAndGoing, isDeparture).filter(isArrival));
  return [...arrivals].flatMap(([device, ofDevice]) => ofDevice.slice(total - (elsewhere.get(device) ?? 0)));
}

const byDevice = <Fact extends DoorOperation>(operations: readonly Fact[]): Map<string, Fact[]> =>
  groupBy([...operations].sort(bySequence), ({ device }) => device);
