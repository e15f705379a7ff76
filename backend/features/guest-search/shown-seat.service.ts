import type { Database } from "../../database/client.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { SearchableEvent } from "../events/event-access.service.ts";
import { insertShownSeats } from "./guest-search.data.ts";

/** As many as the largest lists have; with more, the database has been away for long. */
const maxUnwritten = 100_000;
const unwritten = onceFor((_db: Database) => new Set<number>());

/** Notes in memory, without time or device, that a guest's search has shown where somebody sits. */
export function noteShownSeat(
  db: Database,
  { isOwn, isSample }: SearchableEvent,
  guest: { id: number; tableNumber: string } | undefined,
): void {
  if (!guest || guest.tableNumber === "" || isOwn || isSample) return;
  const noted = unwritten(db);
  if (noted.size < maxUnwritten) noted.add(guest.id);
}

/** Writes what was noted since the last time, in one statement, or keeps it for the next time if that fails. */
export async function writeShownSeats(db: Database): Promise<void> {
  const noted = unwritten(db);
  if (noted.size === 0 || db.contact.loss) return;
  const guestIds = [...noted];
  noted.clear();
  try {
    await insertShownSeats(db.prisma, guestIds);
  } catch (error) {
    for (const id of guestIds) noted.add(id);
    throw error;
  }
}
