import type { UnitModel } from "../../../backend/features/seating/bound/unit-model.ts";
import type { Random } from "../../../bench/lib/random.ts";
import type { IsOver } from "../../../bench/seating/clock.ts";
import { fillTables } from "./fill-tables.ts";

// A guest beyond the seats costs more than any wish is worth.
const priceOfSeat = 1000;
/** Units whose moves each step considers; small rooms have no more. */
const lookedAt = 120;

interface Move {
  unit: number;
  table: number;
  /** Unit that comes back in exchange, or −1. */
  partner: number;
  delta: number;
}

/**
 * Relocates and swaps units as in M. Lewis and F. Carroll, Creating seating plans: a practical application (2016), with
 * random tenure. In large rooms each step considers a random sample of units. @returns the table of each unit
 */
export function tabuSearch(model: UnitModel, random: Random, isOver: IsOver): Int32Array {
  const search = new TabuSearch(model, random);
  do search.step();
  while (!isOver());
  return search.best;
}

class TabuSearch {
  best: Int32Array;
  readonly #model: UnitModel;
  readonly #random: Random;
  readonly #tableOf: Int32Array;
  readonly #loads: Int32Array;
  /** What each unit would add at each table, in rows of tables. */
  readonly #gains: Int32Array;
  /** Step until which a unit may not go to a table. */
  readonly #tabuUntil: Int32Array;
  #value = 0;
  #bestValue: number;
  #step = 0;

  constructor(model: UnitModel, random: Random) {
    const { count, tables } = model;
    this.#model = model;
    this.#random = random;
    this.#tableOf = fillTables(model, random);
    this.#loads = new Int32Array(tables.length);
    this.#gains = new Int32Array(count * tables.length);
    this.#tabuUntil = new Int32Array(count * tables.length);
    for (let unit = 0; unit < count; unit += 1) this.#enter(unit, this.#tableOf[unit] ?? 0);
    for (const [table] of tables.entries()) this.#value -= this.#overload(table, 0);
    for (let unit = 0; unit < count; unit += 1) this.#value += this.#gain(unit, this.#tableOf[unit] ?? 0) / 2;
    this.best = this.#tableOf.slice();
    this.#bestValue = this.#value;
  }

  step(): void {
    this.#step += 1;
    const { count } = this.#model;
    const move: Move = { unit: -1, table: -1, partner: -1, delta: Number.NEGATIVE_INFINITY };
    for (let drawn = 0; drawn < Math.min(count, lookedAt); drawn += 1) {
      const unit = count <= lookedAt ? drawn : this.#random.between(0, count - 1);
      this.#lookAtRelocations(unit, move);
      this.#lookAtExchanges(unit, move);
    }
    if (move.unit < 0) return;
    const from = this.#tableOf[move.unit] ?? 0;
    this.#moveUnit(move.unit, move.table);
    if (move.partner >= 0) this.#moveUnit(move.partner, from);
    this.#value += move.delta;
    if (this.#value > this.#bestValue) {
      this.#bestValue = this.#value;
      this.best = this.#tableOf.slice();
    }
  }

  #lookAtRelocations(unit: number, best: Move): void {
    const { tables, sizes } = this.#model;
    const from = this.#tableOf[unit] ?? 0;
    const size = sizes[unit] ?? 0;
    const left = this.#overload(from, 0) - this.#overload(from, -size) - this.#gain(unit, from);
    for (let table = 0; table < tables.length; table += 1) {
      if (table === from) continue;
      const delta = left + this.#gain(unit, table) - this.#overload(table, size) + this.#overload(table, 0);
      if (delta > best.delta && this.#isAllowed(delta, this.#isTabu(unit, table)))
        Object.assign(best, { unit, table, partner: -1, delta });
    }
  }

  #lookAtExchanges(unit: number, best: Move): void {
    const { count } = this.#model;
    // If all units are considered, each pair comes up once.
    for (let partner = count > lookedAt ? 0 : unit + 1; partner < count; partner += 1)
      if (this.#tableOf[partner] !== this.#tableOf[unit]) this.#lookAtExchange(unit, partner, best);
  }

  #lookAtExchange(unit: number, partner: number, best: Move): void {
    const { count, sizes, weights } = this.#model;
    const [from, table] = [this.#tableOf[unit] ?? 0, this.#tableOf[partner] ?? 0];
    const gains =
      this.#gain(unit, table) - this.#gain(unit, from) + this.#gain(partner, from) - this.#gain(partner, table);
    const more = (sizes[unit] ?? 0) - (sizes[partner] ?? 0);
    const delta = gains - 2 * (weights[unit * count + partner] ?? 0) - this.#exchangeOverload(from, table, more);
    if (delta <= best.delta) return;
    const isTabu = this.#isTabu(unit, table) || this.#isTabu(partner, from);
    if (this.#isAllowed(delta, isTabu)) Object.assign(best, { unit, table, partner, delta });
  }

  /** Growth of the overload if `more` guests net move between two tables. */
  #exchangeOverload(from: number, table: number, more: number): number {
    if (more === 0) return 0;
    const before = this.#overload(table, 0) + this.#overload(from, 0);
    return this.#overload(table, more) + this.#overload(from, -more) - before;
  }

  #isTabu(unit: number, table: number): boolean {
    return (this.#tabuUntil[unit * this.#model.tables.length + table] ?? 0) > this.#step;
  }

  #isAllowed(delta: number, isTabu: boolean): boolean {
    return !isTabu || this.#value + delta > this.#bestValue;
  }

  #gain(unit: number, table: number): number {
    return this.#gains[unit * this.#model.tables.length + table] ?? 0;
  }

  /** Penalty of a table with `more` guests than now. */
  #overload(table: number, more: number): number {
    return priceOfSeat * Math.max(0, (this.#loads[table] ?? 0) + more - (this.#model.tables[table] ?? 0));
  }

  #moveUnit(unit: number, table: number): void {
    const { count, tables, sizes, weights } = this.#model;
    const from = this.#tableOf[unit] ?? 0;
    this.#loads[from] = (this.#loads[from] ?? 0) - (sizes[unit] ?? 0);
    for (let other = 0; other < count; other += 1) {
      const weight = weights[unit * count + other] ?? 0;
      if (weight === 0) continue;
      const place = other * tables.length + from;
      this.#gains[place] = (this.#gains[place] ?? 0) - weight;
    }
    this.#tabuUntil[unit * tables.length + from] = this.#step + 5 + this.#random.between(0, Math.ceil(count / 10));
    this.#tableOf[unit] = table;
    this.#enter(unit, table);
  }

  #enter(unit: number, table: number): void {
    const { count, tables, sizes, weights } = this.#model;
    this.#loads[table] = (this.#loads[table] ?? 0) + (sizes[unit] ?? 0);
    for (let other = 0; other < count; other += 1) {
      const weight = weights[unit * count + other] ?? 0;
      if (weight === 0) continue;
      const place = other * tables.length + table;
      this.#gains[place] = (this.#gains[place] ?? 0) + weight;
    }
  }
}
