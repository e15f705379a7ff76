import type { Database } from "../../backend/database/client.ts";

export interface Size {
  name: string;
  guests: number;
  columns: number;
  characters: number;
}

/** Events at the limits: the most guests, and the most columns of as many guests as can be printed. */
export const sizes = {
  long: { name: "long", guests: 200_000, columns: 4, characters: 5 },
  wide: { name: "wide", guests: 20_000, columns: 50, characters: 22 },
} as const satisfies Record<string, Size>;

const tables = 500;
const fixtures = 500;
/** Together about as many guests as wishes may be. */
const wishes = 1000;
const guestsInWish = 20;
const historyEntries = 50_000;

/** Fills an event up to the limits: guests, tables, a visible plan, wishes and history. */
export async function fillToTheLimits({ pool }: Database, eventId: number, { guests, columns, characters }: Size) {
  await pool.query(
    `INSERT INTO guests (event_id, position, name, table_number, household, additional_info)
     SELECT $1, n + 100,
       initcap(translate(substr(md5(n::text), 1, 8), '0123456789', 'aeioulnrst') || ' ' ||
         translate(substr(md5((n % 20000)::text), 1, 10), '0123456789', 'aeioulnrst')),
       (n % $5 + 1)::text, 'Household ' || n / 3,
       (SELECT json_object_agg('Column ' || c, substr(md5((n * c)::text), 1, $4)) FROM generate_series(1, $3) AS c)
     FROM generate_series((SELECT count(*) + 1 FROM guests WHERE event_id = $1), $2) AS n`,
    [eventId, guests, columns, characters, tables],
  );
  await pool.query(
    `INSERT INTO tables (event_id, position, label, capacity, shape, is_set_up, x, y, width)
     SELECT $1, n + 100, n::text, 100, CASE WHEN n % 2 = 0 THEN 'row'::table_shape ELSE 'rectangle' END, true,
       (n % 25) * 1000 + 500, (n / 25) * 1000 + 500, 5000
     FROM generate_series(1, $2::int) AS n
     ON CONFLICT (event_id, lower(label)) DO UPDATE SET capacity = 100, shape = 'row', x = excluded.x, y = excluded.y, width = 5000`,
    [eventId, tables],
  );
  await pool.query(
    `INSERT INTO floor_plans (event_id, width, depth, is_shown_to_guests, outline)
     SELECT $1, 30000, 30000, true, json_agg(json_build_array(
       round(15000 + 15000 * cos(n * pi() / 50)), round(15000 + 15000 * sin(n * pi() / 50)))) FROM generate_series(0, 99) AS n`,
    [eventId],
  );
  await pool.query(
    `INSERT INTO fixtures (event_id, kind, label, x, y, width, depth)
     SELECT $1, 'text', repeat('W', 60), n * 50, n * 50, 100, 100 FROM generate_series(1, $2::int) AS n`,
    [eventId, fixtures],
  );
  await pool.query(
    `WITH list AS (SELECT array_agg(id ORDER BY id) AS ids FROM guests WHERE event_id = $1)
     INSERT INTO wishes (event_id, kind, guest_ids)
     SELECT $1, 'like', ids[n * 9 + 1 : n * 9 + $3] FROM list, generate_series(1, $2::int) AS n`,
    [eventId, wishes, guestsInWish],
  );
  await pool.query(
    `INSERT INTO history_entries (event_id, user_id, action, details)
     SELECT $1, (SELECT owner_id FROM events WHERE id = $1), 'update_guests', jsonb_build_object('count', n)
     FROM generate_series(1, $2::int) AS n`,
    [eventId, historyEntries],
  );
  // As after five check-in sheets with all columns.
  await pool.query(
    `INSERT INTO prints (event_id, kind, list_version, guest_count, parts, fingerprints)
     SELECT $1, 'check-in', 0, 20000, jsonb_build_object('unit', 'guest', 'hasName', true, 'hasTable', true, 'hasSeat', true,
         'hasHousehold', true, 'nameForm', 'full',
         'columns', (SELECT coalesce(jsonb_agg('Column ' || c), '[]') FROM generate_series(1, $2::int) AS c)),
       (SELECT jsonb_object_agg(id, substr(md5(id::text), 1, 10)) FROM (SELECT id FROM guests WHERE event_id = $1 LIMIT 20000) AS few)
     FROM generate_series(1, 5)`,
    [eventId, columns],
  );
  await pool.query("UPDATE events SET guest_list_version = guest_list_version + 1 WHERE id = $1", [eventId]);
  await pool.query("ANALYZE");
}
