import { defaultRoom } from "../../../common/floor-plan/plan-limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type IncomingFile, readIncomingFile } from "../../lib/incoming-file.ts";
import { picturesKept } from "../../limits.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { getEvent, requireWritableEvent } from "../events/event-access.service.ts";
import { type EncodedPicture, type PictureSize, readVenuePicture, storePicture } from "../pictures/picture.service.ts";
import { encodePicture } from "../pictures/picture-reading.service.ts";
import { changeList } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { authorOf } from "../users/caller.service.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findFloorPlan, writeRoom } from "./floor-plan.data.ts";
import type { PictureFile } from "./floor-plan.type.ts";

const venues = { purposes: ["venue"], kept: picturesKept } as const;

/** Puts a picture behind the plan. @throws DomainError as the checks of the event, {@link encodePicture}; BAD_INPUT */
export async function uploadVenuePicture(
  db: Database,
  viewer: Viewer,
  eventId: number,
  file: IncomingFile,
): Promise<ListChange> {
  const author = authorOf(viewer);
  await requireWritableEvent(db, viewer, eventId);
  const picture = await encodePicture(author, await readIncomingFile(file), "venue");
  return changeList(db, viewer, eventId, async ({ tx, id }) => {
    await placePicture(tx, id, picture);
    return { happened: { action: "update_floor_plan", details: { count: 1 } }, result: undefined };
  });
}

async function placePicture(tx: Queryable, id: WritableEventId, picture: EncodedPicture): Promise<void> {
  const room = (await findFloorPlan(tx, id)) ?? defaultRoom;
  const pictureId = await storePicture(tx, id, "venue", picture, venues);
  await writeRoom(tx, id, { pictureId, ...placeIn(room, picture) });
}

function placeIn(room: { width: number; depth: number }, { width, height }: PictureSize) {
  const scale = Math.min(room.width / width, room.depth / height);
  return {
    pictureWidth: Math.max(1, Math.round(width * scale)),
    pictureX: Math.round((room.width - width * scale) / 2),
    pictureY: Math.round((room.depth - height * scale) / 2),
  };
}

/** @throws DomainError as {@link getEvent}; NOT_FOUND when the picture is gone */
export async function getVenuePicture(
  db: Database,
  viewer: Viewer,
  eventId: number,
  pictureId: number,
): Promise<PictureFile> {
  const { id } = await getEvent(db, viewer, eventId);
  const content = await readVenuePicture(db.prisma, id, pictureId);
  if (!content) throw new DomainError("NOT_FOUND", message("refusals.noVenuePicture"));
  return { filename: `venue-${pictureId}.jpg`, content: Buffer.from(content).toString("base64") };
}
