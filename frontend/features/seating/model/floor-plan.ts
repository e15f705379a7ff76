import type { PlacedFixture, Point, Size } from "../../../../common/floor-plan/plan-types.ts";
import type { TableChange } from "./board.ts";

export interface PlanFixture extends Readonly<PlacedFixture> {
  readonly id: number;
}

/** The picture of the venue behind the plan; lengths in centimeters. */
export interface VenuePicture {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Width divided by height. */
  readonly aspect: number;
  /** Percent. */
  readonly opacity: number;
}

export interface FloorPlan extends Readonly<Size> {
  /** Fewer than three corners for a rectangle. */
  readonly outline: readonly Point[];
  readonly isShownToGuests: boolean;
  /** Whether lengths are shown in feet instead of meters; null while nobody has chosen. */
  readonly isInFeet: boolean | null;
  readonly picture: VenuePicture | null;
  readonly fixtures: readonly PlanFixture[];
}

/** One entry of the history, one undo. What is omitted stays. */
export interface PlanChange {
  readonly width?: number;
  readonly depth?: number;
  /** Null for a rectangle. */
  readonly outline?: readonly Point[] | null;
  readonly isShownToGuests?: boolean;
  readonly isInFeet?: boolean;
  readonly picture?: { readonly x: number; readonly y: number; readonly width: number; readonly opacity: number };
  readonly removePicture?: boolean;
  /** New ones have the id 0, and are there once the server has named them. */
  readonly fixtures?: readonly PlanFixture[];
  readonly removedFixtureIds?: readonly number[];
  readonly tables?: readonly TableChange[];
}

/** The plan after a change. Tables are the board's. */
export function withPlanChange(plan: FloorPlan, change: PlanChange): FloorPlan {
  const { outline, picture, removePicture, fixtures = [], removedFixtureIds = [] } = change;
  return {
    width: change.width ?? plan.width,
    depth: change.depth ?? plan.depth,
    outline: outline === undefined ? plan.outline : (outline ?? []),
    isShownToGuests: change.isShownToGuests ?? plan.isShownToGuests,
    isInFeet: change.isInFeet ?? plan.isInFeet,
    picture: removePicture || !plan.picture ? null : { ...plan.picture, ...picture },
    fixtures: withFixtures(plan.fixtures, fixtures).filter(({ id }) => !removedFixtureIds.includes(id)),
  };
}

function withFixtures(fixtures: readonly PlanFixture[], changed: readonly PlanFixture[]): readonly PlanFixture[] {
  const after = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  for (const fixture of changed) if (fixture.id > 0) after.set(fixture.id, fixture);
  return [...after.values()];
}
