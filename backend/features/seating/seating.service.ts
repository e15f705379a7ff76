import { maxGuestsAtOnce } from "../../../common/limits.ts";
import { message } from "../../../common/messages/message.ts";
import { refusedTable, tableTitleMessage } from "../../../common/table-name.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { parseInput } from "../../lib/parse-input.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import type { Guest } from "../guests/guest.type.ts";
import { requireGuests } from "../guests/guest-details.service.ts";
import type { HistoryEvent } from "../history/history-entry.type.ts";
import { changeList, type ListWriting } from "../tables/list-change.service.ts";
import type { ListChange } from "../tables/list-change.type.ts";
import { readTablesByLabel, refuseTooMany, removeTables, requireTables, tableLocked } from "../tables/table.service.ts";
import type { Table } from "../tables/table.type.ts";
import type { Viewer } from "../users/viewer.type.ts";
import { exchangeGuests, findLockedGuest, findTakenSeat, moveGuests, moveTable } from "./seating.data.ts";
import type { SeatMoveInput } from "./seating.input.ts";
import { type SeatMove, seatMoveSchema } from "./seating.input.ts";

const guestsChanged = (count: number): HistoryEvent => ({ action: "update_guests", details: { count } });
const guestLocked = (name: string) => new DomainError("BAD_INPUT", message("refusals.guestLocked", { name }));

function effectiveMoves(
  moves: readonly SeatMove[],
  guests: ReadonlyMap<number, Guest>,
  tables: ReadonlyMap<string, Table>,
): SeatMove[] {
  return moves.flatMap((move) => {
    const guest = guests.get(move.guestId);
    const tableLabel = tables.get(move.tableLabel)?.label ?? move.tableLabel;
    const seatNumber = tableLabel === "" ? null : move.seatNumber;
    const isSame = guest?.tableNumber === tableLabel && guest.seatNumber === seatNumber;
    return isSame ? [] : [{ guestId: move.guestId, tableLabel, seatNumber }];
  });
}

/** @throws DomainError BAD_INPUT when a guest or a table is locked, or a table lacks the seat */
function refuseMoves(
  moves: readonly SeatMove[],
  guests: ReadonlyMap<number, Guest>,
  tables: ReadonlyMap<string, Table>,
  includesLockedTables: boolean,
): void {
  for (const { guestId, tableLabel, seatNumber } of moves) {
    const guest = guests.get(guestId);
    if (guest?.isLocked) throw guestLocked(guest.name);
    const [from, to] = [tables.get(guest?.tableNumber ?? ""), tables.get(tableLabel)];
    const locked = [from, to].find((table) => table?.isLocked);
    if (locked && !includesLockedTables) throw tableLocked(locked);
    if (to?.capacity && seatNumber && seatNumber > to.capacity) {
      const { label, capacity } = to;
      throw new DomainError(
        "BAD_INPUT",
        message("refusals.seatBeyondTable", { table: tableTitleMessage(label), capacity }),
      );
    }
  }
}

/** @throws DomainError CONFLICT with a doubly taken seat and the guest not among `newcomers` */
export async function refuseSharedSeats(
  tx: Queryable,
  id: WritableEventId,
  labels: readonly string[],
  newcomers: readonly number[],
): Promise<void> {
  if (labels.length === 0) return;
  const taken = await findTakenSeat(tx, id, labels, newcomers);
  if (!taken) return;
  const { label, ...whoSitsThere } = taken;
  throw new DomainError("CONFLICT", message("refusals.seatTaken", { ...whoSitsThere, table: refusedTable(label) }));
}

/**
 * Seats guests, all or none, whatever the capacity; creates missing tables; null `seen` accepts any version.
 * @throws DomainError as the event's checks; BAD_INPUT, also for locks; NOT_FOUND; CONFLICT (changed, taken seat)
 */
export function seatGuests(
  db: Database,
  viewer: Viewer,
  eventId: number,
  inputs: readonly SeatMoveInput[],
  { seen, includesLockedTables }: { seen: number | null; includesLockedTables: boolean },
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async ({ tx, id, listVersion }) => {
    refuseTooMany(inputs, maxGuestsAtOnce);
    const wanted = inputs.map((input) => parseInput(seatMoveSchema, input));
    const ids = wanted.map(({ guestId }) => guestId);
    if (new Set(ids).size < ids.length) throw new DomainError("BAD_INPUT", message("refusals.guestTwice"));
    const guests = await requireGuests(tx, id, ids, { seen, listVersion });
    const labels = [
      ...wanted.map(({ tableLabel }) => tableLabel),
      ...[...guests.values()].map((guest) => guest.tableNumber),
    ];
    const tables = await readTablesByLabel(tx, id, [...new Set(labels)]);
    const moves = effectiveMoves(wanted, guests, tables);
    refuseMoves(moves, guests, tables, includesLockedTables);
    await moveGuests(tx, id, moves);
    const numbered = moves.filter(({ seatNumber }) => seatNumber !== null);
    const seatedAt = numbered.map(({ tableLabel }) => tableLabel);
    await refuseSharedSeats(
      tx,
      id,
      seatedAt,
      numbered.map(({ guestId }) => guestId),
    );
    return { happened: guestsChanged(moves.length), result: undefined };
  });
}

/** Two tables, none of which is locked, nor any guest of `moving`. @throws DomainError NOT_FOUND; BAD_INPUT for locks */
async function requireUnlocked(
  { tx, id }: Pick<ListWriting, "tx" | "id">,
  ids: readonly [number, number],
  moving: (tables: [Table, Table]) => Table[],
): Promise<[Table, Table]> {
  const [one, other] = await requireTables(tx, id, ids);
  if (!one || !other || one.id === other.id) throw new DomainError("BAD_INPUT", message("refusals.sameTable"));
  const locked = [one, other].find(({ isLocked }) => isLocked);
  if (locked) throw tableLocked(locked);
  for (const { label } of moving([one, other])) {
    const name = await findLockedGuest(tx, id, label);
    if (name !== undefined) throw guestLocked(name);
  }
  return [one, other];
}

/** Swaps the guests of two tables. @throws DomainError as the checks of the event; BAD_INPUT for locks; NOT_FOUND */
export function swapTables(
  db: Database,
  viewer: Viewer,
  eventId: number,
  ids: readonly [number, number],
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async (writing) => {
    const [one, other] = await requireUnlocked(writing, ids, (both) => both);
    const count = await exchangeGuests(writing.tx, writing.id, one, other);
    return { happened: guestsChanged(count), result: undefined };
  });
}

/** Seats the guests of a table at another and deletes it. @throws DomainError as {@link swapTables} */
export function mergeTables(
  db: Database,
  viewer: Viewer,
  eventId: number,
  ids: readonly [from: number, into: number],
): Promise<ListChange> {
  return changeList(db, viewer, eventId, async (writing) => {
    const [from, into] = await requireUnlocked(writing, ids, ([moving]) => [moving]);
    const count = await moveTable(writing.tx, writing.id, from.label, into.label);
    await removeTables(writing.tx, writing.id, [from.id]);
    return { happened: guestsChanged(count), result: undefined };
  });
}
