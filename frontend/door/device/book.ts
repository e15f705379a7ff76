import type { DoorContents, DoorNews, ListedGuest } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import type { Draft } from "./operations.ts";
import { type DoorSearch, isSearch, peopleSearch } from "./search.ts";
import { type Link, Refused, readNews, searchOnServer, sendOperations } from "./server.ts";
import { type DoorKnowledge, type DoorPerson, type DoorState, stateOf } from "./state.ts";
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
  store: DoorStore;
  link: Link;
  /** `now`: milliseconds since 1970, which may be wrong. `random`: from 0 up to, not including, 1. */
  clock: { now(): number; pause(ms: number): Promise<void>; random(): number };
  /** A random UUID. */
  newId(): string;
}

/**
 * An event's door on this device, for the screen: what is known, and what can be recorded. A fact is on the disk before it is shown. It is
 * sent until it comes back among the server's facts, because a receipt may be of a server whose database was put back.
 */
export class DoorBook {
  readonly #parts: DoorParts;
  readonly #device: string;
  readonly #listeners = new Set<() => void>();
  readonly #search: ReturnType<typeof peopleSearch>;
  #sequence = 0;
  #failures = 0;
  #ring: () => void = () => undefined;
  #state: DoorState;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#device = parts.newId();
    this.#search = peopleSearch(() => parts.clock.pause(0));
    const since = new Date(parts.clock.now());
    const nothing = { canStore: true, queue: new Map(), known: undefined };
    this.#state = stateOf({ ...nothing, access: "opening", connection: "connecting", since });
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
    const findHere = (isPartial: boolean) => this.#search([...this.#state.people.values()], typed, isPartial);
    if (this.#state.known?.worksOffline) return findHere(false);
    try {
      const { foundIds, guests, tables } = await searchOnServer(this.#parts.link, this.#parts.eventId, typed);
      const { known } = this.#state;
      if (known) this.#show({ known: { ...known, tables, guests: updated(known.guests, guests) } });
      const people = foundIds.flatMap((id) => this.#state.guests.get(id) ?? []);
      return { typed, people, isCertain: people.length === 1, suggestions: [], isPartial: false };
    } catch {
      return findHere(true);
    }
  }

  /** Fulfilled once it is on the disk, and shown. Rejects if the disk takes nothing, and once access has ended. */
  async record(drafts: readonly Draft[]): Promise<readonly DoorOperation[]> {
    if (this.#state.access !== "open") throw new Error("Access has ended.");
    const { store, clock, newId } = this.#parts;
    const at = new Date(clock.now()).toISOString();
    const operations = drafts.map((draft): DoorOperation => {
      this.#sequence += 1;
      return { id: newId(), device: this.#device, sequence: this.#sequence, at, ...draft };
    });
    if (!(await this.#write(store.add(operations)))) throw new Error("The device stores nothing.");
    this.#wait(operations);
    // While the server cannot be reached, the pause goes on.
    if (this.#failures === 0) this.#ring();
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

  /**
   * Before somebody signs out: sends what it can in a few seconds and deletes the event's list. What could not be sent is kept, and
   * sent when this door is next opened here. Nothing can be recorded afterwards.
   */
  async leaveDevice(): Promise<void> {
    this.retryNow();
    const { clock } = this.#parts;
    for (const until = clock.now() + farewellMs; this.#state.unsent > 0 && clock.now() < until; ) {
      await clock.pause(100);
    }
    await this.#endAccess("ended");
  }

  /** Ends what goes on in the background. The disk stays as it is. */
  close(): void {
    this.#listeners.clear();
    this.#show({ access: "ended" });
    this.#ring();
  }

  async #run(): Promise<void> {
    const { store, clock } = this.#parts;
    const nothing = { known: undefined, canStore: false };
    this.#show(
      await store.readKnown().then(
        (known) => ({ known }),
        () => nothing,
      ),
    );
    await this.#readQueue();
    this.#show({ access: "open" });
    while (this.#state.access === "open") {
      const rung = new Promise<void>((resolve) => {
        this.#ring = resolve;
      });
      const pauseMs = await this.#exchange().catch((error: unknown) => this.#pauseAfter(error));
      await Promise.race([rung, clock.pause(pauseMs)]);
    }
  }

  /** @returns how long to rest, in milliseconds, unless something happens */
  async #exchange(): Promise<number> {
    await this.#readQueue();
    await this.#send([...this.#state.queue.values()]);
    while (await this.#readOn());
    this.#notice("connected");
    if (this.#state.unsent > 0) return this.#growingPauseMs();
    this.#failures = 0;
    return idleMs;
  }

  /** Takes what other windows have recorded. */
  async #readQueue(): Promise<void> {
    const stored = await this.#parts.store.readQueue().catch(() => []);
    const { queue } = this.#state;
    if (stored.some(({ id }) => !queue.has(id))) this.#wait(stored);
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
    const { version = 0, listVersion = null } = this.#state.known ?? {};
    const { list, factCount, ...news } = await readNews(link, eventId, version, listVersion);
    const { known: before, access, canStore } = this.#state;
    if (access !== "open") return false;
    const facts = new Map([...(before?.facts ?? []), ...news.facts].map((fact) => [fact.id, fact]));
    // The server has forgotten some, or whether it gives away the list was changed.
    if (before && (facts.size !== factCount || before.worksOffline !== news.worksOffline)) {
      this.#show({ known: undefined });
      return true;
    }
    const queue = new Map([...this.#state.queue].filter(([id]) => !facts.has(id)));
    const received = [...this.#state.queue.keys()].filter((id) => facts.has(id));
    const isNew = before?.version !== news.version || before.listVersion !== news.listVersion || received.length > 0;
    if (!isNew && canStore) return false;
    const known = { ...news, ...listAfter(before, list), facts: [...facts.values()] };
    this.#show({ known, queue });
    // A disk that takes nothing does not keep the device from showing what the server says.
    await this.#write(store.absorb(known.worksOffline ? known : undefined, received));
    return false;
  }

  #pauseAfter(error: unknown): Promise<number> | number {
    if (error instanceof Refused && error.refusal !== "malformed") return this.#endAccess(error.refusal).then(() => 0);
    // Whatever else went wrong, on this side too: what waits is on the disk, and is tried again.
    this.#notice("offline");
    return this.#growingPauseMs();
  }

  async #endAccess(access: "expired" | "ended"): Promise<void> {
    this.#show({ access, known: undefined });
    this.#ring();
    await this.#write(this.#parts.store.absorb(undefined, []));
  }

  /** @returns whether the disk takes it, which the screen shows */
  async #write(work: Promise<unknown>): Promise<boolean> {
    const canStore = await work.then(
      () => true,
      () => false,
    );
    if (this.#state.canStore !== canStore) this.#show({ canStore });
    return canStore;
  }

  #growingPauseMs(): number {
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#failures, maxPauseMs);
    this.#failures += 1;
    // Devices of a venue should not all come back in the same moment.
    return pauseMs * (0.5 + this.#parts.clock.random() / 2);
  }

  #notice(connection: "connected" | "offline"): void {
    if (this.#state.connection !== connection) this.#show({ connection, since: new Date(this.#parts.clock.now()) });
  }

  /** Until they are among the server's facts. */
  #wait(operations: readonly DoorOperation[]): void {
    this.#show({ queue: new Map([...this.#state.queue, ...operations.map((one) => [one.id, one] as const)]) });
  }

  #show(changed: Partial<DoorKnowledge>): void {
    this.#state = stateOf({ ...this.#state, ...changed }, this.#state);
    for (const listener of this.#listeners) listener();
  }
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
  const guests = new Map([...before, ...changed].map((guest) => [guest.id, guest]));
  for (const id of goneIds) guests.delete(id);
  return [...guests.values()];
}
