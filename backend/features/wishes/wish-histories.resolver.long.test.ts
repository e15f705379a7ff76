import fc from "fast-check";
import { expect, it } from "vitest";
import {
  DeleteGuestsDocument,
  MergeGuestsDocument,
} from "../../../frontend/features/guests/generated/change-guests.ts";
import { ChangeFloorPlanDocument } from "../../../frontend/features/seating/plan/generated/floor-plan.ts";
import { ChangeWishesDocument } from "../../../frontend/features/seating/wishes/generated/wishes.ts";
import { ApiRefusal } from "../../testing/api-client.ts";
import { newEvent, undo } from "../../testing/guest-list-calls.ts";
import { changesSince, versionOf } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { readWishes } from "../../testing/wish-calls.ts";

// After each random change a screen knows whether to read the wishes again, and undo and redo lead there and back.

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const at = fc.nat(9);
const priority = fc.constantFrom("LOW" as const, "MEDIUM" as const, "HIGH" as const);
const guests = fc.array(at, { minLength: 2, maxLength: 3 });
const aWish = fc.oneof(
  fc.record({ kind: fc.constantFrom("TOGETHER" as const, "LIKE" as const), priority, guests }),
  fc.record({ kind: fc.constant("NEAR" as const), priority, guests, fixture: at }),
  fc.record({ kind: fc.constantFrom("COMPANY" as const, "BALANCE" as const), priority, guests }),
);
const changes = fc.record({
  act: fc.constant("wish" as const),
  wishes: fc.array(fc.record({ wish: aWish, at: fc.option(at) }), { maxLength: 3 }),
  removed: fc.array(at, { maxLength: 1 }),
});
const aStep = fc.oneof(
  { weight: 3, arbitrary: changes },
  fc.record({ act: fc.constant("delete" as const), at }),
  fc.record({ act: fc.constant("merge" as const), at, other: at }),
  fc.record({ act: fc.constant("clear" as const), at }),
  fc.record({ act: fc.constant("undo" as const), at: fc.nat(3) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

const pick = (rows: readonly { id: number }[], place: number) => rows[place % Math.max(rows.length, 1)]?.id ?? 0;

async function wish(eventId: number, { wishes, removed }: Extract<Step, { act: "wish" }>) {
  const present = await readWishes(admin, eventId);
  const [people, fixtures] = await Promise.all([
    api.db.prisma.guest.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
    api.db.prisma.fixture.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
  ]);
  const inputs = wishes.map(({ wish: { guests: places, ...rest }, at: place }) => ({
    ...{ kind: rest.kind, priority: rest.priority, guestIds: places.map((one) => pick(people, one)) },
    id: place === null ? null : pick(present, place),
    fixtureId: "fixture" in rest ? pick(fixtures, rest.fixture) : null,
  }));
  const removedIds = removed.map((place) => pick(present, place));
  return (await admin.execute(ChangeWishesDocument, { eventId, changes: inputs, removedIds })).changeWishes;
}

async function take(eventId: number, step: Step) {
  if (step.act === "wish") return wish(eventId, step);
  const { prisma } = api.db;
  if (step.act === "undo") {
    const entries = await prisma.historyEntry.findMany({ where: { eventId }, orderBy: { id: "desc" }, take: 4 });
    return undo(admin, eventId, entries[step.at]?.id ?? 0);
  }
  if (step.act === "clear") {
    const fixtures = await prisma.fixture.findMany({ where: { eventId }, orderBy: { id: "asc" } });
    const input = { removedFixtureIds: [pick(fixtures, step.at)] };
    return (await admin.execute(ChangeFloorPlanDocument, { eventId, input })).changeFloorPlan;
  }
  const people = await prisma.guest.findMany({ where: { eventId }, orderBy: { id: "asc" } });
  const guestId = pick(people, step.at);
  if (step.act === "delete") {
    return (await admin.execute(DeleteGuestsDocument, { eventId, guestIds: [guestId] })).deleteGuests;
  }
  const duplicateIds = [pick(people, step.other)];
  return (await admin.execute(MergeGuestsDocument, { eventId, guestId, duplicateIds })).mergeGuests;
}

async function newWorld(): Promise<number> {
  const eventId = await newEvent(admin);
  const names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"];
  await api.db.prisma.guest.createMany({ data: names.map((name, position) => ({ eventId, position, name })) });
  const fixture = { kind: "STAGE" as const, x: 500, y: 100, width: 400, depth: 200 };
  await admin.execute(ChangeFloorPlanDocument, { eventId, input: { fixtures: [fixture, fixture] } });
  return eventId;
}

async function expectEachOnce(eventId: number): Promise<void> {
  const stored = await api.db.prisma.wish.findMany({ where: { eventId } });
  const meanings = stored.map(({ kind, guestIds, fixtureId }) => JSON.stringify([kind, guestIds, fixtureId]));
  expect(new Set(meanings).size).toBe(meanings.length);
}

it("keeps its promises whatever is changed, in whichever order", async () => {
  const steps = fc.array(aStep, { minLength: 4, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const eventId = await newWorld();
      for (const step of life) {
        const [before, version] = [await readWishes(admin, eventId), await versionOf(admin, eventId)];
        const done = await take(eventId, step).catch((error: unknown) => {
          if (error instanceof ApiRefusal && error.code !== "INTERNAL") return undefined;
          throw error;
        });
        const after = await readWishes(admin, eventId);
        await expectEachOnce(eventId);
        if (JSON.stringify(after) !== JSON.stringify(before)) {
          expect((await changesSince(admin, eventId, version)).hasNewWishes).toBe(true);
        }
        if (!done?.historyEntryId) continue;
        const undone = await undo(admin, eventId, done.historyEntryId);
        expect(await readWishes(admin, eventId)).toEqual(before);
        await undo(admin, eventId, undone.historyEntryId);
        expect(await readWishes(admin, eventId)).toEqual(after);
      }
    }),
    { numRuns: 6 },
  );
});
