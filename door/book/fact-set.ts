import { type DoorOperation, isEmptied } from "../../common/door/door-operation.ts";
import { type DoorCard as FoldedCard, type DoorPerson as FoldedPerson, foldDoor } from "../../common/door/fold-door.ts";
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

  keyOfGuest(guestId: number): PersonKey {
    const walkInId = this.#walkIns.get(guestId);
    return walkInId === undefined ? `guest:${guestId}` : `walkIn:${walkInId}`;
  }

  /** Whom an operation is about; undefined for one that is not known. */
  keyOf(operationId: string): PersonKey | undefined {
    return this.#keyOf.get(operationId);
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
    const removed = [...this.#facts].flatMap(([id, { position = firstPosition }]) => (position < firstPosition ? id : []));
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
      if (operation?.kind === "WALK_IN" && operation.guestId !== null) this.#walkIns.delete(operation.guestId);
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

  #add(facts: readonly KnownFact[]): Set<PersonKey> {
    const changed = new Set<PersonKey>();
    for (const fact of facts) {
      const isNew = !this.#facts.has(fact.operation.id);
      this.#facts.set(fact.operation.id, fact);
      const key = isNew ? this.#place(fact.operation) : this.#knowGuest(fact.operation);
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
    const key = this.#knowGuest(operation);
    if (key === undefined) return undefined;
    append(this.#about, key, id);
    this.#keyOf.set(id, key);
    return key;
  }

  /** Whom an operation is about. The server says which guest it made of a walk-in, also some time after the walk-in. */
  #knowGuest({ kind, guestId, walkInId, cancels }: DoorOperation): PersonKey | undefined {
    if (kind === "CANCELLED") return cancels === null ? undefined : this.#keyOf.get(cancels);
    if (walkInId === null) return guestId === null ? undefined : this.keyOfGuest(guestId);
    const key = `walkIn:${walkInId}`;
    if (kind !== "WALK_IN" || guestId === null || this.#walkIns.has(guestId)) return key;
    this.#walkIns.set(guestId, walkInId);
    const before = this.#about.get(`guest:${guestId}`) ?? [];
    this.#about.delete(`guest:${guestId}`);
    this.#folded.delete(`guest:${guestId}`);
    for (const id of before) {
      append(this.#about, key, id);
      this.#keyOf.set(id, key);
    }
    return key;
  }

  #fold(key: PersonKey): PersonFacts {
    const ids = this.#about.get(key);
    if (!ids) return nothing;
    const all = ids.flatMap((id) => [id, ...(this.#cancelling.get(id) ?? [])]);
    const operations = all.flatMap((id) => this.#facts.get(id)?.operation ?? []);
    const { people, cards, cancelled } = foldDoor(operations);
    return { folded: people.get(key), cards, cancelled, operations };
  }
}
