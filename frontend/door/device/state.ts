import type { DoorContents, DoorFact, DoorQuestion, ListedGuest, ListedTable } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import { type DoorPerson as FoldedPerson, foldDoor } from "../../../common/door/fold-door.ts";
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

/** "To check": facts that do not fit together. */
export interface DoorCard extends DoorQuestion {
  /** Undefined if they are not known here any more. */
  person: DoorPerson | undefined;
  operations: readonly DoorFact[];
}

type Queue = ReadonlyMap<string, DoorFact>;
type Folded = FoldedPerson<DoorFact>;
type Company = Pick<DoorPerson, "party" | "guestOfName">;

const unrecorded: Folded = foldPerson({ key: "", guestId: null, walkInId: null, operations: [] });
const alone: Company = { party: [], guestOfName: "" };

/** What a device knows. All that it shows follows from it. */
export interface DoorKnowledge {
  /** With "ended" and "expired", the list is deleted from this device, and what was not sent is kept. */
  access: "opening" | "open" | "ended" | "expired";
  /** Otherwise nothing can be recorded here. */
  canStore: boolean;
  connection: "connecting" | "connected" | "offline";
  /** Since when that is so. */
  since: Date;
  /** Operations that were not read back from the server yet. */
  queue: Queue;
  /** Undefined until a list has been read. */
  known: DoorContents | undefined;
}

/** What the screen shows. */
export interface DoorState extends DoorKnowledge {
  /** How many operations wait in the queue. */
  unsent: number;
  counts: { arrived: number; expected: number };
  /** In the order of the list, then walk-ins. If the event does not work offline, only those who were found or recorded. */
  people: ReadonlyMap<PersonKey, DoorPerson>;
  /** Those of them who are on the list, by their ids. */
  guests: ReadonlyMap<number, DoorPerson>;
  /** `seated`: guests who have not declined, and walk-ins, as seated after all that is known here. */
  tables: readonly (ListedTable & { seated: number })[];
  cards: readonly DoorCard[];
}

/** `before`: what may be as it was. */
export function stateOf(knowledge: DoorKnowledge, before?: DoorState): DoorState {
  const { known, queue } = knowledge;
  if (before && before.known === known && before.queue === queue) return { ...before, ...knowledge };
  const { guests = [], tables = [], facts = [], merged = [], worksOffline = false, expectedCount = 0 } = known ?? {};
  const folded = foldDoor<DoorFact>([...queue.values(), ...facts], new Map(merged));
  const everybody = peopleIn(guests, folded, queue, worksOffline);
  const coming = everybody.filter(({ hasDeclined, arrival }) => !hasDeclined || arrival);
  return {
    ...knowledge,
    unsent: queue.size,
    counts: worksOffline
      ? { arrived: everybody.filter(({ arrival }) => arrival).length, expected: coming.length }
      : { arrived: [...folded.values()].filter(({ arrivals }) => arrivals.length > 0).length, expected: expectedCount },
    people: new Map(everybody.map((person) => [person.key, person])),
    guests: new Map(everybody.flatMap((person) => (person.guestId === undefined ? [] : [[person.guestId, person]]))),
    tables: seatedAt(tables, coming),
    cards: cardsOf(known, everybody, queue),
  };
}

/** The guests of the list, with what has been recorded about them, and walk-ins. */
function peopleIn(
  listed: readonly ListedGuest[],
  folded: ReadonlyMap<PersonKey, Folded>,
  queue: Queue,
  worksOffline: boolean,
): DoorPerson[] {
  const company = companyIn(listed);
  const ofGuests = new Map([...folded.values()].map((person) => [person.guestId, person]));
  const people = listed.map((guest) => {
    const person = ofGuests.get(guest.id) ?? { ...unrecorded, key: `guest:${guest.id}` };
    return toPerson(guest, person, company.get(guest.id) ?? alone, queue);
  });
  // With a list, a walk-in who is not on it was taken off it, unless the server does not know them yet.
  const isShown = ({ walkIn, guestId }: Folded) =>
    walkIn && (queue.has(walkIn.id) || !worksOffline) && !company.has(guestId ?? 0);
  const walkIns = [...folded.values()].filter(isShown).sort((one, other) => (one.key < other.key ? -1 : 1));
  return [...people, ...walkIns.map((person) => toPerson(undefined, person, alone, queue))];
}

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
  const company = new Map<number, Company>();
  for (const guest of guests) {
    let whose = guest;
    for (let step = 0; step < maxSteps && !whose.household; step += 1) whose = hostOf(whose) ?? whose;
    const key = whose.household ? `household ${whose.household.toLowerCase()}` : `guest ${whose.id}`;
    const party = parties.get(key) ?? [];
    party.push(guest.id);
    parties.set(key, party);
    company.set(guest.id, { party, guestOfName: hostOf(guest)?.name ?? "" });
  }
  return company;
}

function seatedAt(tables: readonly ListedTable[], people: readonly DoorPerson[]): DoorState["tables"] {
  const counts = new Map<string, number>();
  for (const { tableLabel } of people) {
    const key = tableLabel.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return tables.map((table) => ({ ...table, seated: counts.get(table.label.toLowerCase()) ?? 0 }));
}

/** What needs a look, except what somebody has answered here. */
function cardsOf(known: DoorContents | undefined, people: readonly DoorPerson[], queue: Queue): DoorCard[] {
  const answered = new Set([...queue.values()].flatMap(({ cancels, replaces }) => cancels ?? replaces ?? []));
  return (known?.questions ?? []).flatMap((question) => {
    const ids = new Set(question.operationIds);
    if (question.operationIds.some((id) => answered.has(id))) return [];
    const person = people.find(({ operations }) => operations.some(({ id }) => ids.has(id)));
    return { ...question, person, operations: (known?.facts ?? []).filter(({ id }) => ids.has(id)) };
  });
}
