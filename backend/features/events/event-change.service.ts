import pLimit from "p-limit";
import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import { LiveValues } from "../../lib/live-values.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { readGuestListVersion } from "./event.service.ts";
import { getEvent } from "./event-access.service.ts";
import { watchChanges } from "./event-change.data.ts";
import type { EventChange } from "./event-change.type.ts";
import type { ReadableEventId } from "./event-scope.type.ts";

/** Somebody who wants to be told of changes. */
export interface EventListener {
  db: Database;
  /** Who they were when they asked. */
  viewer: Viewer;
  /** Who they are now: their session may have ended, or they may have lost a right. */
  currentViewer(): Promise<Viewer>;
  log: Logger;
}

/** Values that are read at once after a change: all of them would take every connection from those who ask just then. */
const readsAtOnce = 6;
const turnsOf = onceFor((_db: Database) => pLimit(readsAtOnce));

/**
 * A value of an event, now and again whenever it has become another one.
 *
 * @param read the value, as this viewer may know it; what it refuses ends the values
 */
export function watchEvent<Value extends object>(
  { db, currentViewer, log }: EventListener,
  id: ReadableEventId,
  read: (viewer: Viewer) => Promise<Value>,
): AsyncIterable<Value> {
  return new LiveValues({
    watch: (onChange) => watchChanges(db, id, onChange),
    read: () => turnsOf(db)(async () => read(await currentViewer())),
    onFailure: (error) => log.warn({ err: error }, "change not told"),
  });
}

/**
 * How far an event of the viewer's has got, now and after each change. It ends when they may not see the event any more.
 *
 * @throws DomainError as {@link getEvent}.
 */
export async function watchOwnEvent(listener: EventListener, eventId: number): Promise<AsyncIterable<EventChange>> {
  const { db } = listener;
  const { id } = await getEvent(db, listener.viewer, eventId);
  return watchEvent(listener, id, async (viewer) => {
    const { updatedAt } = await getEvent(db, viewer, id);
    return { eventId: id, listVersion: await readGuestListVersion(db.prisma, id), updatedAt };
  });
}
