import type { DoorOperation } from "../../common/door/door-operation.ts";
import {
  type AccessEnd,
  DiskRefused,
  type DoorNews,
  type DoorParts,
  type FoundGuests,
  type ListUpdate,
} from "../parts.ts";
import { newUuid } from "../store/device-ids.ts";
import type { DeviceList } from "../store/device-list.ts";
import { DoorStore } from "../store/door-store.ts";
import { DoorSync, type Synchronized } from "../sync/door-sync.ts";
import { DoorModel } from "./door-model.ts";
import type { DoorAccess, DoorState, DoorStorage } from "./door-state.ts";
import type { OperationDraft } from "./operations.ts";

/** Nothing can be recorded here any more. */
export class DoorClosed extends Error {}

const blank = {
  ...{ guestId: null, walkInId: null, name: null, tableLabel: null },
  ...{ cancels: null, replaces: null, expectedTableLabel: null },
} as const;

/** Disk, memory and connection of a device for one event, held together. */
export class Device implements Synchronized {
  readonly #parts: DoorParts;
  readonly #onChange: () => void;
  readonly #sync: DoorSync;
  #model = new DoorModel();
  #store: DoorStore | undefined;
  #access: DoorAccess = "opening";
  #connection: DoorState["connection"] = { kind: "connecting" };
  #hasDiskFailed = false;
  #hasRecorded = false;
  #handInToken: string | null = null;
  #giveTurn: (() => void) | undefined;
  #isClosed = false;
  #state: DoorState;

  /** `onChange` is called after each change of `state`. */
  constructor(parts: DoorParts, onChange: () => void) {
    this.#parts = parts;
    this.#onChange = onChange;
    this.#sync = new DoorSync(parts, this);
    this.#state = this.#read();
  }

  get state(): DoorState {
    return this.#state;
  }

  get model(): DoorModel {
    return this.#model;
  }

  /** Reads the disk and begins to synchronize, when it is this tab's turn. */
  async open(): Promise<void> {
    this.#giveTurn = await this.#parts.turn.take(() => {
      this.#access = "elsewhere";
      this.#show();
    });
    if (this.#isClosed) return this.#giveTurn();
    try {
      this.#store = await DoorStore.open(this.#parts);
      this.#model.restore(this.#store.kept);
      this.#handInToken = this.#store.kept.handInToken ?? null;
    } catch (error) {
      if (!(error instanceof DiskRefused)) throw error;
    }
    this.#access = "open";
    this.#show();
    if (!this.#isClosed) this.#sync.start();
  }

  /** Records what `make` makes of what is known then. @throws DiskRefused, DoorClosed if nothing was recorded */
  async record(make: () => readonly OperationDraft[]): Promise<readonly DoorOperation[]> {
    if (this.#access !== "open" || this.#isClosed) throw new DoorClosed();
    const store = this.#store;
    if (!store) throw new DiskRefused();
    const { device } = store;
    try {
      const operations = await store.append(
        (sequence) => make().map((draft, place) => this.#complete(draft, device, sequence + place)),
        (recorded) => this.#model.record(recorded),
      );
      this.#hasDiskFailed = false;
      this.#hasRecorded ||= operations.length > 0;
      if (operations.length > 0) this.#sync.noticeRecorded();
      return operations;
    } catch (error) {
      this.#hasDiskFailed = true;
      throw error;
    } finally {
      this.#show();
    }
  }

  newId(): string {
    return newUuid(this.#parts.random, this.#parts.clock.now());
  }

  meet(found: FoundGuests): void {
    this.#model.meet(found);
    this.#show();
  }

  retryNow(): void {
    this.#sync.retryNow();
  }

  async acceptLoss(): Promise<void> {
    await this.#keep((store) => store.acceptLoss());
    this.#show();
  }

  /** Deletes the list, and ends what goes on. */
  async leave(): Promise<void> {
    void this.#sync.stop();
    await this.endAccess("ended");
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#sync.stop();
    await this.#store?.close();
    this.#giveTurn?.();
  }

  get unsent(): readonly DoorOperation[] {
    return this.#model.facts.unsent;
  }

  get doorVersion(): number {
    return this.#model.doorVersion;
  }

  get list(): DeviceList | undefined {
    return this.#model.list;
  }

  get isListOutdated(): boolean {
    return this.#model.isListOutdated;
  }

  get listSince(): number | undefined {
    return this.#model.listSince;
  }

  get handInToken(): string | null {
    return this.#handInToken;
  }

  async absorb(news: DoorNews): Promise<void> {
    this.#handInToken = news.handInToken;
    await this.#keep((store) => store.absorb(news));
    if (this.#access !== "open") return;
    this.#model.absorb(news, this.#parts.clock.now());
    this.#show();
  }

  async updateList(update: ListUpdate | undefined): Promise<void> {
    if (this.#access !== "open") return;
    const kept = this.#model.updateList(update, this.#parts.clock.now());
    this.#show();
    await this.#keep((store) => store.keepList(kept));
  }

  async forgetHandedIn(ids: readonly string[]): Promise<void> {
    await this.#keep((store) => store.forgetHandedIn(ids));
    this.#model.forgetHandedIn(ids);
    if (this.#model.facts.unsent.length === 0) await this.#keep((store) => store.wipe());
    this.#show();
  }

  async endAccess(refusal: AccessEnd): Promise<void> {
    this.#access = refusal === "signed-out" ? "expired" : "ended";
    this.#model = this.#model.forgetList();
    this.#show();
    await this.#keep((store) => store.forgetList());
    if (this.#model.facts.unsent.length === 0) await this.#keep((store) => store.wipe());
  }

  setAside(operation: DoorOperation): void {
    this.#model.setAside(operation);
    this.#show();
  }

  notice(isConnected: boolean): void {
    const { kind } = this.#connection;
    if (isConnected === (kind === "connected") && kind !== "connecting") return;
    this.#connection = isConnected
      ? { kind: "connected" }
      : { kind: "offline", since: new Date(this.#parts.clock.now()) };
    this.#show();
  }

  /** A disk that takes nothing does not keep the device from showing what the server says. */
  async #keep(work: (store: DoorStore) => Promise<void>): Promise<void> {
    if (!this.#store) return;
    try {
      await work(this.#store);
      this.#hasDiskFailed = false;
    } catch (error) {
      if (!(error instanceof DiskRefused)) throw error;
      this.#hasDiskFailed = true;
    }
  }

  #complete(draft: OperationDraft, device: string, sequence: number): DoorOperation {
    const at = new Date(this.#parts.clock.now()).toISOString();
    return { ...blank, ...draft, id: this.newId(), device, sequence, at, clockOffsetMs: this.#model.clockOffsetMs };
  }

  #show(): void {
    this.#state = this.#read();
    this.#onChange();
  }

  #read(): DoorState {
    const shown = this.#model.show();
    return {
      ...shown,
      access: this.#access,
      storage: this.#storage(),
      connection: this.#connection,
      isAllSent: this.#hasRecorded && shown.unsent === 0,
    };
  }

  #storage(): DoorStorage {
    if (this.#access === "opening" || this.#access === "elsewhere") return { kind: "kept" };
    if (!this.#store || this.#hasDiskFailed) return { kind: "refused" };
    const { lost } = this.#store;
    return lost === undefined ? { kind: "kept" } : { kind: "lost", unsent: lost };
  }
}
