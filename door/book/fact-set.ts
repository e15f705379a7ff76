import { type DoorOperation, isEmptied } from "../../common/door/door-operation.ts";
import {
  type DoorCard as FoldedCard,
  type DoorPerson as FoldedPerson,
  foldDoor,
  type MergedGuests,
} from "../../common/door/fold-door.ts";
import { append } from "../../common/lib/append.ts";
import type { StoredFact } from "../parts.ts";
import type { PersonKey } from "./door-state.ts";

/** A fact with what only the server knows of it; position and name are undefined while it is on this device alone. */
export interface KnownFact {
  operation: DoorOperation;
  position: number | undefined;
  by: string;
}

export interface PersonFacts {
  /** As folded; undefined if nothing was recorded about them. */
  folded: FoldedPerson | undefined;
  cards: readonly FoldedCard[];
  cancelled: ReadonlySet<string>;
  /** Everything about them, with what cancels it. */
  operations: readonly DoorOperation[];
}

const nothing: PersonFacts = { folded: undefined, cards: [], cancelled: new Set(), operations: [] };

/** The facts of an event, the server's and those of this device, folded person by person as they change. */
export class FactSet {
  readonly #facts = new Map<string, KnownFact>();
  /** Ids of operations about each person. */
  readonly #about = new Map<PersonKey, string[]>();
  readonly #keyOf = new Map<string, PersonKey>();
  /** Ids of operations that cancel one. */
  readonly #cancelling = new Map<string, string[]>();
  /** Walk-ins by the guest that the server made of them. */
  readonly #walkIns = new Map<number, string>();
  readonly #guestsOfWalkIns = new Map<string, number>();
  #merged: MergedGuests = new Map();
  readonly #folded = new Map<PersonKey, PersonFacts>();
  readonly #unsent = new Map<string, DoorOperation>();

  /** Operations of this device that were not read back, in order. */
  get unsent(): readonly DoorOperation[] {
    return [...this.#unsent.values()];
  }

  /** Everybody about whom something was recorded. */
  get keys(): Iterable<PersonKey> {
    return this.#about.keys();
  }

  get(operationId: string): KnownFact | undefined {
    return this.#facts.get(operationId);
  }

  /** Of a guest, or of the one into whom they were merged. */
  keyOfGuest(guestId: number): PersonKey {
    const listed = this.#merged.get(guestId) ?? guestId;
    const walkInId = this.#walkIns.get(listed);
    return walkInId === undefined ? `guest:${listed}` : `walkIn:${walkInId}`;
  }

  /** Whom an operation is about; undefined for one that is not known. */
  keyOf(operationId: string): PersonKey | undefined {
    return this.#keyOf.get(operationId);
  }

  /** Takes which guests were merged into others by now. */
  follow(merged: MergedGuests): void {
    const isSame =
      merged.size === this.#merged.size && [...merged].every(([id, kept]) => this.#merged.get(id) === kept);
    if (isSame) return;
    this.#merged = merged;
    for (const map of [this.#about, this.#keyOf, this.#cancelling, this.#folded]) map.clear();
    for (const { operation } of this.#facts.values()) this.#place(operation);
  }

  /** Adds operations of this device. @returns whom they are about */
  record(operations: readonly DoorOperation[]): Set<PersonKey> {
    for (const operation of operations) this.#unsent.set(operation.id, operation);
    return this.#add(operations.map((operation) => ({ operation, position: undefined, by: "" })));
  }

  /**
   * Adds facts of the server, in place of the same ones of this device. Forgets those that are about nobody any more, and those that the
   * server has no longer: all before `firstPosition`. @returns whom they are or were about
   */
  absorb(facts: readonly StoredFact[], firstPosition: number): Set<PersonKey> {
    for (const { id } of facts) this.#unsent.delete(id);
    const removed = [...this.#facts].flatMap(([id, { position = firstPosition }]) =>
      position < firstPosition ? id : [],
    );
    const emptied = facts.filter(isEmptied).map(({ id }) => id);
    const changed = this.#forget([...removed, ...emptied]);
    const kept = facts.filter((fact) => !isEmptied(fact));
    const known = kept.map((fact) => ({ operation: fact, position: fact.position, by: fact.by ?? "" }));
    for (const key of this.#add(known)) changed.add(key);
    return changed;
  }

  /** Forgets operations that were handed in. */
  forgetHandedIn(ids: readonly string[]): void {
    for (const id of ids) this.#unsent.delete(id);
  }

  /** The facts about a person, folded. */
  about(key: PersonKey): PersonFacts {
    const known = this.#folded.get(key) ?? this.#fold(key);
    this.#folded.set(key, known);
    return known;
  }

  #forget(ids: readonly string[]): Set<PersonKey> {
    const changed = new Set<PersonKey>();
    for (const id of ids) {
      const key = this.#keyOf.get(id);
      const operation = this.#facts.get(id)?.operation;
      if (operation?.kind === "WALK_IN") this.#forgetWalkIn(operation);
      this.#facts.delete(id);
      this.#keyOf.delete(id);
      this.#cancelling.delete(id);
      if (key !== undefined) changed.add(key);
    }
    for (const key of changed) {
      this.#folded.delete(key);
      const left = (this.#about.get(key) ?? []).filter((id) => this.#facts.has(id));
      if (left.length > 0) this.#about.set(key, left);
      else this.#about.delete(key);
    }
    return changed;
  }

  #forgetWalkIn({ guestId, walkInId }: DoorOperation): void {
    if (guestId !== null) this.#walkIns.delete(guestId);
    if (walkInId !== null) this.#guestsOfWalkIns.delete(walkInId);
  }

  #add(facts: readonly KnownFact[]): Set<PersonKey> {
    const changed = new Set<PersonKey>();
    for (const fact of facts) {
      const { operation } = fact;
      const isNew = !this.#facts.has(operation.id);
      this.#facts.set(operation.id, fact);
      for (const key of this.#knowGuest(operation)) changed.add(key);
      const key = isNew ? this.#place(operation) : this.#keyOf.get(operation.cancels ?? operation.id);
      if (key !== undefined) changed.add(key);
    }
    for (const key of changed) this.#folded.delete(key);
    return changed;
  }

  #place(operation: DoorOperation): PersonKey | undefined {
    const { id, kind, cancels } = operation;
    if (kind === "CANCELLED" && cancels !== null) {
      append(this.#cancelling, cancels, id);
      return this.#keyOf.get(cancels);
    }
    const key = this.#keyFor(operation);
    if (key === undefined) return undefined;
    append(this.#about, key, id);
    this.#keyOf.set(id, key);
    return key;
  }

  #keyFor({ guestId, walkInId }: DoorOperation): PersonKey | undefined {
    const called = walkInId === null ? guestId : this.#guestsOfWalkIns.get(walkInId);
    if (called !== undefined && called !== null) return this.keyOfGuest(called);
    return walkInId === null ? undefined : `walkIn:${walkInId}`;
  }

  /** The server says which guest it made of a walk-in, also some time after the walk-in. @returns who is somebody else now */
  #knowGuest({ kind, guestId, walkInId }: DoorOperation): PersonKey[] {
    if (kind !== "WALK_IN" || guestId === null || walkInId === null || this.#walkIns.has(guestId)) return [];
    this.#walkIns.set(guestId, walkInId);
    this.#guestsOfWalkIns.set(walkInId, guestId);
    const keys = [`guest:${guestId}`, `walkIn:${walkInId}`];
    const ids = keys.flatMap((key) => this.#about.get(key) ?? []);
    for (const key of keys) this.#about.delete(key);
    const moved = ids.flatMap((id) => {
      const operation = this.#facts.get(id)?.operation;
      return (operation && this.#place(operation)) ?? [];
    });
    return [...keys, ...moved];
  }

  #fold(key: PersonKey): PersonFacts {
    const ids = this.#about.get(key);
    if (!ids) return nothing;
    const all = ids.flatMap((id) => [id, ...(this.#cancelling.get(id) ?? [])]);
    const operations = all.flatMap((id) => this.#facts.get(id)?.operation ?? []);
    const { people, cards, cancelled } = foldDoor(operations, this.#merged);
    return { folded: people.get(key), cards, cancelled, operations };
  }
}
