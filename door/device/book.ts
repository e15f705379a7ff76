import { type DoorOperation, isEmptied } from "../../common/door/door-operation.ts";
import { openCards, showCard } from "./cards.ts";
import { answering, arriving, cancelling, leaving, naming, type OperationDraft, reseating } from "./operations.ts";
import { People } from "./people.ts";
import { isSearch, PeopleSearch } from "./search.ts";
import {
  type DeviceList,
  type DoorServer,
  doorServer,
  type FoundGuests,
  factsInAnswer,
  type Link,
  type ListedGuest,
  type News,
  type StoredFact,
} from "./server.ts";
import type { DoorAnswer, DoorPerson, DoorSearch, DoorState, PersonKey, Recorded } from "./state.ts";
import type { DoorStore, Head } from "./store.ts";
import { type DoorClock, DoorSync, type Synchronized } from "./sync.ts";

/** For what can be sent before somebody signs out. */
const farewellMs = 5_000;

const blank = {
  ...{ guestId: null, walkInId: null, name: null, tableLabel: null },
  ...{ cancels: null, replaces: null, expectedTableLabel: null },
} as const;

const bareList: DeviceList = { worksOffline: false, listVersion: 0, guests: [], tables: [], merged: [] };

/** Nothing can be recorded here any more. */
export class DoorClosed extends Error {}

/** What a device is made of besides its program. */
export interface DoorParts {
  eventId: number;
  store: DoorStore;
  link: Link;
  clock: DoorClock;
  /** A random UUID. */
  newId(): string;
  /** Says to other tabs that something was recorded. */
  tellTabs(): void;
}

/**
 * An event's door on this device, for the screen: what is known, and what can be done. Everything that is recorded is on the disk
 * before it is shown, and is sent as soon as there is a connection.
 *
 * Acts show their effect in `state` by the time they are done. They reject if nothing could be recorded, with DoorClosed once access has
 * ended. Acts that would change nothing record nothing.
 */
export class DoorBook implements Synchronized {
  readonly #parts: DoorParts;
  readonly #listeners = new Set<() => void>();
  readonly #people = new People();
  readonly #search: PeopleSearch;
  readonly #server: DoorServer;
  readonly #opened: Promise<void>;
  #sync: DoorSync | undefined;
  #facts = new Map<string, StoredFact>();
  #queue = new Map<string, DoorOperation>();
  #setAside: readonly DoorOperation[] = [];
  #list: DeviceList | undefined;
  #head: Head | undefined;
  #access: DoorState["access"] = "opening";
  #connection: DoorState["connection"] = { kind: "connecting" };
  #canStore = true;
  #hasRecorded = false;
  #lastAct: Promise<unknown> = Promise.resolve();
  #state: DoorState;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#search = new PeopleSearch(() => this.#pause(0));
    this.#server = doorServer(parts.link, parts.eventId, parts.clock.now);
    this.#state = this.#read();
    this.#opened = this.#open();
  }

  /** Now; the same object until something changes. */
  get state(): DoorState {
    return this.#state;
  }

  /** Calls back after each change. The result stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Whom a text finds. If the event works offline, it is answered here. Never rejects. */
  async search(typed: string): Promise<DoorSearch> {
    if (!isSearch(typed)) return { typed, people: [], isCertain: false, suggestions: [], isPartial: false };
    await this.#opened;
    if (this.#list?.worksOffline) return { ...(await this.#search.find(this.#people.all, typed)), isPartial: false };
    try {
      const found = await this.#server.search(typed);
      this.#meet(found);
      const people = found.foundIds.flatMap((id) => this.#people.guests.get(id) ?? []);
      return { typed, people, isCertain: people.length === 1, suggestions: [], isPartial: false };
    } catch {
      return { ...(await this.#search.find(this.#people.all, typed)), isPartial: true };
    }
  }

  arrive(key: PersonKey): Promise<Recorded> {
    return this.#recordAbout(key, (person) => (person.arrival ? [] : [arriving(person)]));
  }

  /** Marks everybody of a person's party who is not here yet. Of those who declined, only this person. */
  arriveParty(key: PersonKey): Promise<Recorded> {
    return this.#recordAbout(key, (person) =>
      person.party
        .flatMap((id) => this.#people.guests.get(id) ?? [])
        .filter(({ arrival, hasDeclined, key: one }) => !arrival && (one === key || !hasDeclined))
        .map(arriving),
    );
  }

  leave(key: PersonKey): Promise<Recorded> {
    return this.#recordAbout(key, (person) => (person.arrival ? [leaving(person)] : []));
  }

  /** Takes back operations: those of an act, or of an arrival. */
  undo(operationIds: readonly string[]): Promise<Recorded> {
    return this.#record(() => {
      const cancelled = new Set([...this.#people.folded.values()].flatMap((one) => [...one.cancelled]));
      const isKnown = (id: string) => this.#queue.has(id) || this.#facts.has(id);
      return operationIds.filter((id) => isKnown(id) && !cancelled.has(id)).map(cancelling);
    });
  }

  /** Adds a person who is here at once. The result has their key. `tableLabel` "" is no table. */
  walkIn(name: string, tableLabel: string): Promise<Recorded> {
    const walkInId = this.#parts.newId();
    return this.#record(() => [{ kind: "WALK_IN", walkInId, name, tableLabel }]);
  }

  /** Over-full tables are allowed; `state.tables` says how full they are. */
  reseat(key: PersonKey, tableLabel: string): Promise<Recorded> {
    return this.#recordAbout(key, (person) =>
      person.tableLabel === tableLabel ? [] : [reseating(person, tableLabel)],
    );
  }

  /** Gives a plus-one a name, who is here at once. */
  namePlusOne(key: PersonKey, name: string): Promise<Recorded> {
    return this.#recordAbout(key, (person) => [naming(person, name)]);
  }

  /** Records what an answer to a card means; nothing if the card is gone meanwhile. */
  answerCard(cardId: string, answer: DoorAnswer): Promise<Recorded> {
    return this.#record(() => {
      const card = this.#state.cards.find(({ id }) => id === cardId);
      return card ? answering(card, answer) : [];
    });
  }

  /** Tries at once to reach the server, instead of after the pause. */
  retryNow(): void {
    this.#sync?.retryNow();
  }

  /** Takes what another tab has recorded. */
  async readQueue(): Promise<void> {
    for (const operation of await this.#parts.store.readQueue()) {
      if (!this.#facts.has(operation.id)) this.#queue.set(operation.id, operation);
    }
    this.#show();
  }

  /**
   * Before somebody signs out: sends what it can in a few seconds and deletes the event's list. What could not be sent is kept, and
   * sent when this door is next opened here. Nothing can be recorded afterwards.
   */
  async leaveDevice(): Promise<void> {
    await this.#opened;
    this.retryNow();
    const { clock } = this.#parts;
    for (const until = clock.now() + farewellMs; this.#queue.size > 0 && clock.now() < until; ) await this.#pause(100);
    void this.#sync?.stop();
    await this.endAccess("ended");
  }

  /** Ends what goes on in the background. The disk stays as it is. */
  async close(): Promise<void> {
    await this.#opened;
    await this.#sync?.stop();
    await this.#parts.store.close();
  }

  get waiting(): readonly DoorOperation[] {
    return [...this.#queue.values()].filter((operation) => !this.#setAside.includes(operation));
  }

  get since(): readonly [facts: number, list: number | null] {
    return [this.#head?.doorVersion ?? 0, this.#list?.listVersion ?? null];
  }

  async absorb({ door, list: update, clockOffsetMs }: News): Promise<boolean> {
    const before = this.#list;
    if (before && !update.isWhole && before.worksOffline !== update.worksOffline) {
      this.#list = undefined;
      return true;
    }
    // The list has to follow all facts that are known here. Those that are newer come with the next answer.
    const facts = door.facts.filter(({ position }) => position <= update.version);
    const upTo = door.facts.length < factsInAnswer ? door.version : (door.facts.at(-1)?.position ?? door.version);
    const doorVersion = Math.min(upTo, update.version);
    const gone = [...this.#facts.values()].filter(({ position }) => position < door.firstPosition);
    const forgotten = [...gone, ...facts.filter(isEmptied)].map(({ id }) => id);
    const kept = facts.filter((fact) => !isEmptied(fact));
    const list = updatedList(before, update);
    const { cards, expectedCount } = door;
    const asOf = this.#parts.clock.now();
    const head = { doorVersion, eventName: update.eventName, expectedCount, cards, clockOffsetMs, asOf };
    await this.#keep((store) => store.absorb(kept, forgotten, head, list));
    if (this.#access !== "open") return false;
    for (const id of forgotten) this.#facts.delete(id);
    for (const fact of kept) this.#facts.set(fact.id, fact);
    for (const { id } of facts) this.#queue.delete(id);
    // A search may have found guests meanwhile.
    this.#list = this.#list === before ? list : updatedList(this.#list, update);
    this.#head = head;
    this.#show();
    return doorVersion < Math.max(door.version, update.version);
  }

  async endAccess(refusal: "expired" | "ended"): Promise<void> {
    this.#access = refusal;
    this.#facts = new Map();
    this.#list = undefined;
    this.#head = undefined;
    this.#show();
    await this.#keep((store) => store.forgetList());
  }

  setAside(operation: DoorOperation): void {
    this.#setAside = [...this.#setAside, operation];
    this.#show();
  }

  notice(isConnected: boolean): void {
    if (this.#connection.kind === (isConnected ? "connected" : "offline")) return;
    const since = new Date(this.#parts.clock.now());
    this.#connection = isConnected ? { kind: "connected" } : { kind: "offline", since };
    this.#show();
  }

  async #open(): Promise<void> {
    try {
      const { facts, list, head } = await this.#parts.store.read();
      this.#facts = new Map(facts.map((fact) => [fact.id, fact]));
      this.#list = list;
      this.#head = head;
      await this.readQueue();
    } catch {
      this.#canStore = false;
    }
    this.#access = "open";
    this.#show();
    this.#sync = new DoorSync(this.#server, this.#parts.clock, this);
  }

  /** Takes guests whom the server has found. */
  #meet({ guests, tables, listVersion }: FoundGuests): void {
    const before = this.#list ?? { ...bareList, listVersion };
    if (before.worksOffline) return;
    const met = updatedGuests(before.guests, guests, []);
    this.#list = { ...before, guests: met, tables, listVersion: Math.min(before.listVersion, listVersion) };
    this.#show();
  }

  /** A disk that takes nothing does not keep the device from showing what the server says. */
  async #keep(work: (store: DoorStore) => Promise<void>): Promise<void> {
    try {
      await work(this.#parts.store);
      // What waits may not have been read yet.
      if (!this.#canStore) await this.readQueue();
      this.#canStore = true;
    } catch {
      this.#canStore = false;
    }
  }

  #recordAbout(key: PersonKey, draft: (person: DoorPerson) => readonly OperationDraft[]): Promise<Recorded> {
    return this.#record(() => {
      const person = this.#people.all.get(key);
      return person ? draft(person) : [];
    });
  }

  /** One after the other, so that each knows what the one before has recorded. */
  #record(make: () => readonly OperationDraft[]): Promise<Recorded> {
    const act = this.#lastAct.then(() => this.#recordNow(make));
    this.#lastAct = act.catch(() => undefined);
    return act;
  }

  async #recordNow(make: () => readonly OperationDraft[]): Promise<Recorded> {
    await this.#opened;
    if (this.#access !== "open") throw new DoorClosed();
    const { store, clock, newId, tellTabs } = this.#parts;
    const at = new Date(clock.now()).toISOString();
    const clockOffsetMs = this.#head?.clockOffsetMs ?? null;
    try {
      const operations = await store.record((device, sequence) =>
        make().map((draft, place) => ({
          ...{ ...blank, ...draft },
          ...{ id: newId(), device, sequence: sequence + place, at, clockOffsetMs },
        })),
      );
      for (const operation of operations) this.#queue.set(operation.id, operation);
      if (!this.#canStore) await this.readQueue();
      this.#canStore = true;
      this.#hasRecorded ||= operations.length > 0;
      this.#show();
      if (operations.length > 0) {
        this.#sync?.noticeRecorded();
        tellTabs();
      }
      const ids = new Set(operations.map(({ id, cancels }) => cancels ?? id));
      const people = [...this.#people.folded.values()].filter((one) => one.operations.some(({ id }) => ids.has(id)));
      return { operationIds: operations.map(({ id }) => id), keys: people.map(({ key }) => key) };
    } catch (error) {
      this.#canStore = false;
      this.#show();
      throw error;
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#parts.clock.after(ms, resolve));
  }

  #show(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #read(): DoorState {
    const [facts, queue, list, head, setAside] = [this.#facts, this.#queue, this.#list, this.#head, this.#setAside];
    const known = { facts, queue, setAside, cards: head?.cards ?? [] };
    const cards = openCards(known);
    this.#people.update({ list, facts, queue, flagged: new Set(cards.flatMap(({ operationIds }) => operationIds)) });
    const { all, guests, folded } = this.#people;
    const everybody = [...all.values()];
    const coming = everybody.filter(({ hasDeclined, arrival }) => !hasDeclined || arrival);
    const here = list?.worksOffline ? everybody.filter(({ arrival }) => arrival) : [...folded.values()].filter(isHere);
    return {
      ...{ access: this.#access, canStore: this.#canStore, connection: this.#connection },
      ...{ unsent: queue.size, isAllSent: this.#hasRecorded && queue.size === 0 },
      event: head && { name: head.eventName, worksOffline: list?.worksOffline ?? false },
      listVersion: list?.listVersion ?? 0,
      listAsOf: head && new Date(head.asOf),
      counts: {
        arrived: here.length,
        expected: list?.worksOffline ? coming.length : (head?.expectedCount ?? 0),
      },
      ...{ people: all, guests },
      tables: seatedAt(list?.tables ?? [], coming),
      cards: cards.map((card) => showCard(known, everybody, card)),
    };
  }
}

const isHere = ({ arrivals }: { arrivals: readonly unknown[] }) => arrivals.length > 0;

/** The event's tables, with how many sit there. */
function seatedAt(tables: DeviceList["tables"], people: readonly DoorPerson[]): DoorState["tables"] {
  const counts = new Map<string, number>();
  for (const { tableLabel } of people) {
    const key = tableLabel.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return tables.map((table) => ({ ...table, seated: counts.get(table.label.toLowerCase()) ?? 0 }));
}

/** The same if nothing has changed. */
function updatedList(before: DeviceList | undefined, update: News["list"]): DeviceList {
  const { worksOffline, listVersion, tables, merged, isWhole, guests, goneIds } = update;
  if (before && !isWhole && before.listVersion === listVersion) return before;
  const known = isWhole ? guests : updatedGuests(before?.guests ?? [], guests, goneIds);
  return { worksOffline, listVersion, tables, merged, guests: known };
}

/** Guests who changed keep their place, new ones follow at the end. */
function updatedGuests(
  before: readonly ListedGuest[],
  guests: readonly ListedGuest[],
  goneIds: readonly number[],
): ListedGuest[] {
  const changed = new Map(guests.map((guest) => [guest.id, guest]));
  const gone = new Set(goneIds);
  const known = new Set(before.map(({ id }) => id));
  const kept = before.filter(({ id }) => !gone.has(id)).map((guest) => changed.get(guest.id) ?? guest);
  return [...kept, ...guests.filter(({ id }) => !known.has(id))];
}
