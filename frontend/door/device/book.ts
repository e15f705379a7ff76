import type {
  DoorContents,
  DoorFact,
  DoorNews,
  DoorQuestion,
  ListedGuest,
  ListedTable,
} from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { Draft } from "./operations.ts";
import { type DoorPerson, People, type PersonKey } from "./people.ts";
import { type DoorSearch, isSearch, peopleSearch } from "./search.ts";
import { type Link, Refused, readNews, searchOnServer, sendOperations } from "./server.ts";
import type { DoorStore } from "./store.ts";

/** In one call: small enough for a weak connection. */
const maxBatch = 200;
/** Between two looks at what is new on the server. */
const idleMs = 3_000;
const firstPauseMs = 500;
const maxPauseMs = 8_000;
/** For what can be sent before somebody signs out. */
const farewellMs = 5_000;

/** What a device is made of besides its program. */
export interface DoorParts {
  eventId: number;
  store: Pick<DoorStore, keyof DoorStore>;
  link: Link;
  /** `now`: milliseconds since 1970, which may be wrong. `random`: from 0 up to, not including, 1. */
  clock: { now(): number; pause(ms: number): Promise<void>; random(): number };
  /** A random UUID. */
  newId(): string;
  /** Says to other tabs that something was recorded. */
  tellTabs(): void;
}

/** "To check": facts that do not fit together. */
export interface DoorCard extends DoorQuestion {
  /** Undefined if they are not known here any more. */
  person: DoorPerson | undefined;
  operations: readonly DoorFact[];
}

/** What the screen shows. */
export interface DoorState {
  /** With "ended" and "expired", the list is deleted from this device, and what was not sent is kept. */
  access: "opening" | "open" | Exclude<Refused["refusal"], "malformed">;
  /** Otherwise nothing can be recorded here. */
  canStore: boolean;
  connection: "connecting" | "connected" | "offline";
  /** Since when that is so. */
  since: Date;
  /** Operations of this device that were not read back from the server yet. */
  unsent: number;
  /** Undefined until a list has been read. */
  known: DoorContents | undefined;
  counts: { arrived: number; expected: number };
  /** In the order of the list, then walk-ins. If the event does not work offline, only those who were found or recorded. */
  people: ReadonlyMap<PersonKey, DoorPerson>;
  /** Those of them who are on the list, by their ids. */
  guests: ReadonlyMap<number, DoorPerson>;
  /** `seated`: guests who have not declined, and walk-ins, as seated after all that is known here. */
  tables: readonly (ListedTable & { seated: number })[];
  cards: readonly DoorCard[];
}

/**
 * An event's door on this device, for the screen: what is known, and what can be recorded. A fact is on the disk before it is shown. It is
 * sent until it comes back among the server's facts, because a receipt may be of a server whose database was put back.
 */
export class DoorBook {
  readonly #parts: DoorParts;
  readonly #device: string;
  readonly #listeners = new Set<() => void>();
  readonly #people = new People();
  readonly #search: ReturnType<typeof peopleSearch>;
  #sequence = 0;
  #queue = new Map<string, DoorOperation>();
  #known: DoorContents | undefined;
  #access: DoorState["access"] = "opening";
  #connection: DoorState["connection"] = "connecting";
  #since = new Date();
  #canStore = true;
  #failures = 0;
  #isRung = false;
  #wake: () => void = () => undefined;
  #state: DoorState;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#device = parts.newId();
    this.#search = peopleSearch(() => parts.clock.pause(0));
    this.#state = this.#read();
    void this.#run();
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
    const findHere = () => this.#search([...this.#people.all.values()], typed);
    if (this.#known?.worksOffline) return { ...(await findHere()), isPartial: false };
    try {
      const { foundIds, guests, tables } = await searchOnServer(this.#parts.link, this.#parts.eventId, typed);
      if (this.#known) this.#know({ ...this.#known, tables, guests: updated(this.#known.guests, guests) });
      const people = foundIds.flatMap((id) => this.#people.guests.get(id) ?? []);
      return { typed, people, isCertain: people.length === 1, suggestions: [], isPartial: false };
    } catch {
      return { ...(await findHere()), isPartial: true };
    }
  }

  /** Fulfilled once it is on the disk, and shown. Rejects if the disk takes nothing, and once access has ended. */
  async record(drafts: readonly Draft[]): Promise<readonly DoorOperation[]> {
    if (this.#access !== "open") throw new Error("Access has ended.");
    const { store, clock, newId, tellTabs } = this.#parts;
    const at = new Date(clock.now()).toISOString();
    const operations = drafts.map((draft): DoorOperation => {
      this.#sequence += 1;
      return { id: newId(), device: this.#device, sequence: this.#sequence, at, ...draft };
    });
    await this.#keep(store.add(operations));
    if (!this.#canStore) throw new Error("The device stores nothing.");
    for (const operation of operations) this.#queue.set(operation.id, operation);
    this.#show();
    // While the server cannot be reached, the pause goes on.
    if (this.#failures === 0) this.#ring();
    tellTabs();
    return operations;
  }

  /** For a walk-in. */
  newId(): string {
    return this.#parts.newId();
  }

  /** The last act about somebody in this window that counts. */
  lastActOf({ operations, cancelled }: DoorPerson): DoorOperation | undefined {
    return operations
      .filter(({ id, device, kind }) => device === this.#device && kind !== "CANCELLED" && !cancelled.has(id))
      .sort((one, other) => one.sequence - other.sequence)
      .at(-1);
  }

  /** There is a connection again, or somebody thinks so. */
  retryNow(): void {
    this.#failures = 0;
    this.#ring();
  }

  /** Takes what another tab has recorded. */
  async readQueue(): Promise<void> {
    for (const operation of await this.#parts.store.readQueue()) this.#queue.set(operation.id, operation);
    this.#show();
  }

  /**
   * Before somebody signs out: sends what it can in a few seconds and deletes the event's list. What could not be sent is kept, and
   * sent when this door is next opened here. Nothing can be recorded afterwards.
   */
  async leaveDevice(): Promise<void> {
    this.retryNow();
    const { clock } = this.#parts;
    for (const until = clock.now() + farewellMs; this.#queue.size > 0 && clock.now() < until; ) await clock.pause(100);
    await this.#endAccess("ended");
  }

  /** Ends what goes on in the background. The disk stays as it is. */
  close(): Promise<void> {
    this.#access = "ended";
    this.#ring();
    return this.#parts.store.close();
  }

  async #open(): Promise<void> {
    const { store } = this.#parts;
    try {
      this.#known = await store.readKnown();
      await this.readQueue();
    } catch {
      this.#canStore = false;
    }
    this.#access = "open";
    this.#show();
  }

  async #run(): Promise<void> {
    await this.#open();
    while (this.#access === "open") {
      this.#isRung = false;
      const pauseMs = await this.#exchange().catch((error: unknown) => this.#pauseAfter(error));
      if (!this.#isRung) await this.#rest(pauseMs);
    }
  }

  /** @returns how long to rest, in milliseconds, unless something happens */
  async #exchange(): Promise<number> {
    await this.#send([...this.#queue.values()]);
    while (await this.#readOn());
    this.#notice("connected");
    if (this.#queue.size > 0) return this.#growingPauseMs();
    this.#failures = 0;
    return idleMs;
  }

  async #send(operations: readonly DoorOperation[]): Promise<void> {
    const { link, eventId } = this.#parts;
    for (let at = 0; at < operations.length; at += maxBatch) {
      const batch = operations.slice(at, at + maxBatch);
      try {
        await sendOperations(link, eventId, batch);
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal !== "malformed") throw error;
        // What the server cannot read keeps nothing else from being sent.
        if (batch.length > 1) for (const operation of batch) await this.#send([operation]);
      }
    }
  }

  /** @returns whether all has to be read again */
  async #readOn(): Promise<boolean> {
    const { link, eventId, store } = this.#parts;
    const { version = 0, listVersion = null } = this.#known ?? {};
    const { list, factCount, ...news } = await readNews(link, eventId, version, listVersion);
    const before = this.#known;
    const facts = new Map([...(before?.facts ?? []), ...news.facts].map((fact) => [fact.id, fact]));
    // The server has forgotten some, or whether it gives away the list was changed.
    if (before && (facts.size !== factCount || before.worksOffline !== news.worksOffline)) {
      this.#known = undefined;
      return true;
    }
    const received = [...this.#queue.keys()].filter((id) => facts.has(id));
    for (const id of received) this.#queue.delete(id);
    if (this.#access !== "open") return false;
    const isNew = before?.version !== news.version || before.listVersion !== news.listVersion || received.length > 0;
    if (!isNew && this.#canStore) return false;
    const known = { ...news, ...listAfter(before, list), facts: [...facts.values()] };
    this.#know(known);
    // A disk that takes nothing does not keep the device from showing what the server says.
    const kept = known.worksOffline ? known : undefined;
    await this.#keep(store.absorb(kept, received));
    return false;
  }

  #pauseAfter(error: unknown): Promise<number> | number {
    if (error instanceof Refused && error.refusal !== "malformed") return this.#endAccess(error.refusal).then(() => 0);
    // Whatever else went wrong, on this side too: what waits is on the disk, and is tried again.
    if (!this.#isRung) this.#notice("offline");
    return this.#growingPauseMs();
  }

  async #endAccess(refusal: "expired" | "ended"): Promise<void> {
    this.#access = refusal;
    this.#know(undefined);
    this.#ring();
    await this.#keep(this.#parts.store.absorb(undefined, []));
  }

  /** Notes whether the disk takes anything. */
  async #keep(work: Promise<void>): Promise<void> {
    const couldStore = this.#canStore;
    await work.then(
      () => (this.#canStore = true),
      () => (this.#canStore = false),
    );
    if (this.#canStore !== couldStore) this.#show();
  }

  #growingPauseMs(): number {
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#failures, maxPauseMs);
    this.#failures += 1;
    // Devices of a venue should not all come back in the same moment.
    return pauseMs * (0.5 + this.#parts.clock.random() / 2);
  }

  /** Until something happens. */
  async #rest(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([this.#parts.clock.pause(ms), woken]);
  }

  #ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  #notice(connection: "connected" | "offline"): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#since = new Date(this.#parts.clock.now());
    this.#show();
  }

  #know(known: DoorContents | undefined): void {
    this.#known = known;
    this.#show();
  }

  #show(): void {
    this.#people.update(this.#known, this.#queue);
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }

  #read(): DoorState {
    const known = this.#known;
    const { all, guests, arrivedCount } = this.#people;
    const people = [...all.values()];
    const coming = people.filter(({ hasDeclined, arrival }) => !hasDeclined || arrival);
    const counts = known?.worksOffline
      ? { arrived: people.filter(({ arrival }) => arrival).length, expected: coming.length }
      : { arrived: arrivedCount, expected: known?.expectedCount ?? 0 };
    return {
      ...{ access: this.#access, canStore: this.#canStore, connection: this.#connection, since: this.#since },
      ...{ known, counts, people: all, guests, unsent: this.#queue.size },
      tables: seatedAt(known?.tables ?? [], coming),
      cards: this.#cards(people),
    };
  }

  /** What needs a look, except what somebody has answered here. */
  #cards(people: readonly DoorPerson[]): DoorCard[] {
    const { questions = [], facts = [] } = this.#known ?? {};
    const answered = new Set([...this.#queue.values()].flatMap(({ cancels, replaces }) => cancels ?? replaces ?? []));
    const open = questions.filter(({ operationIds }) => !operationIds.some((id) => answered.has(id)));
    return open.map((question) => {
      const operations = facts.filter(({ id }) => question.operationIds.includes(id));
      const person = people.find((one) => one.operations.some(({ id }) => question.operationIds.includes(id)));
      return { ...question, operations, person };
    });
  }
}

function seatedAt(tables: readonly ListedTable[], people: readonly DoorPerson[]): DoorState["tables"] {
  const counts = new Map<string, number>();
  for (const { tableLabel } of people) {
    const key = tableLabel.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return tables.map((table) => ({ ...table, seated: counts.get(table.label.toLowerCase()) ?? 0 }));
}

function listAfter(before: DoorContents | undefined, list: DoorNews["list"]) {
  const { guests = [], tables = [], merged = [] } = list ?? before ?? {};
  return { tables, merged, guests: list?.goneIds ? updated(before?.guests ?? [], guests, list.goneIds) : guests };
}

/** Guests who changed keep their place, new ones follow at the end. */
function updated(
  before: readonly ListedGuest[],
  changed: readonly ListedGuest[],
  goneIds: readonly number[] = [],
): ListedGuest[] {
  const gone = new Set(goneIds);
  const kept = before.filter(({ id }) => !gone.has(id)).map((guest) => [guest.id, guest] as const);
  return [...new Map([...kept, ...changed.map((guest) => [guest.id, guest] as const)]).values()];
}
