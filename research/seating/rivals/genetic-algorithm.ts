import type { UnitModel } from "../../../backend/features/seating/bound/unit-model.ts";
import type { Random } from "../../../bench/lib/random.ts";
import type { IsOver } from "../../../bench/seating/clock.ts";
import { fillTables } from "./fill-tables.ts";

const population = 60;
const elite = 2;
const competitors = 3;
const crossoverShare = 0.9;
const priceOfSeat = 1000;

interface Genome {
  order: Int32Array;
  tableOf: Int32Array;
  fitness: number;
}

/**
 * Orders of units, each taking the first table with enough seats; tournament selection, order crossover and swaps.
 * Sizes were tuned on the instances of 60 to 225 guests. @returns the table of each unit
 */
export function geneticAlgorithm(model: UnitModel, random: Random, isOver: IsOver): Int32Array {
  let genomes = rank(Array.from({ length: population }, () => genomeOf(model, firstOrder(model, random))));
  while (!isOver()) {
    const children = Array.from({ length: population - elite }, () => {
      const [one, other] = [select(genomes, random), select(genomes, random)];
      const order = random.chance(crossoverShare) ? crossOver(one.order, other.order, random) : one.order.slice();
      mutate(order, random);
      return genomeOf(model, order);
    });
    genomes = rank([...genomes.slice(0, elite), ...children]);
  }
  return genomes[0]?.tableOf ?? new Int32Array(model.count);
}

function firstOrder(model: UnitModel, random: Random): Int32Array {
  const tableOf = fillTables(model, random);
  const units = Array.from({ length: model.count }, (_, unit) => unit);
  return Int32Array.from(units.toSorted((one, other) => (tableOf[one] ?? 0) - (tableOf[other] ?? 0)));
}

function rank(genomes: readonly Genome[]): Genome[] {
  return genomes.toSorted((one, other) => other.fitness - one.fitness);
}

function select(ranked: readonly Genome[], random: Random): Genome {
  const places = Array.from({ length: competitors }, () => random.between(0, ranked.length - 1));
  return ranked[Math.min(...places)] ?? random.pick(ranked);
}

function crossOver(one: Int32Array, other: Int32Array, random: Random): Int32Array {
  const [start, end] = [random.between(0, one.length), random.between(0, one.length)];
  const [from, to] = [Math.min(start, end), Math.max(start, end)];
  const isTaken = new Uint8Array(one.length);
  const child = new Int32Array(one.length);
  for (let place = from; place < to; place += 1) {
    child[place] = one[place] ?? 0;
    isTaken[one[place] ?? 0] = 1;
  }
  let place = from === 0 ? to : 0;
  for (const unit of other) {
    if (isTaken[unit] === 1) continue;
    child[place] = unit;
    place += 1;
    if (place === from) place = to;
  }
  return child;
}

function mutate(order: Int32Array, random: Random): void {
  for (let exchanges = random.between(0, 2); exchanges > 0; exchanges -= 1) {
    const [one, other] = [random.between(0, order.length - 1), random.between(0, order.length - 1)];
    [order[one], order[other]] = [order[other] ?? 0, order[one] ?? 0];
  }
}

function genomeOf(model: UnitModel, order: Int32Array): Genome {
  const { count, sizes, weights, tables } = model;
  const free = [...tables];
  const seated = tables.map((): number[] => []);
  const tableOf = new Int32Array(count);
  let fitness = 0;
  for (const unit of order) {
    const size = sizes[unit] ?? 0;
    const fitting = free.findIndex((seats) => seats >= size);
    const table = fitting < 0 ? free.indexOf(Math.max(...free)) : fitting;
    for (const other of seated[table] ?? []) fitness += weights[unit * count + other] ?? 0;
    seated[table]?.push(unit);
    free[table] = (free[table] ?? 0) - size;
    tableOf[unit] = table;
  }
  for (const seats of free) fitness -= priceOfSeat * Math.max(0, -seats);
  return { order, tableOf, fitness };
}
