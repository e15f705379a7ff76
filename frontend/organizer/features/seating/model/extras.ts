import type { FixtureKind, PlacedFixture, Point, Size } from "../../../../../common/floor-plan/plan-types.ts";
import type { Wish } from "../../../../../common/wishes/wish.ts";
import { type PlainScreenKey, t } from "../../../lib/text.ts";
import type { BoardChanges, TableChange } from "./board.ts";

/** What the board works without. Read together, since wishes are about fixtures, too. */
export interface Extras {
  readonly plan: FloorPlan;
  readonly wishes: readonly Wish[];
}

/** With what changed of them since. */
export function changedExtras(
  extras: Extras | undefined,
  { floorPlan, wishes }: Pick<BoardChanges, "floorPlan" | "wishes">,
): Extras | undefined {
  if (!extras || (!floorPlan && !wishes)) return extras;
  return { plan: floorPlan ?? extras.plan, wishes: wishes ?? extras.wishes };
}

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

/** One entry of the history, one undo. */
export interface WishesChange {
  readonly changed: readonly Wish[];
  readonly removedIds: readonly number[];
}

/** The wishes after a change, without new ones. */
export function withWishesChange(wishes: readonly Wish[], { changed, removedIds }: WishesChange): readonly Wish[] {
  const after = new Map(wishes.map((wish) => [wish.id, wish]));
  for (const wish of changed) if (wish.id > 0) after.set(wish.id, wish);
  for (const id of removedIds) after.delete(id);
  return [...after.values()];
}

/** A new wish, which has no id yet. */
export function emptyWish(kind: Wish["kind"]): Wish {
  return {
    ...{ id: 0, kind, priority: "MEDIUM", guestIds: [], column: "", value: "" },
    ...{ fixtureId: null, tableIds: [], minimum: null },
  };
}

const kindKeys: Readonly<Record<FixtureKind, PlainScreenKey>> = {
  STAGE: "floor-plan.fixtures.stage",
  BAR: "floor-plan.fixtures.bar",
  DOOR: "floor-plan.fixtures.door",
  DANCE_FLOOR: "floor-plan.fixtures.danceFloor",
  PILLAR: "floor-plan.fixtures.pillar",
  TEXT: "floor-plan.fixtures.text",
};

export function kindName(kind: FixtureKind): string {
  return t(kindKeys[kind]);
}

export function fixtureName({ kind, label }: { kind: FixtureKind; label: string }): string {
  return label.trim() === "" ? kindName(kind) : label;
}
