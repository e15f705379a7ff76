import type { Queryable } from "../../database/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import type { SeatMove } from "./seating.input.ts";

/** One statement. */
export async function moveGuests(tx: Queryable, eventId: WritableEventId, moves: readonly SeatMove[]): Promise<void> {
  const ids = moves.map(({ guestId }) => guestId);
  const labels = moves.map(({ tableLabel }) => tableLabel);
  const seats = moves.map(({ seatNumber }) => seatNumber);
  await tx.$executeRaw`
    UPDATE guests SET table_number = move.label, seat_number = move.seat, updated_at = now()
    FROM unnest(${ids}::int[], ${labels}::text[], ${seats}::int[]) AS move (id, label, seat)
    WHERE guests.id = move.id AND event_id = ${eventId}`;
}

interface TableSeats {
  label: string;
  capacity: number | null;
}

/** Swaps the guests of two tables and clears seat numbers that their new table lacks. @returns how many */
export async function exchangeGuests(
  tx: Queryable,
  eventId: WritableEventId,
  one: TableSeats,
  other: TableSeats,
): Promise<number> {
  return tx.$executeRaw`
    UPDATE guests SET table_number = other.label, updated_at = now(),
      seat_number = CASE WHEN seat_number > other.capacity THEN NULL ELSE seat_number END
    FROM (VALUES (${one.label}, ${other.label}, ${other.capacity}::int), (${other.label}, ${one.label}, ${one.capacity}::int))
      AS other (former, label, capacity)
    WHERE event_id = ${eventId} AND table_number = former`;
}

/** Seats the guests of one table at another. @returns how many */
export async function moveTable(tx: Queryable, eventId: WritableEventId, from: string, to: string): Promise<number> {
  return tx.$executeRaw`
    UPDATE guests SET table_number = ${to}, seat_number = NULL, updated_at = now()
    WHERE event_id = ${eventId} AND table_number = ${from}`;
}

/** A guest who has the same seat as another one. */
export interface TakenSeat {
  name: string;
  label: string;
  seat: number;
}

/** A seat with two guests and the one not among `newcomers`; undefined when there is none. */
export async function findTakenSeat(
  tx: Queryable,
  eventId: ListReadableEventId,
  labels: readonly string[],
  newcomers: readonly number[],
): Promise<TakenSeat | undefined> {
  const [taken] = await tx.$queryRaw<TakenSeat[]>`
    SELECT name, table_number AS label, guests.seat_number AS seat
    FROM guests JOIN (
      SELECT lower(table_number) AS folded, seat_number FROM guests
      WHERE event_id = ${eventId} AND seat_number IS NOT NULL AND lower(table_number) = ANY (
        SELECT lower(wanted) FROM unnest(${labels}::text[]) AS wanted
      )
      GROUP BY lower(table_number), seat_number HAVING count(*) > 1
    ) AS twice ON lower(table_number) = folded AND guests.seat_number = twice.seat_number
    WHERE event_id = ${eventId} ORDER BY id = ANY(${newcomers}::int[]), position LIMIT 1`;
  return taken;
}

/** Names a guest with a locked seat; undefined when there is none. */
export async function findLockedGuest(
  tx: Queryable,
  eventId: ListReadableEventId,
  tableNumber: string,
): Promise<string | undefined> {
  const guest = await tx.guest.findFirst({
    where: { eventId, tableNumber, isLocked: true },
    select: { name: true },
    orderBy: { position: "asc" },
  });
  return guest?.name;
}
