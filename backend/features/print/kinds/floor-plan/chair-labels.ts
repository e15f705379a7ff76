import { chairSize } from "../../../../../common/floor-plan/table-seats.ts";
import type { LayoutInput } from "../../pages/layout.ts";
import type { Box, TextBox } from "../../pages/page.ts";
import type { Area } from "../../pages/parts.ts";
import type { SetLine } from "../../text/text-setter.ts";
import { nameLines } from "../cards/name-lines.ts";
import { clearanceOf, type Obstacles, obstaclesOf, type Ray } from "./clear-space.ts";
import type { PlanScale } from "./plan-scale.ts";
import type { SeatedTable } from "./table-chairs.ts";

/** Names behind the chairs of each table; undefined for a table where they have no room. */
export type TableLabels = readonly (readonly Box[])[] | undefined;

/** In points. */
const largest = 9;
const smallest = 5;
const gap = 1.5;
/** How large letters may be beside those of the next chair, as a share of the way to it. */
const lineOfPitch = 0.8;

/**
 * The guests' names behind their chairs, pointing away from the table, in the largest size that all tables can have. If
 * some have no room, names of half the size must be those of more than twice as many tables; names at a few tables would
 * look like a mistake, so there are none then.
 */
export function chairLabels(
  input: LayoutInput,
  tables: readonly SeatedTable[],
  plan: PlanScale,
  area: Area,
): TableLabels[] {
  const widest = largest * Math.max(1, plan.page.width / 842);
  const pitch = Math.min(...tables.filter(({ chairs }) => chairs.length > 1).map(({ pitch }) => pitch));
  const sizes = [...sizesFrom(Math.min(widest, pitch * plan.scale * lineOfPitch))];
  let best: { labels: TableLabels[]; worth: number } = { labels: tables.map(() => undefined), worth: 0 };
  for (const size of sizes) {
    const labels = labelsInSize(input, tables, { plan, area, size });
    const placed = labels.filter((one) => one !== undefined).length;
    if (placed === tables.length) return labels;
    if (placed * 2 > tables.length && placed * size > best.worth) best = { labels, worth: placed * size };
  }
  return best.labels;
}

function* sizesFrom(first: number): Generator<number> {
  for (let size = first; size > smallest; size *= 0.88) yield size;
  yield smallest;
}

interface LabelRoom {
  plan: PlanScale;
  area: Area;
  size: number;
}

function labelsInSize(input: LayoutInput, tables: readonly SeatedTable[], room: LabelRoom): TableLabels[] {
  const obstacles = obstaclesOf(input.facts.plan, tables, room.plan, room.area);
  return tables.map((table, index) => labelsOfTable(input, table, room, { obstacles, index }));
}

function labelsOfTable(
  input: LayoutInput,
  { chairs, pitch }: SeatedTable,
  { plan, size }: LabelRoom,
  { obstacles, index }: { obstacles: Obstacles; index: number },
): TableLabels {
  const labels: Box[][] = [];
  const used: Ray[] = [];
  for (const { guest, x, y, rotation } of chairs) {
    if (!guest) continue;
    const turn = (rotation * Math.PI) / 180;
    const away = { x: Math.sin(turn), y: -Math.cos(turn) };
    const out = (chairSize * plan.scale) / 2 + gap;
    const from = { x: plan.x + x * plan.scale + away.x * out, y: plan.y + y * plan.scale + away.y * out };
    const clear = clearanceOf({ from, away }, size, obstacles, index);
    const lines = linesWithin(input, guest.name, size, { length: clear, across: pitch * plan.scale });
    if (!lines) return undefined;
    used.push({ from, away, length: Math.max(...lines.map(({ width }) => width)) });
    labels.push(turned(lines, { from, away, size, color: input.look.text }));
  }
  obstacles.labels[index] = used;
  return labels;
}

/** On one line, or the first and the last name on two; undefined if neither has room. */
function linesWithin(
  { setter, look }: LayoutInput,
  name: string,
  size: number,
  { length, across }: { length: number; across: number },
): SetLine[] | undefined {
  const style = { font: look.textFont, isBold: false, size };
  const fits = (lines: readonly SetLine[]) => lines.every(({ width }) => width <= length);
  const one = [setter.line(name, style)];
  if (fits(one)) return one;
  const two = nameLines(name).map((part) => setter.line(part, style));
  return two.length * size * lineShare <= across * 1.15 && fits(two) ? two : undefined;
}

const lineShare = 1.12;

interface LabelPlace {
  from: { x: number; y: number };
  away: { x: number; y: number };
  size: number;
  color: string;
}

/** Lines along a direction, never upside down. */
function turned(lines: readonly SetLine[], { from, away, size, color }: LabelPlace): Box[] {
  const isFlipped = away.x < -0.01;
  const degrees = (Math.atan2(away.y, away.x) * 180) / Math.PI;
  const rotation = isFlipped ? degrees + 180 : degrees;
  const first = from.y + size * 0.34 - ((lines.length - 1) * size * lineShare) / 2;
  const boxes = lines.map((line, index): TextBox => {
    const x = isFlipped ? from.x - line.width : from.x;
    return { kind: "text", x, y: first + index * size * lineShare, line, color };
  });
  return [{ kind: "group", rotation, centerX: from.x, centerY: from.y, boxes }];
}

const minNumber = 4;

/** The numbers of the chairs, where a table has guests with numbered seats. */
export function chairNumbers({ setter, look }: LayoutInput, tables: readonly SeatedTable[], plan: PlanScale): Box[] {
  const size = Math.min(chairSize * plan.scale * 0.5, largest);
  if (size < minNumber) return [];
  const style = { font: look.textFont, isBold: false, size };
  return tables.flatMap(({ chairs }) => {
    if (chairs.every(({ guest }) => guest === undefined || guest.seat === null)) return [];
    return chairs.map(({ x, y }, index): TextBox => {
      const line = setter.line(String(index + 1), style);
      const center = { x: plan.x + x * plan.scale, y: plan.y + y * plan.scale };
      return { kind: "text", x: center.x - line.width / 2, y: center.y + size * 0.36, line, color: look.quiet };
    });
  });
}
