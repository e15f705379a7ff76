import { beforeEach, describe, expect, it, vi } from "vitest";
import { EraseGuestDocument } from "../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { doorOperation, doorReasons, newDoor, readDoor, readNews, recordAtDoor } from "../../testing/door-calls.ts";
import { DoorChangedDocument, RecordAtDoorDocument } from "../../testing/generated/door-operations.ts";
import { addGuest, readHistory } from "../../testing/guest-list-calls.ts";
import { subscribe } from "../../testing/live-client.ts";
import { getRest } from "../../testing/rest-call.ts";
import { sharedTestApis } from "../../testing/test-api.ts";

const { here: api, elsewhere } = await sharedTestApis();
const owner = await api.signInAsAdmin();
let eventId: number;
let anna: number;
let ben: number;
let door: ApiClient;

beforeEach(async () => {
  ({ eventId, anna, ben, door } = await newDoor(api, owner));
});

const arrived = (guestId: number) => doorOperation({ kind: "ARRIVED", guestId });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe("recordAtDoor", () => {
  it("stores facts once, however often and in whatever order they are handed in", async () => {
    const facts = [arrived(anna), arrived(ben), doorOperation({ kind: "LEFT", guestId: ben })];
    const ids = facts.map(({ id }) => id);
    expect(await recordAtDoor(door, eventId, [...facts].reverse())).toEqual({ stored: ids.reverse(), needLook: [] });
    expect(await recordAtDoor(door, eventId, [...facts, ...facts])).toMatchObject({ needLook: [] });
    const state = await readDoor(door, eventId);
    expect(state).toMatchObject({ arrivedCount: 1, expectedCount: 2, version: 3 });
    expect(state.guests).toMatchObject([
      { guestId: anna, walkInId: null, name: "Anna Kern", tableLabel: "1" },
      { guestId: ben, arrivedAt: null },
    ]);
    expect(state.guests[0]?.arrivedAt).toBe(facts[0]?.at);
    // Of two facts with one id, the first is kept.
    const others = facts.map((fact) => ({ ...fact, guestId: ben }));
    await recordAtDoor(door, eventId, others);
    expect((await readDoor(door, eventId)).guests).toEqual(state.guests);
  });

  it("stores nothing if one operation is malformed", async () => {
    const operations = [arrived(anna), doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID() })];
    const refusal = await door.refusal(RecordAtDoorDocument, { eventId, operations });
    expect(refusal.code).toBe("BAD_INPUT");
    const many = Array.from({ length: 501 }, () => arrived(anna));
    expect((await door.refusal(RecordAtDoorDocument, { eventId, operations: many })).code).toBe("BAD_INPUT");
    expect(await readDoor(door, eventId)).toMatchObject({ version: 0, guests: [] });
  });

  it("stores what is about a guest who is gone, or never was there, and has a card for it", async () => {
    const [gone, unknown] = [arrived(anna), arrived(2_000_000_000)];
    await api.db.prisma.guest.delete({ where: { id: anna } });
    const receipt = await recordAtDoor(door, eventId, [gone, unknown]);
    expect(receipt.needLook).toEqual([gone.id, unknown.id]);
    expect(await readDoor(door, eventId)).toMatchObject({ arrivedCount: 0, expectedCount: 1, guests: [] });
    expect(await doorReasons(door, eventId)).toEqual(["GUEST_GONE", "GUEST_GONE"]);
  });

  it("writes one history entry for ten minutes of arrivals, and says of each fact who recorded it", async () => {
    await recordAtDoor(door, eventId, [arrived(anna)]);
    await recordAtDoor(door, eventId, [arrived(ben)]);
    await recordAtDoor(owner, eventId, [doorOperation({ kind: "LEFT", guestId: ben, device: "office" })]);
    const [ownEntry, helperEntry, ...others] = await readHistory(owner, eventId);
    expect(ownEntry).toMatchObject({ action: "door", details: { arrived: 0, left: 1 } });
    expect(helperEntry).toMatchObject({ action: "door", details: { arrived: 2, left: 0 }, authorName: "Main door" });
    expect(others.filter(({ action }) => action === "door")).toEqual([]);
    const names = (await readNews(door, eventId)).facts.map(({ by }) => by);
    expect(names).toEqual(["Main door", "Main door", "Administrator"]);
    await api.db.prisma.historyEntry.updateMany({ where: { eventId }, data: { createdAt: inHours(-1) } });
    await recordAtDoor(door, eventId, [arrived(anna)]);
    expect((await readHistory(owner, eventId))[0]?.details).toMatchObject({ arrived: 1 });
  });

  it("reaches open screens in every process, and guests' screens not at all", async () => {
    const live = subscribe(await elsewhere.signInAsAdmin(), DoorChangedDocument, { eventId });
    const before = (await live.next())?.doorChanged.listVersion ?? 0;
    await vi.waitFor(() => expect(elsewhere.db.changes.isListening()).toBe(true));
    await addGuest(owner, eventId, { name: "Carla Lang" });
    expect((await live.next())?.doorChanged).toEqual({ eventId, version: 0, listVersion: before + 1 });
    let eventChanges = 0;
    const unwatch = elsewhere.db.changes.watch(eventId, () => {
      eventChanges += 1;
    });
    await recordAtDoor(door, eventId, [arrived(anna)]);
    expect((await live.next())?.doorChanged).toMatchObject({ version: 1 });
    expect(eventChanges).toBe(0);
    unwatch();
    await live.close();
  });
});

it("empties what was recorded about an erased guest, which devices do not bring back", async () => {
  const facts = [arrived(anna), doorOperation({ kind: "RESEATED", guestId: anna, tableLabel: "2" }), arrived(ben)];
  await recordAtDoor(door, eventId, facts);
  expect(await getRest(owner, `/api/events/${eventId}/guests/${anna}/record`)).toMatchObject({
    rows: { door_operations: [{ kind: "ARRIVED" }, { kind: "RESEATED", table_label: "2" }] },
  });
  await owner.execute(EraseGuestDocument, { eventId, guestId: anna });
  expect(await readDoor(door, eventId)).toMatchObject({ arrivedCount: 1, guests: [{ guestId: ben }], needLook: [] });
  expect(await recordAtDoor(door, eventId, facts)).toMatchObject({ stored: facts.map(({ id }) => id), needLook: [] });
  const news = await readNews(door, eventId);
  expect(news.facts.map(({ guestId }) => guestId)).toEqual([ben, undefined, undefined]);
});
