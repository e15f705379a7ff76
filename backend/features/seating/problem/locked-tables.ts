import { type Message, message } from "../../../../common/messages/message.ts";
import { idsOfWish } from "../../../../common/wishes/wish-guests.ts";
import { nameList } from "../explain/name-list.ts";
import type { PlanGuest, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import type { ContradictionText } from "./search-messages.ts";

/** Why a required wish about tables cannot be met whatever the plan does, because of locks. */
export function lockedTableFaults(wish: PlanWish, rows: PlanRows): ContradictionText[] {
  const ids = new Set(idsOfWish(wish, rows.guests));
  const guests = rows.guests.filter(({ id }) => ids.has(id));
  const named = rows.tables.filter(({ id }) => wish.tableIds.includes(id));
  if (guests.length === 0 || named.length === 0) return [];
  const about: About = { guests, named, rows };
  return wish.kind === "not_at_tables" ? notAtFaults(about) : atFaults(about);
}

interface About {
  readonly guests: readonly PlanGuest[];
  /** The tables that the wish names. */
  readonly named: readonly PlanTable[];
  readonly rows: PlanRows;
}

const namesOf = (guests: readonly PlanGuest[]) => nameList(guests.map(({ name }) => name));
const labelsOf = (tables: readonly PlanTable[]) => nameList(tables.map(({ label }) => label));

function atFaults({ guests, named, rows }: About): ContradictionText[] {
  const nowhere = guests.filter(({ isLocked, tableNumber }) => isLocked && tableNumber === "");
  const elsewhere = guests.filter((guest) => isHeld(guest, rows) && !isAt(guest, named));
  const free = guests.filter((guest) => !isHeld(guest, rows) && !nowhere.includes(guest));
  const isShut = named.every(({ isLocked }) => isLocked);
  const tables = labelsOf(named);
  const values = (some: readonly PlanGuest[]) => ({ guests: namesOf(some), count: some.length, tables });
  return [
    ...faultOf(
      nowhere,
      message("seating-reasons.locked.nowhereAt", values(nowhere)),
      isShut ? [] : [unlockGuests(nowhere)],
    ),
    ...faultOf(
      elsewhere,
      message("seating-reasons.locked.notAtTables", values(elsewhere)),
      isShut ? [] : unlocking(elsewhere, rows),
    ),
    ...faultOf(isShut ? free : [], message("seating-reasons.locked.shutTables", values(free)), [
      message("seating-reasons.repair.unlockTables", { tables, count: named.length }),
    ]),
  ];
}

function notAtFaults({ guests, named, rows }: About): ContradictionText[] {
  const there = guests.filter((guest) => isHeld(guest, rows) && isAt(guest, named));
  const values = { guests: namesOf(there), count: there.length, tables: labelsOf(named) };
  return faultOf(there, message("seating-reasons.locked.atTables", values), unlocking(there, rows));
}

/** Whether no plan moves the guest away from a table. */
function isHeld({ isLocked, tableNumber }: PlanGuest, { tables }: PlanRows): boolean {
  return tables.some((table) => table.label === tableNumber && (isLocked || table.isLocked));
}

const isAt = ({ tableNumber }: PlanGuest, tables: readonly PlanTable[]) =>
  tables.some(({ label }) => label === tableNumber);

/** What frees all of these guests, if it is one kind of lock. */
function unlocking(guests: readonly PlanGuest[], { tables }: PlanRows): Message[] {
  const locked = tables.filter((table) => table.isLocked && guests.some((guest) => isAt(guest, [table])));
  if (locked.length === 0) return [unlockGuests(guests)];
  if (guests.some(({ isLocked }) => isLocked)) return [];
  if (guests.some((guest) => !isAt(guest, locked))) return [];
  return [message("seating-reasons.repair.unlockTables", { tables: labelsOf(locked), count: locked.length })];
}

const unlockGuests = (guests: readonly PlanGuest[]) =>
  message("seating-reasons.repair.unlock", { guests: namesOf(guests) });

function faultOf(guests: readonly PlanGuest[], sentence: Message, repairs: readonly Message[]): ContradictionText[] {
  if (guests.length === 0) return [];
  const drop = message("seating-reasons.repair.dropTables", { guests: namesOf(guests) });
  return [{ sentences: [sentence], repairs: [...repairs, drop] }];
}
