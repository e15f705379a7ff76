import { randomInt } from "node:crypto";
import type { EventChanges as ChangesByOrganizer, NewEvent as NewByOrganizer } from "../../../common/event-rules.ts";
import { maxInt } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import type { Queryable } from "../../database/client.ts";
import { type Event as EventRecord, Prisma } from "../../database/generated/client.ts";
import { allOf, containing, countRows, findSortedIds, inOrderOf, naturally } from "../../database/sorted-page.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type ListPart, lazyListPart, type Page } from "../../lib/page.ts";
import type { Sort } from "../../lib/sort-direction.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Theme } from "../themes/theme.type.ts";
import type { EventSortField } from "./event.input.ts";
import type { UnusualSearching } from "./event.type.ts";
import { type StoredPicture, storedPictureSchema, toTheme } from "./event-theme.data.ts";

/** An event as stored; access is checked elsewhere. */
export interface StoredEvent
  extends Omit<EventRecord, keyof ThemeChanges | "customerId" | "linkKey" | "knownColumns" | "day" | "picture"> {
  /** The last one of several, as 2027-06-12; null if unknown. */
  day: string | null;
  theme: Theme;
  picture: StoredPicture | null;
}

function toStoredEvent(record: EventRecord): StoredEvent {
  const {
    primaryColor,
    secondaryColor,
    backgroundColor,
    fontFamily,
    picture: storedPicture,
    customerId: _,
    knownColumns: __,
    linkKey: ___,
    ...event
  } = record;
  const picture = storedPictureSchema.nullable().parse(storedPicture);
  const theme = { primaryColor, secondaryColor, backgroundColor, fontFamily };
  return { ...event, day: dayOf(event.day), picture, theme: toTheme(theme, picture, event.shortLink) };
}

const dayOf = (stored: Date | null): string | null => stored?.toISOString().slice(0, 10) ?? null;

/** Undefined keeps the day. */
const dayData = (day: string | null | undefined) =>
  day === undefined ? {} : { day: day === null ? null : new Date(day) };

export async function findEventById(db: Queryable, id: number): Promise<StoredEvent | undefined> {
  const record = await db.event.findUnique({ where: { id } });
  return record ? toStoredEvent(record) : undefined;
}

/** What the personal links of an event's guests are made of. @throws Error if there is no such event */
export function findLinkKey(db: Queryable, id: ListReadableEventId): Promise<{ linkKey: string; shortLink: string }> {
  return db.event.findUniqueOrThrow({ where: { id }, select: { linkKey: true, shortLink: true } });
}

/** Whether there is a sample event. */
export async function hasSampleEvent(tx: Queryable): Promise<boolean> {
  return (await tx.event.findFirst({ where: { isSample: true }, select: { id: true } })) !== null;
}

const sortColumns: Record<EventSortField, Prisma.Sql> = {
  name: naturally(Prisma.sql`events.name`),
  owner: naturally(Prisma.sql`users.name`),
  created: Prisma.sql`events.created_at`,
  status: Prisma.sql`events.is_public`,
  type: Prisma.sql`events.is_sample`,
};

interface EventListWishes {
  ownerId: number | undefined;
  search: string;
  /** Only events whose guests will be removed, as announced. */
  isLosingGuests: boolean;
  sort: Sort<EventSortField> | undefined;
}

/** Newest first by default. */
export function findEventPage(
  db: Queryable,
  { ownerId, search, isLosingGuests, sort = { by: "created", direction: "desc" } }: EventListWishes,
  page: Page,
): ListPart<StoredEvent> {
  const where = allOf([
    ownerId === undefined ? undefined : Prisma.sql`events.owner_id = ${ownerId}`,
    search === "" ? undefined : containing(Prisma.sql`events.name`, search),
    isLosingGuests ? Prisma.sql`events.removal_noticed_at IS NOT NULL` : undefined,
  ]);
  const owners = sort.by === "owner" ? Prisma.sql`JOIN users ON users.id = events.owner_id` : Prisma.empty;
  const list = { from: Prisma.sql`FROM events ${owners} WHERE ${where}`, by: sortColumns[sort.by] };
  // Random ids do not show which event is newer.
  const tieBreak = Prisma.sql`events.created_at DESC, events.id DESC`;
  const order = { ...list, tieBreak, direction: sort.direction };
  const find = async () => {
    const ids = await findSortedIds(db, { id: Prisma.sql`events.id`, ...order }, page);
    const records = await db.event.findMany({ where: { id: { in: ids } } });
    return inOrderOf(ids, records).map(toStoredEvent);
  };
  return lazyListPart(find, () => countRows(db, Prisma.sql`FROM events WHERE ${where}`));
}

/** Undefined keeps a part. */
type ThemeChanges = Partial<Omit<Theme, "picture">>;

export interface NewEvent extends Pick<EventRecord, Exclude<keyof NewByOrganizer, "day">> {
  ownerId: number;
  /** The owner if the database should limit them to one event, otherwise null. */
  customerId: number | null;
  day: string | null;
  isSample: boolean;
  shortLink: string;
  theme: ThemeChanges;
}

/** Within GraphQL's Int, and far above any sequential id. */
const newIds = { from: 100_000_000, below: maxInt + 1 };
const newEventId = () => randomInt(newIds.from, newIds.below);
/** With a million events, five ids in a row are taken once in 10^16 times. */
const maxTries = 5;

/** Adds an event under an unguessable id, the sample under the next. @throws DomainError CONFLICT for a second one */
export async function insertEvent(
  tx: Queryable,
  { theme, day, ...fields }: NewEvent,
  nextId: () => number = newEventId,
): Promise<StoredEvent> {
  // Equal times show screens that nobody has changed it since.
  const now = new Date();
  for (let tries = 0; tries < maxTries; tries += 1) {
    const id = fields.isSample ? {} : { id: nextId() };
    // Skips a taken id: an error would end the transaction.
    const data = [{ ...fields, ...dayData(day), ...theme, ...id, createdAt: now, updatedAt: now }];
    const [record] = await tx.event.createManyAndReturn({ data, skipDuplicates: true });
    if (record) return toStoredEvent(record);
    if (fields.customerId !== null && (await findEventOfCustomer(tx, fields.customerId))) {
      throw new DomainError("CONFLICT", message("refusals.oneEventOnly"));
    }
  }
  throw new Error("No free number was found for a new event, or its link is taken.");
}

/** Undefined keeps a field. */
export interface EventChanges extends Omit<ChangesByOrganizer, "day"> {
  picture?: StoredPicture | null | undefined;
  day?: string | null | undefined;
  theme: ThemeChanges;
}

/** Changes an event; an undefined `seen` skips the check. @returns undefined if missing or changed since `seen` */
export async function updateEvent(
  tx: Queryable,
  id: WritableEventId,
  { theme, picture, day, ...fields }: EventChanges,
  seen: Date | undefined,
): Promise<StoredEvent | undefined> {
  const where = { id, ...(seen ? { updatedAt: seen } : {}) };
  const [record] = await tx.event.updateManyAndReturn({
    where,
    data: { ...fields, ...dayData(day), ...theme, ...pictureData(picture) },
  });
  return record ? toStoredEvent(record) : undefined;
}

/** The event has another day, so organizers must be notified of the removal again. */
export async function withdrawNotice(tx: Queryable, id: WritableEventId): Promise<void> {
  await tx.$executeRaw`UPDATE events SET removal_noticed_at = NULL WHERE id = ${id}`;
}

/** Undefined keeps the picture. */
const pictureData = (picture: StoredPicture | null | undefined) =>
  picture === undefined ? {} : { picture: picture ?? Prisma.DbNull };

export async function deleteEvent(tx: Queryable, id: WritableEventId): Promise<void> {
  await tx.event.deleteMany({ where: { id } });
}

export async function findEventOfCustomer(db: Queryable, customerId: number): Promise<StoredEvent | undefined> {
  const record = await db.event.findUnique({ where: { customerId } });
  return record ? toStoredEvent(record) : undefined;
}

/** Raises the list's version and locks the list until the transaction ends; undefined when the event is gone. */
export async function advanceGuestListVersion(tx: Queryable, id: number): Promise<number | undefined> {
  // Raw SQL: Prisma would set updated_at, which makes every open form of the event look outdated.
  const [event] = await tx.$queryRaw<{ version: number }[]>`
    UPDATE events SET guest_list_version = guest_list_version + 1 WHERE id = ${id}
    RETURNING guest_list_version AS version`;
  return event?.version;
}

/** Locks the list until the transaction ends. @returns its version; undefined when the event is gone */
export async function lockGuestListVersion(tx: Queryable, id: number): Promise<number | undefined> {
  const [event] = await tx.$queryRaw<{ version: number }[]>`
    SELECT guest_list_version AS version FROM events WHERE id = ${id} FOR NO KEY UPDATE`;
  return event?.version;
}

/** The guest list's version; undefined when the event is gone. */
export async function findGuestListVersion(db: Queryable, id: number): Promise<number | undefined> {
  const event = await db.event.findUnique({ where: { id }, select: { guestListVersion: true } });
  return event?.guestListVersion;
}

/** On commit, tells every process that guests of an event are gone for good. */
export async function notifyErasure(tx: Queryable, id: WritableEventId): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify('guest_erasures', ${String(id)})`;
}

/** Whether an event here has or had a link. */
export async function isLinkUsed(tx: Queryable, shortLink: string): Promise<boolean> {
  return (await tx.usedLink.count({ where: { shortLink } })) > 0;
}

/** Columns hidden from guests, and those for which that was decided. */
export interface ColumnVisibility {
  hidden: string[];
  known: string[];
}

/** Undefined when the event is gone. */
export async function findColumnVisibility(db: Queryable, id: number): Promise<ColumnVisibility | undefined> {
  const event = await db.event.findUnique({ where: { id }, select: { hiddenColumns: true, knownColumns: true } });
  return event ? { hidden: event.hiddenColumns, known: event.knownColumns } : undefined;
}

/** Stores columns that arrived with a list. If it hides more, open forms become outdated: saving one would show them again. */
export async function writeColumnVisibility(
  tx: Queryable,
  id: WritableEventId,
  { hidden, known }: ColumnVisibility,
  hidesMore: boolean,
): Promise<void> {
  // Raw SQL, for the same reason as the list's version.
  await tx.$executeRaw`
    UPDATE events SET known_columns = ${known}::text[], hidden_columns = CASE WHEN ${hidesMore} THEN ${hidden}::text[] ELSE hidden_columns END,
      updated_at = CASE WHEN ${hidesMore} THEN now() ELSE updated_at END
    WHERE id = ${id}`;
}

/** Help that nobody has ended, though its time may be over. */
export interface OpenHelp {
  id: number;
  createdAt: Date;
}

/** The open help of an event. */
export function findOpenHelp(tx: Queryable, eventId: WritableEventId): Promise<OpenHelp[]> {
  return tx.helper.findMany({ where: { eventId, endedAt: null }, select: { id: true, createdAt: true } });
}

/** Ends a helper's help, and their link. */
export async function writeHelpEnded(tx: Queryable, id: number, endedAt: Date): Promise<void> {
  await tx.helper.update({ where: { id }, data: { endedAt, linkHash: null, linkExpiresAt: null } });
}

/** Records unusual searching unless just recorded or the event is gone; discards times older than `days`. */
export async function upsertUnusualSearching(db: Queryable, eventId: number, days: number): Promise<void> {
  // In a separate table, because changes of an event's row are announced to open screens.
  await db.$executeRaw`
    INSERT INTO unusual_searching AS known (event_id, first_seen_at, last_seen_at)
    SELECT id, now(), now() FROM events WHERE id = ${eventId}
    ON CONFLICT (event_id) DO UPDATE SET
      first_seen_at = CASE WHEN known.last_seen_at > now() - ${days} * interval '1 day'
                           THEN known.first_seen_at ELSE now() END,
      last_seen_at = now()
    WHERE known.last_seen_at < now() - interval '1 minute'`;
}

/** By event id. */
export async function findUnusualSearching(
  db: Queryable,
  eventIds: readonly number[],
  after: Date,
): Promise<Map<number, UnusualSearching>> {
  const where = { eventId: { in: [...eventIds] }, lastSeenAt: { gt: after } };
  return new Map((await db.unusualSearching.findMany({ where })).map((searching) => [searching.eventId, searching]));
}
