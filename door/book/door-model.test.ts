import { expect, it } from "vitest";
import type { DoorNews, FoundGuests, ListUpdate } from "../parts.ts";
import { doorFact, listedGuest } from "../testing/listed-guests.ts";
import { DoorModel } from "./door-model.ts";

const now = Date.parse("2026-06-20T19:00:00Z");

const news = (fields: Partial<DoorNews>): DoorNews => ({
  ...{ doorVersion: 0, firstPosition: 1, hasMore: false, listVersion: 1, eventName: "Gala", worksOffline: true },
  ...{ facts: [], cards: [], expectedCount: 0, handInToken: null, clockOffsetMs: 0 },
  ...fields,
});

const list = (fields: Partial<ListUpdate>): ListUpdate => ({
  ...{ listVersion: 1, doorVersion: 0, isWhole: true, guests: [], goneIds: [], tables: [], merged: [] },
  ...fields,
});

const found = (listVersion: number, ...ids: number[]): FoundGuests => ({
  ...{ foundIds: ids, listVersion, guests: ids.map((id) => listedGuest(id)), tables: [] },
});

const tableOf = (model: DoorModel) => model.people.get("guest:1")?.tableLabel;

it("believes a list that is newer than the news, as far as it says that it follows the facts", () => {
  const model = new DoorModel();
  const facts = [doorFact("a", { kind: "RESEATED", guestId: 1, tableLabel: "7", expectedTableLabel: "" })];
  model.absorb(news({ facts, doorVersion: 1 }), now);
  // An organizer has moved the guest again.
  model.updateList(list({ listVersion: 3, doorVersion: 1, guests: [listedGuest(1, { tableLabel: "3" })] }), now);
  expect(tableOf(model)).toBe("3");
  expect(model.isListOutdated).toBe(true);
  model.updateList(list({ listVersion: 2, doorVersion: 0, guests: [listedGuest(1, { tableLabel: "" })] }), now);
  expect(tableOf(model)).toBe("7");
});

it("asks for what changed of its list, and for a whole one if the event begins or ends to work offline", () => {
  const model = new DoorModel();
  expect(model.listSince).toBeUndefined();
  model.absorb(news({}), now);
  model.updateList(list({ guests: [listedGuest(1)] }), now);
  expect([model.isListOutdated, model.listSince]).toEqual([false, 1]);
  model.absorb(news({ worksOffline: false }), now);
  expect([model.isListOutdated, model.listSince]).toEqual([true, undefined]);
  model.updateList(list({}), now);
  expect([model.people.size, model.isListOutdated, model.listSince]).toEqual([0, false, 1]);
});

it("forgets those of the guests it has found who are gone, also if the search was slower than the news", () => {
  const model = new DoorModel();
  model.absorb(news({ worksOffline: false, listVersion: 4 }), now);
  model.updateList(list({ listVersion: 4 }), now);
  model.meet(found(4, 1, 2));
  expect(model.isListOutdated).toBe(false);
  model.meet(found(3, 3));
  expect([model.isListOutdated, model.listSince]).toEqual([true, 3]);
  model.updateList(list({ listVersion: 4, isWhole: false, goneIds: [3] }), now);
  expect([...model.people.keys()]).toEqual(["guest:1", "guest:2"]);
});
