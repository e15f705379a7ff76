import { wholeRotation } from "../../../../common/floor-plan/geometry.ts";
import type { TableChange } from "../model/board.ts";
import type { PlanChange, PlanFixture } from "../model/floor-plan.ts";
import type { Draft, Drafts, Thing } from "./plan-things.ts";

/** The change that saves what was moved, turned or resized; undefined if that is nothing. */
export function changeOfDrafts(things: readonly Thing[], drafts: Drafts): PlanChange | undefined {
  const tables: TableChange[] = [];
  const fixtures: PlanFixture[] = [];
  for (const thing of things) {
    const draft = drafts.get(thing.key);
    if (!draft) continue;
    const whole = wholeNumbers(draft);
    if (thing.kind === "table" && differs(thing.table, whole)) tables.push({ id: thing.table.id, ...whole });
    if (thing.kind === "fixture" && differs(thing.fixture, whole)) fixtures.push({ ...thing.fixture, ...whole });
  }
  if (tables.length === 0 && fixtures.length === 0) return undefined;
  return { ...(tables.length > 0 && { tables }), ...(fixtures.length > 0 && { fixtures }) };
}

function wholeNumbers({ x, y, rotation, width, depth }: Draft): Draft {
  return {
    ...(x !== undefined && { x: Math.round(x) }),
    ...(y !== undefined && { y: Math.round(y) }),
    ...(rotation !== undefined && { rotation: wholeRotation(rotation) }),
    ...(width !== undefined && { width: Math.round(width) }),
    ...(depth !== undefined && { depth: Math.round(depth) }),
  };
}

function differs(before: { [Name in keyof Draft]?: number | null | undefined }, draft: Draft): boolean {
  return (["x", "y", "rotation", "width", "depth"] as const).some(
    (name) => draft[name] !== undefined && draft[name] !== before[name],
  );
}

/** Takes things off the plan: tables stay on the board with their guests, fixtures are gone. */
export function removalOf(things: readonly Thing[]): PlanChange {
  const tables = things.flatMap((thing) => (thing.kind === "table" ? [{ id: thing.table.id, x: null, y: null }] : []));
  const removedFixtureIds = things.flatMap((thing) => (thing.kind === "fixture" ? [thing.fixture.id] : []));
  return { ...(tables.length > 0 && { tables }), ...(removedFixtureIds.length > 0 && { removedFixtureIds }) };
}
