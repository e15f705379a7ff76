import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { expect, it } from "vitest";
import { noteArrival, otherWork } from "./other-work.ts";

it("lets one long task go on in each turn of the event loop, and each of them in turn", async () => {
  const portions: string[] = [];
  const perTurn: number[] = [];
  const work = async (name: string) => {
    for (let portion = 1; portion <= 3; portion += 1) {
      await otherWork();
      portions.push(`${name}${portion}`);
    }
  };
  const done = Promise.all(["a", "b", "c"].map(work));
  while (portions.length < 9) {
    const before = portions.length;
    await turnOfTheLoop();
    perTurn.push(portions.length - before);
  }
  await done;
  expect(portions.join(" ")).toBe("a1 b1 c1 a2 b2 c2 a3 b3 c3");
  expect(Math.max(...perTurn)).toBe(1);
});

it("lets those who arrive pass first, but not for good", async () => {
  let isDone = false;
  const task = otherWork().then(() => {
    isDone = true;
  });
  for (let turn = 1; turn <= 20; turn += 1) {
    noteArrival();
    await turnOfTheLoop();
    expect(isDone).toBe(false);
  }
  let turns = 0;
  while (!isDone && turns < 100) {
    noteArrival();
    await turnOfTheLoop();
    turns += 1;
  }
  expect(isDone).toBe(true);
  await task;
});
