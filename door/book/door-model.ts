import type { DoorOperation } from "../../common/door/door-operation.ts";
import type { DoorList, DoorNews, ListedGuest } from "../parts.ts";
import type { Kept, KeptList, NewsHead } from "../store/kept-records.ts";
import { type CardFacts, findCards, showCard } from "./cards.ts";
import type { DoorPerson, DoorState, PersonKey } from "./door-state.ts";
import { FactSet } from "./fact-set.ts";
import type { Known } from "./operations.ts";
import { People } from "./people.ts";
import { toTables } from "./tables.ts";

type ModelState = Pick<DoorState, "unsent" | "event" | "listAsOf" | "counts" | "people" | "tables" | "cards">;

/** All that a device knows of an event, in memory: what its disk and the server said, and what was recorded here. */
export class DoorModel {
  readonly facts = new FactSet();
  readonly #people = new People(this.facts);
  #list: KeptList | undefined;
  #head: NewsHead | undefined;
  readonly #setAside: DoorOperation[] = [];
  #cards: readonly CardFacts[] = [];

  /** Takes what was on the disk. */
  restore({ unsent, facts, list, head }: Kept): void {
    this.#head = head;
    const changed = this.facts.absorb(facts);
    for (const key of this.facts.record(unsent)) changed.add(key);
    if (list) this.#takeList(list);
    this.#refresh(changed);
  }

  record(operations: readonly DoorOperation[]): void {
    this.#refresh(this.facts.record(operations));
  }

  absorb({ facts, ...head }: DoorNews, now: number): void {
    this.#head = head;
    if (this.#list && !this.isListOutdated) this.#list = { ...this.#list, asOf: now };
    this.#refresh(this.facts.absorb(facts));
  }

  replaceList(list: DoorList, asOf: number): void {
    this.#takeList({ list, asOf });
    this.#refresh(new Set());
  }

  /** Takes guests whom the server has found. */
  meet(guests: readonly ListedGuest[]): void {
    this.#people.meet(guests);
    this.#refresh(new Set());
  }

  /** Forgets everything but what waits to be sent. */
  forgetList(): DoorModel {
    const bare = new DoorModel();
    bare.record(this.facts.unsent);
    return bare;
  }

  forgetHandedIn(ids: readonly string[]): void {
    this.facts.forgetHandedIn(ids);
  }

  setAside(operation: DoorOperation): void {
    this.#setAside.push(operation);
    this.#refresh(new Set());
  }

  get doorVersion(): number {
    return this.#head?.doorVersion ?? 0;
  }

  get clockOffsetMs(): number | null {
    return this.#head?.clockOffsetMs ?? null;
  }

  get list(): DoorList | undefined {
    return this.#list?.list;
  }

  get isListOutdated(): boolean {
    const { list } = this;
    const isSame = list?.listVersion === this.#head?.listVersion && list?.worksOffline === this.#head?.worksOffline;
    return !isSame;
  }

  known(key: PersonKey): Known | undefined {
    const person = this.#people.all.get(key);
    return person && { person, facts: this.facts.about(key) };
  }

  get people(): ReadonlyMap<PersonKey, DoorPerson> {
    return this.#people.all;
  }

  show(): ModelState {
    const { facts, people, list } = this;
    const everybody = [...people.values()];
    return {
      unsent: facts.unsent.length,
      event: list && { name: list.eventName, worksOffline: list.worksOffline },
      listAsOf: this.#list && new Date(this.#list.asOf),
      counts: this.#count(everybody),
      people,
      tables: toTables(list?.tables ?? [], everybody),
      cards: this.#cards.map((card) => showCard(facts, people, card)),
    };
  }

  #count(everybody: readonly DoorPerson[]): DoorState["counts"] {
    if (this.list?.worksOffline) {
      const here = everybody.filter(({ arrival }) => arrival);
      const expected = everybody.filter(({ hasDeclined, arrival }) => !hasDeclined || arrival);
      return { arrived: here.length, expected: expected.length };
    }
    const here = [...this.facts.keys].filter((key) => (this.facts.about(key).folded?.arrivals.length ?? 0) > 0);
    return { arrived: here.length, expected: this.#head?.expectedCount ?? 0 };
  }

  #takeList(kept: KeptList): void {
    this.#list = kept;
    this.#people.replaceList(kept.list, this.#settledUpTo);
  }

  /** While the server's list is still the one here, it says what holds for everything that is known. */
  get #settledUpTo(): number {
    return Math.max(this.list?.doorVersion ?? 0, this.isListOutdated ? 0 : this.doorVersion);
  }

  #refresh(changed: ReadonlySet<PersonKey>): void {
    this.#people.refresh(changed, this.#settledUpTo);
    const present = this.list?.worksOffline ? this.people : undefined;
    this.#cards = findCards(this.facts, present, this.#head?.cards ?? [], this.#setAside);
    this.#people.flag(new Set(this.#cards.flatMap(({ key }) => key ?? [])));
  }
}
