import { expect, test } from "vitest";
import type { Wish } from "../../../../common/wishes/wish.ts";
import { emptyWish, type WishesChange, withWishesChange } from "./model/wishes-change.ts";
import { createWishStore } from "./wish-store.ts";

const like = (...guestIds: number[]): Wish => ({ ...emptyWish("LIKE"), guestIds });
const adding = (...changed: Wish[]): WishesChange => ({ changed, removedIds: [] });
const removing = (id: number): WishesChange => ({ changed: [], removedIds: [id] });

/** A server that refuses the changes that a test names. Its version rises with each change, as if the board knew of it. */
function startServer() {
  let wishes: readonly Wish[] = [{ ...like(1, 2), id: 50 }];
  let version = 1;
  let nextId = 100;
  const saved: WishesChange[] = [];
  const server = {
    reads: 0,
    saved,
    isRefusing: false,
    version: () => version,
    read: () => {
      server.reads += 1;
      return Promise.resolve({ wishes, places: [] });
    },
    save: (change: WishesChange) => {
      saved.push(change);
      if (server.isRefusing) return Promise.resolve(false);
      const changed = change.changed.map((wish) => (wish.id < 0 ? { ...wish, id: nextId++ } : wish));
      server.write({ ...change, changed });
      return Promise.resolve(true);
    },
    write: (change: WishesChange) => {
      wishes = withWishesChange(wishes, change);
      version += 1;
    },
  };
  return server;
}

async function started() {
  const server = startServer();
  const store = createWishStore(server);
  await store.read();
  return { server, store, ids: () => store.get()?.wishes.map(({ id }) => id) };
}

test("A wish is shown at once, and has the server's id once it was saved", async () => {
  const { store, ids } = await started();
  const wish = like(3, 4);
  const saved = store.change(adding(wish));
  expect(ids()).toEqual([50, wish.id]);
  expect(await saved).toBe(true);
  expect(ids()).toEqual([50, 100]);
});

test("A wish takes the place of one that says the same", async () => {
  const { store, ids } = await started();
  const again = { ...like(1, 2), priority: "HIGH" } as const;
  void store.change(adding(again));
  expect(ids()).toEqual([again.id]);
});

test("A refused change is taken back", async () => {
  const { server, store, ids } = await started();
  server.isRefusing = true;
  const saved = store.change(removing(50));
  expect(ids()).toEqual([]);
  expect(await saved).toBe(false);
  expect(ids()).toEqual([50]);
});

test("A wish is changed and removed before the server has named it", async () => {
  const { server, store, ids } = await started();
  const wish = like(3, 4);
  const all = [
    store.change(adding(wish)),
    store.change(adding({ ...wish, priority: "HIGH" })),
    store.change(removing(wish.id)),
  ];
  expect(ids()).toEqual([50]);
  await Promise.all(all);
  expect(server.saved.map(({ changed, removedIds }) => [...changed.map(({ id }) => id), ...removedIds])).toEqual([
    [wish.id],
    [100],
    [100],
  ]);
  expect(ids()).toEqual([50]);
});

test("A wish that was refused is not removed from the server", async () => {
  const { server, store, ids } = await started();
  server.isRefusing = true;
  const wish = like(3, 4);
  const all = [store.change(adding(wish)), store.change(removing(wish.id))];
  expect(await Promise.all(all)).toEqual([false, false]);
  expect(server.saved).toHaveLength(1);
  expect(ids()).toEqual([50]);
});

test("A version is read once, and again when it could not be read", async () => {
  const { server, store, ids } = await started();
  await Promise.all([store.read(), store.read()]);
  expect(server.reads).toBe(1);
  server.write(removing(50));
  const { read } = server;
  server.read = () => Promise.reject(new Error("No connection"));
  await expect(store.read()).rejects.toThrow("No connection");
  server.read = read;
  await store.read();
  expect(ids()).toEqual([]);
});

test("A wish is saved even if saving the one before broke off", async () => {
  const { server, store } = await started();
  const save = server.save;
  server.save = () => Promise.reject(new Error("The screen is gone."));
  await expect(store.change(adding(like(3, 4)))).rejects.toThrow("The screen is gone.");
  server.save = save;
  expect(await store.change(adding(like(5, 6)))).toBe(true);
});
