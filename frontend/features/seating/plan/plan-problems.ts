import { footprintBounds, footprintsOverlap, tableFootprint } from "../../../../common/floor-plan/footprint.ts";
import { boundsOverlap } from "../../../../common/floor-plan/geometry.ts";
import { isInside, roomCorners } from "../../../../common/floor-plan/room-outline.ts";
import { tableTitle } from "../../../lib/table-texts.ts";
import { t } from "../../../lib/text.ts";
import { isStanding, type PlanContents, type StandingTable, type ThingKey, tableKey } from "./plan-things.ts";

/** What is wrong with where tables stand, in words, by table. */
export function planProblems({ plan, tables }: PlanContents): Map<ThingKey, string[]> {
  const standing = tables.filter(isStanding);
  const corners = roomCorners(plan);
  const problems = new Map<ThingKey, string[]>();
  for (const [table, others] of overlapping(standing)) {
    const labels = others.map(({ label }) => tableTitle(label)).join(", ");
    problems.set(tableKey(table.id), [t("floor-plan.overlaps", { others: labels })]);
  }
  for (const table of standing) {
    if (isInside(corners, table)) continue;
    const key = tableKey(table.id);
    problems.set(key, [...(problems.get(key) ?? []), t("floor-plan.outside")]);
  }
  return problems;
}

function overlapping(tables: readonly StandingTable[]): Map<StandingTable, StandingTable[]> {
  // From left to right, a table can only overlap those that begin before it ends.
  const footprints = tables
    .map((table) => ({ table, footprint: tableFootprint(table, table) }))
    .map((one) => ({ ...one, bounds: footprintBounds(one.footprint) }))
    .toSorted((one, other) => one.bounds.left - other.bounds.left);
  const found = new Map<StandingTable, StandingTable[]>();
  const note = (table: StandingTable, other: StandingTable) => found.set(table, [...(found.get(table) ?? []), other]);
  for (const [index, one] of footprints.entries()) {
    for (const other of footprints.slice(index + 1)) {
      if (other.bounds.left > one.bounds.right) break;
      if (!boundsOverlap(one.bounds, other.bounds) || !footprintsOverlap(one.footprint, other.footprint)) continue;
      note(one.table, other.table);
      note(other.table, one.table);
    }
  }
  return found;
}
