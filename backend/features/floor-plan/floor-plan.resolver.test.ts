import { beforeEach, describe, expect, it } from "vitest";
import { maxFixtures } from "../../../common/floor-plan/plan-limits.ts";
import {
  ChangeFloorPlanDocument,
  type ChangeFloorPlanMutationVariables,
  UploadVenuePictureDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { BoardFloorPlanDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { GuestSearchDocument } from "../../testing/generated/guest-operations.ts";
import { newEvent, newGuestList, readHistory, undo } from "../../testing/guest-list-calls.ts";
import { subscribe } from "../../testing/live-client.ts";
import { painted, pictureFile } from "../../testing/pictures.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  eventId = await newGuestList(admin, ["Name,Table", "Anna Berg,1", "Ben Dorn,2"]);
});

type Input = ChangeFloorPlanMutationVariables["input"];

const plan = async () => (await admin.execute(BoardFloorPlanDocument, { eventId })).floorPlan;
const change = async (input: Input, listVersion?: number) =>
  (await admin.execute(ChangeFloorPlanDocument, { eventId, input, listVersion })).changeFloorPlan;
const refusal = (input: Input, listVersion?: number) =>
  admin.refusal(ChangeFloorPlanDocument, { eventId, input, listVersion });

const stage = { kind: "STAGE", label: " Big   stage ", x: 1000, y: 100, width: 400, depth: 200, rotation: 0 } as const;
const door = { kind: "DOOR", label: "", x: 0, y: 700, width: 120, depth: 20, rotation: 450 } as const;

const tables = () => api.db.prisma.table.findMany({ where: { eventId }, orderBy: { position: "asc" } });

const picture = (width: number, height: number) => pictureFile(painted(width, height, () => [255, 255, 255, 255]));

const upload = async (file: File) =>
  (await admin.execute(UploadVenuePictureDocument, { eventId, file })).uploadVenuePicture;

describe("changeFloorPlan", () => {
  it("changes room, fixtures and tables of a room that was empty, with one entry of the history", async () => {
    expect(await plan()).toEqual({
      ...{ width: 2000, depth: 1500, outline: [], isShownToGuests: false, isInFeet: null },
      ...{ picture: null, fixtures: [] },
    });
    const [one, two] = await tables();
    const outline = [
      { x: 0, y: 0 },
      { x: 3000, y: 0 },
      { x: 0, y: 2000 },
    ];
    const { historyEntryId, listVersion } = await change({
      width: 3000,
      depth: 2000,
      outline,
      isShownToGuests: true,
      isInFeet: true,
      fixtures: [stage, door],
      tables: [
        { id: one?.id ?? 0, x: 300, y: 400, shape: "RECTANGLE" },
        { id: two?.id ?? 0, x: 900, y: 400, rotation: 90 },
      ],
    });
    const { fixtures, ...room } = await plan();
    expect(room).toEqual({ width: 3000, depth: 2000, outline, isShownToGuests: true, isInFeet: true, picture: null });
    const [{ id: _, ...shown } = { id: 0 }, second] = fixtures;
    expect(shown).toEqual({ ...stage, label: "Big stage" });
    expect(second?.rotation).toBe(90);
    expect(await tables()).toMatchObject([
      { x: 300, y: 400, shape: "RECTANGLE", isSetUp: true },
      { x: 900, y: 400, rotation: 90 },
    ]);
    expect((await readHistory(admin, eventId))[0]).toMatchObject({
      id: historyEntryId,
      action: "update_floor_plan",
      details: { count: 5 },
    });
    expect(listVersion).toBe(2);
  });

  it("changes only what it names", async () => {
    await change({ width: 2500, isShownToGuests: true, fixtures: [stage, door] });
    const [first, second] = (await plan()).fixtures;
    await change({ fixtures: [{ ...stage, id: first?.id ?? 0, x: 500 }], removedFixtureIds: [second?.id ?? 0] });
    const fixtures = [{ id: first?.id, x: 500, width: 400 }];
    expect(await plan()).toMatchObject({ width: 2500, depth: 1500, isShownToGuests: true, fixtures });
  });

  it("refuses a change of what has changed since the caller saw it, and of nothing else", async () => {
    const { listVersion: seen } = await change({ fixtures: [stage, door] });
    const [first, second] = (await plan()).fixtures;
    await change({ width: 2500, fixtures: [{ ...stage, id: first?.id ?? 0, x: 500 }] });
    const conflict = {
      code: "CONFLICT",
      message: expect.stringContaining(
        "changed the floor plan in the meantime (a moment ago). Your change was not saved.",
      ),
    };
    expect(await refusal({ fixtures: [{ ...stage, id: first?.id ?? 0, x: 700 }] }, seen)).toMatchObject(conflict);
    expect(await refusal({ removedFixtureIds: [first?.id ?? 0] }, seen)).toMatchObject(conflict);
    expect(await refusal({ depth: 700 }, seen)).toMatchObject(conflict);
    await change({ fixtures: [{ ...door, id: second?.id ?? 0, x: 700 }] }, seen);
    const [table] = await tables();
    await change({ tables: [{ id: table?.id ?? 0, x: 10, y: 10 }] }, seen);
    expect(await refusal({ tables: [{ id: table?.id ?? 0, x: 20, y: 10 }] }, seen)).toMatchObject({ code: "CONFLICT" });
    expect((await plan()).fixtures.map(({ x }) => x)).toEqual([500, 700]);
  });

  it("refuses what no plan has", async () => {
    const refused: Record<string, Input> = {
      nothing: {},
      "a room that is too small": { width: 99 },
      "a room that is too large": { depth: 30_001 },
      "an outline with two corners": { outline: [stage, door].map(({ x, y }) => ({ x, y })) },
      "an outline with too many corners": { outline: Array.from({ length: 101 }, (_, x) => ({ x, y: x * x })) },
      "a place far away": { fixtures: [{ ...stage, x: 30_001 }] },
      "a fixture that is too thin": { fixtures: [{ ...stage, depth: 9 }] },
      "a long label": { fixtures: [{ ...stage, label: "x".repeat(61) }] },
      "a picture that is more than opaque": { picture: { x: 0, y: 0, width: 100, opacity: 101 } },
      "too many fixtures at once": { fixtures: Array.from({ length: maxFixtures + 1 }, () => stage) },
    };
    for (const [what, input] of Object.entries(refused)) expect((await refusal(input)).code, what).toBe("BAD_INPUT");
    expect((await plan()).fixtures).toEqual([]);
  });

  it("refuses more fixtures than a plan may have", async () => {
    await change({ fixtures: Array.from({ length: maxFixtures }, () => stage) });
    expect(await refusal({ fixtures: [door] })).toMatchObject({
      code: "BAD_INPUT",
      message: "A floor plan can have at most 500 items besides tables.",
    });
  });

  it("refuses fixtures and tables of other events, and changes nothing", async () => {
    const otherId = await newEvent(admin);
    const { id } = await api.db.prisma.fixture.create({ data: { ...stage, kind: "STAGE", eventId: otherId } });
    const [table] = await tables();
    const inputs: Input[] = [{ fixtures: [{ ...stage, id, x: 1 }] }, { removedFixtureIds: [id] }];
    for (const input of inputs) {
      expect(await refusal(input)).toMatchObject({ code: "NOT_FOUND" });
    }
    const foreign = { eventId: otherId, input: { fixtures: [door], tables: [{ id: table?.id ?? 0, x: 1, y: 1 }] } };
    expect(await admin.refusal(ChangeFloorPlanDocument, foreign)).toMatchObject({ code: "NOT_FOUND" });
    expect(await api.db.prisma.fixture.findMany({ where: { eventId: otherId } })).toMatchObject([{ id, x: 1000 }]);
  });
});

describe("uploadVenuePicture", () => {
  it("puts a picture behind the plan, as large as the room allows, and serves it to organizers", async () => {
    await upload(picture(300, 300));
    const shown = (await plan()).picture;
    expect(shown).toMatchObject({ x: 250, y: 0, width: 1500, aspect: 1, opacity: 50 });
    const response = await admin.fetch(shown?.url ?? "");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=86400, immutable",
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(/^attachment; filename="?venue-\d+\.jpg"?$/),
    });
    expect((await api.anonymous().fetch(shown?.url ?? "")).status).toBe(401);
  });
});

describe("undoing", () => {
  it("takes back a change of the plan in one step, and brings it again", async () => {
    await change({ width: 2500, fixtures: [stage] });
    const before = { plan: await plan(), tables: await tables() };
    const [fixture] = before.plan.fixtures;
    const [table] = before.tables;
    const changed = await change({
      width: 3000,
      outline: [stage, door, { x: 0, y: 0 }].map(({ x, y }) => ({ x, y })),
      fixtures: [door],
      removedFixtureIds: [fixture?.id ?? 0],
      tables: [{ id: table?.id ?? 0, x: 100, y: 200 }],
    });
    const after = { plan: await plan(), tables: await tables() };
    const undone = await undo(admin, eventId, changed.historyEntryId);
    expect({ plan: await plan(), tables: await tables() }).toEqual(before);
    await undo(admin, eventId, undone.historyEntryId);
    expect({ plan: await plan(), tables: await tables() }).toEqual(after);
  });

  it("shows the picture before again", async () => {
    await upload(picture(20, 10));
    const first = await plan();
    await upload(picture(10, 20));
    const [second] = await readHistory(admin, eventId);
    const removed = await change({ removePicture: true });
    await undo(admin, eventId, removed.historyEntryId);
    expect((await plan()).picture?.aspect).toBe(0.5);
    await undo(admin, eventId, second?.id ?? 0);
    expect(await plan()).toEqual(first);
  });
});

describe("a guest's answer", () => {
  it("is sent again when guests see another room, and not when they see none", async () => {
    const live = subscribe(api.anonymous(), GuestSearchDocument, { eventId, query: "Anna Berg" });
    const answer = await live.next();
    await change({ fixtures: [door] });
    await change({ isShownToGuests: true });
    expect(await live.next()).toEqual(answer);
    await change({ fixtures: [stage] });
    expect(await live.next()).toEqual(answer);
    await change({ isShownToGuests: false });
    expect(await live.next()).toEqual(answer);
    await live.close();
  });
});
