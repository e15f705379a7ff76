import { memo } from "react";
import type { FixtureKind, Size } from "../../../../../common/floor-plan/plan-types.ts";
import type { PlanFixture } from "../model/extras.ts";
import { fixtureName } from "../model/extras.ts";
import { fixtureKey } from "./plan-things.ts";
import { transformOf } from "./thing-drag.ts";

/** Screen readers use the list beside the plan. */
export const FixtureShape = memo(function FixtureShape({
  fixture,
  isSelected,
}: {
  fixture: PlanFixture;
  isSelected: boolean;
}) {
  const { kind } = fixture;
  return (
    <g
      data-thing={fixtureKey(fixture.id)}
      className={`thing fixture ${classOf[kind]}${isSelected ? " selected" : ""}`}
      transform={transformOf(fixture)}
    >
      <FixtureBody fixture={fixture} />
      {kind !== "PILLAR" && <FixtureLabel fixture={fixture} />}
    </g>
  );
});

const classOf: Readonly<Record<FixtureKind, string>> = {
  STAGE: "stage",
  BAR: "bar",
  DOOR: "door",
  DANCE_FLOOR: "dance-floor",
  PILLAR: "pillar",
  TEXT: "note",
};

function FixtureBody({ fixture: { kind, width, depth } }: { fixture: PlanFixture }) {
  const rect = { x: -width / 2, y: -depth / 2, width, height: depth };
  if (kind === "PILLAR") return <ellipse className="body" rx={width / 2} ry={depth / 2} />;
  if (kind === "DOOR") {
    return (
      <>
        {/* The gap in the wall, easy to get hold of, and the wings of the door. */}
        <rect className="hold" {...rect} y={-depth / 2 - 25} height={depth + 50} />
        <rect className="body" {...rect} />
        <path className="wing" d={doorWings(width)} />
      </>
    );
  }
  return (
    <>
      <rect className="body" {...rect} rx={kind === "BAR" ? 14 : 6} />
      {kind === "STAGE" && <path className="edge" d={`M${-width / 2} ${depth / 2 - 20}H${width / 2}`} />}
    </>
  );
}

function doorWings(width: number): string {
  const wing = width / 2;
  return `M${-wing} 0V${-wing}A${wing} ${wing} 0 0 1 0 0A${wing} ${wing} 0 0 1 ${wing} ${-wing}V0`;
}

function FixtureLabel({ fixture }: { fixture: PlanFixture }) {
  const { kind, width, depth, rotation } = fixture;
  if (kind === "DOOR") return null;
  const text = fixtureName(fixture);
  const isTall = depth > width * 1.3;
  const turn = isTall ? -90 : 0;
  const total = (((rotation + turn) % 360) + 360) % 360;
  const isUpsideDown = total > 90 && total <= 270;
  const size =
    kind === "TEXT" ? labelSize(text, { width, depth }, 0.8) : Math.min(36, labelSize(text, { width, depth }, 0.5));
  return (
    <text className="label" style={{ fontSize: size }} transform={`rotate(${turn + (isUpsideDown ? 180 : 0)})`}>
      {text}
    </text>
  );
}

/** In heights of text. */
const letterWidth = 0.6;

/** Height of a text that fits into something, in centimeters. */
export function labelSize(text: string, { width, depth }: Size, share: number): number {
  const fitting = (Math.max(width, depth) * 0.86) / Math.max(1.4, text.length * letterWidth);
  return Math.min(Math.min(width, depth) * share, fitting);
}
