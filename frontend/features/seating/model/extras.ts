import type { Wish } from "../../../../common/wishes/wish.ts";
import { withWishesChange } from "../wishes/model/wishes-change.ts";
import type { BoardChanges } from "./board.ts";
import type { BoardAct } from "./board-act.ts";
import { type FloorPlan, withPlanChange } from "./floor-plan.ts";

/** What the board works without. Read together, since wishes are about fixtures, too. */
export interface Extras {
  readonly plan: FloorPlan;
  readonly wishes: readonly Wish[];
}

/** What an act changes of them. New wishes and fixtures are there when the server has named them. */
export function applyToExtras(extras: Extras, act: BoardAct): Extras {
  if (act.kind === "changePlan") return { ...extras, plan: withPlanChange(extras.plan, act.change) };
  if (act.kind === "changeWishes") return { ...extras, wishes: withWishesChange(extras.wishes, act.change) };
  return extras;
}

/** With what changed of them since. */
export function changedExtras(
  extras: Extras | undefined,
  { floorPlan, wishes }: Pick<BoardChanges, "floorPlan" | "wishes">,
): Extras | undefined {
  if (!extras || (!floorPlan && !wishes)) return extras;
  return { plan: floorPlan ?? extras.plan, wishes: wishes ?? extras.wishes };
}
