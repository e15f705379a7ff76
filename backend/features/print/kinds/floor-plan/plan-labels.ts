import { placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { FixtureKind } from "../../../../../common/floor-plan/plan-types.ts";
import { chairSize, tableSize } from "../../../../../common/floor-plan/table-seats.ts";
import { type Message, message } from "../../../../../common/messages/message.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box, TextBox } from "../../pages/page.ts";
import { textBoxes } from "../../pages/parts.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import type { PlanScale } from "./plan-scale.ts";
import type { SeatedTable } from "./table-chairs.ts";

type PlacedTable = PrintPlan["tables"][number];
type PlacedFixture = PrintPlan["fixtures"][number];

const words: Readonly<Record<Exclude<FixtureKind, "PILLAR" | "DOOR" | "TEXT">, Message>> = {
  STAGE: message("floor-plan.fixtures.stage"),
  BAR: message("floor-plan.fixtures.bar"),
  DANCE_FLOOR: message("floor-plan.fixtures.danceFloor"),
};

/** Empty for doors and pillars without a label, which everybody knows. */
function fixtureName({ kind, label }: PlacedFixture, { language }: LayoutInput): string {
  if (label !== "" || kind === "PILLAR" || kind === "DOOR" || kind === "TEXT") return label;
  return language.say(words[kind]);
}

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

/** The label of a fixture: upright, or along a fixture that is deep and narrow. */
export function fixtureLabel(input: LayoutInput, fixture: PlacedFixture, plan: PlanScale): Box[] {
  const text = fixtureName(fixture, input);
  if (text === "") return [];
  const room = roomOf(fixture, fixture, plan);
  const isTall = room.height > room.width * 1.3;
  const [along, across] = isTall ? [room.height, room.width] : [room.width, room.height];
  const inside = { ...room, width: Math.max(along * 0.92, 24), height: Math.max(across * 0.9, 9) };
  const largest = 0.016 * Math.max(plan.page.width, plan.page.height);
  const boxes = centred(input, text, inside, { largest, isBold: false, color: input.look.quiet, lines: 1 });
  const center = { centerX: room.centerX, centerY: room.centerY };
  return isTall ? [{ kind: "group", rotation: -90, ...center, boxes }] : boxes;
}

/** In the middle of a table's top, along it if deep and narrow; in front of a row of chairs. */
export function tableLabel(input: LayoutInput, table: PlacedTable, plan: PlanScale): Box[] {
  const largest = 0.026 * Math.max(plan.page.width, plan.page.height);
  const style = { largest, isBold: true, color: input.look.text };
  const size = tableSize(table);
  if (table.shape === "ROW") {
    const front = { ...placedPoint({ x: 0, y: chairSize * 1.1 }, table), rotation: 0 };
    return centred(input, table.label, roomOf(front, { width: size.width, depth: chairSize * 0.8 }, plan), style);
  }
  const room = roomOf(table, size, plan);
  if (table.shape === "ROUND") {
    const inside = { ...room, width: room.width * 0.74, height: Math.max(room.height * 0.6, 6) };
    return centred(input, table.label, inside, style);
  }
  const isAlong = room.height > room.width * 1.3 && table.label.length > shortLabel;
  const [along, across] = isAlong ? [room.height, room.width] : [room.width, room.height];
  const inside = { ...room, width: along * 0.9, height: Math.max(across * 0.8, 6) };
  const boxes = centred(input, table.label, inside, style);
  const center = { centerX: room.centerX, centerY: room.centerY };
  return isAlong ? [{ kind: "group", rotation: -90, ...center, boxes }] : boxes;
}

/** Characters of labels that stay upright on any table. */
const shortLabel = 3;

/** The guests' names on their chairs; undefined if too small to read. */
export function chairNames(
  input: LayoutInput,
  { chairs, pitch }: SeatedTable,
  plan: PlanScale,
): TextBox[][] | undefined {
  const side = chairSize * plan.scale;
  const style = { largest: side * 0.22, isBold: false, color: input.look.text, lines: 4, breakShare: 1 };
  const names: TextBox[][] = [];
  for (const { guest, x, y } of chairs) {
    if (!guest) continue;
    const center = { centerX: plan.x + x * plan.scale, centerY: plan.y + y * plan.scale };
    const room = { ...center, width: Math.min(pitch * 0.95, 1.1 * chairSize) * plan.scale, height: side };
    const name = centred(input, guest.name, room, style);
    if (name.some((box) => box.line.size < minNameSize)) return undefined;
    names.push(name);
  }
  return names;
}

const minNameSize = 5;

interface LabelStyle {
  largest: number;
  isBold: boolean;
  color: string;
  lines?: number;
  /** Part of the largest size below which a text breaks into lines rather than shrink. */
  breakShare?: number;
}

function centred(
  input: LayoutInput,
  text: string,
  room: Room,
  { largest, isBold, color, lines = 2, breakShare = 0.7 }: LabelStyle,
): TextBox[] {
  const style = { font: input.look.textFont, isBold, size: Math.min(largest, room.height) };
  const { width, height, centerX, centerY } = room;
  const fitted = input.setter.fit(text, style, { width, height, lines, smallest: style.size * breakShare });
  const column = { x: centerX - width / 2, width, align: "center" as const };
  return textBoxes(fitted, column, centerY - fitted.height / 2, color);
}
