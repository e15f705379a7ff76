import { wholeOtherNames } from "../../common/guest-search/index/other-names.ts";
import { damerauDistance } from "../../common/lib/damerau-distance.ts";
import { joinOtherNames } from "../../common/other-names.ts";
import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import type { OwnerEventId } from "../features/event-rights/event-scope.type.ts";
import type { Guest } from "../features/guests/guest.type.ts";
import { guestNotFound } from "../features/guests/guest-details.service.ts";
import { readGuests } from "../features/guests/guest-list.service.ts";
import { eventTables } from "./tables.ts";

/** A guest of an event who is to be found wherever the event keeps them. */
export interface Sought {
  eventId: OwnerEventId;
  guestId: number;
  guest: Guest;
  name: string;
  /** Under which something may be known about them: their own, and those of duplicates who were merged into them. */
  ids: readonly number[];
  formerNames: readonly string[];
  /** The present name first, then former and other ones. */
  names: readonly string[];
  /** See mentionPattern. */
  pattern: string;
  /** See tellingWords. */
  words: readonly string[];
}

/** A guest with what they are looked for by. @throws DomainError NOT_FOUND */
export async function readSought(tx: Queryable, eventId: OwnerEventId, guestId: number): Promise<Sought> {
  const [guest] = await readGuests(tx, eventId, [guestId]);
  if (!guest) throw guestNotFound();
  const { name } = guest;
  const formerNames = ownFormerNames(name, await findFormerNames(tx, eventId, guestId));
  const otherNames = wholeOtherNames({ name, otherNames: joinOtherNames(guest.otherNames) });
  const names = [name, ...formerNames, ...otherNames];
  const ids = await findIds(tx, eventId, guestId);
  const [pattern, words] = [mentionPattern(names), tellingWords(names)];
  return { eventId, guestId, guest, name, ids, formerNames, names, pattern, words };
}

async function findIds(tx: Queryable, eventId: OwnerEventId, guestId: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT ${guestId}::int AS id UNION SELECT merged.id FROM guests, unnest(merged_ids) AS merged (id)
    WHERE guests.event_id = ${eventId} AND guests.id = ${guestId}
      AND NOT EXISTS (SELECT FROM guests AS listed WHERE listed.id = merged.id AND listed.event_id = ${eventId})`;
  return rows.map(({ id }) => id);
}

/** Names that recorded changes and imported lists have for a guest. */
async function findFormerNames(tx: Queryable, eventId: OwnerEventId, guestId: number): Promise<string[]> {
  const lists = itemsAboutGuests().map(
    ({ table, column, list, id }) => Prisma.sql`
      UNION SELECT item->>'name' FROM ${table}, json_array_elements(${column}::json->${list}) AS item
      WHERE event_id = ${eventId} AND (item->>${id})::int = ${guestId}`,
  );
  const rows = await tx.$queryRaw<{ name: string | null }[]>`
    WITH recorded AS (
      SELECT row FROM row_changes, json_array_elements(rows) AS row
      WHERE event_id = ${eventId} AND kind = 'guests' AND ids @> ARRAY[${guestId}]::int[]
        AND (row->>'id')::int = ${guestId}
    )
    SELECT row->'before'->>'name' AS name FROM recorded
    UNION SELECT row->'after'->>'name' FROM recorded ${Prisma.join(lists, " ")}`;
  return rows.flatMap(({ name }) => (name === null || name === "" ? [] : [name]));
}

/** A list in a JSON column whose items are about guests, in SQL. */
export interface ItemsAbout {
  name: string;
  table: Prisma.Sql;
  column: Prisma.Sql;
  list: string;
  id: Prisma.Sql;
}

/** The lists in JSON whose items are about guests. */
export const itemsAboutGuests = (): ItemsAbout[] =>
  eventTables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      (column.refs ?? []).flatMap(({ to, inList }) => {
        if (to !== "guests" || !inList) return [];
        const id = Prisma.raw(typeof inList.id === "number" ? String(inList.id) : `'${inList.id}'`);
        return [{ name, table: Prisma.raw(name), column: Prisma.raw(column.name), list: inList.list, id }];
      }),
    ),
  );

/** The columns with ids of guests, in SQL: where they have the sought one, and what they are without. */
export const columnsAbout = ({ guestId }: Sought) =>
  eventTables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      if (!column.refs?.some(({ to, inList }) => to === "guests" && !inList)) return [];
      const about = { name, table: Prisma.raw(name), column: Prisma.raw(column.name) };
      const [isAbout, without] = column.name.endsWith("_ids")
        ? [
            Prisma.sql`${about.column} @> ARRAY[${guestId}]::int[]`,
            Prisma.sql`array_remove(${about.column}, ${guestId}::int)`,
          ]
        : [Prisma.sql`${about.column} = ${guestId}`, Prisma.sql`NULL`];
      return [{ ...about, isAbout, without }];
    }),
  );

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

/** Whether what was recorded at the door is about the guest. */
export const isAtDoor = ({ eventId, ids }: Sought): Prisma.Sql => Prisma.sql`
  event_id = ${eventId} AND (guest_id = ANY (${[...ids]}::int[]) OR walk_in_id IN (
    SELECT walk_in_id FROM door_operations
    WHERE event_id = ${eventId} AND guest_id = ANY (${[...ids]}::int[]) AND walk_in_id IS NOT NULL))`;

/** A name's words, without punctuation. */
function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters from which a word of a name may have a typo. */
const longWord = 4;

function isSameWord(one: string, other: string): boolean {
  if (one === other) return one.length > 1;
  return Math.min(one.length, other.length) >= longWord && damerauDistance(one, other, 1) <= 1;
}

/** Former names that share a word with the present one, perhaps with a typo; "Plus One" identifies nobody. */
export function ownFormerNames(name: string, former: readonly string[]): string[] {
  const words = wordsOf(folded(name));
  return former.filter(
    (one) => one !== name && wordsOf(folded(one)).some((word) => words.some((other) => isSameWord(word, other))),
  );
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** What may stand between the words of a name, as in "Munro, Clara" and in "clara_munro.csv". */
const between = "[^[:alnum:]]{1,3}";

function patternOf(name: string): string {
  const words = wordsOf(name).map(escaped);
  const [first, ...rest] = words;
  // One word, such as "Rose", means other people and things as well.
  if (first === undefined || rest.length === 0) return `^\\s*${escaped(name.trim())}\\s*$`;
  const last = words.at(-1) ?? first;
  const orders = [words, [last, ...words.slice(0, -1)]].map((order) => order.join(between));
  return `(?<![[:alnum:]])(?:${orders.join("|")})s?(?![[:alnum:]])`;
}

/** PostgreSQL pattern, to match without case: names of several words anywhere, single words as the whole text only. */
export function mentionPattern(names: readonly string[]): string {
  return names.map(patternOf).join("|");
}

/** Longest word of each name in lower case. Texts without any cannot mention it; faster than the pattern. */
function tellingWords(names: readonly string[]): string[] {
  return names.map((name) => {
    const words = wordsOf(name).sort((one, other) => other.length - one.length);
    return (words[0] ?? name).toLowerCase();
  });
}
