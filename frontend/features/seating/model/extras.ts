import type { Wish } from "../../../../common/wishes/wish.ts";
import { contentKey } from "../wishes/model/wish-groups.ts";
import { withWishesChange } from "../wishes/model/wishes-change.ts";
import type { BoardAct } from "./board-act.ts";
import { type FloorPlan, type PlanFixture, withPlanChange } from "./floor-plan.ts";

/** What the board works without. Read together, since wishes are about fixtures, too. */
export interface Extras {
  readonly plan: FloorPlan;
  readonly wishes: readonly Wish[];
}

/** Server ids of new wishes and fixtures, by the negative ids that they had here. */
export type NewIds = ReadonlyMap<number, number>;

export function applyToExtras(extras: Extras, act: BoardAct): Extras {
  if (act.kind === "changePlan") return { ...extras, plan: withPlanChange(extras.plan, act.change) };
  if (act.kind === "changeWishes") return { ...extras, wishes: withWishesChange(extras.wishes, act.change) };
  return extras;
}

/** The act by the ids that the server gave. */
export function withKnownIds(act: BoardAct, newIds: NewIds): BoardAct {
  const known = (id: number) => newIds.get(id) ?? id;
  const renamed = <Row extends { readonly id: number }>(row: Row): Row => ({ ...row, id: known(row.id) });
  if (!namedBy(act).some((id) => newIds.has(id))) return act;
  if (act.kind === "changeWishes") {
    const { changed, removedIds } = act.change;
    return { ...act, change: { changed: changed.map(renamed), removedIds: removedIds.map(known) } };
  }
  if (act.kind !== "changePlan") return act;
  const { fixtures = [], removedFixtureIds = [], ...rest } = act.change;
  return {
    ...act,
    change: { ...rest, fixtures: fixtures.map(renamed), removedFixtureIds: removedFixtureIds.map(known) },
  };
}

export function namedBy(act: BoardAct): readonly number[] {
  const { written, removedIds } = rowsOf(act);
  return [...written.map(({ id }) => id), ...removedIds];
}

interface BeforeArrival {
  readonly extras: Extras | undefined;
  readonly newIds: NewIds;
  readonly pending: readonly { readonly act: BoardAct }[];
}

/** Adds the ids of what has just arrived. No answer has them, so new wishes and fixtures are matched by content. */
export function withArrived({ extras: before, newIds, pending }: BeforeArrival, after: Extras | undefined): NewIds {
  if (after === undefined || after === before) return newIds;
  const all = new Map(newIds);
  const present = new Set(before?.plan.fixtures.map(({ id }) => id));
  // Fixtures may be alike. Of equal wishes, the server keeps one under the id that it had.
  const arrived = [...after.wishes, ...after.plan.fixtures.filter(({ id }) => !present.has(id))];
  for (const row of pending.flatMap(({ act }) => rowsOf(act).written)) {
    if (row.id >= 0 || all.has(row.id)) continue;
    const index = arrived.findIndex((one) => keyOf(one) === keyOf(row));
    const [found] = index < 0 ? [] : arrived.splice(index, 1);
    if (found) all.set(row.id, found.id);
  }
  return all;
}

function rowsOf(act: BoardAct): { written: readonly (Wish | PlanFixture)[]; removedIds: readonly number[] } {
  if (act.kind === "changeWishes") return { written: act.change.changed, removedIds: act.change.removedIds };
  if (act.kind !== "changePlan") return { written: [], removedIds: [] };
  const { fixtures = [], removedFixtureIds = [] } = act.change;
  return { written: fixtures, removedIds: removedFixtureIds };
}

function keyOf(row: Wish | PlanFixture): string {
  return "guestIds" in row ? contentKey(row) : [row.kind, row.x, row.y, row.label].join(" ");
}
