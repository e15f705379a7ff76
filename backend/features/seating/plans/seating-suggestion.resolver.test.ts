import { describe, expect, it } from "vitest";
import { UndoChangeDocument } from "../../../../frontend/features/history/generated/history.ts";
import {
  SeatGuestsDocument,
  UpdateTablesDocument,
} from "../../../../frontend/features/seating/generated/board-acts.ts";
import type { SuggestSeatingInput } from "../../../../frontend/generated/schema-types.ts";
import { newEvent } from "../../../testing/guest-list-calls.ts";
import { hardEvent, plannedEvent, suggest, wish } from "../../../testing/plan-runs.ts";
import { noteDetails, seat, seatingOf, tableId } from "../../../testing/seating-calls.ts";
import { sharedTestApi } from "../../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

describe("a plan", () => {
  it("seats everybody by the rules, on chairs if wanted; accepting it can be undone", async () => {
    const { eventId, ids } = await plannedEvent(admin, 10, [4, 4, 4]);
    const [first = 0, second = 0, third = 0, absent = 0] = ids;
    const family = ids.slice(8);
    await wish(
      admin,
      eventId,
      { kind: "TOGETHER", guestIds: [first, second] },
      { kind: "APART", guestIds: [first, third] },
    );
    await noteDetails(admin, eventId, family, { household: "Berg" });
    const { listVersion } = await noteDetails(admin, eventId, [absent], { attendance: "NO" });
    const plan = await suggest(admin, eventId, { seconds: 2, assignsChairs: true }).end();
    expect(plan).toMatchObject({ state: "DONE", moveCount: 0, seatedCount: 9, listVersion });
    const tableOf = new Map(plan.moves.map(({ guestId, tableLabel }) => [guestId, tableLabel]));
    expect([...tableOf.keys()].sort()).toEqual(ids.filter((id) => id !== absent).sort());
    expect(tableOf.get(first)).toBe(tableOf.get(second));
    expect(tableOf.get(first)).not.toBe(tableOf.get(third));
    expect(new Set(family.map((id) => tableOf.get(id))).size).toBe(1);
    const before = await seatingOf(admin, eventId);
    const chairOf = new Map(plan.moves.map(({ guestId, seatNumber }) => [guestId, seatNumber ?? 0]));
    expect(Math.abs((chairOf.get(first) ?? 0) - (chairOf.get(second) ?? 0)) % 2).toBe(1);
    const { historyEntryId } = await seat(admin, eventId, plan.moves, plan.listVersion);
    const seated = await api.db.prisma.guest.findMany({ where: { eventId, tableNumber: { not: "" } } });
    expect(seated.map(({ id, seatNumber }) => [id, seatNumber])).toEqual(seated.map(({ id }) => [id, chairOf.get(id)]));
    for (const line of await seatingOf(admin, eventId)) expect(line.split(", ").length).toBeLessThanOrEqual(4);
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    expect(await seatingOf(admin, eventId)).toEqual(before);
  });

  it("is the same again, and another one for another number", async () => {
    // Nobody has a wish, so the first plan is as good as any.
    const { eventId } = await plannedEvent(admin, 9, [3, 3, 3]);
    const plan = (variant: number) => suggest(admin, eventId, { seconds: 2, variant }).end();
    const first = await plan(1);
    expect(first).toMatchObject({ state: "DONE", seatedCount: 9 });
    expect((await plan(1)).moves).toEqual(first.moves);
    expect((await plan(2)).moves).not.toEqual(first.moves);
  });

  it("leaves locked tables as they are, unless it includes them; then they can be part of what is accepted", async () => {
    const { eventId, ids } = await plannedEvent(admin, 3, [2, 1]);
    const [first = 0] = ids;
    await seat(admin, eventId, [{ guestId: first, tableLabel: "1" }]);
    const id = await tableId(admin, eventId, "1");
    await admin.execute(UpdateTablesDocument, { eventId, changes: [{ id, isLocked: true }] });
    expect(await suggest(admin, eventId).end()).toMatchObject({ state: "IMPOSSIBLE" });
    const plan = await suggest(admin, eventId, { seconds: 2, includesLockedTables: true }).end();
    expect(plan).toMatchObject({ state: "DONE", seatedCount: 2 });
    const accepted = { eventId, moves: plan.moves, listVersion: plan.listVersion };
    expect(await admin.refusal(SeatGuestsDocument, accepted)).toMatchObject({ code: "BAD_INPUT" });
    await admin.execute(SeatGuestsDocument, { ...accepted, includesLockedTables: true });
    const guests = await api.db.prisma.guest.findMany({ where: { eventId }, select: { tableNumber: true } });
    expect(guests.map(({ tableNumber }) => tableNumber).sort()).toEqual(["1", "1", "2"]);
    expect(await api.db.prisma.table.findMany({ where: { id }, select: { isLocked: true } })).toEqual([
      { isLocked: true },
    ]);
  });

  it("is the best there is, and says how many rules it breaks, where none keeps all and no check says why", async () => {
    const { eventId, ids } = await plannedEvent(admin, 6, [3, 3]);
    const couples = [0, 2, 4].map((place) => ({ kind: "TOGETHER" as const, guestIds: ids.slice(place, place + 2) }));
    await wish(admin, eventId, ...couples);
    const plan = await suggest(admin, eventId, { seconds: 2 }).end();
    expect(plan).toMatchObject({ state: "DONE", seatedCount: 6, brokenRules: 1 });
  });

  it("is the only one that is made of its event, until its reader goes", async () => {
    const { eventId } = await hardEvent(admin);
    const run = suggest(admin, eventId, { seconds: 30 });
    let report = await run.next();
    while (report && report.value === null) report = await run.next();
    expect(report).toMatchObject({ state: "SEARCHING", moves: expect.arrayContaining([expect.anything()]) });
    const refused = { code: "CONFLICT", message: expect.stringContaining("already being made") };
    await expect(suggest(await api.signInAsAdmin(), eventId).next()).rejects.toMatchObject(refused);
    await run.close();
    const again = async () => {
      const next = suggest(admin, eventId, { seconds: 30 });
      await next.next();
      await next.close();
    };
    await expect.poll(() => again().then(() => "begun", String)).toBe("begun");
  });
});

describe("a refusal", () => {
  const refusal = (eventId: number, input?: SuggestSeatingInput) =>
    expect(suggest(admin, eventId, input).end()).rejects;

  it("says what is missing", async () => {
    const empty = await newEvent(admin);
    await refusal(empty).toMatchObject({ code: "BAD_INPUT", message: expect.stringContaining("no table") });
    const { eventId } = await plannedEvent(admin, 0, [4]);
    await refusal(eventId).toMatchObject({ code: "BAD_INPUT", message: expect.stringContaining("nobody to seat") });
  });

  it("comes when the list is not as the organizer saw it", async () => {
    const { eventId, ids } = await plannedEvent(admin, 2, [4]);
    const { listVersion } = await noteDetails(admin, eventId, ids, { household: "Berg" });
    await refusal(eventId, { listVersion: listVersion - 1 }).toMatchObject({ code: "CONFLICT" });
    expect((await suggest(admin, eventId, { listVersion, seconds: 2 }).end()).state).toBe("DONE");
  });
});

it("logs no names", () => {
  expect(api.logged()).toContain('"plan"');
  expect(api.logged()).not.toMatch(/\bG1\b|Berg/);
});
