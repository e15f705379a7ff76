import { beforeEach, describe, expect, it } from "vitest";
import {
  DeleteGuestsDocument,
  MergeGuestsDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import {
  ChangeFloorPlanDocument,
  ChangeWishesDocument,
  DeleteTablesDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { BoardTablesDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { HistoryChangesDocument } from "../../testing/generated/operations.ts";
import { undo, uploadGuests } from "../../testing/guest-list-calls.ts";
import { changesSince, seat, versionOf } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import {
  addStage,
  changeWishes,
  newWishEvent,
  readWishes,
  type WishChanges,
  wishesInShort,
} from "../../testing/wish-calls.ts";

let eventId: number;
let anna: number;
let ben: number;
let cleo: number;
let dora: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  ({ eventId, anna, ben, cleo, dora } = await newWishEvent(api, admin));
});

const wishes = () => readWishes(admin, eventId);
const inShort = () => wishesInShort(admin, eventId);
const change = (changes: WishChanges, removedIds?: number[]) => changeWishes(admin, eventId, changes, removedIds);
const undoEntry = (historyEntryId: number) => undo(admin, eventId, historyEntryId);
const deleteGuest = async (id: number) =>
  (await admin.execute(DeleteGuestsDocument, { eventId, guestIds: [id] })).deleteGuests.historyEntryId;
const history = async () => (await admin.execute(HistoryChangesDocument, { eventId })).event.history.nodes;

describe("wishes of guests who go", () => {
  it("are about the others until the deletion is undone, also if they were changed since", async () => {
    await change([
      { kind: "TOGETHER", guestIds: [anna, ben] },
      { kind: "LIKE", guestIds: [anna, ben, cleo] },
    ]);
    const deleted = await deleteGuest(anna);
    const [like] = await wishes();
    expect(await inShort()).toEqual([["LIKE", "MEDIUM", [ben, cleo].join(" ")]]);
    await change([{ id: like?.id, kind: "LIKE", guestIds: [ben, cleo, dora], priority: "HIGH" }]);
    await undoEntry(deleted);
    expect(await inShort()).toEqual([
      ["TOGETHER", "MEDIUM", [anna, ben].join(" ")],
      ["LIKE", "HIGH", [anna, ben, cleo, dora].join(" ")],
    ]);
  });

  it("survive an import that replaces the list, for guests who are in the file or come back", async () => {
    await change([
      { kind: "TOGETHER", guestIds: [anna, ben] },
      { kind: "LIKE", guestIds: [cleo, dora] },
    ]);
    const before = await wishes();
    await uploadGuests(admin, eventId, ["Name,Table", "Dora,4", "Cleo,4", "Ben,4"]);
    expect(await inShort()).toEqual([["LIKE", "MEDIUM", [cleo, dora].join(" ")]]);
    const [replaced] = await history();
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId: replaced?.id ?? 0 });
    expect(await wishes()).toEqual(before);
  });

  it("pass to the guest with whom they are merged, and come back when that is undone", async () => {
    await change([
      { kind: "LIKE", guestIds: [anna, cleo] },
      { kind: "LIKE", guestIds: [ben, cleo], priority: "HIGH" },
      { kind: "TOGETHER", guestIds: [anna, ben] },
      { kind: "DISLIKE", guestIds: [ben, dora] },
    ]);
    const before = await wishes();
    const { mergeGuests } = await admin.execute(MergeGuestsDocument, { eventId, guestId: anna, duplicateIds: [ben] });
    expect(await inShort()).toEqual([
      ["LIKE", "HIGH", [anna, cleo].join(" ")],
      ["DISLIKE", "MEDIUM", [anna, dora].join(" ")],
    ]);
    await undoEntry(mergeGuests.historyEntryId);
    expect(await wishes()).toEqual(before);
  });

  it("are left out without their fixture, and return with it", async () => {
    const fixtureId = await addStage(api, admin, eventId);
    await change([{ kind: "NEAR", guestIds: [anna], fixtureId }]);
    const input = { removedFixtureIds: [fixtureId] };
    const { changeFloorPlan } = await admin.execute(ChangeFloorPlanDocument, { eventId, input });
    expect(await wishes()).toEqual([]);
    await undoEntry(changeFloorPlan.historyEntryId);
    expect(await wishes()).toMatchObject([{ kind: "NEAR", fixtureId }]);
  });
});

describe("wishes about tables", () => {
  it("keep their tables without guests, and are left out once these are deleted", async () => {
    const seatAll = (...labels: string[]) =>
      seat(
        admin,
        eventId,
        labels.map((tableLabel, place) => ({ guestId: [anna, ben, cleo][place] ?? 0, tableLabel })),
      );
    const tables = async () => (await admin.execute(BoardTablesDocument, { eventId })).tables.map(({ id }) => id);
    await seatAll("1", "2", "3");
    const [one = 0, two = 0] = await tables();
    await change([
      { kind: "AT_TABLES", column: "side", value: " his", guestIds: [anna], tableIds: [two, one, one] },
      { kind: "DISLIKE_TABLES", guestIds: [ben], tableIds: [one] },
    ]);
    await seatAll("", "", "");
    expect(await tables()).toEqual([one, two]);
    const { deleteTables } = await admin.execute(DeleteTablesDocument, { eventId, ids: [one] });
    expect(await wishes()).toMatchObject([
      { kind: "AT_TABLES", column: "Side", value: "his", guestIds: [], tableIds: [two] },
    ]);
    await undoEntry(deleteTables.historyEntryId);
    expect((await wishes()).map(({ tableIds }) => tableIds)).toEqual([[one, two], [one]]);
    const unknown = { kind: "AT_TABLES" as const, guestIds: [anna], tableIds: [two, 999_999] };
    const refused = await admin.refusal(ChangeWishesDocument, { eventId, changes: [unknown], removedIds: [] });
    expect(refused.code).toBe("NOT_FOUND");
  });
});

describe("undo", () => {
  it("puts wishes back, and again", async () => {
    await change([
      { kind: "LIKE", guestIds: [anna, ben] },
      { kind: "COLUMN_SPREAD", column: "Side" },
    ]);
    const before = await wishes();
    const [like, spread] = before;
    const { historyEntryId } = await change(
      [
        { id: like?.id, kind: "APART", guestIds: [anna, cleo] },
        { kind: "TABLE_MINIMUM", minimum: 3 },
      ],
      [spread?.id ?? 0],
    );
    const after = await wishes();
    const undone = await undoEntry(historyEntryId);
    expect(await wishes()).toEqual(before);
    await undoEntry(undone.historyEntryId);
    expect(await wishes()).toEqual(after);
  });

  it("refuses when the wish was changed again", async () => {
    const { historyEntryId } = await change([{ kind: "LIKE", guestIds: [anna, ben] }]);
    const [like] = await wishes();
    await change([{ id: like?.id, kind: "LIKE", guestIds: [anna, ben], priority: "LOW" }]);
    const refused = await admin.refusal(UndoChangeDocument, { eventId, historyEntryId });
    expect(refused).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("changed a seating wish") });
  });
});

it("has one history entry for a change, with its guests and kinds, and none for nothing", async () => {
  await change([
    { kind: "TOGETHER", guestIds: [anna, ben] },
    { kind: "COLUMN_SPREAD", column: "Side" },
  ]);
  const [together, spread] = await wishes();
  await change([{ id: together?.id, kind: "APART", guestIds: [anna, cleo] }], [spread?.id ?? 0]);
  expect(await change([{ kind: "APART", guestIds: [anna, cleo] }])).toMatchObject({
    historyEntryId: 0,
  });
  const fields = [
    { field: "kind", from: "TOGETHER", to: "APART" },
    { field: "guestIds", from: "", to: "" },
  ];
  expect((await history()).slice(0, 2)).toMatchObject([
    {
      ...{ action: "update_wishes", changeCount: 2, isUndoable: true },
      changes: [
        { subject: "wishes", name: "Anna, Ben", fields },
        { subject: "wishes", name: "Side", isRemoved: true },
      ],
    },
    {
      action: "update_wishes",
      changes: [
        { name: "Anna, Ben", isAdded: true },
        { name: "Side", isAdded: true },
      ],
    },
  ]);
});

describe("seatingChanges.wishes", () => {
  const areRead = async (act: () => Promise<unknown>) => {
    const before = await versionOf(admin, eventId);
    await act();
    return (await changesSince(admin, eventId, before)).wishes !== null;
  };

  it("says whether wishes must be read again", async () => {
    expect(await areRead(() => change([{ kind: "LIKE", guestIds: [anna, ben] }]))).toBe(true);
    expect(await areRead(() => seat(admin, eventId, [{ guestId: anna, tableLabel: "9" }]))).toBe(false);
    const deleted = await deleteGuest(anna);
    expect(await areRead(() => undoEntry(deleted))).toBe(true);
    expect(await areRead(() => deleteGuest(anna))).toBe(true);
    expect(await areRead(() => addStage(api, admin, eventId))).toBe(true);
  });
});
