import { expect, it } from "vitest";
import { Slots } from "./slots.ts";

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const refusal = () => new Error("full");

it("runs so many tasks at once, in the order of their coming", async () => {
  const slots = new Slots(2, 10, refusal);
  const gates = Array.from({ length: 5 }, gate);
  const started: number[] = [];
  const tasks = gates.map(({ opened }, index) =>
    slots.run(async () => {
      started.push(index);
      await opened;
      return index;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[1]?.open();
  await tasks[1];
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of gates) open();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

it("turns away whoever would wait too long, and gives the slot back after a failure", async () => {
  const slots = new Slots(1, 1, refusal);
  const { open, opened } = gate();
  const failing = slots.run(async () => {
    await opened;
    throw new Error("broken");
  });
  const waiting = slots.run(async () => "waited");
  await expect(slots.run(async () => "late")).rejects.toThrow("full");
  open();
  await expect(failing).rejects.toThrow("broken");
  expect(await waiting).toBe("waited");
  expect(await slots.run(async () => "free again")).toBe("free again");
});
