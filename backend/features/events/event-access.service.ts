import { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../http/caller-tokens.ts";
import { DomainError } from "../../lib/domain-error.ts";
import type {
  DoorEventId,
  DoorKeeperEventId,
  ListReadableEventId,
  OwnerEventId,
  ReadableEventId,
  SearchableEventId,
  WritableEventId,
} from "../event-rights/event-scope.type.ts";
import type { Helper, HelperRole } from "../event-rights/helper.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { findEventById, type StoredEvent } from "./event.data.ts";
import type { Event, PublicEvent } from "./event.type.ts";
import {
  findEventByShortLink,
  findSampleEvent,
  findSearchedEvent,
  followSearchedEvents,
  type SearchedEvent,
} from "./event-look-up.data.ts";
import { hasShownCode } from "./guest-note.service.ts";
import { isSigned, type PersonalLink } from "./personal-link.service.ts";

// Only the checks below create the branded ids.
const readableId = z.custom<ReadableEventId>(Number.isInteger);
const searchableId = z.custom<SearchableEventId>(Number.isInteger);
const writableId = z.custom<WritableEventId>(Number.isInteger);
const ownId = z.custom<OwnerEventId>(Number.isInteger);
const doorId = z.custom<DoorEventId>(Number.isInteger);
const keeperId = z.custom<DoorKeeperEventId>(Number.isInteger);

/** Owners are the event's owner and administrators; the others help with it. */
type Standing = "owner" | HelperRole;

/** Undefined for a guest or a stranger. */
function standingOf({ id, ownerId }: Pick<StoredEvent, "id" | "ownerId">, viewer: Viewer): Standing | undefined {
  if (viewer.kind === "anonymous") return undefined;
  if (viewer.kind === "helper") return viewer.helper.eventId === id ? viewer.helper.role : undefined;
  return viewer.user.role === "admin" || ownerId === viewer.user.id ? "owner" : undefined;
}

/** Whether the viewer reads the event's list: owner, administrator, or a helper who edits or views. */
export function canReadList<Found extends Pick<StoredEvent, "id" | "ownerId">>(
  event: Found,
  viewer: Viewer,
): event is Found & { id: ListReadableEventId } {
  const standing = standingOf(event, viewer);
  return standing !== undefined && standing !== "door";
}

function isReadableBy<Found extends Pick<StoredEvent, "id" | "ownerId" | "isPublic">>(
  event: Found,
  viewer: Viewer,
): event is Found & { id: ReadableEventId } {
  return event.isPublic || standingOf(event, viewer) !== undefined;
}

export const eventNotFound = () => new DomainError("NOT_FOUND", message("refusals.eventNotFound"));

// Administrators see every event, so they cannot discover any.
const mayGuess = (viewer: Viewer) => viewer.kind === "user" && viewer.user.role === "admin";

/** @throws DomainError RATE_LIMITED when the viewer's network has requested too many events it cannot see */
async function countMiss(viewer: Viewer, id: number | undefined): Promise<void> {
  if (!mayGuess(viewer)) await viewer.lookUps.missed(id);
}

/** An event that the viewer owns or helps with. @throws DomainError as {@link requireDoor} */
async function findOwnEvent(db: Database, viewer: Viewer, id: number): Promise<StoredEvent> {
  const event = await findEventById(db.prisma, id);
  if (!event || standingOf(event, viewer) === undefined) {
    await countMiss(viewer, id);
    throw eventNotFound();
  }
  viewer.lookUps.reached(id);
  return event;
}

/**
 * An event whose list the viewer reads.
 * @throws DomainError NOT_FOUND if missing or not theirs; FORBIDDEN for helpers at the door; RATE_LIMITED when their
 * network has requested too many events it cannot see
 */
export async function getEvent(db: Database, viewer: Viewer, id: number): Promise<Event> {
  const event = await findOwnEvent(db, viewer, id);
  if (!canReadList(event, viewer)) throw new DomainError("FORBIDDEN", message("refusals.doorSearchesOnly"));
  return event;
}

/** An event and what its viewer may do at its door. */
export interface DoorEvent extends Omit<StoredEvent, "id"> {
  id: DoorEventId;
  /** Undefined for those who may only look. */
  keeperId: DoorKeeperEventId | undefined;
}

/**
 * For all who look after an event. @throws DomainError NOT_FOUND if missing or not theirs; RATE_LIMITED when their network has
 * requested too many events it cannot see
 */
export async function requireDoor(db: Database, viewer: Viewer, id: number): Promise<DoorEvent> {
  const event = await findOwnEvent(db, viewer, id);
  const mayRecord = !event.isSample && !isHelper(viewer, "viewer");
  return { ...event, id: doorId.parse(event.id), keeperId: mayRecord ? keeperId.parse(event.id) : undefined };
}

/** @throws DomainError as {@link requireDoor}; FORBIDDEN for the sample event, and for helpers who may only look */
export async function requireDoorKeeper(db: Database, viewer: Viewer, id: number): Promise<DoorKeeperEventId> {
  const { isSample, keeperId: kept } = await requireDoor(db, viewer, id);
  if (kept !== undefined) return kept;
  throw new DomainError("FORBIDDEN", message(isSample ? "refusals.sampleEvent" : "refusals.viewersChangeNothing"));
}

/** The right to look up which guests came, changed or went. A device gets more than ids only if the event works without a connection. */
export const changesAtDoor = ({ id }: DoorEvent): ListReadableEventId => writableId.parse(id);

/** The door of an event whose list may be read. */
export const doorOf = (id: ListReadableEventId): DoorEventId => doorId.parse(id);

/** The right to make the list follow what was recorded at the door. */
export function scopeOfDoor(id: DoorKeeperEventId): WritableEventId {
  return writableId.parse(id);
}

const isHelper = (viewer: Viewer, role: HelperRole) => viewer.kind === "helper" && viewer.helper.role === role;

/** @throws DomainError as {@link getEvent}; FORBIDDEN for the sample event, and for helpers who may only look */
export async function requireWritableEvent(db: Database, viewer: Viewer, id: number): Promise<WritableEventId> {
  const event = await getEvent(db, viewer, id);
  if (event.isSample) throw new DomainError("FORBIDDEN", message("refusals.sampleEvent"));
  if (isHelper(viewer, "viewer")) throw new DomainError("FORBIDDEN", message("refusals.viewersChangeNothing"));
  return writableId.parse(event.id);
}

/** For owners and administrators. @throws DomainError as {@link requireWritableEvent}; FORBIDDEN for all helpers */
export async function requireOwnEvent(db: Database, viewer: Viewer, id: number): Promise<OwnerEventId> {
  const writable = await requireWritableEvent(db, viewer, id);
  if (viewer.kind === "helper") throw new DomainError("FORBIDDEN", message("refusals.onlyTheOwner"));
  return ownId.parse(writable);
}

/** The right to change an event that this transaction has just created. */
export function scopeOfNewEvent(event: { id: number }): WritableEventId {
  return writableId.parse(event.id);
}

/** The program's own right, for changes that no viewer requests. */
export function scopeOfProgram(eventId: number): WritableEventId {
  return writableId.parse(eventId);
}

/** Somebody who opens an event as a guest does. */
export interface Visitor {
  viewer: Viewer;
  tokens: CallerTokens;
  /** Marks an answer from memory, given because the database is away. */
  noteRemembered(): void;
  /** What was read after the request came need not be read again; in milliseconds of performance.now(). */
  readSince?: number;
}

/** Whether a visitor must enter the code before searching; owners and helpers never must. */
export function asksForCode(
  event: Pick<StoredEvent, "id" | "ownerId" | "guestCode">,
  { viewer, tokens }: Pick<Visitor, "viewer" | "tokens">,
): boolean {
  return event.guestCode !== "" && standingOf(event, viewer) === undefined && !hasShownCode(tokens, event);
}

type ReadableEvent = SearchedEvent & { id: ReadableEventId; isRemembered?: boolean };

async function findReadableEvent(
  db: Database,
  { viewer, readSince }: Pick<Visitor, "viewer" | "readSince">,
  id: number,
): Promise<ReadableEvent | undefined> {
  const event = await findSearchedEvent(db, id, readSince);
  return event && isReadableBy(event, viewer) ? event : undefined;
}

/**
 * An event that the viewer may open, perhaps not search.
 * @throws DomainError NOT_FOUND if missing or private; RATE_LIMITED after too many of these, unless reached before
 */
export async function requireReadableEvent(
  db: Database,
  visitor: Pick<Visitor, "viewer" | "noteRemembered" | "readSince">,
  id: number,
): Promise<ReadableEvent> {
  const { viewer, noteRemembered } = visitor;
  const find = () => findReadableEvent(db, visitor, id);
  const event = await (mayGuess(viewer) ? find() : viewer.lookUps.byNumber(id, find));
  if (!event) throw eventNotFound();
  if (event.isRemembered) noteRemembered();
  return event;
}

/** What a search needs to know about an event that the visitor may search. */
export interface SearchableEvent {
  id: SearchableEventId;
  isSample: boolean;
  /** Whether the visitor is an owner or helper, and so finds more than guests do. */
  isOwn: boolean;
  hasList: boolean;
  showTablemates: boolean;
  hiddenColumns: string[];
  guestListVersion: number;
  /** Whether it is from memory, because the database is away. */
  isRemembered?: boolean;
}

/** For all that shows guests to visitors. @throws DomainError as {@link requireReadableEvent}; FORBIDDEN (no code) */
export async function requireSearchableEvent(db: Database, visitor: Visitor, id: number): Promise<SearchableEvent> {
  const event = await requireReadableEvent(db, visitor, id);
  if (asksForCode(event, visitor)) throw codeNeeded();
  return toSearchable(event, visitor);
}

/**
 * For what a guest's personal link shows, which asks for no code.
 * @throws DomainError as {@link requireReadableEvent}; NOT_FOUND if the link is not signed by this event
 */
export async function requireLinkedEvent(
  db: Database,
  visitor: Visitor,
  id: number,
  link: PersonalLink,
): Promise<SearchableEvent> {
  const event = await requireReadableEvent(db, visitor, id);
  if (!isSigned(event, link)) throw new DomainError("NOT_FOUND", message("refusals.linkNotValid"));
  return toSearchable(event, visitor);
}

function toSearchable(event: ReadableEvent, { viewer }: Visitor): SearchableEvent {
  const isOwn = standingOf(event, viewer) !== undefined;
  // Spread after what is added: before it, copying takes thirty times as long, in each search.
  return { isOwn, hasList: canReadList(event, viewer), ...event, id: searchableId.parse(event.id) };
}

/** Calls back with events that were searched lately and have changed since. */
export function followSearched(
  db: Database,
  follow: (event: Pick<SearchableEvent, "id" | "guestListVersion">) => Promise<unknown>,
): void {
  followSearchedEvents(db, (event) => follow({ ...event, id: searchableId.parse(event.id) }));
}

const codeNeeded = () => new DomainError("FORBIDDEN", message("refusals.codeNeeded"));

/** An event behind a link, and whether the visitor reads its list. */
export type LinkedEvent = PublicEvent & { hasList: boolean };

/**
 * The event behind a link; null if missing or private. Links are unguessable, so the limit spares existing events.
 * @throws DomainError RATE_LIMITED for a missing or private one over the limit
 */
export async function findPublicEvent(db: Database, visitor: Visitor, shortLink: string): Promise<LinkedEvent | null> {
  const { viewer } = visitor;
  const event = await findEventByShortLink(db, shortLink);
  if (!event || !isReadableBy(event, viewer)) {
    await countMiss(viewer, event?.id);
    return null;
  }
  viewer.lookUps.reached(event.id);
  if (event.isRemembered) visitor.noteRemembered();
  return { ...event, asksForCode: asksForCode(event, visitor), hasList: canReadList(event, viewer) };
}

/** The event that a helper helps with, as guests see it; null when deleted. */
export async function findHelpedEvent(db: Database, { eventId }: Helper): Promise<PublicEvent | null> {
  const event = await findEventById(db.prisma, eventId);
  return event ? { ...event, id: readableId.parse(event.id), asksForCode: false } : null;
}

/** The read-only demo of the home page, which has no code. */
export async function getSampleEvent(
  db: Database,
  { viewer, noteRemembered }: Pick<Visitor, "viewer" | "noteRemembered">,
): Promise<LinkedEvent | null> {
  const event = await findSampleEvent(db);
  if (!event) return null;
  if (event.isRemembered) noteRemembered();
  viewer.lookUps.reached(event.id);
  return { ...event, id: readableId.parse(event.id), asksForCode: false, hasList: canReadList(event, viewer) };
}
