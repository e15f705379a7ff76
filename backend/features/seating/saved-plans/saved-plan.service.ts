import { z } from "zod";
import { onOneLine } from "../../../../common/guest-rules.ts";
import { maxSavedPlanName, maxSavedPlans } from "../../../../common/limits.ts";
import { message } from "../../../../common/messages/message.ts";
import { rule } from "../../../../common/rule-messages.ts";
import type { Database, Queryable } from "../../../database/client.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { parseInput } from "../../../lib/parse-input.ts";
import { maxGuestsInPlan, maxTablesAtOnce } from "../../../limits.ts";
import type { WritableEventId } from "../../event-rights/event-scope.type.ts";
import { lockGuestList } from "../../events/event.service.ts";
import { getEvent, requireWritableEvent } from "../../events/event-access.service.ts";
import { guestNotFound } from "../../guests/guest-details.service.ts";
import { readAllTables } from "../../tables/table.service.ts";
import type { Viewer } from "../../users/viewer.type.ts";
import type { SeatMoveInput } from "../seating.input.ts";
import { seatMoveSchema } from "../seating.input.ts";
import {
  deletePlan,
  findPresentSeats,
  findSavedPlan,
  findSavedPlans,
  insertSavedPlan,
  type PresentSeat,
  type Seating,
} from "./saved-plan.data.ts";
import type { SavedPlan, SavedSeating, SavedTable } from "./saved-plan.type.ts";

const savedPlanName = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().min(1, rule("rules.planNameRequired")).max(maxSavedPlanName, rule("rules.planNameTooLong")));

const planNotFound = () => new DomainError("NOT_FOUND", message("saved-plans.notFound"));

/** The oldest first. @throws DomainError as {@link getEvent} */
export async function getSavedPlans(db: Database, viewer: Viewer, eventId: number): Promise<SavedPlan[]> {
  const { id } = await getEvent(db, viewer, eventId);
  return findSavedPlans(db.prisma, id);
}

/** @throws DomainError as {@link getEvent}; NOT_FOUND */
export async function getSavedPlan(
  db: Database,
  viewer: Viewer,
  eventId: number,
  planId: number,
): Promise<SavedSeating> {
  const { id } = await getEvent(db, viewer, eventId);
  const plan = await findSavedPlan(db.prisma, id, planId);
  if (!plan) throw planNotFound();
  return plan;
}

/**
 * Saves the present seating as it would be after some moves. Moves nobody.
 * @throws DomainError as {@link requireWritableEvent}; BAD_INPUT; NOT_FOUND (guest); CONFLICT (name, too many plans);
 * TOO_LARGE
 */
export async function savePlan(
  db: Database,
  viewer: Viewer,
  eventId: number,
  name: string,
  moves: readonly SeatMoveInput[],
): Promise<SavedPlan> {
  const id = await requireWritableEvent(db, viewer, eventId);
  const given = parseInput(savedPlanName, name);
  if (moves.length > maxGuestsInPlan) throw tooLarge();
  const wanted = moves.map((move) => parseInput(seatMoveSchema, move));
  return inTransaction(db, async (tx) => {
    // Nobody moves meanwhile, and no two plans get the same name.
    await lockGuestList(tx, id);
    await refuseName(tx, id, given);
    const seats = await findPresentSeats(tx, id, maxGuestsInPlan + 1);
    const tables = await readAllTables(tx, id);
    if (seats.length > maxGuestsInPlan || tables.length > maxTablesAtOnce) throw tooLarge();
    const planId = await insertSavedPlan(tx, id, given, seatingAfter(seats, tables, wanted));
    const saved = await findSavedPlan(tx, id, planId);
    if (!saved) throw planNotFound();
    return saved;
  });
}

const tooLarge = () =>
  new DomainError("TOO_LARGE", message("saved-plans.tooLarge", { guests: maxGuestsInPlan, tables: maxTablesAtOnce }));

async function refuseName(tx: Queryable, id: WritableEventId, name: string): Promise<void> {
  const plans = await findSavedPlans(tx, id);
  const isTaken = plans.some((plan) => plan.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new DomainError("CONFLICT", message("saved-plans.nameTaken", { name }));
  if (plans.length >= maxSavedPlans) {
    throw new DomainError("CONFLICT", message("saved-plans.tooMany", { maximum: maxSavedPlans }));
  }
}

/** @throws DomainError NOT_FOUND for a guest who is not on the list; TOO_LARGE */
function seatingAfter(
  present: readonly PresentSeat[],
  tables: readonly SavedTable[],
  moves: readonly PresentSeat[],
): Seating {
  const seatOf = new Map(present.map((seat) => [seat.guestId, seat]));
  for (const move of moves) {
    if (!seatOf.has(move.guestId)) throw guestNotFound();
    seatOf.set(move.guestId, move);
  }
  const all = [...tables];
  const places = new Map(all.map(({ label }, place) => [label.toLowerCase(), place]));
  const placeOf = (label: string): number | null => {
    if (label === "") return null;
    const place = places.get(label.toLowerCase()) ?? all.push({ id: null, label, capacity: null }) - 1;
    places.set(label.toLowerCase(), place);
    return place;
  };
  const seats = [...seatOf.values()].map(({ guestId, tableLabel, seatNumber }) => {
    const tablePlace = placeOf(tableLabel);
    return { guestId, tablePlace, seatNumber: tablePlace === null ? null : seatNumber };
  });
  if (all.length > maxTablesAtOnce) throw tooLarge();
  return { tables: all, seats };
}

/** @throws DomainError as {@link requireWritableEvent}; NOT_FOUND */
export async function deleteSavedPlan(db: Database, viewer: Viewer, eventId: number, planId: number): Promise<boolean> {
  const id = await requireWritableEvent(db, viewer, eventId);
  if (!(await deletePlan(db.prisma, id, planId))) throw planNotFound();
  return true;
}
