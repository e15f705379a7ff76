import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type { Viewer } from "../users/viewer.type.ts";
import {
  findEventById,
  findEventByShortLink,
  findSampleEvent,
  findSearchedEvent,
  type SearchedEvent,
  type StoredEvent,
} from "./event.data.ts";
import type { Event, PublicEvent } from "./event.type.ts";
import type { OwnedEventId, ReadableEventId, WritableEventId } from "./event-scope.type.ts";

// The brands are minted here and nowhere else: below each check that earns them.
const readableId = z.custom<ReadableEventId>(Number.isInteger);
const writableId = z.custom<WritableEventId>(Number.isInteger);

/** Whether an event is the viewer's own, or theirs to look after. */
export function isOwnedBy<Found extends Pick<StoredEvent, "id" | "ownerId">>(
  event: Found,
  viewer: Viewer,
): event is Found & { id: OwnedEventId } {
  if (viewer.kind === "anonymous") return false;
  return viewer.user.role === "admin" || event.ownerId === viewer.user.id;
}

function isReadableBy<Found extends SearchedEvent>(
  event: Found,
  viewer: Viewer,
): event is Found & { id: ReadableEventId } {
  return event.isPublic || isOwnedBy(event, viewer);
}

/** What is said of an event that does not exist for the viewer. */
export const eventNotFound = () => new DomainError("NOT_FOUND", "This event does not exist, or you may not see it.");

/**
 * An event that the viewer owns or looks after.
 *
 * @throws DomainError NOT_FOUND: somebody else's event does not exist for the viewer.
 */
export async function getEvent(db: Database, viewer: Viewer, id: number): Promise<Event> {
  const event = await findEventById(db.prisma, id);
  if (!event || !isOwnedBy(event, viewer)) throw eventNotFound();
  return event;
}

/**
 * The right to change an event.
 *
 * @throws DomainError as {@link getEvent}; FORBIDDEN for the sample event.
 */
export async function requireWritableEvent(db: Database, viewer: Viewer, id: number): Promise<WritableEventId> {
  const event = await getEvent(db, viewer, id);
  if (event.isSample) throw new DomainError("FORBIDDEN", "Sample events cannot be modified.");
  return writableId.parse(event.id);
}

/** The right to change an event that was made just now, in the transaction that made it. */
export function scopeOfNewEvent(event: { id: number }): WritableEventId {
  return writableId.parse(event.id);
}

/** What a search must know of an event that the viewer may search. */
export interface SearchableEvent {
  id: ReadableEventId;
  showTablemates: boolean;
  hiddenColumns: string[];
  guestListVersion: number;
}

/**
 * The event whose guests are to be searched.
 *
 * @throws DomainError NOT_FOUND when there is none, or it is private and not the viewer's.
 */
export async function requireReadableEvent(db: Database, viewer: Viewer, id: number): Promise<SearchableEvent> {
  const event = await findSearchedEvent(db, id);
  if (!event || !isReadableBy(event, viewer)) throw eventNotFound();
  return event;
}

/** The event behind a public link; null when there is none, or it is private and not the viewer's. */
export async function findPublicEvent(db: Database, viewer: Viewer, shortLink: string): Promise<PublicEvent | null> {
  const event = await findEventByShortLink(db.prisma, shortLink);
  return event && isReadableBy(event, viewer) ? event : null;
}

/** The read-only demo of the home page. */
export async function getSampleEvent(db: Database): Promise<PublicEvent | null> {
  const event = await findSampleEvent(db.prisma);
  return event ? { ...event, id: readableId.parse(event.id) } : null;
}
