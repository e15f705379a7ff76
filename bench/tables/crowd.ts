import type pg from "pg";

export const crowdSize = { customers: 5_000, events: 10_000, guests: 50_000, historyEntries: 2_000 };

/** Fills a migrated and seeded database. @returns the id of an event with a long guest list and history */
export async function fillDatabase(client: pg.Client): Promise<number> {
  const { customers, events, guests, historyEntries } = crowdSize;
  await client.query(
    `INSERT INTO users (name, username, username_key, email, email_key, password_hash, role, created_at)
     SELECT first || ' ' || last || ' ' || n, 'customer' || n, 'customer' || n, 'customer' || n || '@example.com',
       'customer' || n || '@example.com', '', 'customer', now() - n * interval '1 hour'
     FROM generate_series(1, $1::int) n,
       LATERAL (SELECT (ARRAY['Anna','Émile','Zoë','Jan','Olga'])[1 + n % 5] AS first,
                       (ARRAY['Berg','Müller','Rossi','Silva','O’Hara'])[1 + n / 5 % 5] AS last) names`,
    [customers],
  );
  await client.query(
    `INSERT INTO events (owner_id, customer_id, name, short_link, location, is_public, created_at)
     SELECT id, id, 'Wedding of ' || name, 'bench' || id, 'Hall ' || id % 40, id % 7 <> 0, created_at
     FROM users WHERE role = 'customer'`,
  );
  await client.query(
    `INSERT INTO events (owner_id, name, short_link, is_public, created_at)
     SELECT (SELECT min(id) FROM users WHERE role = 'admin'), 'Gala ' || n, 'gala' || n, true, now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [events - customers],
  );
  const { rows } = await client.query<{ id: number }>("SELECT id FROM events WHERE short_link = 'gala1'");
  const eventId = rows[0]?.id ?? 0;
  await client.query(
    `INSERT INTO guests (event_id, position, name, table_number, additional_info)
     SELECT $1, n, 'Guest ' || md5(n::text), (1 + n / 8)::text, json_build_object('Meal', 'Fish', 'Notes', 'Row ' || n)
     FROM generate_series(0, $2::int - 1) n`,
    [eventId, guests],
  );
  await client.query(
    `INSERT INTO history_entries (event_id, user_id, action, details)
     SELECT $1, (SELECT min(id) FROM users WHERE role = 'admin'), 'update_guests', '{"count": 1}'
     FROM generate_series(1, $2::int)`,
    [eventId, historyEntries],
  );
  await client.query("ANALYZE");
  return eventId;
}
