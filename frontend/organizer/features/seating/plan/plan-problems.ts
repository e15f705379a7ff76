import { defaultGap } from "../../../../../common/floor-plan/arrange.ts";
import {
  type Footprint,
  footprintBounds,
  footprintGap,
  footprintsOverlap,
  tableFootprint,
} from "../../../../../common/floor-plan/footprint.ts";
import { centimetersIn, formatLength, type LengthUnit } from "../../../../../common/floor-plan/lengths.ts";
import { isInside, roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import { tableTitle } from "../../../lib/tables.ts";
import { languageTag, t, textOf } from "../../../lib/text.ts";
import type { Problem } from "../model/problems.ts";
import { isStanding, type PlanContents, type StandingTable, type ThingKey, tableKey } from "./plan-things.ts";

/** What is wrong with where tables stand, in words, by table. */
export function planProblems({ plan, tables }: PlanContents): Map<ThingKey, string[]> {
  const standing = tables.filter(isStanding);
  const corners = roomCorners(plan);
  const problems = new Map<ThingKey, string[]>();
  for (const [table, others] of pairedWith(standing, 0, footprintsOverlap)) {
    problems.set(tableKey(table.id), [t("floor-plan.overlaps", { others: titles(others) })]);
  }
  for (const table of standing) {
    if (isInside(corners, table)) continue;
    const key = tableKey(table.id);
    problems.set(key, [...(problems.get(key) ?? []), t("floor-plan.outside")]);
  }
  return problems;
}

/** Between which tables no wheelchair passes, in words, by table; rooms may be too small for better. */
export function narrowWays({ tables }: PlanContents, unit: LengthUnit): Map<ThingKey, string[]> {
  const gap = formatLength(unit === "ft" ? 3 * centimetersIn.ft : defaultGap, unit, languageTag);
  const narrow = pairedWith(tables.filter(isStanding), defaultGap, isNarrow);
  return new Map(
    [...narrow].map(([{ id }, others]) => [tableKey(id), [t("floor-plan.narrow", { gap, others: titles(others) })]]),
  );
}

function isNarrow(one: Footprint, other: Footprint): boolean {
  const gap = footprintGap(one, other);
  // Places are whole centimeters.
  return gap > 0 && gap < defaultGap - 1;
}

const titles = (tables: readonly StandingTable[]) => tables.map(({ label }) => tableTitle(label)).join(", ");

/** The tables within `reach` centimeters that are so placed, by table. */
function pairedWith(
  tables: readonly StandingTable[],
  reach: number,
  isSo: (one: Footprint, other: Footprint) => boolean,
): Map<StandingTable, StandingTable[]> {
  const placed = tables
    .map((table) => ({ table, footprint: tableFootprint(table, table) }))
    .map((one) => ({ ...one, bounds: footprintBounds(one.footprint) }))
    .toSorted((one, other) => one.bounds.left - other.bounds.left);
  const found = new Map<StandingTable, StandingTable[]>();
  const note = (table: StandingTable, other: StandingTable) => found.set(table, [...(found.get(table) ?? []), other]);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      // They are in order from left to right.
      if (other.bounds.left > one.bounds.right + reach) break;
      if (other.bounds.top > one.bounds.bottom + reach || one.bounds.top > other.bounds.bottom + reach) continue;
      if (!isSo(one.footprint, other.footprint)) continue;
      note(one.table, other.table);
      note(other.table, one.table);
    }
  }
  return found;
}

/** What is wrong on the board, by table. */
export function boardTexts(problems: readonly Problem[]): Map<ThingKey, string[]> {
  const texts = new Map<ThingKey, string[]>();
  for (const { tableIds, text } of problems) {
    for (const id of tableIds) texts.set(tableKey(id), [...(texts.get(tableKey(id)) ?? []), textOf(text)]);
  }
  return texts;
}

/** Two of these in one. A text that is true twice, such as of two guests of one name, is said once. */
export function merged(
  one: ReadonlyMap<ThingKey, readonly string[]>,
  other: ReadonlyMap<ThingKey, readonly string[]>,
): Map<ThingKey, readonly string[]> {
  const all = new Map(one);
  for (const [key, texts] of other) all.set(key, [...new Set([...(all.get(key) ?? []), ...texts])]);
  return all;
}
