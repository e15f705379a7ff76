import type { FixtureKind } from "../../../../../common/floor-plan/plan-types.ts";
import { tableSize } from "../../../../../common/floor-plan/table-size.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { TextBox } from "../../pages/page.ts";
import { placedText } from "../../pages/placed-text.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import type { PlanScale } from "./plan-scale.ts";

type PlacedTable = PrintPlan["tables"][number];
type PlacedFixture = PrintPlan["fixtures"][number];

const words: Readonly<Record<Exclude<FixtureKind, "PILLAR" | "DOOR" | "TEXT">, Message>> = {
  STAGE: message("floor-plan.fixtures.stage"),
  BAR: message("floor-plan.fixtures.bar"),
  DANCE_FLOOR: message("floor-plan.fixtures.danceFloor"),
};

/** What a fixture is called; empty for doors and pillars without a label, which everybody knows. */
export function fixtureName({ kind, label }: PlacedFixture, { language }: LayoutInput): string {
  if (label !== "" || kind === "PILLAR" || kind === "DOOR" || kind === "TEXT") return label;
  return language.say(words[kind]);
}

/** A rectangle on the page around a middle, in points. */
interface Room {
  centerX: number;
  centerY: number;
  width: number;
  height: number;
}

function roomOf(
  { x, y, rotation }: { x: number; y: number; rotation: number },
  { width, depth }: { width: number; depth: number },
  plan: PlanScale,
): Room {
  const isTurned = Math.abs(Math.sin((rotation * Math.PI) / 180)) > Math.SQRT1_2;
  const [across, down] = isTurned ? [depth, width] : [width, depth];
  const center = { centerX: plan.x + x * plan.scale, centerY: plan.y + y * plan.scale };
  return { ...center, width: across * plan.scale, height: down * plan.scale };
}

/** The label of a fixture, upright. */
export function fixtureLabel(input: LayoutInput, fixture: PlacedFixture, plan: PlanScale): TextBox[] {
  const text = fixtureName(fixture, input);
  if (text === "") return [];
  const room = roomOf(fixture, fixture, plan);
  // Text in a narrow fixture such as a bar along a wall may protrude.
  const width = Math.max(room.width * 0.92, 24);
  const height = Math.max(room.height * 0.9, 9);
  return centred(input, text, { ...room, width, height }, { largest: 14, isBold: false, colour: input.look.quiet });
}

/** A table's label in the middle of its top. */
export function tableLabel(input: LayoutInput, table: PlacedTable, plan: PlanScale): TextBox[] {
  const size = tableSize(table);
  const room = roomOf(table, size, plan);
  const share = table.shape === "ROUND" ? 0.74 : 0.9;
  const height = Math.max(room.height * (table.shape === "ROUND" ? 0.6 : 0.8), 6);
  const inside = { ...room, width: room.width * share, height };
  return centred(input, table.label, inside, { largest: 22, isBold: true, colour: input.look.text });
}

/** The names of a table's guests under its label; undefined if they would be too small to read. */
export function tableNames(
  input: LayoutInput,
  table: PlacedTable,
  names: readonly string[],
  plan: PlanScale,
): TextBox[][] | undefined {
  const room = roomOf(table, tableSize(table), plan);
  const isRound = table.shape === "ROUND";
  const height = room.height * (isRound ? 0.74 : 0.92);
  const width = room.width * (isRound ? 0.72 : 0.94);
  const line = height / (names.length + 1.6);
  const size = Math.min(9, line / 1.4);
  if (size < smallestName) return undefined;
  const top = room.centerY - ((names.length + 1.6) * line) / 2;
  const style = { largest: size, isBold: false, colour: input.look.text };
  const at = (centerY: number, of: number) => ({ ...room, centerY, width, height: of });
  const rows = names.map((name, index) => centred(input, name, at(top + (index + 2.1) * line, line), style));
  if (rows.flat().some((box) => box.line.size < smallestName)) return undefined;
  const label = { largest: size * 1.5, isBold: true, colour: input.look.accent };
  return [centred(input, table.label, at(top + 0.8 * line, 1.6 * line), label), ...rows];
}

/** Points. */
const smallestName = 4.5;

interface LabelStyle {
  largest: number;
  isBold: boolean;
  colour: string;
}

function centred(input: LayoutInput, text: string, room: Room, { largest, isBold, colour }: LabelStyle): TextBox[] {
  const style = { font: input.look.textFont, isBold, size: Math.min(largest, room.height) };
  const fitted = input.setter.fit(text, style, {
    width: room.width,
    height: room.height,
    lines: 2,
    smallest: style.size * 0.5,
  });
  const place = {
    x: room.centerX - room.width / 2,
    y: room.centerY - fitted.height / 2,
    width: room.width,
    align: "center" as const,
  };
  return placedText(fitted, place, colour);
}
