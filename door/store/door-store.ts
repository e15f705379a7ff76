import { type DoorOperation, isEmptied } from "../../common/door/door-operation.ts";
import type { DiskValue, DoorDisk, DoorMarker, DoorNews, StoredFact } from "../parts.ts";
import {
  type DeviceRecord,
  factsKey,
  type Kept,
  type KeptList,
  type NewsHead,
  type OpenedDisk,
  openDisk,
  recordNames,
  type StoreParts,
  unsentKey,
} from "./kept-records.ts";
import type { SealedRecords } from "./sealed-records.ts";

/** Beyond that, the facts become one record again. */
const maxFactRecords = 64;

type Changes = Map<string, DiskValue | undefined>;

/**
 * What a device keeps on its disk for one event. Each change is whole or not at all, and on the disk for good once its promise is
 * fulfilled. Changes are written one after the other. All throw DiskRefused if the disk takes nothing.
 */
export class DoorStore {
  readonly #disk: DoorDisk;
  readonly #marker: DoorMarker;
  readonly #records: SealedRecords;
  #device: DeviceRecord;
  readonly #unsent: Map<string, DoorOperation>;
  readonly #facts: Map<string, StoredFact>;
  #factKeys: readonly string[];
  /** Whether the disk has other facts than the memory. */
  #isBehind: boolean;
  #last: Promise<unknown> = Promise.resolve();
  /** What was on the disk when it was opened. */
  readonly kept: Kept;

  /** @throws DiskRefused if the disk cannot be read or takes nothing */
  static async open(parts: StoreParts): Promise<DoorStore> {
    return new DoorStore(parts, await openDisk(parts));
  }

  private constructor({ disk, marker }: StoreParts, { records, device, kept, factKeys }: OpenedDisk) {
    this.#disk = disk;
    this.#marker = marker;
    this.#records = records;
    this.#device = device;
    this.#unsent = new Map(kept.unsent.map((operation) => [operation.id, operation]));
    this.#facts = new Map(kept.facts.map((fact) => [fact.id, fact]));
    this.#isBehind = kept.head === undefined;
    this.#factKeys = factKeys;
    this.kept = kept;
    this.#mark();
  }

  get device(): string {
    return this.#device.device;
  }

  /** How many facts the browser threw away unsent, until it is accepted; undefined for no loss. */
  get lost(): number | undefined {
    return this.#device.lost;
  }

  acceptLoss(): Promise<void> {
    return this.#inTurn(() => this.#writeDevice({ ...this.#device, lost: undefined }));
  }

  /**
   * Records operations, which `make` makes from the sequence of the first one, and hands them to `adopt`. In between, no other
   * change is begun.
   * @throws DiskRefused if nothing was recorded
   */
  append(
    make: (sequence: number) => readonly DoorOperation[],
    adopt: (operations: readonly DoorOperation[]) => void,
  ): Promise<readonly DoorOperation[]> {
    return this.#inTurn(async () => {
      const operations = make(this.#device.sequence + 1);
      if (operations.length === 0) return operations;
      const changes: Changes = new Map();
      for (const operation of operations) changes.set(unsentKey(operation), await this.#records.seal(operation));
      await this.#writeDevice({ ...this.#device, sequence: this.#device.sequence + operations.length }, changes);
      for (const operation of operations) this.#unsent.set(operation.id, operation);
      this.#mark();
      adopt(operations);
      return operations;
    });
  }

  /**
   * Forgets the own operations that are among the server's facts; keeps the facts if the event works offline, without those that are
   * about nobody any more, or that the server has no longer.
   */
  absorb({ facts, ...head }: DoorNews): Promise<void> {
    return this.#inTurn(async () => {
      const kept = this.#take(facts, head.firstPosition);
      const readBack = facts.flatMap(({ id }) => this.#unsent.get(id) ?? []);
      const changes: Changes = new Map(readBack.map((operation) => [unsentKey(operation), undefined]));
      changes.set(recordNames.token, await this.#records.seal(head.handInToken));
      const keeps = head.worksOffline && this.#isSealed;
      const factKeys = keeps ? await this.#addFacts(kept, head, changes) : this.#dropFacts(changes);
      this.#isBehind = true;
      await this.#disk.write(changes);
      this.#isBehind = !keeps;
      this.#factKeys = factKeys;
      this.#forget(readBack);
    });
  }

  /** @returns those that are new; if others are gone, the disk is behind */
  #take(facts: readonly StoredFact[], firstPosition: number): readonly StoredFact[] {
    const gone = [...this.#facts.values()].filter(({ position }) => position < firstPosition);
    for (const { id } of [...gone, ...facts]) if (this.#facts.delete(id)) this.#isBehind = true;
    const kept = facts.filter((fact) => !isEmptied(fact));
    for (const fact of kept) this.#facts.set(fact.id, fact);
    return kept;
  }

  async #addFacts(facts: readonly StoredFact[], head: NewsHead, changes: Changes): Promise<readonly string[]> {
    changes.set(recordNames.head, await this.#records.seal(head));
    const isWhole = this.#isBehind || this.#factKeys.length >= maxFactRecords;
    if (isWhole) for (const key of this.#factKeys) changes.set(key, undefined);
    const written = isWhole ? [...this.#facts.values()] : facts;
    const before = isWhole ? [] : this.#factKeys;
    if (written.length === 0) return before;
    const key = factsKey(head.doorVersion);
    changes.set(key, await this.#records.seal(written));
    return [...before, key];
  }

  #dropFacts(changes: Changes): readonly string[] {
    for (const name of [recordNames.list, recordNames.head, ...this.#factKeys]) changes.set(name, undefined);
    return [];
  }

  /** Forgets operations that the server has acknowledged to somebody who may not read them back any more. */
  forgetHandedIn(ids: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const taken = ids.flatMap((id) => this.#unsent.get(id) ?? []);
      await this.#disk.write(new Map(taken.map((operation) => [unsentKey(operation), undefined])));
      this.#forget(taken);
    });
  }

  /** Keeps the list if the event works offline. */
  keepList(kept: KeptList): Promise<void> {
    return this.#inTurn(async () => {
      if (!kept.list.worksOffline || !kept.list.hasGuests || !this.#isSealed) return;
      await this.#disk.write(new Map([[recordNames.list, await this.#records.seal(kept)]]));
    });
  }

  /** Deletes the event's list and facts. Operations that wait are kept, with what hands them in. */
  forgetList(): Promise<void> {
    return this.#inTurn(async () => {
      const changes: Changes = new Map();
      const factKeys = this.#dropFacts(changes);
      this.#facts.clear();
      this.#isBehind = true;
      await this.#disk.write(changes);
      this.#factKeys = factKeys;
    });
  }

  /** Deletes everything unless operations wait. The store is of no use afterwards. */
  wipe(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#unsent.size > 0) return;
      const gone = [...Object.values(recordNames), ...this.#factKeys];
      await this.#disk.write(new Map(gone.map((name) => [name, undefined])));
      this.#marker.write(undefined);
    });
  }

  /** After what has been begun. */
  close(): Promise<void> {
    return this.#inTurn(async () => this.#disk.close());
  }

  /** The list lies on the disk only under a key. */
  get #isSealed(): boolean {
    return this.#records.key !== undefined;
  }

  async #writeDevice(device: DeviceRecord, changes: Changes = new Map()): Promise<void> {
    await this.#disk.write(new Map([...changes, [recordNames.device, await this.#records.seal(device)]]));
    this.#device = device;
  }

  #forget(operations: readonly DoorOperation[]): void {
    for (const { id } of operations) this.#unsent.delete(id);
    this.#mark();
  }

  #mark(): void {
    this.#marker.write(this.#unsent.size);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
