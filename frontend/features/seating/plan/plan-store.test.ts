import { expect, test } from "vitest";
import { type FloorPlan, type PlanChange, type PlanFixture, withPlanChange } from "../model/floor-plan.ts";
import { createPlanStore } from "./plan-store.ts";

const emptyRoom: FloorPlan = {
  width: 2000,
  depth: 1500,
  outline: [],
  isShownToGuests: false,
  picture: null,
  fixtures: [],
};
const bar: PlanFixture = { id: -1, kind: "BAR", label: "", x: 100, y: 100, width: 300, depth: 70, rotation: 0 };

/** A server that answers when the test says so. */
function startServer() {
  let plan = emptyRoom;
  let nextId = 100;
  const waiting: { change: PlanChange; write: () => void; answer: (isSaved: boolean) => void }[] = [];
  function save(change: PlanChange): Promise<boolean> {
    return new Promise((resolve) => {
      let isWritten = false;
      const write = () => {
        const fixtures = change.fixtures?.map((one) => ({ ...one, id: one.id < 0 ? nextId++ : one.id }));
        plan = withPlanChange(plan, { ...change, ...(fixtures && { fixtures }) });
        isWritten = true;
      };
      const answer = (isSaved: boolean) => {
        if (isSaved && !isWritten) write();
        resolve(isSaved);
      };
      waiting.push({ change, write, answer });
    });
  }
  return { read: async () => plan, save, waiting, current: () => plan };
}

/** Answers the server's next question, once it has been asked. */
async function answer(server: ReturnType<typeof startServer>, place: number, isSaved: boolean): Promise<void> {
  await expect.poll(() => server.waiting.length).toBe(place + 1);
  server.waiting[place]?.answer(isSaved);
}

test("A change is shown at once, and stays when it was saved", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const changing = store.change({ width: 2500 });
  expect(store.get()?.plan.width).toBe(2500);
  await answer(server, 0, true);
  await changing;
  expect(store.get()?.plan).toEqual({ ...emptyRoom, width: 2500 });
});

test("A refused change is taken back, and later ones stay", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const refused = store.change({ width: 2500 });
  const saved = store.change({ depth: 900 });
  await answer(server, 0, false);
  await answer(server, 1, true);
  await Promise.all([refused, saved]);
  expect(store.get()?.plan).toMatchObject({ width: 2000, depth: 900 });
});

test("A new fixture gets the server's id, and what is done to it meanwhile is saved afterwards", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const adding = store.change({ fixtures: [bar] });
  const moving = store.change({ fixtures: [{ ...bar, x: 500 }] });
  expect(store.get()?.plan.fixtures).toEqual([{ ...bar, x: 500 }]);
  await answer(server, 0, true);
  await adding;
  await expect.poll(() => server.waiting.length).toBe(2);
  expect(server.waiting[1]?.change.fixtures?.[0]?.id).toBe(100);
  await answer(server, 1, true);
  await moving;
  expect(store.get()?.newIds.get(-1)).toBe(100);
  expect(store.get()?.plan.fixtures).toEqual([{ ...bar, id: 100, x: 500 }]);
});

test("A new fixture that is read before its change is answered is known by the server's id as well", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const adding = store.change({ fixtures: [bar] });
  const moving = store.change({ fixtures: [{ ...bar, x: 500 }] });
  await expect.poll(() => server.waiting.length).toBe(1);
  server.waiting[0]?.write();
  await store.read();
  expect(store.get()?.plan.fixtures).toEqual([{ ...bar, id: 100, x: 500 }]);
  await answer(server, 0, true);
  await adding;
  await expect.poll(() => server.waiting.length).toBe(2);
  await answer(server, 1, true);
  await moving;
  expect(server.current().fixtures).toEqual([{ ...bar, id: 100, x: 500 }]);
});

test("Changes of a fixture are saved in their order, whatever id it was known by", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const adding = store.change({ fixtures: [bar] });
  const moving = store.change({ fixtures: [{ ...bar, x: 500 }] });
  await answer(server, 0, true);
  await adding;
  expect(store.get()?.plan.fixtures).toEqual([{ ...bar, id: 100, x: 500 }]);
  const turning = store.change({ fixtures: [{ ...bar, id: 100, x: 500, rotation: 90 }] });
  await answer(server, 1, true);
  await answer(server, 2, true);
  await Promise.all([moving, turning]);
  expect(server.current().fixtures).toEqual([{ ...bar, id: 100, x: 500, rotation: 90 }]);
});

test("What is done to a new fixture is not saved if the fixture was refused", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const adding = store.change({ fixtures: [bar] });
  const moving = store.change({ fixtures: [{ ...bar, x: 500 }] });
  await answer(server, 0, false);
  await Promise.all([adding, moving]);
  expect(server.waiting).toHaveLength(1);
  expect(store.get()?.plan.fixtures).toEqual([]);
});

test("A change that names a fixture by the id it had here reaches the right one", async () => {
  const server = startServer();
  const store = createPlanStore(server);
  await store.read();
  const adding = store.change({ fixtures: [bar] });
  await answer(server, 0, true);
  await adding;
  const removing = store.change({ removedFixtureIds: [-1] });
  expect(store.get()?.plan.fixtures).toEqual([]);
  await answer(server, 1, true);
  await removing;
  expect(server.current().fixtures).toEqual([]);
});
