import { Prisma } from "../../database/generated/client.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";

/** A guest of an event who is to be found wherever the event keeps them. */
export interface Sought {
  eventId: OwnerEventId;
  guestId: number;
  /** On the list. */
  name: string;
  /** The present name first, then former ones. */
  names: readonly string[];
  /** See mentionPattern. */
  pattern: string;
  /** See tellingWords. */
  words: readonly string[];
}

/** Whether any of some conditions holds; null counts as false. */
export const isOneOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`coalesce(${Prisma.join([...conditions], ", false) OR coalesce(")}, false)`;

/** Whether a text may mention the guest. Fast, and never wrong when it says no. */
export function mayMention({ words }: Pick<Sought, "words">, text: Prisma.Sql): Prisma.Sql {
  return isOneOf(words.map((word) => Prisma.sql`strpos(lower(${text}), ${word}) > 0`));
}

/**
 * What is left of the row of a guest who is not the sought one: as it was, unless it mentions them. A namesake, and whoever
 * has one of their former names, keeps that name.
 *
 * @param name of the row
 */
export function withoutMention(sought: Sought, row: Prisma.Sql, name: Prisma.Sql): Prisma.Sql {
  const names = sought.names.map((one) => one.toLowerCase());
  return Prisma.sql`CASE WHEN ${mayMention(sought, Prisma.sql`${row}::text`)}
    AND coalesce(lower(${name}), '') <> ALL(${names}::text[]) THEN redact_json(${row}, ${sought.pattern}) ELSE ${row} END`;
}

/**
 * Whether a row of the past is the guest: by number, or by name if nobody on the list has its number. Numbers change when
 * somebody is deleted and imported again.
 */
export function isTheGuest({ eventId, guestId, name }: Sought, row: { id: Prisma.Sql; name: Prisma.Sql }): Prisma.Sql {
  return Prisma.sql`coalesce(${row.id} = ${guestId}::int OR (lower(${row.name}) = lower(${name})
    AND NOT EXISTS (SELECT FROM guests AS listed WHERE listed.id = ${row.id} AND listed.event_id = ${eventId})), false)`;
}
