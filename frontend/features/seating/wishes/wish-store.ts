import type { FixtureKind } from "../../../../common/floor-plan/plan-types.ts";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { contentKey } from "./model/wish-groups.ts";
import { type WishesChange, withWishesChange } from "./model/wishes-change.ts";

/** Something in the room that guests may wish to sit near. */
export interface WishPlace {
  readonly id: number;
  readonly kind: FixtureKind;
  readonly label: string;
  /** Its center, in centimeters. */
  readonly x: number;
  readonly y: number;
}

/** What is wished for, and what it may be about. */
export interface StoredWishes {
  readonly wishes: readonly Wish[];
  readonly places: readonly WishPlace[];
}

/** The server, as wishes need it. */
export interface WishServer {
  read: () => Promise<StoredWishes>;
  /** Has a change saved, and reports it as {@link WishStore.change} says. @returns whether it was saved; a refusal was shown */
  save: (change: WishesChange, done?: string, acts?: number) => Promise<boolean>;
  /** Rises when wishes, or what they are about, changed on the server. */
  version: () => number;
}

/** Keeps the wishes of an event: what the server confirmed, and what was done here since. */
export interface WishStore {
  /** Undefined until they were read. */
  get: () => StoredWishes | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Reads the wishes of the server's version, if that was not done yet. */
  read: () => Promise<void>;
  /**
   * Shows a change at once and saves it; takes it back if it is refused.
   *
   * @param done what a toast says once it was saved, with a button to undo it; no toast unless given
   * @param acts how many changes that button takes back: those that belong together
   * @returns whether it was saved
   */
  change: (change: WishesChange, done?: string, acts?: number) => Promise<boolean>;
}

/** Makes a store without wishes. */
export function createWishStore(server: WishServer): WishStore {
  let confirmed: StoredWishes | undefined;
  let pending: readonly WishesChange[] = [];
  let shown: StoredWishes | undefined;
  let reading: { version: number; done: Promise<void> } | undefined;
  /** Ids of wishes that were new, by the negative ids that they had here. */
  const newIds = new Map<number, number>();
  /** Ends when everything so far has been saved. */
  let saving: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function show(): void {
    if (!confirmed) return;
    const changes = pending.map((change) => withKnownIds(change, newIds));
    shown = { ...confirmed, wishes: changes.reduce(withWishesChange, confirmed.wishes) };
    for (const listener of listeners) listener();
  }

  function read(): Promise<void> {
    const version = server.version();
    if (reading?.version === version) return reading.done;
    const done = server.read().then(
      (wishes) => {
        // Answers may arrive in another order than they were asked for.
        if (reading?.version === version) take(wishes);
      },
      (reason: unknown) => {
        if (reading?.version === version) reading = undefined;
        throw reason;
      },
    );
    reading = { version, done };
    return done;
  }

  function take(wishes: StoredWishes): void {
    confirmed = wishes;
    const idOf = new Map(wishes.wishes.map((wish) => [contentKey(wish), wish.id]));
    for (const wish of pending.flatMap(({ changed }) => changed)) {
      const id = idOf.get(contentKey(wish));
      if (wish.id < 0 && id !== undefined) newIds.set(wish.id, id);
    }
    show();
  }

  async function save(change: WishesChange, done: string | undefined, acts: number | undefined): Promise<boolean> {
    const known = withKnownIds(change, newIds);
    // What never reached the server cannot be removed from it.
    const isNothing = known.changed.length === 0 && known.removedIds.every((id) => id < 0);
    const isSaved = !isNothing && (await server.save(known, done, acts));
    if (isSaved) await read().catch(() => undefined);
    pending = pending.filter((one) => one !== change);
    show();
    return isSaved;
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    // One after the other: a change names wishes by the ids that the server gave them in the one before.
    change(change, done, acts) {
      pending = [...pending, change];
      show();
      const saved = saving.then(() => save(change, done, acts));
      // Whatever goes wrong with one, the next is sent.
      saving = saved.catch(() => undefined);
      return saved;
    },
  };
}

function withKnownIds(change: WishesChange, newIds: ReadonlyMap<number, number>): WishesChange {
  const known = (id: number) => newIds.get(id) ?? id;
  return {
    changed: change.changed.map((wish) => (newIds.has(wish.id) ? { ...wish, id: known(wish.id) } : wish)),
    removedIds: change.removedIds.map(known),
  };
}
