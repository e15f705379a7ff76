import { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type {
  OwnedEventId,
  ReadableEventId,
  SearchableEventId,
  WritableEventId,
} from "../event-rights/event-scope.type.ts";
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
import { hasShownCode } from "./guest-code-note.service.ts";

// The brands are minted here and nowhere else: below each check that earns them.
const readableId = z.custom<ReadableEventId>(Number.isInteger);
const searchableId = z.custom<SearchableEventId>(Number.isInteger);
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
export const eventNotFound = () => new DomainError("NOT_FOUND", message("refusals.eventNotFound"));

// Every event exists for administrators, so there is nothing that they could find out.
const mayGuess = (viewer: Viewer) => viewer.kind === "user" && viewer.user.role === "admin";

/**
 * Counts that the viewer asked for an event that is not there for them.
 *
 * @throws DomainError RATE_LIMITED when their network has asked for too many.
 */
async function countMiss(viewer: Viewer, id: number | undefined): Promise<void> {
  if (!mayGuess(viewer)) await viewer.lookUps.missed(id);
}

/**
 * An event that the viewer owns or looks after.
 *
 * @throws DomainError NOT_FOUND: somebody else's event does not exist for the viewer; RATE_LIMITED when their network has
 *   asked for too many that do not.
 */
export async function getEvent(db: Database, viewer: Viewer, id: number): Promise<Event> {
  const event = await findEventById(db.prisma, id);
  if (!event || !isOwnedBy(event, viewer)) {
    await countMiss(viewer, id);
    throw eventNotFound();
  }
  viewer.lookUps.reached(id);
  return event;
}

/**
 * The right to change an event.
 *
 * @throws DomainError as {@link getEvent}; FORBIDDEN for the sample event.
 */
export async function requireWritableEvent(db: Database, viewer: Viewer, id: number): Promise<WritableEventId> {
  const event = await getEvent(db, viewer, id);
  if (event.isSample) throw new DomainError("FORBIDDEN", message("refusals.sampleEvent"));
  return writableId.parse(event.id);
}

/** The right to change an event that was made just now, in the transaction that made it. */
export function scopeOfNewEvent(event: { id: number }): WritableEventId {
  return writableId.parse(event.id);
}

/** Somebody who comes to an event as its guests do. */
export interface Visitor {
  viewer: Viewer;
  tokens: CallerTokens;
}

/** Whether a visitor must show the event's code before they may search; who looks after the event never must. */
export function asksForCode(
  event: Pick<StoredEvent, "id" | "ownerId" | "guestCode">,
  { viewer, tokens }: Visitor,
): boolean {
  return event.guestCode !== "" && !isOwnedBy(event, viewer) && !hasShownCode(tokens, event);
}

type ReadableEvent = SearchedEvent & { id: ReadableEventId };

async function findReadableEvent(db: Database, viewer: Viewer, id: number): Promise<ReadableEvent | undefined> {
  const event = await findSearchedEvent(db, id);
  return event && isReadableBy(event, viewer) ? event : undefined;
}

/**
 * An event that the viewer may open, which does not mean that they may search it.
 *
 * @throws DomainError NOT_FOUND when there is none, or it is private and not the viewer's; RATE_LIMITED when the viewer's
 *   network has asked for too many such events, and has not reached this one before.
 */
export async function requireReadableEvent(db: Database, viewer: Viewer, id: number): Promise<ReadableEvent> {
  const find = () => findReadableEvent(db, viewer, id);
  const event = await (mayGuess(viewer) ? find() : viewer.lookUps.byNumber(id, find));
  if (!event) throw eventNotFound();
  return event;
}

/** What a search must know of an event that the visitor may search. */
export interface SearchableEvent {
  id: SearchableEventId;
  isSample: boolean;
  /** Whether the visitor looks after it, and so sees more than its guests do. */
  isOwn: boolean;
  showTablemates: boolean;
  hiddenColumns: string[];
  guestListVersion: number;
}

/**
 * The event whose guests are to be searched. Whatever shows guests of an event to visitors begins here.
 *
 * @throws DomainError as {@link requireReadableEvent}; FORBIDDEN when the event asks for a code that the visitor has not shown.
 */
export async function requireSearchableEvent(db: Database, visitor: Visitor, id: number): Promise<SearchableEvent> {
  const event = await requireReadableEvent(db, visitor.viewer, id);
  if (asksForCode(event, visitor)) throw codeNeeded();
  return { ...event, id: searchableId.parse(event.id), isOwn: isOwnedBy(event, visitor.viewer) };
}

const codeNeeded = () => new DomainError("FORBIDDEN", message("refusals.codeNeeded"));

/**
 * The event behind a public link; null when there is none, or it is private and not the visitor's. Nobody guesses a link, so
 * it is looked up whatever the visitor's network has asked for before.
 *
 * @throws DomainError RATE_LIMITED when there is none, and the visitor's network has asked for too many such events.
 */
export async function findPublicEvent(db: Database, visitor: Visitor, shortLink: string): Promise<PublicEvent | null> {
  const { viewer } = visitor;
  const event = await findEventByShortLink(db.prisma, shortLink);
  if (!event || !isReadableBy(event, viewer)) {
    await countMiss(viewer, event?.id);
    return null;
  }
  viewer.lookUps.reached(event.id);
  return { ...event, asksForCode: asksForCode(event, visitor) };
}

/** The read-only demo of the home page, which has no code. */
export async function getSampleEvent(db: Database, viewer: Viewer): Promise<PublicEvent | null> {
  const event = await findSampleEvent(db.prisma);
  if (!event) return null;
  viewer.lookUps.reached(event.id);
  return { ...event, id: readableId.parse(event.id), asksForCode: false };
}
