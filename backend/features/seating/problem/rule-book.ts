import { idsOfWish } from "../../../../common/wishes/wish-guests.ts";
import { joinedSets } from "../solve/units.ts";
import { type BuiltProblem, partakers, seatsAt } from "./build-problem.ts";
import type { PlanGuest, PlanRows, PlanTable, PlanWish } from "./plan-rows.ts";
import type { Source } from "./source.ts";

/** Why a guest may not sit everywhere: a lock of their own, a locked table, step-free access, a wish about tables. */
export type LimitKind = "locked" | "shut" | "access" | "wish";

export interface Limit {
  readonly kind: LimitKind;
  readonly wish?: PlanWish;
  /** Where a lock keeps the guest. */
  readonly table?: PlanTable;
  isOpen(table: PlanTable): boolean;
}

/** Guests who must sit together, and who says so; or a guest alone. */
export interface Group {
  readonly guests: readonly PlanGuest[];
  readonly sets: readonly { readonly guests: readonly PlanGuest[]; readonly source: Source }[];
}

/** The rules of an event as checks ask for them, about everybody: also those at locked tables, who take no part in a plan. */
export class RuleBook {
  readonly tables: readonly PlanTable[];
  readonly open: readonly PlanTable[];
  /** Who takes part in a plan. */
  readonly seated: readonly PlanGuest[];
  readonly groups: readonly Group[];
  /** Seats of the largest table, as a new one would have. */
  readonly largest: number;
  readonly #rows: PlanRows;
  readonly #limits: ReadonlyMap<PlanGuest, readonly Limit[]>;
  readonly #byId: ReadonlyMap<number, PlanGuest>;
  readonly #groupOf: ReadonlyMap<PlanGuest, Group>;
  readonly #tablesOf = new Map<readonly PlanGuest[], readonly PlanTable[]>();

  constructor(rows: PlanRows, built: BuiltProblem) {
    this.#rows = rows;
    this.tables = rows.tables;
    this.open = rows.tables.filter(({ isLocked }) => !isLocked);
    this.seated = partakers(rows);
    this.groups = groupsOf(rows, built);
    this.largest = Math.max(1, ...this.open.map((table) => this.seats([table])));
    this.#limits = readLimits(rows);
    this.#byId = new Map(rows.guests.map((guest) => [guest.id, guest]));
    this.#groupOf = new Map(this.groups.flatMap((group) => group.guests.map((guest) => [guest, group] as const)));
  }

  groupOf(guest: PlanGuest): Group {
    return this.#groupOf.get(guest) ?? { guests: [guest], sets: [] };
  }

  limitsOf(guest: PlanGuest): readonly Limit[] {
    return this.#limits.get(guest) ?? [];
  }

  seats(tables: readonly PlanTable[]): number {
    return tables.reduce((sum, table) => sum + seatsAt(table, this.#rows), 0);
  }

  /** The guests of each wish that keeps some apart, of those who want a table. */
  apartSets(): (readonly PlanGuest[])[] {
    return this.#rows.wishes
      .filter(({ kind }) => kind === "apart")
      .map(({ guestIds }) => guestIds.flatMap((id) => this.#byId.get(id) ?? []).filter((guest) => !isNowhere(guest)));
  }

  /** The tables open to all of some guests, as if limits of one kind did not hold. */
  tablesOf(guests: readonly PlanGuest[], ignored?: LimitKind): readonly PlanTable[] {
    const known = ignored === undefined ? this.#tablesOf.get(guests) : undefined;
    if (known) return known;
    const limits = new Set(guests.flatMap((guest) => this.limitsOf(guest)).filter(({ kind }) => kind !== ignored));
    const tables = this.tables.filter((table) => [...limits].every((limit) => limit.isOpen(table)));
    if (ignored === undefined) this.#tablesOf.set(guests, tables);
    return tables;
  }

  /** Who can sit nowhere but at these tables. */
  boundTo(tables: readonly PlanTable[], ignored?: LimitKind): PlanGuest[] {
    return this.groups.flatMap(({ guests }) => {
      const isFree = guests.every((guest) => this.limitsOf(guest).every((limit) => limit === notShut));
      if (isFree && ignored !== "shut") return [];
      const list = this.tablesOf(guests, ignored);
      return list.length > 0 && list.every((table) => tables.includes(table)) ? guests : [];
    });
  }
}

/** Whoever is locked without a table wants none. */
export const isNowhere = ({ isLocked, tableNumber }: PlanGuest): boolean => isLocked && tableNumber === "";

const access: Limit = { kind: "access", isOpen: ({ isAccessible }) => isAccessible };
/** Of everybody who is not at a locked table. */
export const notShut: Limit = { kind: "shut", isOpen: ({ isLocked }) => !isLocked };

function readLimits({ guests, tables, wishes }: PlanRows): ReadonlyMap<PlanGuest, readonly Limit[]> {
  const tableAt = new Map(tables.map((table) => [table.label, table]));
  const needsCare = tables.some(({ isAccessible, isLocked }) => !isAccessible && !isLocked);
  const aboutTables = wishes.flatMap((wish) => {
    const isAt = wish.kind === "at_tables" || wish.kind === "children_at_tables";
    if (!isAt && wish.kind !== "not_at_tables") return [];
    const limit: Limit = { kind: "wish", wish, isOpen: ({ id }) => wish.tableIds.includes(id) === isAt };
    return [{ limit, ids: new Set(idsOfWish(wish, guests)) }];
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

function groupsOf({ guests, wishes }: PlanRows, { problem, guestIds, sources }: BuiltProblem): Group[] {
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const wished = wishes
    .filter(({ kind }) => kind === "together")
    .map((wish) => ({ ids: wish.guestIds, source: { kind: "wish", id: wish.id } as const }));
  const parties = problem.together.flatMap((set, index) => {
    const source = sources.together[index];
    return source && source.kind !== "wish" ? [{ ids: set.flatMap((place) => guestIds[place] ?? []), source }] : [];
  });
  const sets = [...wished, ...parties].map(({ ids, source }) => {
    return { places: ids.flatMap((id) => placeOf.get(id) ?? []), source };
  });
  const guestsAt = (places: readonly number[]) => places.flatMap((place) => guests[place] ?? []);
  const joined = joinedSets(
    sets.map(({ places }) => places),
    guests.length,
  );
  return joined.map((group) => {
    const members = new Set(group);
    const own = sets.filter(({ places: [first = -1, ...others] }) => others.length > 0 && members.has(first));
    return { guests: guestsAt(group), sets: own.map(({ places, source }) => ({ guests: guestsAt(places), source })) };
  });
}
