import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import { LiveValues } from "../../lib/live-values.ts";
import { onceFor } from "../../lib/once-for.ts";
import { SpareTime } from "../../lib/spare-time.ts";
import type { ReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { readGuestListVersion } from "./event.service.ts";
import { getEvent } from "./event-access.service.ts";
import type { EventChange } from "./event-change.type.ts";

/** A subscriber to changes of an event. */
export interface EventListener {
  db: Database;
  /** Who they were when they subscribed. */
  viewer: Viewer;
  /** Who they are now: their session may have ended, or they may have lost a right. */
  currentViewer(): Promise<Viewer>;
  log: Logger;
}

// One change of an event may notify two thousand guests. Notifying takes at most a quarter of the process's time, so
// that searches stay as fast as usual.
const turnsOf = onceFor((_db: Database) => new SpareTime({ share: 0.25, atOnce: 8 }));

/** Who is notified. Organizers are few and do not wait behind guests. */
export type Audience = "organisers" | "guests";

/**
 * A value of an event, now and whenever it changes. Events take turns, and so do the audiences of one event.
 *
 * @param read reads the value as this viewer may see it; undefined when there is nothing to send; its refusal ends the values
 */
export function watchEvent<Value extends object>(
  { db, currentViewer, log }: EventListener,
  id: ReadableEventId,
  audience: Audience,
  read: (viewer: Viewer) => Promise<Value | undefined>,
): AsyncIterable<Value> {
  return new LiveValues({
    watch: (onChange) => db.changes.watch(id, onChange),
    read: () => turnsOf(db).run(`${audience} of ${id}`, async () => read(await currentViewer())),
    onFailure: (error) => log.warn({ err: error }, "change not sent"),
  });
}

/**
 * The state of an event of the viewer's, now and after each change. Ends when they may no longer see the event.
 *
 * @throws DomainError as {@link getEvent}.
 */
export async function watchOwnEvent(listener: EventListener, eventId: number): Promise<AsyncIterable<EventChange>> {
  const { db } = listener;
  const { id } = await getEvent(db, listener.viewer, eventId);
  return watchEvent(listener, id, "organisers", async (viewer) => {
    const { updatedAt } = await getEvent(db, viewer, id);
    return { eventId: id, listVersion: await readGuestListVersion(db.prisma, id), updatedAt };
  });
}
