import PQueue from "p-queue";
import type { Logger } from "pino";
import type { Database } from "../../database/client.ts";
import { liveValues } from "../../lib/live-values.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { ReadableEventId } from "../event-rights/event-scope.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { readGuestListVersion } from "./event.service.ts";
import type { EventChange } from "./event.type.ts";
import { getEvent } from "./event-access.service.ts";

/** A subscriber to changes of an event. */
export interface EventListener {
  db: Database;
  /** As of the subscription. */
  viewer: Viewer;
  /** As of now: the session may have ended, or a right may be gone. */
  currentViewer(): Promise<Viewer>;
  log: Logger;
}

// A change may notify 2,000 guests, so that takes a part of the process's time, to keep searches fast.
const readersOf = onceFor((_db: Database) => new PQueue({ concurrency: 8, intervalCap: 20, interval: 50 }));

/** Organizers are few and do not wait behind guests. */
export type Audience = keyof typeof priorities;

const priorities = { organizers: 1, guests: 0 };

/** A value now and at each change, by default of the event; `read` returns undefined for nothing to send, and its refusal ends the values. */
export function watchEvent<Value extends object>(
  { db, currentViewer, log }: EventListener,
  id: ReadableEventId,
  audience: Audience,
  read: (viewer: Viewer) => Promise<Value | undefined>,
  watch = (onChange: () => void) => db.changes.watch(id, onChange),
): AsyncIterable<Value> {
  return liveValues({
    watch,
    read: () => readersOf(db).add(async () => read(await currentViewer()), { priority: priorities[audience] }),
    onFailure: (error) => log.warn({ err: error }, "change not sent"),
  });
}

/** State of an event now and after each change, while the viewer may see it. @throws DomainError as {@link getEvent} */
export async function watchOwnEvent(listener: EventListener, eventId: number): Promise<AsyncIterable<EventChange>> {
  const { db } = listener;
  const { id } = await getEvent(db, listener.viewer, eventId);
  return watchEvent(listener, id, "organizers", async (viewer) => {
    const { updatedAt } = await getEvent(db, viewer, id);
    return { eventId: id, listVersion: await readGuestListVersion(db.prisma, id), updatedAt };
  });
}
