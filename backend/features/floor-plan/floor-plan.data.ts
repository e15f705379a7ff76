import { z } from "zod";
import { defaultRoom } from "../../../common/floor-plan/plan-limits.ts";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, ReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Fixture, FloorPoint } from "./floor-plan.type.ts";
import type { FixtureChange, FloorPlanChanges } from "./floor-plan-rules.ts";

/** A room as stored. */
export interface StoredFloorPlan {
  id: number;
  width: number;
  depth: number;
  /** Empty for a rectangle. */
  outline: FloorPoint[];
  isShownToGuests: boolean;
  isInFeet: boolean | null;
  /** The picture may have been deleted. */
  pictureId: number | null;
  pictureX: number;
  pictureY: number;
  pictureWidth: number;
  pictureOpacity: number;
}

const storedOutline = z.array(z.tuple([z.number(), z.number()])).nullable();

const planFields = {
  id: true,
  width: true,
  depth: true,
  outline: true,
  isShownToGuests: true,
  isInFeet: true,
  pictureId: true,
  pictureX: true,
  pictureY: true,
  pictureWidth: true,
  pictureOpacity: true,
} as const;

const fixtureFields = {
  id: true,
  kind: true,
  label: true,
  x: true,
  y: true,
  width: true,
  depth: true,
  rotation: true,
} as const;

/** The room of an event; undefined while nobody has changed it. */
export async function findFloorPlan(db: Queryable, eventId: ReadableEventId): Promise<StoredFloorPlan | undefined> {
  const record = await db.floorPlan.findUnique({ where: { eventId }, select: planFields });
  if (!record) return undefined;
  const corners = storedOutline.parse(record.outline) ?? [];
  return { ...record, outline: corners.map(([x, y]) => ({ x, y })) };
}

/** In the order in which they were added. */
export function findFixtures(db: Queryable, eventId: ReadableEventId): Promise<Fixture[]> {
  return db.fixture.findMany({ where: { eventId }, select: fixtureFields, orderBy: { id: "asc" } });
}

export function countFixtures(db: Queryable, eventId: ListReadableEventId): Promise<number> {
  return db.fixture.count({ where: { eventId } });
}

/** How many of these fixtures an event has. */
export function countFixturesOf(db: Queryable, eventId: ListReadableEventId, ids: readonly number[]): Promise<number> {
  return db.fixture.count({ where: { eventId, id: { in: [...ids] } } });
}

/** The picture of a plan and its place; a null id removes it. */
export interface PicturePlace {
  pictureId?: number | null;
  pictureX?: number;
  pictureY?: number;
  pictureWidth?: number;
  pictureOpacity?: number;
}

/** Undefined keeps a field. */
export type RoomChanges = Pick<FloorPlanChanges, "width" | "depth" | "outline" | "isShownToGuests" | "isInFeet"> &
  PicturePlace;

/** Changes the room, which has the usual size before. */
export async function writeRoom(
  tx: Queryable,
  eventId: WritableEventId,
  { outline, ...fields }: RoomChanges,
): Promise<void> {
  const data = { ...fields, ...(outline === undefined ? {} : { outline: toJson(outline) }) };
  await tx.floorPlan.upsert({ where: { eventId }, update: data, create: { eventId, ...defaultRoom, ...data } });
}

function toJson(outline: FloorPlanChanges["outline"]) {
  return outline && outline.length > 0 ? outline.map(({ x, y }) => [x, y]) : Prisma.DbNull;
}

/** Adds the fixtures without an id and changes the others, which must exist. */
export async function writeFixtures(
  tx: Queryable,
  eventId: WritableEventId,
  fixtures: readonly FixtureChange[],
): Promise<void> {
  const added = fixtures.filter(({ id }) => id === undefined);
  const changed = fixtures.filter(({ id }) => id !== undefined);
  if (added.length > 0) await tx.fixture.createMany({ data: added.map((fixture) => ({ ...fixture, eventId })) });
  if (changed.length === 0) return;
  // One statement, so that the journal has one record.
  await tx.$executeRaw`
    UPDATE fixtures SET kind = new.kind::fixture_kind, label = new.label, x = new.x, y = new.y, width = new.width,
      depth = new.depth, rotation = new.rotation
    FROM json_to_recordset(${JSON.stringify(changed)}::json)
      AS new (id int, kind text, label text, x int, y int, width int, depth int, rotation int)
    WHERE fixtures.id = new.id AND fixtures.event_id = ${eventId}`;
}

export async function deleteFixtures(tx: Queryable, eventId: WritableEventId, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.fixture.deleteMany({ where: { eventId, id: { in: [...ids] } } });
}
