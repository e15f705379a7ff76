import { type Message, message } from "../../../../common/messages/message.ts";
import { tableTitleMessage } from "../../../../common/table-messages.ts";
import { type FreeSeatsWish, freeSeatsWishes, seatsKeptFree } from "../../../../common/wishes/free-seats.ts";
import { fewerKeptMessage } from "../explain/kept-free.ts";
import { nameList } from "../explain/name-list.ts";
import { lockedTableFaults } from "./locked-tables.ts";
import type { PlanGuest, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import type { ContradictionText } from "./search-messages.ts";

/**
 * The required wishes that no plan can meet because of guests who take no part: those at locked tables, and locked
 * guests without a table. Contradictions among the others need a search.
 */
export function lockedWishes(rows: PlanRows): ContradictionText[] {
  const places = new Places(rows);
  return rows.wishes.flatMap((wish) => {
    if (wish.kind === "together") return togetherFaults(wish, places);
    if (wish.kind === "apart") return apartFaults(wish, places);
    if (wish.kind === "at_tables" || wish.kind === "not_at_tables") return lockedTableFaults(wish, rows);
    if (wish.kind === "free_seats") return freeSeatsFaults(wish, places);
    return wish.kind === "table_minimum" ? minimumFaults(wish, places, freeSeatsWishes(rows.wishes)) : [];
  });
}

class Places {
  readonly locked: readonly PlanTable[];
  readonly #rows: PlanRows;

  constructor(rows: PlanRows) {
    this.#rows = rows;
    this.locked = rows.tables.filter(({ isLocked }) => isLocked);
  }

  /** Those of a wish who come. */
  named({ guestIds }: PlanWish): PlanGuest[] {
    const ids = new Set(guestIds);
    return this.#rows.guests.filter(({ id }) => ids.has(id));
  }

  /** Of the tables that a wish names. */
  labelsOf({ tableIds }: PlanWish): string[] {
    return this.#rows.tables.filter(({ id }) => tableIds.includes(id)).map(({ label }) => label);
  }

  at(table: PlanTable): PlanGuest[] {
    return this.#rows.guests.filter(({ tableNumber }) => tableNumber === table.label);
  }

  lockedTableOf({ tableNumber }: PlanGuest): PlanTable | undefined {
    return this.locked.find(({ label }) => label === tableNumber);
  }
}

const namesOf = (guests: readonly PlanGuest[]) => nameList(guests.map(({ name }) => name));
const labelsOf = (tables: readonly PlanTable[]) => nameList(tables.map(({ label }) => label));

function togetherFaults(wish: PlanWish, places: Places): ContradictionText[] {
  const guests = places.named(wish);
  const nowhere = guests.filter(({ isLocked, tableNumber }) => isLocked && tableNumber === "");
  const tables = places.locked.filter((table) => guests.some((guest) => places.lockedTableOf(guest) === table));
  const others = guests.filter((guest) => !nowhere.includes(guest));
  const free = others.filter((guest) => places.lockedTableOf(guest) === undefined);
  const [table, another] = tables;
  if (nowhere.length > 0 && others.length > 0) {
    const values = { guests: namesOf(nowhere), others: namesOf(others), count: nowhere.length };
    const unlock = message("seating-reasons.repair.unlock", { guests: namesOf(nowhere) });
    const suffices = table === undefined && mayMeet(guests);
    return [fault(message("seating-reasons.locked.nowhere", values), suffices ? [unlock] : [], wish, guests)];
  }
  if (table === undefined || (another === undefined && free.length === 0)) return [];
  const values = { tables: labelsOf(tables), count: tables.length };
  const unlock = mayMeet(guests) ? [message("seating-reasons.repair.unlockTables", values)] : [];
  if (another !== undefined) {
    const sentence = message("seating-reasons.locked.elsewhere", { guests: namesOf(guests), tables: labelsOf(tables) });
    return [fault(sentence, unlock, wish, guests)];
  }
  const here = others.filter((guest) => !free.includes(guest));
  const shut = { guests: namesOf(free), others: namesOf(here), table: tableTitleMessage(table.label) };
  return [fault(message("seating-reasons.locked.shut", shut), unlock, wish, guests)];
}

/** Whether the guests' own locks let them sit at one table. */
function mayMeet(guests: readonly PlanGuest[]): boolean {
  const held = guests.filter(({ isLocked, tableNumber }) => isLocked && tableNumber !== "");
  return new Set(held.map(({ tableNumber }) => tableNumber)).size <= 1;
}

function apartFaults(wish: PlanWish, places: Places): ContradictionText[] {
  return places.locked.flatMap((table) => {
    const here = places.named(wish).filter((guest) => places.lockedTableOf(guest) === table);
    if (here.length < 2) return [];
    const sentence = message("seating-reasons.locked.sameTable", {
      guests: namesOf(here),
      table: tableTitleMessage(table.label),
    });
    // Guests with locks of their own would stay at the table.
    const suffices = here.filter(({ isLocked }) => isLocked).length < 2;
    const unlock = message("seating-reasons.repair.unlockTables", { tables: table.label, count: 1 });
    return [fault(sentence, suffices ? [unlock] : [], wish, here)];
  });
}

/** A smaller table is full with fewer guests than the minimum. */
function minimumFaults({ minimum }: PlanWish, places: Places, freeing: readonly FreeSeatsWish[]): ContradictionText[] {
  return places.locked.flatMap((table) => {
    const count = places.at(table).length;
    const seats = table.capacity === null ? Number.POSITIVE_INFINITY : table.capacity - seatsKeptFree(table, freeing);
    const needed = Math.min(minimum ?? 0, seats);
    if (count === 0 || count >= needed) return [];
    const values = { table: tableTitleMessage(table.label), count, needed };
    return [
      {
        sentences: [message("seating-reasons.locked.tooFew", values)],
        repairs: [
          message("seating-reasons.repair.unlockTables", { tables: table.label, count: 1 }),
          message("seating-reasons.repair.dropMinimum"),
        ],
      },
    ];
  });
}

function freeSeatsFaults(wish: PlanWish, places: Places): ContradictionText[] {
  return places.locked.flatMap((table) => {
    const here = places.at(table);
    const count = Math.max(0, (table.capacity ?? 0) - here.length);
    const needed = seatsKeptFree(table, [wish]);
    if (count >= needed) return [];
    const sentence = message("seating-reasons.locked.tooFewFree", {
      ...{ table: tableTitleMessage(table.label), count, needed },
    });
    // Guests with locks of their own would stay at the table.
    const stay = here.filter(({ isLocked }) => isLocked).length;
    const suffices = stay <= (table.capacity ?? 0) - needed;
    const unlock = message("seating-reasons.repair.unlockTables", { tables: table.label, count: 1 });
    const fewer = fewerKeptMessage({ before: wish.minimum ?? 0, count, named: places.labelsOf(wish) });
    return [{ sentences: [sentence], repairs: [...(suffices ? [unlock] : []), fewer] }];
  });
}

function fault(
  sentence: Message,
  repairs: readonly Message[],
  { kind }: PlanWish,
  guests: readonly PlanGuest[],
): ContradictionText {
  const names = { guests: namesOf(guests) };
  const drop =
    kind === "together"
      ? message("seating-reasons.repair.dropTogether", names)
      : message("seating-reasons.repair.dropApart", names);
  return { sentences: [sentence], repairs: [...repairs, drop] };
}
