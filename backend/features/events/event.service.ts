import { randomInt } from "node:crypto";
import type { Logger } from "pino";
import { eventChangesSchema, type NewEvent, newEventSchema } from "../../../common/event-rules.ts";
import { firstEventName } from "../../../common/first-event-name.ts";
import type { Language } from "../../../common/messages/language.ts";
import { message } from "../../../common/messages/message.ts";
import { themeRules } from "../../../common/theme-rules.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { batched } from "../../lib/batched.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { lazyListPart, type Page } from "../../lib/page.ts";
import { parseInput, withoutNulls } from "../../lib/parse-input.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { recordHistory } from "../history/history-entry.service.ts";
import { auditedBy, authorOf, authorOfUser, subjectOf } from "../users/caller.service.ts";
import type { Context } from "../users/context.type.ts";
import { getUser, requireUser } from "../users/user.service.ts";
import type { User } from "../users/user.type.ts";
import type { Author, Viewer } from "../users/viewer.type.ts";
import {
  advanceGuestListVersion,
  type ColumnVisibility,
  deleteEvent as deleteStoredEvent,
  findColumnVisibility,
  findEventOfCustomer,
  findEventPage,
  findGuestListVersion,
  findUnusualSearching,
  hasSampleEvent,
  insertEvent,
  lockGuestListVersion,
  type NewEvent as NewStoredEvent,
  notifyErasure,
  upsertUnusualSearching,
  writeColumnVisibility,
} from "./event.data.ts";
import type { CreateEventInput, EventSort, UpdateEventInput } from "./event.input.ts";
import type { Event, EventPage } from "./event.type.ts";
import {
  canReadList,
  eventNotFound,
  getEvent,
  requireOwnEvent,
  requireWritableEvent,
  scopeOfNewEvent,
} from "./event-access.service.ts";
import { dateOfFirstEvent, dayOfNew, writeEdit } from "./event-edit.service.ts";
import type { StoredPicture } from "./event-theme.data.ts";

interface EventFilter {
  search: string;
  ownerId: number | undefined;
  isLosingGuests: boolean;
  sort: EventSort | undefined;
}

/** Newest first; customers get their own, administrators any owner's or all. @throws DomainError UNAUTHENTICATED */
export function getEvents(
  db: Database,
  viewer: Viewer,
  { search, ownerId, isLosingGuests, sort }: EventFilter,
  page: Page,
): EventPage {
  const user = requireUser(viewer);
  const owner = user.role === "admin" ? ownerId : user.id;
  const found = findEventPage(db.prisma, { ownerId: owner, search: search.trim(), isLosingGuests, sort }, page);
  const find = async () => (await found.nodes).filter((event) => canReadList(event, viewer));
  return lazyListPart(find, async () => found.totalCount);
}

// Without look-alikes. 10 of them are about 49 bits, so nobody can guess a link.
const linkAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** An unguessable link. */
export function generateShortLink(): string {
  return Array.from({ length: 10 }, () => linkAlphabet[randomInt(linkAlphabet.length)]).join("");
}

async function insertWithHistory(tx: Queryable, event: NewStoredEvent, author: Author): Promise<Event> {
  const stored = await insertEvent(tx, event);
  const id = scopeOfNewEvent(stored);
  await recordHistory(tx, id, author, { action: "create", details: { name: event.name } });
  return { ...stored, id };
}

async function insertOwnEvent(
  db: Database,
  user: User,
  owner: User,
  fields: Omit<NewStoredEvent, "ownerId" | "customerId" | "isSample" | "shortLink">,
): Promise<Event> {
  const customerId = owner.role === "customer" ? owner.id : null;
  const event = { ...fields, ownerId: owner.id, customerId, isSample: false, shortLink: generateShortLink() };
  return inTransaction(db, (tx) => insertWithHistory(tx, event, authorOfUser(user)));
}

/** The named or calling user. @throws DomainError FORBIDDEN if a customer names another; BAD_INPUT for no customer */
export async function chooseOwner(db: Database, user: User, ownerId: number | null | undefined): Promise<User> {
  if (ownerId === null || ownerId === undefined || ownerId === user.id) return user;
  if (user.role !== "admin") throw new DomainError("FORBIDDEN", message("refusals.onlyAdministratorsChooseOwner"));
  const owner = await getUser(db, ownerId);
  if (owner?.role !== "customer") throw new DomainError("BAD_INPUT", message("refusals.ownerNotCustomer"));
  return owner;
}

/** Creates an event, by default the viewer's. @throws DomainError UNAUTHENTICATED; BAD_INPUT; FORBIDDEN; CONFLICT */
export async function createEvent(
  db: Database,
  viewer: Viewer,
  { theme, ownerId, ...input }: CreateEventInput,
): Promise<Event> {
  const user = requireUser(viewer);
  const details = parseInput(newEventSchema, withoutNulls(input));
  const fields = { ...details, day: dayOfNew(details), theme: parseInput(themeRules, withoutNulls(theme ?? {})) };
  return insertOwnEvent(db, user, await chooseOwner(db, user, ownerId), fields);
}

/**
 * A customer's one event, created if missing, once for concurrent calls, with a description in their `language`.
 * @throws DomainError UNAUTHENTICATED
 */
export async function ensureMyEvent(db: Database, viewer: Viewer, language: Language): Promise<Event> {
  const user = requireUser(viewer);
  const existing = await findEventOfCustomer(db.prisma, user.id);
  if (existing) return getEvent(db, viewer, existing.id);
  const fields = parseInput(newEventSchema, {
    name: firstEventName,
    description: language.say(message("events.firstDescription")),
    date: dateOfFirstEvent(new Date()),
  });
  try {
    // This date does not mean that the event is today.
    return await insertOwnEvent(db, user, user, { ...fields, day: null, theme: {} });
  } catch (error) {
    const madeMeanwhile = await findEventOfCustomer(db.prisma, user.id);
    if (madeMeanwhile) return getEvent(db, viewer, madeMeanwhile.id);
    throw error;
  }
}

/** Changes an event. @throws DomainError as {@link requireWritableEvent}; BAD_INPUT; CONFLICT; FORBIDDEN (the day) */
export async function updateEvent(
  db: Database,
  viewer: Viewer,
  eventId: number,
  { theme, updatedAt, ...input }: UpdateEventInput,
): Promise<Event> {
  const author = authorOf(viewer);
  const id = await requireWritableEvent(db, viewer, eventId);
  const fields = parseInput(eventChangesSchema, withoutNulls(input));
  const changes = { ...fields, theme: parseInput(themeRules, withoutNulls(theme ?? {})) };
  const historyEntryId = await inTransaction(db, (tx) => writeEdit(tx, id, author, changes, updatedAt ?? undefined));
  return { ...(await getEvent(db, viewer, id)), historyEntryId };
}

/** Sets or removes the page's picture. @returns the entry's id; null if unchanged. @throws DomainError NOT_FOUND */
export const changePicture = (
  tx: Queryable,
  id: WritableEventId,
  picture: StoredPicture | null,
  author: Author,
): Promise<number | null> => writeEdit(tx, id, author, { theme: {}, picture }, undefined);

/** Raises the list's version and locks the list. @throws DomainError NOT_FOUND when the event has been deleted */
export async function advanceGuestList(tx: Queryable, id: WritableEventId): Promise<number> {
  return orGone(await advanceGuestListVersion(tx, id));
}

/** On commit, has every process forget what it keeps of an event's guests in memory. */
export const announceErasure = (tx: Queryable, id: WritableEventId): Promise<void> => notifyErasure(tx, id);

/** Locks the list until the transaction ends. @returns its version. @throws DomainError NOT_FOUND for no such event */
export async function lockGuestList(tx: Queryable, id: WritableEventId): Promise<number> {
  return orGone(await lockGuestListVersion(tx, id));
}

/** The list's version, which every change raises. @throws DomainError NOT_FOUND when the event has been deleted */
export async function readGuestListVersion(db: Queryable, id: ListReadableEventId): Promise<number> {
  return orGone(await findGuestListVersion(db, id));
}

/** Hidden and known extra columns. @throws DomainError NOT_FOUND when the event has been deleted */
export async function readColumnVisibility(tx: Queryable, id: WritableEventId): Promise<ColumnVisibility> {
  return orGone(await findColumnVisibility(tx, id));
}

/** Changes columns in a transaction that has locked the list; `hidesMore` makes open forms of the event outdated. */
export const changeColumnVisibility = (
  tx: Queryable,
  id: WritableEventId,
  columns: ColumnVisibility,
  hidesMore: boolean,
): Promise<void> => writeColumnVisibility(tx, id, columns, hidesMore);

function orGone<Found>(found: Found | undefined): Found {
  if (found === undefined) throw eventNotFound();
  return found;
}

/** The sample event that ships with the product. */
export interface SampleEvent extends NewEvent {
  shortLink: string;
}

/** Creates the sample event if there is none. @returns its id if just created, so that its guests can follow */
export async function ensureSampleEvent(
  tx: Queryable,
  ownerId: number,
  sample: SampleEvent,
): Promise<WritableEventId | undefined> {
  if (await hasSampleEvent(tx)) return undefined;
  const event = await insertWithHistory(
    tx,
    { ...sample, day: dayOfNew(sample), isSample: true, ownerId, customerId: null, theme: {} },
    authorOfUser({ id: ownerId }),
  );
  return scopeOfNewEvent(event);
}

/** Deletes an event; an audit entry with its owner remains. @throws DomainError as {@link requireOwnEvent} */
export async function deleteEvent(
  request: Pick<Context, "db" | "viewer" | "clientAddress">,
  eventId: number,
): Promise<void> {
  const { db, viewer } = request;
  const id = await requireOwnEvent(db, viewer, eventId);
  const { ownerId } = await getEvent(db, viewer, eventId);
  const owner = await getUser(db, ownerId);
  await inTransaction(db, async (tx) => {
    await deleteStoredEvent(tx, id);
    const subject = owner ? { subject: subjectOf(owner) } : {};
    await recordAudit(tx, {
      kind: "event-deleted",
      by: auditedBy(request),
      ...subject,
      eventId: id,
      details: {},
    });
  });
}

const daysRemembered = 7;
const dayMs = 24 * 60 * 60_000;

interface Searcher {
  db: Database;
  viewer: Viewer;
  clientAddress: string;
  log: Logger;
}

/** Records unusual searching in the background for the organizer and the operator. */
export function noteUnusualSearching({ db, log, ...caller }: Searcher, eventId: number): void {
  const by = auditedBy(caller);
  Promise.all([
    upsertUnusualSearching(db.prisma, eventId, daysRemembered),
    recordAudit(db.prisma, { kind: "unusual-searching", by, eventId, details: {} }),
  ]).catch((error: unknown) => log.error({ err: error, event: eventId }, "unusual searching not recorded"));
}

const since = () => new Date(Date.now() - daysRemembered * dayMs);

/** In the last 7 days; null for none. One query per request. */
export const loadUnusualSearching = batched(
  (db: Queryable, ids: readonly number[]) => findUnusualSearching(db, ids, since()),
  null,
);
