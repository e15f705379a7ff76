import { Prisma } from "../../database/generated/client.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";

/** A guest of an event who is to be found wherever the event keeps them. */
export interface Sought {
  eventId: OwnerEventId;
  guestId: number;
  name: string;
  formerNames: readonly string[];
  /** The present name first, then former and other ones. */
  names: readonly string[];
  /** See mentionPattern. */
  pattern: string;
  /** See tellingWords. */
  words: readonly string[];
}

/** SQL that is true if any condition is; null counts as false. */
export const isOneOf = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`coalesce(${Prisma.join([...conditions], ", false) OR coalesce(")}, false)`;

/** Whether a text may mention the guest. Fast, without false negatives. */
export function mayMention({ words }: Pick<Sought, "words">, text: Prisma.Sql): Prisma.Sql {
  return isOneOf(words.map((word) => Prisma.sql`strpos(lower(${text}), ${word}) > 0`));
}

/** The row of another guest without mentions of the sought one; rows whose `name` is one of theirs stay as they are. */
export function withoutMention(sought: Sought, row: Prisma.Sql, name: Prisma.Sql): Prisma.Sql {
  const names = sought.names.map((one) => one.toLowerCase());
  return Prisma.sql`CASE WHEN ${mayMention(sought, Prisma.sql`${row}::text`)}
    AND coalesce(lower(${name}), '') <> ALL(${names}::text[]) THEN redact_json(${row}, ${sought.pattern}) ELSE ${row} END`;
}

/** Whether a past row is the guest, by number or, as reimports change numbers, by name if no listed guest has it. */
export function isTheGuest({ eventId, guestId, name }: Sought, row: { id: Prisma.Sql; name: Prisma.Sql }): Prisma.Sql {
  return Prisma.sql`coalesce(${row.id} = ${guestId}::int OR (lower(${row.name}) = lower(${name})
    AND NOT EXISTS (SELECT FROM guests AS listed WHERE listed.id = ${row.id} AND listed.event_id = ${eventId})), false)`;
}
