import { termsOf } from "../../wishes/terms.ts";
import type { Wish } from "../../wishes/wish.ts";
import { wishFacts } from "../../wishes/wish-kinds.ts";
import type { PlanGuest, PlanRows, PlanTable } from "./plan-rows.ts";

/** Why a guest may not sit everywhere: a lock of their own, a locked table, step-free access, a wish about tables. */
export type LimitKind = "locked" | "shut" | "access" | "wish";

export interface Limit {
  readonly kind: LimitKind;
  readonly wish?: Wish;
  /** Where a lock keeps the guest. */
  readonly table?: PlanTable;
  isOpen(table: PlanTable): boolean;
}

const access: Limit = { kind: "access", isOpen: ({ isAccessible }) => isAccessible };
/** Of everybody who is not at a locked table. */
export const notShut: Limit = { kind: "shut", isOpen: ({ isLocked }) => !isLocked };

/** What keeps each guest from tables. Equal limits are the same object, except for locks. */
export function readLimits({ guests, tables, fixtures, wishes }: PlanRows): ReadonlyMap<PlanGuest, readonly Limit[]> {
  const tableAt = new Map(tables.map((table) => [table.label, table]));
  const needsCare = tables.some(({ isAccessible, isLocked }) => !isAccessible && !isLocked);
  const required = wishes.filter(({ kind }) => wishFacts(kind).isRequired);
  const aboutTables = termsOf(required, { coming: guests, tables, fixtures }).flatMap((term, place) => {
    const wish = required[place];
    if (term.kind !== "at" || !wish) return [];
    const limit: Limit = { kind: "wish", wish, isOpen: ({ id }) => term.tables.has(id) !== term.isAvoided };
    return [{ limit, ids: new Set(term.ids) }];
  });
  return new Map(
    guests.map((guest) => {
      const limits = aboutTables.flatMap(({ limit, ids }) => (ids.has(guest.id) ? limit : []));
      return [guest, [...ownLimits(guest, tableAt.get(guest.tableNumber), needsCare), ...limits]];
    }),
  );
}

/** A lock goes before needs. */
function ownLimits(guest: PlanGuest, home: PlanTable | undefined, needsCare: boolean): Limit[] {
  const isOpen = (table: PlanTable) => table === home;
  if (home?.isLocked) return [{ kind: "shut", table: home, isOpen }];
  if (guest.isLocked) return [{ kind: "locked", ...(home && { table: home }), isOpen }];
  return guest.needsAccess && needsCare ? [notShut, access] : [notShut];
}

/** The tables that are open to each guest, as indices in ascending order; null for all. Guests with the same limits share the list. */
export function openTables(
  guests: readonly PlanGuest[],
  tables: readonly PlanTable[],
  limits: ReadonlyMap<PlanGuest, readonly Limit[]>,
): (readonly number[] | null)[] {
  const known = new Map<string, readonly number[]>();
  const numbers = new Map<Limit, number>();
  return guests.map((guest) => {
    const own = (limits.get(guest) ?? []).filter((limit) => limit !== notShut);
    if (own.length === 0) return null;
    for (const limit of own) if (!numbers.has(limit)) numbers.set(limit, numbers.size);
    const key = own.map((limit) => numbers.get(limit)).join(" ");
    const isOpen = (table: PlanTable) => own.every((limit) => limit.isOpen(table));
    const list = known.get(key) ?? [...tables.keys()].filter((place) => tables.slice(place, place + 1).some(isOpen));
    known.set(key, list);
    return list;
  });
}
