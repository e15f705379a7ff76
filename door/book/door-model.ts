import type { DoorOperation } from "../../common/door/door-operation.ts";
import type { DoorNews, FoundGuests, ListUpdate } from "../parts.ts";
import { type DeviceList, metList, updatedList } from "../store/device-list.ts";
import type { Kept, KeptList, NewsHead } from "../store/kept-records.ts";
import { type CardFacts, findCards, showCard } from "./cards.ts";
import type { DoorPerson, DoorState, PersonKey } from "./door-state.ts";
import { FactSet } from "./fact-set.ts";
import type { Known } from "./operations.ts";
import { People } from "./people.ts";
import { toTables } from "./tables.ts";

const bare: DeviceList = { hasGuests: false, worksOffline: false, listVersion: 0, guests: [], tables: [], merged: [] };

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
    const changed = this.facts.absorb(facts, head?.firstPosition ?? 0);
    for (const key of this.facts.record(unsent)) changed.add(key);
    if (list) this.#takeList(list);
    else this.#refresh(changed);
  }

  record(operations: readonly DoorOperation[]): void {
    this.#refresh(this.facts.record(operations));
  }

  absorb({ facts, ...head }: DoorNews, now: number): void {
    this.#head = head;
    const changed = this.facts.absorb(facts, head.firstPosition);
    if (this.#list && !this.isListOutdated) {
      this.#list = { ...this.#list, asOf: now, settledUpTo: Math.max(this.doorVersion, this.#list.settledUpTo) };
    }
    this.#refresh(changed);
  }

  /** Takes the list as it is now; without one, the guests found so far stay, as far as they are on it. @returns what to keep of it */
  updateList(update: ListUpdate | undefined, asOf: number): KeptList {
    const worksOffline = this.#head?.worksOffline ?? false;
    const before = this.list?.hasGuests === worksOffline ? this.list : undefined;
    const list = update
      ? updatedList(before, update, worksOffline)
      : { ...bare, ...before, worksOffline, hasGuests: false, listVersion: this.#head?.listVersion ?? 0 };
    const settledUpTo = update && list.hasGuests ? update.doorVersion : this.doorVersion;
    return this.#takeList({ list, asOf, settledUpTo });
  }

  /** Takes guests whom the server has found. */
  meet(found: FoundGuests): void {
    const list = metList(this.list ?? { ...bare, listVersion: found.listVersion }, found);
    this.#takeList({ list, asOf: this.#list?.asOf ?? 0, settledUpTo: this.doorVersion });
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

  get list(): DeviceList | undefined {
    return this.#list?.list;
  }

  get isListOutdated(): boolean {
    const { list } = this;
    const head = this.#head;
    return !list || !head || list.worksOffline !== head.worksOffline || list.listVersion !== head.listVersion;
  }

  /** From which version on changes are enough; undefined if the whole list is needed. */
  get listSince(): number | undefined {
    const { list } = this;
    const worksOffline = this.#head?.worksOffline;
    return list?.worksOffline === worksOffline && list?.hasGuests === worksOffline ? list?.listVersion : undefined;
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
    const asOf = this.#list?.asOf ?? 0;
    const head = this.#head;
    const everybody = [...people.values()];
    return {
      unsent: facts.unsent.length,
      event: head && { name: head.eventName, worksOffline: head.worksOffline },
      listAsOf: asOf > 0 ? new Date(asOf) : undefined,
      counts: this.#count(everybody),
      people,
      tables: toTables(list?.tables ?? [], everybody),
      cards: this.#cards.map((card) => showCard(facts, people, card)),
    };
  }

  #count(everybody: readonly DoorPerson[]): DoorState["counts"] {
    if (this.list?.hasGuests) {
      const here = everybody.filter(({ arrival }) => arrival);
      const expected = everybody.filter(({ hasDeclined, arrival }) => !hasDeclined || arrival);
      return { arrived: here.length, expected: expected.length };
    }
    const here = [...this.facts.keys].filter((key) => (this.facts.about(key).folded?.arrivals.length ?? 0) > 0);
    return { arrived: here.length, expected: this.#head?.expectedCount ?? 0 };
  }

  #takeList(kept: KeptList): KeptList {
    this.#list = kept;
    this.facts.follow(new Map(kept.list.merged));
    this.#people.replaceList(kept.list, kept.settledUpTo);
    this.#refresh(new Set());
    return kept;
  }

  #refresh(changed: ReadonlySet<PersonKey>): void {
    this.#people.refresh(changed, this.#list?.settledUpTo ?? 0);
    const present = this.list?.hasGuests ? this.people : undefined;
    this.#cards = findCards(this.facts, present, this.#head?.cards ?? [], this.#setAside);
    this.#people.flag(new Set(this.#cards.flatMap(({ key }) => key ?? [])));
  }
}
