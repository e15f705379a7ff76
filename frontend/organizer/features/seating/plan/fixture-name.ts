import type { FixtureKind } from "../../../../../common/floor-plan/plan-types.ts";
import { type PlainScreenKey, t } from "../../../lib/text.ts";

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
