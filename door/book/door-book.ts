import type { DoorParts } from "../parts.ts";
import { Device } from "./device.ts";
import type { DoorAnswer, DoorSearch, DoorState, PersonKey, Recorded } from "./door-state.ts";
import {
  answering,
  arriving,
  cancelling,
  type Known,
  leaving,
  naming,
  type OperationDraft,
  reseating,
  walkingIn,
} from "./operations.ts";
import { isSearch, PeopleSearch } from "./people-search.ts";

/** For what can be sent before somebody signs out. */
const farewellMs = 5_000;

/**
 * An event's door on this device, for the screen: what is known, and what can be done. Everything that is recorded is on the disk
 * before it is shown, and is sent as soon as there is a connection.
 *
 * Acts show their effect in `state` by the time they are done. They reject with DiskRefused if nothing could be recorded, and with
 * DoorClosed once access has ended. Acts that would change nothing record nothing.
 */
export class DoorBook {
  readonly #parts: DoorParts;
  readonly #device: Device;
  readonly #listeners = new Set<() => void>();
  readonly #opened: Promise<void>;
  readonly #search: PeopleSearch;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#search = new PeopleSearch(() => this.#pause(0));
    this.#device = new Device(parts, () => {
      this.#search.follow(this.#device.model.people);
      for (const listener of this.#listeners) listener();
    });
    this.#opened = this.#device.open();
  }

  /** Now; the same object until something changes. */
  get state(): DoorState {
    return this.#device.state;
  }

  /** Calls back after each change. The result stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Whom a text finds. If the event works offline, it is answered here, without waiting. Never rejects. A slower answer may come
   * after a newer one: compare `typed`.
   */
  async search(typed: string): Promise<DoorSearch> {
    if (!isSearch(typed)) return { typed, people: [], isCertain: false, suggestions: [], isPartial: false };
    await this.#opened;
    if (this.#device.list?.hasGuests) return this.#searchHere(typed, false);
    try {
      const found = await this.#parts.network.search(typed);
      this.#device.meet(found);
      const { people, facts } = this.#device.model;
      const known = found.foundIds.flatMap((id) => people.get(facts.keyOfGuest(id)) ?? []);
      return { typed, people: known, isCertain: known.length === 1, suggestions: [], isPartial: false };
    } catch {
      return this.#searchHere(typed, true);
    }
  }

  async #searchHere(typed: string, isPartial: boolean): Promise<DoorSearch> {
    return { ...(await this.#search.find(this.#device.model.people, typed)), isPartial };
  }

  arrive(key: PersonKey): Promise<Recorded> {
    return this.#recordAbout(() => [key], arrivingIfAway);
  }

  /** Marks everybody of a person's party who is not here yet. Of those who declined, only this person. */
  arriveHousehold(key: PersonKey): Promise<Recorded> {
    const isComing = (other: PersonKey) => other === key || this.state.people.get(other)?.hasDeclined === false;
    return this.#recordAbout(() => this.state.people.get(key)?.householdKeys.filter(isComing) ?? [], arrivingIfAway);
  }

  leave(key: PersonKey): Promise<Recorded> {
    return this.#recordAbout(
      () => [key],
      (known) => (known.person.arrival ? [leaving(known)] : []),
    );
  }

  /** Takes back operations: those of an act, or of an arrival. */
  undo(operationIds: readonly string[]): Promise<Recorded> {
    return this.#record(() => operationIds.filter((id) => this.#stands(id)).map(cancelling));
  }

  /** Adds a person who is here at once. The result has their key. `tableLabel` "" is no table. */
  walkIn(name: string, tableLabel: string): Promise<Recorded> {
    const walkInId = this.#device.newId();
    return this.#record(() => [walkingIn(walkInId, name, tableLabel)]);
  }

  /** Over-full tables are allowed; `state.tables` says how full they are. */
  reseat(key: PersonKey, tableLabel: string): Promise<Recorded> {
    return this.#recordAbout(
      () => [key],
      (known) => (known.person.tableLabel === tableLabel ? [] : [reseating(known, tableLabel)]),
    );
  }

  /** Gives a plus-one a name, who is here at once. */
  namePlusOne(key: PersonKey, name: string): Promise<Recorded> {
    return this.#recordAbout(
      () => [key],
      (known) => [naming(known, name)],
    );
  }

  /** Records what an answer to a card means; nothing if the card is gone meanwhile. */
  answerCard(cardId: string, answer: DoorAnswer): Promise<Recorded> {
    return this.#record(() => {
      const card = this.state.cards.find(({ id }) => id === cardId);
      return card ? answering(card, answer, card.person && this.#device.model.known(card.person.key)) : [];
    });
  }

  /** Tries at once to reach the server, instead of after the pause. */
  retryNow(): void {
    this.#device.retryNow();
  }

  /** After somebody has read that the browser has thrown away what was here. */
  async acceptLoss(): Promise<void> {
    await this.#opened;
    await this.#device.acceptLoss();
  }

  /**
   * Before somebody signs out: sends what it can in a few seconds and deletes the event's list. What could not be sent is kept, and
   * handed in when this door is next opened here. Nothing can be recorded afterwards.
   */
  async leaveDevice(): Promise<{ unsent: number }> {
    await this.#opened;
    this.retryNow();
    if (this.state.unsent > 0) await Promise.race([this.#pause(farewellMs), this.#allSent()]);
    const { unsent } = this.state;
    await this.#device.leave();
    return { unsent };
  }

  /** Ends what goes on in the background. The disk stays as it is. */
  close(): Promise<void> {
    return this.#device.close();
  }

  #allSent(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.unsent > 0) return;
        stop();
        resolve();
      });
    });
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#parts.clock.after(ms, resolve));
  }

  #stands(operationId: string): boolean {
    const { facts } = this.#device.model;
    const key = facts.keyOf(operationId);
    return key !== undefined && !facts.about(key).cancelled.has(operationId);
  }

  #recordAbout(
    whom: () => readonly PersonKey[],
    draft: (known: Known) => readonly OperationDraft[],
  ): Promise<Recorded> {
    return this.#record(() =>
      whom().flatMap((key) => {
        const known = this.#device.model.known(key);
        return known ? draft(known) : [];
      }),
    );
  }

  async #record(make: () => readonly OperationDraft[]): Promise<Recorded> {
    await this.#opened;
    const operations = await this.#device.record(make);
    const { facts } = this.#device.model;
    const keys = operations.flatMap(({ id, cancels }) => facts.keyOf(cancels ?? id) ?? []);
    return { operationIds: operations.map(({ id }) => id), keys };
  }
}

const arrivingIfAway = (known: Known) => (known.person.arrival ? [] : [arriving(known)]);
