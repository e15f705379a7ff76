import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DoorOperation } from "../../common/door/door-operation.ts";
import { randomRuns } from "../../common/testing/random-runs.ts";
import { DiskRefused, type DoorNews, type StoredFact } from "../parts.ts";
import { MemoryDisk } from "../testing/memory-disk.ts";
import { memoryMarker } from "../testing/memory-marker.ts";
import { DoorStore } from "./door-store.ts";
import type { StoreParts } from "./kept-records.ts";
import { webCryptoVault } from "./web-crypto-vault.ts";

const now = Date.parse("2026-06-20T19:00:00Z");
let bytesMade = 0;

function device(disk = new MemoryDisk(), marker = memoryMarker(), vault = webCryptoVault): StoreParts {
  const clock = { now: () => now, after: () => () => undefined };
  const random = {
    fraction: () => 0.5,
    bytes(count: number) {
      bytesMade += 1;
      return new Uint8Array(count).fill(bytesMade % 256);
    },
  };
  return { disk: disk.open(), marker, vault, random, clock };
}

const uuid = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

function arrival(device: string, sequence: number): DoorOperation {
  return {
    ...{ id: uuid(sequence), device, sequence, kind: "ARRIVED", guestId: sequence, walkInId: null, name: "Ada Berg" },
    ...{ tableLabel: null, cancels: null, at: new Date(now).toISOString(), clockOffsetMs: null, replaces: [] },
    expectedTableLabel: null,
  };
}

const arrivals =
  ({ device }: DoorStore, count = 1) =>
  (sequence: number) =>
    Array.from({ length: count }, (_, place) => arrival(device, sequence + place));

const stored = (operation: DoorOperation, position: number): StoredFact => ({ ...operation, position, by: "Mia" });

function news(facts: readonly StoredFact[], worksOffline = true): DoorNews {
  const doorVersion = facts.at(-1)?.position ?? 0;
  return {
    ...{
      doorVersion,
      firstPosition: 1,
      hasMore: false,
      listVersion: 1,
      eventName: "Gala",
      worksOffline,
      facts,
      cards: [],
      expectedCount: 3,
    },
    ...{ handInToken: "a token", clockOffsetMs: 0 },
  };
}

const list = { hasGuests: true, worksOffline: true, listVersion: 1, guests: [], tables: [], merged: [] };
const kept = { list, asOf: now, settledUpTo: 0 };

const ignore = () => undefined;
const sequences = ({ kept }: DoorStore) => kept.unsent.map(({ sequence }) => sequence);

describe("DoorStore", () => {
  it("writes nothing in plain text", async () => {
    const disk = new MemoryDisk();
    const store = await DoorStore.open(device(disk));
    const [operation] = await store.append(arrivals(store), ignore);
    await store.keepList({ ...kept, list: { ...list, tables: [{ label: "Gala", capacity: null }] } });
    await store.absorb(news(operation ? [stored(operation, 1)] : []));
    const texts = [...disk.records.values()].map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : "",
    );
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => /Berg|Gala|Mia|token/.test(text))).toEqual([]);
    const [key] = [...disk.records.values()].filter((value) => value instanceof CryptoKey);
    if (!(key instanceof CryptoKey)) throw new Error("There is no key.");
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
  });

  it("records nothing on a full disk, and goes on afterwards", async () => {
    const disk = new MemoryDisk();
    const store = await DoorStore.open(device(disk));
    disk.isFull = true;
    await expect(store.append(arrivals(store), ignore)).rejects.toThrow(DiskRefused);
    disk.isFull = false;
    await store.append(arrivals(store), ignore);
    expect(sequences(await DoorStore.open(device(disk)))).toEqual([1]);
  });

  it("keeps neither list nor facts of an event that does not work offline, or does not any more", async () => {
    const disk = new MemoryDisk();
    const store = await DoorStore.open(device(disk));
    await store.keepList(kept);
    await store.absorb(news([stored(arrival("other", 1), 1)]));
    await store.absorb(news([stored(arrival("other", 2), 2)], false));
    await store.keepList({ ...kept, list: { ...list, worksOffline: false } });
    const found = await DoorStore.open(device(disk));
    expect(found.kept).toMatchObject({ list: undefined, facts: [], head: undefined, handInToken: "a token" });
    await store.absorb(news([stored(arrival("other", 3), 3)]));
    expect((await DoorStore.open(device(disk))).kept.facts).toHaveLength(3);
  });

  it("forgets facts about somebody who was erased, and those that the server has no longer", async () => {
    const disk = new MemoryDisk();
    const store = await DoorStore.open(device(disk));
    const [own] = await store.append(arrivals(store), ignore);
    const facts = [1, 2, 3].map((position) => stored(arrival("other", 10 + position), position));
    for (const fact of facts) await store.absorb(news([fact]));
    const [, erased] = facts;
    await store.absorb(news(erased ? [{ ...erased, guestId: null, name: null, position: 4 }] : []));
    const heldBy = async () => {
      const { kept: found } = await DoorStore.open(device(disk));
      return [found.facts.map(({ position }) => position), found.unsent];
    };
    expect(await heldBy()).toEqual([[1, 3], [own]]);
    await store.absorb({ ...news([]), doorVersion: 4, firstPosition: 3 });
    expect(await heldBy()).toEqual([[3], [own]]);
    await store.absorb({ ...news([]), doorVersion: 4, firstPosition: 5 });
    expect(await heldBy()).toEqual([[], [own]]);
  });

  it("deletes the list when access ends, and everything once nothing waits", async () => {
    const disk = new MemoryDisk();
    const marker = memoryMarker();
    const store = await DoorStore.open(device(disk, marker));
    const [operation] = await store.append(arrivals(store), ignore);
    await store.keepList(kept);
    await store.absorb(news([stored(arrival("other", 90), 1)]));
    await store.forgetList();
    await store.wipe();
    const found = await DoorStore.open(device(disk, marker));
    expect(found.kept).toMatchObject({ list: undefined, facts: [], handInToken: "a token" });
    expect(found.kept.unsent).toEqual([operation]);
    await store.forgetHandedIn([operation?.id ?? ""]);
    await store.wipe();
    expect(disk.records.size).toBe(0);
    expect(marker.read()).toBeUndefined();
  });

  it("notices that the browser has thrown away what was here, until somebody has read it", async () => {
    const disk = new MemoryDisk();
    const marker = memoryMarker();
    const first = await DoorStore.open(device(disk, marker));
    await first.append(arrivals(first, 3), ignore);
    disk.throwAway();
    const second = await DoorStore.open(device(disk, marker));
    expect(second.lost).toBe(3);
    expect(second.device).not.toBe(first.device);
    const third = await DoorStore.open(device(disk, marker));
    expect(third.lost).toBe(3);
    await third.acceptLoss();
    expect((await DoorStore.open(device(disk, marker))).lost).toBeUndefined();
  });

  it("has whole changes or none, whenever the device dies", async () => {
    const step = fc.constantFrom("append", "absorb", "list");
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.integer({ min: 0, max: 24 }), dyingAt), {
      numRuns: randomRuns(200),
    });
  });
});

/** Does what it is told until the device dies, and demands that everything is found again. */
async function dyingAt(steps: readonly string[], diesAt: number): Promise<void> {
  const disk = new MemoryDisk();
  const store = await DoorStore.open(device(disk));
  let left = diesAt;
  disk.onStep = () => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error("The device is dead.")) : Promise.resolve();
  };
  const acknowledged: DoorOperation[] = [];
  const sent = new Map<string, StoredFact>();
  const acts: Record<string, () => Promise<unknown>> = {
    append: () => store.append(arrivals(store, 2), (made) => acknowledged.push(...made)),
    list: () => store.keepList(kept),
    absorb() {
      const waiting = acknowledged.filter(({ id }) => !sent.has(id)).slice(0, 3);
      const facts = waiting.map((operation, place) => stored(operation, sent.size + place + 1));
      for (const fact of facts) sent.set(fact.id, fact);
      return store.absorb(news(facts));
    },
  };
  for (const what of steps) if (left >= 0) await acts[what]?.().catch(ignore);
  disk.onStep = () => Promise.resolve();
  const found = await DoorStore.open(device(disk));
  const facts = new Set(found.kept.facts.map(({ id }) => id));
  const waiting = new Set(found.kept.unsent.map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !facts.has(id) && !waiting.has(id) && !sent.has(id))).toEqual([]);
  // Those that the server has are not sent again once the device has written that it knows.
  expect([...facts].filter((id) => waiting.has(id))).toEqual([]);
}
