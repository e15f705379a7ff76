import type { DoorContents, DoorFact, ListedGuest } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import {
  type DoorPerson as FoldedPerson,
  foldPerson,
  groupDoor,
  type PersonFacts,
} from "../../../common/door/fold-door.ts";
import { append } from "../../../common/lib/append.ts";
import { isSameTable } from "../../../common/table-key.ts";
import { isUnnamedOf } from "../../../common/unnamed-guest.ts";

/** `guest:12`, or `walkIn:0190…` for walk-ins, also after the server has added them to the list. */
export type PersonKey = string;

export interface DoorPerson extends Omit<ListedGuest, "id" | "table" | "guestOf"> {
  key: PersonKey;
  /** Undefined for a walk-in whom the list does not have yet, as far as is known here. */
  guestId: number | undefined;
  walkInId: string | undefined;
  /** Where they sit after all that is known here; "" for no table. */
  tableLabel: string;
  /** Ids of all guests who come together, in the list's order; nobody for a walk-in. */
  party: readonly number[];
  /** Whether this is a plus-one without a name, who may be given one. */
  isUnnamed: boolean;
  /** Name of the guest whose plus-one this is; "" for nobody's. */
  guestOfName: string;
  /** Undefined if they are not here now. The time is the earliest. */
  arrival: { at: Date; by: string; operationIds: readonly string[] } | undefined;
  /** When they left, if they were here and are not any more. */
  leftAt: Date | undefined;
  /** All that was recorded about them. */
  operations: readonly DoorOperation[];
  /** Ids of those that were cancelled. */
  cancelled: ReadonlySet<string>;
}

type Queue = ReadonlyMap<string, DoorFact>;
type Folded = FoldedPerson<DoorFact>;
type Company = Pick<DoorPerson, "party" | "guestOfName">;

const nobody = { guests: [], facts: [], merged: [], worksOffline: false };
const alone: Company = { party: [], guestOfName: "" };

/** Everybody a device knows: the guests of its list, with what has been recorded about them, and walk-ins. */
export class People {
  /** In the order of the list, then walk-ins. */
  all: ReadonlyMap<PersonKey, DoorPerson> = new Map();
  /** Those on the list, by id. */
  guests: ReadonlyMap<number, DoorPerson> = new Map();
  #folded: ReadonlyMap<PersonKey, Folded> = new Map();
  #listed: readonly ListedGuest[] | undefined;
  #company: ReadonlyMap<number, Company> = new Map();

  /** How many are here, whether their names are known or not. */
  get arrivedCount(): number {
    return [...this.#folded.values()].filter(({ arrivals }) => arrivals.length > 0).length;
  }

  /** `queue`: facts of this device that the list does not follow yet. */
  update(known: Pick<DoorContents, keyof typeof nobody> | undefined, queue: Queue): void {
    const { guests: listed, facts, merged, worksOffline } = known ?? nobody;
    if (listed !== this.#listed) this.#company = companyIn(listed);
    this.#listed = listed;
    const groups = groupDoor([...queue.values(), ...facts], new Map(merged));
    this.#folded = new Map(groups.map((group) => [group.key, this.#fold(group)]));
    const ofGuests = new Map([...this.#folded.values()].map((folded) => [folded.guestId, folded]));
    const people = listed.map((guest) => {
      const folded = ofGuests.get(guest.id) ?? unrecorded(guest.id);
      return toPerson(guest, folded, this.#company.get(guest.id) ?? alone, queue);
    });
    const keys = new Set(people.map(({ key }) => key));
    for (const folded of [...this.#folded.values()].sort((one, other) => (one.key < other.key ? -1 : 1))) {
      const { key, walkIn } = folded;
      // With a list, a walk-in who is not on it was taken off it, unless the server does not know them yet.
      const isShown = walkIn && (queue.has(walkIn.id) || !worksOffline) && !keys.has(key);
      if (isShown) people.push(toPerson(undefined, folded, alone, queue));
    }
    this.all = new Map(people.map((person) => [person.key, person]));
    this.guests = new Map(people.flatMap((person) => (person.guestId === undefined ? [] : [[person.guestId, person]])));
  }

  /** Only what is known about those about whom something has changed is folded again. */
  #fold(group: PersonFacts<DoorFact>): Folded {
    const before = this.#folded.get(group.key);
    const isSame =
      before?.guestId === group.guestId &&
      before.operations.length === group.operations.length &&
      before.operations.every((operation, place) => operation === group.operations[place]);
    return isSame ? before : foldPerson(group);
  }
}

const unrecorded = (guestId: number): Folded =>
  foldPerson({ key: `guest:${guestId}`, guestId, walkInId: null, operations: [] });

/** As the list says, and as facts say that the list does not follow yet. */
function toPerson(guest: ListedGuest | undefined, folded: Folded, company: Company, queue: Queue): DoorPerson {
  const { key, walkIn, walkInId, arrivals, departures, names, operations, cancelled } = folded;
  const said: Partial<ListedGuest> = guest ?? { name: walkIn?.name ?? "", table: walkIn?.tableLabel ?? "" };
  const { id, name = "", table = "", guestOf, ...listed } = said;
  const [arrival] = arrivals;
  const [departure] = departures;
  const [given] = names.length === 1 ? names.filter((one) => queue.has(one.id)) : [];
  return {
    ...{ ...listed, ...company, key, operations, cancelled, guestId: id, walkInId: walkInId ?? undefined },
    ...{ name: given?.name ?? name, tableLabel: tableOf(folded, table, queue) },
    isUnnamed: guestOf !== undefined && isUnnamedOf(name) && names.length === 0,
    arrival: arrival && {
      ...{ at: new Date(arrival.at), by: arrival.by ?? "" },
      operationIds: arrivals.map((one) => one.id),
    },
    leftAt: departure && !arrival ? new Date(departure.at) : undefined,
  };
}

function tableOf({ reseats, operations }: Folded, listed: string, queue: Queue): string {
  const [reseat, other] = reseats;
  if (other) return listed;
  if (reseat && queue.has(reseat.id)) return reseat.tableLabel ?? listed;
  const takenBack = operations.flatMap(({ id, cancels }) => (queue.has(id) ? (cancels ?? []) : []));
  const followed = operations.find(
    ({ id, kind, tableLabel }) =>
      kind === "RESEATED" && takenBack.includes(id) && !queue.has(id) && isSameTable(tableLabel ?? "", listed),
  );
  return followed?.expectedTableLabel ?? listed;
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
