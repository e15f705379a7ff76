import { idsOfWish } from "../../../../common/wishes/wish-guests.ts";
import type { PlanGuest, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";

/** Why a guest may not sit everywhere. */
export type TableLimit =
  | { readonly kind: "locked" | "access" }
  /** The guest must sit at the wish's tables, or may not. */
  | { readonly kind: "at" | "notAt"; readonly wish: PlanWish };

/** The tables that are open to a guest, as indices in ascending order; null for all. */
export interface OpenTables {
  readonly tables: readonly number[] | null;
  readonly limits: readonly TableLimit[];
}

/** Limits that can be changed by the plan: a lock of the guest's own goes before needs and wishes. */
export function openTables(
  guests: readonly PlanGuest[],
  tables: readonly PlanTable[],
  wishes: PlanRows["wishes"],
): OpenTables[] {
  const placeOf = new Map(tables.map(({ label }, place) => [label, place]));
  const isAllAccessible = tables.every(({ isAccessible }) => isAccessible);
  const wished = wishLimits(guests, wishes);
  const lists = new Lists(tables);
  return guests.map(({ id, tableNumber, isLocked, needsAccess }) => {
    const current = placeOf.get(tableNumber);
    if (isLocked && current !== undefined) return { tables: [current], limits: [{ kind: "locked" }] };
    const access: TableLimit[] = needsAccess && !isAllAccessible ? [{ kind: "access" }] : [];
    const limits = [...access, ...(wished.get(id) ?? [])];
    return { tables: lists.of(limits), limits };
  });
}

/** By guest id. */
function wishLimits(
  guests: readonly PlanGuest[],
  wishes: PlanRows["wishes"],
): ReadonlyMap<number, readonly TableLimit[]> {
  const limits = new Map<number, TableLimit[]>();
  for (const wish of wishes) {
    const isAt = wish.kind === "at_tables" || wish.kind === "children_at_tables";
    if (!isAt && wish.kind !== "not_at_tables") continue;
    const limit: TableLimit = { kind: isAt ? "at" : "notAt", wish };
    for (const id of idsOfWish(wish, guests)) limits.set(id, [...(limits.get(id) ?? []), limit]);
  }
  return limits;
}

/** Guests with the same limits share the list. */
class Lists {
  readonly #tables: readonly PlanTable[];
  readonly #lists = new Map<string, readonly number[]>();

  constructor(tables: readonly PlanTable[]) {
    this.#tables = tables;
  }

  of(limits: readonly TableLimit[]): readonly number[] | null {
    if (limits.length === 0) return null;
    const key = limits.map((limit) => ("wish" in limit ? limit.wish.id : limit.kind)).join(" ");
    const known = this.#lists.get(key);
    if (known) return known;
    const allows = limits.map(allowing);
    const list = [...this.#tables.entries()].flatMap(([place, table]) =>
      allows.every((allow) => allow(table)) ? [place] : [],
    );
    this.#lists.set(key, list);
    return list;
  }
}

function allowing(limit: TableLimit): (table: PlanTable) => boolean {
  if (!("wish" in limit)) return ({ isAccessible }) => isAccessible;
  const named = new Set(limit.wish.tableIds);
  return ({ id }) => named.has(id) === (limit.kind === "at");
}
