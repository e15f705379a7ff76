import { joinedSets } from "../search/search-model.ts";
import { type BuiltProblem, partakers, seatsAt } from "./build-problem.ts";
import type { Source } from "./parties.ts";
import type { PlanGuest, PlanRows, PlanTable } from "./plan-rows.ts";
import { type Limit, type LimitKind, notShut, readLimits } from "./table-limits.ts";

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
      .filter(({ kind }) => kind === "APART")
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

/** A guest who is locked without a table wants none. */
export const isNowhere = ({ isLocked, tableNumber }: PlanGuest): boolean => isLocked && tableNumber === "";

function groupsOf({ guests, wishes }: PlanRows, { parties, guestIds }: BuiltProblem): Group[] {
  const placeOf = new Map(guests.map(({ id }, place) => [id, place]));
  const wished = wishes
    .filter(({ kind }) => kind === "TOGETHER")
    .map((wish) => ({ ids: wish.guestIds, source: { kind: "wish" } as const }));
  const bound = parties.map(({ guests: places, source }) => {
    return { ids: places.flatMap((place) => guestIds[place] ?? []), source };
  });
  const sets = [...wished, ...bound].map(({ ids, source }) => {
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
