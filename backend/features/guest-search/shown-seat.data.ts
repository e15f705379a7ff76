import type { Queryable } from "../../database/client.ts";

/** Leaves out guests who are gone, and those who are known. */
export async function insertShownSeats(db: Queryable, guestIds: readonly number[]): Promise<void> {
  await db.$executeRaw`
    INSERT INTO shown_seats (guest_id)
    SELECT id FROM guests
    WHERE id = ANY(${guestIds}::int[]) AND NOT EXISTS (SELECT FROM shown_seats WHERE guest_id = guests.id)
    ORDER BY id FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
}
