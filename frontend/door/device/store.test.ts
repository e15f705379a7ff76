import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import type { DoorOperation } from "../../../common/door/door-operation.ts";
import { browserStore } from "./store.ts";

const arrivals = (count: number) =>
  Array.from({ length: count }, (_, place): DoorOperation => {
    const common = { device: "main", sequence: 1, kind: "ARRIVED", guestId: 1 } as const;
    return { id: crypto.randomUUID(), ...common, at: `2026-06-20T19:00:0${place}.000Z` };
  });

it("shows each window what the other has recorded, until the server has it", async () => {
  const name = crypto.randomUUID();
  const [one, other] = [browserStore(name), browserStore(name)];
  await Promise.all([one.add(arrivals(2)), other.add(arrivals(1)), one.add(arrivals(3))]);
  const queue = await other.readQueue();
  expect(queue).toHaveLength(6);
  await one.absorb(
    undefined,
    queue.slice(1).map(({ id }) => id),
  );
  expect(await other.readQueue()).toEqual(queue.slice(0, 1));
});
