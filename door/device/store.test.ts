import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import type { DoorOperation } from "../../common/door/door-operation.ts";
import { doorStore } from "./store.ts";

const newId = () => crypto.randomUUID();

const arrivals = (count: number) => (device: string, sequence: number) =>
  Array.from(
    { length: count },
    (_, place): DoorOperation => ({
      ...{ id: newId(), device, sequence: sequence + place, kind: "ARRIVED", guestId: 1, walkInId: null, name: null },
      ...{ tableLabel: null, cancels: null, at: "2026-06-20T19:00:00.000Z", clockOffsetMs: null, replaces: [] },
      expectedTableLabel: null,
    }),
  );

describe("doorStore", () => {
  it("uses no number twice when two tabs of a device record at once, and shows each what the other has recorded", async () => {
    const name = newId();
    const [one, other] = [doorStore(name, newId), doorStore(name, newId)];
    await Promise.all([one.record(arrivals(2)), other.record(arrivals(1)), one.record(arrivals(3))]);
    const queue = await other.readQueue();
    expect(queue.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(queue.map(({ device }) => device)).size).toBe(1);
    expect(await one.readQueue()).toEqual(queue);
  });

  it("records all of an act or nothing of it, and goes on after the browser has closed the database", async () => {
    const store = doorStore(newId(), newId);
    await store.record(arrivals(1));
    const broken = () => {
      throw new Error("The device is dead.");
    };
    await expect(store.record(broken)).rejects.toThrow("dead");
    await store.close();
    await store.record(arrivals(2));
    expect((await store.readQueue()).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });
});
