import type { Database } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import { eventTables } from "../../event-data/tables.ts";

export const eventKinds = ["public", "discreet", "coded", "private", "sample"] as const;
/** Discreet is public but hides tablemates; coded asks for a code; the sample belongs to the administrator. */
export type EventKind = (typeof eventKinds)[number];
export type MadeEventKind = Exclude<EventKind, "sample">;

/** Extra column that guests do not see, and its content. */
export const hiddenColumn = "Secret";
export const hiddenText = "between us";

export const guestCode = "Rose 2027";

/** On every list, more names begin with it than a search of two letters returns to guests. */
export const crowdedBeginning = "mu";

/** All whom a row searches for sit at one table, so that no search reveals a guest to another. */
const seats = [
  ["Anna Berg", "1"],
  ["Ben Berg", "1"],
  ["Anna Berg", "1"],
  ["Cleo Munro", "1"],
  ["Clea Munro", "1"],
  ["Clio Munro", "1"],
  ["Clara Munro", "1"],
  ["Egon Lang", "2"],
  ["Dora Eich", ""],
] as const;

const madeAtOnce = 40;

export interface Subject {
  eventId: number;
  shortLink: string;
  guestId: number;
  /** Another guest of the same name, on created events. */
  duplicateId: number;
  /** History entry that keeps a guest list; any number for the sample. */
  listChangeId: number;
}

const seenNow = () => ({ firstSeenAt: new Date(), lastSeenAt: new Date() });

/** Creates many events at once, because that takes as long as one. */
export function createEventStock({ prisma }: Database, ownerId: number) {
  let made = 0;
  const stock = new Map<MadeEventKind, Subject[]>();

  async function makeEvents(kind: MadeEventKind): Promise<Subject[]> {
    // Without customerId, so that one customer can own all of them.
    const events = await prisma.event.createManyAndReturn({
      data: Array.from({ length: madeAtOnce }, () => {
        made += 1;
        // Equal lengths, so that no name is part of another.
        const number = String(made).padStart(6, "0");
        return {
          ownerId,
          name: `Event ${number}`,
          shortLink: `case-${number}`,
          isPublic: kind !== "private",
          showTablemates: kind !== "discreet",
          guestCode: kind === "coded" ? guestCode : "",
          hiddenColumns: [hiddenColumn],
        };
      }),
    });
    const additionalInfo = { Meal: "Fish", [hiddenColumn]: hiddenText };
    const guests = await prisma.guest.createManyAndReturn({
      data: events.flatMap(({ id: eventId }) =>
        seats.map(([name, tableNumber], position) => ({ eventId, position, name, tableNumber, additionalInfo })),
      ),
      select: { id: true, eventId: true, position: true },
    });
    const entries = await prisma.historyEntry.createManyAndReturn({
      data: events.map(({ id: eventId }) => ({ eventId, userId: ownerId, action: "create" })),
    });
    await prisma.unusualSearching.createMany({
      data: events.map(({ id: eventId }) => ({ eventId, ...seenNow() })),
    });
    const guestsAt = (place: number) =>
      new Map(guests.filter(({ position }) => position === place).map(({ eventId, id }) => [eventId, id]));
    const [firstGuests, duplicates] = [guestsAt(0), guestsAt(2)];
    const listChanges = new Map(entries.map(({ eventId, id }) => [eventId, id]));
    return events.map(({ id, shortLink }) => ({
      eventId: id,
      shortLink,
      guestId: firstGuests.get(id) ?? 0,
      duplicateId: duplicates.get(id) ?? 0,
      listChangeId: listChanges.get(id) ?? 0,
    }));
  }

  return {
    async take(kind: MadeEventKind): Promise<Subject> {
      const ready = stock.get(kind)?.pop();
      if (ready) return ready;
      const [first, ...others] = await makeEvents(kind);
      if (!first) throw new Error(`No ${kind} event was made.`);
      stock.set(kind, others);
      return first;
    },
  };
}

export async function findSample({ prisma }: Database): Promise<Subject> {
  const event = await prisma.event.findFirstOrThrow({ where: { isSample: true } });
  const seen = seenNow();
  await prisma.unusualSearching.upsert({
    where: { eventId: event.id },
    create: { eventId: event.id, ...seen },
    update: seen,
  });
  const guest = await prisma.guest.findFirstOrThrow({ where: { eventId: event.id, name: { startsWith: "Anne" } } });
  const { id: eventId, shortLink } = event;
  return { eventId, shortLink, guestId: guest.id, duplicateId: guest.id + 1, listChangeId: 1 };
}

// Without unusual searching, which is recorded for those who ask.
const tablesOfEvents = eventTables.filter(({ name }) => !["events", "unusual_searching"].includes(name));

/** One checksum per table, to see whether anything of the events changed. */
export async function contentOf({ prisma }: Database, subjects: readonly Subject[]): Promise<Record<string, string>> {
  const ids = Prisma.join(subjects.map(({ eventId }) => eventId));
  const sumOf = (table: string, key: string) => Prisma.sql`
    SELECT ${table} AS name, coalesce(md5(string_agg(content, '' ORDER BY content)), '') AS sum
    FROM (
      SELECT (to_jsonb(t) - 'last_used_at')::text AS content
      FROM ${Prisma.raw(table)} t WHERE ${Prisma.raw(key)} IN (${ids})
    ) AS contents`;
  const sums = [sumOf("events", "id"), ...tablesOfEvents.map(({ name }) => sumOf(name, "event_id"))];
  const found = await prisma.$queryRaw<{ name: string; sum: string }[]>(Prisma.join(sums, " UNION ALL "));
  return Object.fromEntries(found.map(({ name, sum }) => [name, sum]));
}
