import { correctedTime, type DoorOperation } from "../../common/door/door-operation.ts";
import {
  type DoorPerson as FoldedPerson,
  foldPerson,
  groupDoor,
  type PersonFacts,
} from "../../common/door/fold-door.ts";
import { append } from "../../common/lib/append.ts";
import { isSameTable } from "../../common/table-key.ts";
import { isUnnamedOf } from "../../common/unnamed-guest.ts";
import type { DeviceList, ListedGuest, StoredFact } from "./server.ts";
import type { DoorPerson, PersonKey } from "./state.ts";

/** What people are made of. */
export interface Sources {
  list: DeviceList | undefined;
  facts: ReadonlyMap<string, StoredFact>;
  /** Facts of this device that the server's list does not follow yet. */
  queue: ReadonlyMap<string, DoorOperation>;
  /** Ids of operations that need a look. */
  flagged: ReadonlySet<string>;
}

/** Who comes together with a guest. */
interface Company {
  party: readonly number[];
  guestOfName: string;
}

type Made = readonly [person: DoorPerson, ...from: unknown[]];

/** Everybody a device knows: the guests of its list, with what has been recorded about them, and walk-ins. */
export class People {
  /** In the order of the list, then walk-ins. */
  all: ReadonlyMap<PersonKey, DoorPerson> = new Map();
  /** Those on the list, by id. */
  guests: ReadonlyMap<number, DoorPerson> = new Map();
  /** What is known about everybody about whom something was recorded. */
  folded: ReadonlyMap<PersonKey, FoldedPerson> = new Map();
  #made: ReadonlyMap<PersonKey, Made> = new Map();
  #list: DeviceList | undefined;
  #company: ReadonlyMap<number, Company> = new Map();

  /** Only people about whom something has changed are made again. */
  update(sources: Sources): void {
    const { list, facts, queue } = sources;
    if (list !== this.#list) this.#company = companyIn(list?.guests ?? []);
    this.#list = list;
    const groups = groupDoor(new Map([...queue, ...facts]).values(), new Map(list?.merged));
    this.folded = new Map(groups.map((group) => [group.key, this.#fold(group)]));
    const ofGuests = new Map([...this.folded.values()].map((folded) => [folded.guestId, folded]));
    const made = new Map<PersonKey, Made>();
    for (const guest of list?.guests ?? []) {
      const folded = ofGuests.get(guest.id);
      const key = folded?.key ?? `guest:${guest.id}`;
      made.set(key, this.#make(key, guest, folded, sources));
    }
    for (const folded of [...this.folded.values()].filter(({ walkIn }) => walkIn).sort(byKey)) {
      // With a list, a walk-in who is not on it was taken off it, unless the server does not know them yet.
      const isShown = queue.has(folded.walkIn?.id ?? "") || !list?.worksOffline;
      if (isShown && !made.has(folded.key)) made.set(folded.key, this.#make(folded.key, undefined, folded, sources));
    }
    this.#made = made;
    const people = Array.from(made.values(), ([person]) => person);
    this.all = new Map(people.map((person) => [person.key, person]));
    this.guests = new Map(people.flatMap((person) => (person.guestId === undefined ? [] : [[person.guestId, person]])));
  }

  #fold(group: PersonFacts): FoldedPerson {
    const before = this.folded.get(group.key);
    const isSame =
      before?.guestId === group.guestId &&
      before.operations.length === group.operations.length &&
      before.operations.every((operation, place) => operation === group.operations[place]);
    return isSame ? before : foldPerson(group);
  }

  #make(key: PersonKey, guest: ListedGuest | undefined, folded: FoldedPerson | undefined, sources: Sources): Made {
    const company = guest && this.#company.get(guest.id);
    const needsLook = folded?.operations.some(({ id }) => sources.flagged.has(id)) ?? false;
    const before = this.#made.get(key);
    const from = [guest, folded, company, needsLook];
    if (before && from.every((one, place) => one === before[place + 1])) return before;
    return [{ ...toPerson(key, guest, folded ?? unrecorded, sources), ...company, needsLook }, ...from];
  }
}

const byKey = (one: FoldedPerson, other: FoldedPerson) => (one.key < other.key ? -1 : 1);

const unrecorded = foldPerson({ key: "", guestId: null, walkInId: null, operations: [] });

/** As the list says, and as facts say that the list does not follow yet. */
function toPerson(
  key: PersonKey,
  guest: ListedGuest | undefined,
  folded: FoldedPerson,
  { facts, queue }: Sources,
): DoorPerson {
  const { walkIn, walkInId, arrivals, departures, names, operations } = folded;
  const listed: Partial<ListedGuest> = guest ?? { name: walkIn?.name ?? "", table: walkIn?.tableLabel ?? "" };
  const { name = "", table = "", household = "", note = "", otherNames = "", hasDeclined = false, guestOf } = listed;
  const [arrival] = arrivals;
  const [departure] = departures;
  const [given] = names.length === 1 ? names.filter(({ id }) => queue.has(id)) : [];
  return {
    ...{ key, guestId: guest?.id, walkInId: walkInId ?? undefined, name: given?.name ?? name, otherNames },
    ...{ tableLabel: tableOf(folded, table, queue), household, note, hasDeclined, operations },
    isUnnamed: guestOf !== undefined && isUnnamedOf(name) && names.length === 0,
    arrival: arrival && {
      ...{ at: new Date(correctedTime(arrival)), by: facts.get(arrival.id)?.by ?? "" },
      operationIds: arrivals.map(({ id }) => id),
    },
    leftAt: departure && !arrival ? new Date(correctedTime(departure)) : undefined,
    ...{ party: [], guestOfName: "", needsLook: false },
  };
}

function tableOf({ reseats, operations }: FoldedPerson, listed: string, queue: Sources["queue"]): string {
  const [reseat, other] = reseats;
  if (other) return listed;
  if (reseat && queue.has(reseat.id)) return reseat.tableLabel ?? listed;
  const cancelled = new Set(operations.flatMap(({ id, cancels }) => (queue.has(id) ? (cancels ?? []) : [])));
  const takenBack = operations.find(
    ({ id, kind, tableLabel }) =>
      kind === "RESEATED" && cancelled.has(id) && !queue.has(id) && isSameTable(tableLabel ?? "", listed),
  );
  return takenBack?.expectedTableLabel ?? listed;
}

/** A plus-one's plus-one's plus-one is as far as anybody looks. */
const maxSteps = 3;

/** Households, and guests with their plus-ones. */
function companyIn(guests: readonly ListedGuest[]): Map<number, Company> {
  const byId = new Map(guests.map((guest) => [guest.id, guest]));
  const hostOf = ({ guestOf }: ListedGuest) => (guestOf === undefined ? undefined : byId.get(guestOf));
  const parties = new Map<string, number[]>();
  const keyed = guests.map((guest) => {
    let whose = guest;
    for (let step = 0; step < maxSteps && !whose.household; step += 1) whose = hostOf(whose) ?? whose;
    const key = whose.household ? `household ${whose.household.toLowerCase()}` : `guest ${whose.id}`;
    append(parties, key, guest.id);
    return [guest, key] as const;
  });
  return new Map(
    keyed.map(([guest, key]) => [guest.id, { party: parties.get(key) ?? [], guestOfName: hostOf(guest)?.name ?? "" }]),
  );
}
