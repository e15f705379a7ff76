import { describe, expect, it } from "vitest";
import { Contact } from "./contact.ts";
import { Remembered } from "./remembered.ts";

function eventsRead() {
  const reads: number[] = [];
  const contact = new Contact();
  const remembered = new Remembered<number, { id: number; isPublic: boolean; read: number }>(contact, async (id) => {
    reads.push(id);
    return { id, isPublic: true, read: reads.length };
  });
  return { contact, remembered, reads };
}

describe("what is read of an event", () => {
  it("is read again for each request", async () => {
    const { remembered, reads } = eventsRead();
    await remembered.find(7);
    expect(await remembered.find(7)).toMatchObject({ read: 2 });
    expect(await remembered.find(7, performance.now())).toMatchObject({ read: 3 });
    expect(reads).toEqual([7, 7, 7]);
  });

  it("is not read again by a request that came before it was read", async () => {
    const { remembered, reads } = eventsRead();
    const since = performance.now();
    remembered.learn(7, { id: 7, isPublic: true, read: 0 }, performance.now());
    expect(await remembered.find(7, since)).toMatchObject({ read: 0 });
    expect(reads).toEqual([]);
  });

  it("is read again if a change was announced meanwhile", async () => {
    const { contact, remembered } = eventsRead();
    const since = performance.now();
    remembered.learn(7, { id: 7, isPublic: true, read: 0 }, performance.now());
    contact.announced(7);
    expect(await remembered.find(7, since)).toMatchObject({ read: 1 });
  });
});
