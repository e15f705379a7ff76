import { defaultRoom, maxFixtures } from "../../../common/floor-plan/plan-limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { findLaterChange } from "../../event-data/changes.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { howLongAgo } from "../../lib/how-long-ago.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import { maxTablesAtOnce } from "../../limits.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent } from "../events/event-access.service.ts";
import { readPictureSize } from "../pictures/picture.service.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { changeTables, refuseTooMany, type SeenVersion } from "../tables/table.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import {
  countFixtures,
  countFixturesOf,
  deleteFixtures,
  findFixtures,
  findFloorPlan,
  type PicturePlace,
  type StoredFloorPlan,
  writeFixtures,
  writeRoom,
} from "./floor-plan.data.ts";
import type { FloorPlanInput } from "./floor-plan.input.ts";
import type { FloorPlan, VenuePicture } from "./floor-plan.type.ts";
import { type FloorPlanChanges, floorPlanChangesSchema } from "./floor-plan-rules.ts";

const newRoom = { ...defaultRoom, outline: [], isShownToGuests: false, isInFeet: null };

/** An empty room of the usual size while unchanged. @throws DomainError as {@link getEvent} */
export async function getFloorPlan(db: Database, viewer: Viewer, eventId: number): Promise<FloorPlan> {
  const { id } = await getEvent(db, viewer, eventId);
  return readFloorPlan(db.prisma, id);
}

export async function readFloorPlan(db: Queryable, id: ListReadableEventId): Promise<FloorPlan> {
  const plan = await findFloorPlan(db, id);
  const fixtures = await findFixtures(db, id);
  const { width, depth, outline, isShownToGuests, isInFeet } = plan ?? newRoom;
  const picture = plan ? await pictureOf(db, id, plan) : null;
  return { width, depth, outline, isShownToGuests, isInFeet, picture, fixtures };
}

async function pictureOf(
  db: Queryable,
  id: ListReadableEventId,
  { pictureId, pictureX: x, pictureY: y, pictureWidth: width, pictureOpacity: opacity }: StoredFloorPlan,
): Promise<VenuePicture | null> {
  const size = pictureId === null ? null : await readPictureSize(db, id, pictureId);
  if (!size) return null;
  const url = `/api/events/${id}/venue-pictures/${pictureId}`;
  return { url, x, y, width, aspect: size.width / size.height, opacity };
}

/** All or none; null `seen` accepts any. @throws DomainError as the event's checks; BAD_INPUT, NOT_FOUND, CONFLICT */
export function changeFloorPlan(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { tables, ...input }: FloorPlanInput,
  seen: number | null,
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    const { fixtures, removedFixtureIds, ...rest } = parseInput(
      floorPlanChangesSchema,
      withoutNulls(input, ["outline"]),
    );
    const room = toRoom(rest);
    const changed = [...(tables ?? []), ...fixtures, ...removedFixtureIds, ...(isEmpty(room) ? [] : [room])];
    refuseTooMany(changed, maxTablesAtOnce + maxFixtures);
    const version = { seen, listVersion };
    if (tables && tables.length > 0) await changeTables(tx, id, tables, version);
    if (!isEmpty(room)) {
      await refuseLaterRoom(tx, id, version);
      await writeRoom(tx, id, room);
    }
    await changeFixtures(tx, id, { fixtures, removedFixtureIds }, version);
    return { happened: { action: "update_floor_plan", details: { count: changed.length } }, result: undefined };
  });
}

const isEmpty = (changes: object) => Object.values(changes).every((value) => value === undefined);

function toRoom({
  picture,
  removePicture,
  ...room
}: Omit<FloorPlanChanges, "fixtures" | "removedFixtureIds">): typeof room & PicturePlace {
  if (removePicture) return { ...room, pictureId: null };
  if (!picture) return room;
  const { x, y, width, opacity } = picture;
  return { ...room, pictureX: x, pictureY: y, pictureWidth: width, pictureOpacity: opacity };
}

async function changeFixtures(
  tx: Queryable,
  id: WritableEventId,
  { fixtures, removedFixtureIds }: Pick<FloorPlanChanges, "fixtures" | "removedFixtureIds">,
  version: SeenVersion,
): Promise<void> {
  const present = fixtures.flatMap((fixture) => (fixture.id === undefined ? [] : [fixture.id]));
  const ids = [...new Set([...present, ...removedFixtureIds])];
  if (ids.length < present.length + removedFixtureIds.length) throw fixtureNotFound();
  await refuseLater(tx, id, "fixtures", ids, version);
  if (ids.length > 0 && (await countFixturesOf(tx, id, ids)) < ids.length) throw fixtureNotFound();
  await deleteFixtures(tx, id, removedFixtureIds);
  await writeFixtures(tx, id, fixtures);
  if (fixtures.length > present.length && (await countFixtures(tx, id)) > maxFixtures) {
    throw new DomainError("BAD_INPUT", message("rules.tooManyFixtures", { maximum: maxFixtures }));
  }
}

const fixtureNotFound = () => new DomainError("NOT_FOUND", message("refusals.fixtureNotFound"));

async function refuseLaterRoom(tx: Queryable, id: WritableEventId, version: SeenVersion): Promise<void> {
  const plan = await findFloorPlan(tx, id);
  if (plan) await refuseLater(tx, id, "floor_plans", [plan.id], version);
}

/** @throws DomainError CONFLICT when a row was changed after the caller's version */
async function refuseLater(
  tx: Queryable,
  id: WritableEventId,
  kind: "fixtures" | "floor_plans",
  ids: readonly number[],
  { seen, listVersion }: SeenVersion,
): Promise<void> {
  if (typeof seen !== "number" || ids.length === 0) return;
  const later = await findLaterChange(tx, id, { kind, ids, since: seen, before: listVersion });
  if (!later) return;
  const user = later.userName ?? message("refusals.someone");
  throw new DomainError("CONFLICT", message("refusals.floorPlanChangedSince", { user, when: howLongAgo(later.at) }));
}
