import { roomCorners } from "../../../../../common/floor-plan/room-outline.ts";
import { chairSize, tableSize } from "../../../../../common/floor-plan/table-seats.ts";
import type { Area } from "../../pages/parts.ts";
import type { PrintPlan } from "../../pages/print-facts.ts";
import type { PlanScale } from "./plan-scale.ts";
import type { SeatedTable } from "./table-chairs.ts";

interface Spot {
  x: number;
  y: number;
}

/** A label on the page: where it begins, its direction and its length, in points. */
export interface Ray {
  from: Spot;
  away: Spot;
  length: number;
}

interface Standing extends Spot {
  /** Nothing of it is farther from its middle. */
  radius: number;
  chairs: readonly Spot[];
}

/** What labels keep clear of, in points. */
export interface Obstacles {
  area: Area;
  chair: number;
  tables: readonly Standing[];
  fixtures: readonly Area[];
  /** Lines of the walls, from corner to corner. */
  walls: readonly Ray[];
  /** By table: the labels that it has already. */
  labels: Ray[][];
}

export function obstaclesOf(
  room: PrintPlan | null,
  tables: readonly SeatedTable[],
  plan: PlanScale,
  area: Area,
): Obstacles {
  const on = ({ x, y }: Spot): Spot => ({ x: plan.x + x * plan.scale, y: plan.y + y * plan.scale });
  const fixtures = (room?.fixtures ?? []).filter(({ kind }) => kind !== "DOOR" && kind !== "TEXT");
  return {
    area,
    chair: chairSize * plan.scale,
    tables: tables.map(({ table, chairs }) => {
      const spots = chairs.map(on);
      const middle = on(table);
      const { width, depth } = tableSize(table);
      const reach = (chairSize * plan.scale) / 2;
      const far = spots.map((spot) => Math.hypot(spot.x - middle.x, spot.y - middle.y) + reach);
      return { ...middle, radius: Math.max((Math.hypot(width, depth) / 2) * plan.scale, ...far), chairs: spots };
    }),
    fixtures: fixtures.map(({ x, y, width, depth }) => {
      const middle = on({ x, y });
      const size = { width: width * plan.scale, height: depth * plan.scale };
      return { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
    }),
    walls: room ? wallsOf(roomCorners(room).map(on)) : [],
    labels: [],
  };
}

function wallsOf(corners: readonly Spot[]): Ray[] {
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const length = Math.max(Math.hypot(to.x - from.x, to.y - from.y), Number.EPSILON);
    return { from, away: { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, length };
  });
}

/** A label that is longer than this in sizes has room anyway. */
const enough = 40;
const stepShare = 0.5;

/** How long a label of a table, from a spot in a direction, may be before it meets anything. */
export function clearanceOf(
  { from, away }: Pick<Ray, "from" | "away">,
  size: number,
  obstacles: Obstacles,
  table: number,
): number {
  const step = size * stepShare;
  const maxLength = size * enough;
  const near = nearTables(from, maxLength, obstacles, table);
  const isClear = clearTest(size, obstacles, near);
  let length = 0;
  while (length < maxLength) {
    const spot = { x: from.x + away.x * (length + step), y: from.y + away.y * (length + step) };
    if (!isClear(spot)) return length;
    length += step;
  }
  return length;
}

function nearTables(from: Spot, reach: number, { tables }: Obstacles, own: number): number[] {
  return tables.flatMap(({ x, y, radius }, index) =>
    index !== own && Math.hypot(x - from.x, y - from.y) < radius + reach ? [index] : [],
  );
}

function clearTest(size: number, obstacles: Obstacles, near: readonly number[]): (spot: Spot) => boolean {
  const { area, chair, fixtures, walls } = obstacles;
  const half = size * 0.55;
  const standing = near.flatMap((index) => obstacles.tables[index] ?? []);
  const rays = near.flatMap((index) => obstacles.labels[index] ?? []);
  const isOnPage = ({ x, y }: Spot) => isWithin({ x, y }, area, -half);
  const meetsTable = (spot: Spot) =>
    standing.some(({ x, y, radius, chairs }) => {
      if (Math.hypot(x - spot.x, y - spot.y) > radius + half) return false;
      const isAtTop = Math.hypot(x - spot.x, y - spot.y) < radius - chair;
      return isAtTop || chairs.some((one) => Math.hypot(one.x - spot.x, one.y - spot.y) < chair * 0.71 + half);
    });
  return (spot) =>
    isOnPage(spot) &&
    !fixtures.some((fixture) => isWithin(spot, fixture, half)) &&
    !meetsTable(spot) &&
    !walls.some((wall) => distance(spot, wall) < half) &&
    !rays.some((ray) => distance(spot, ray) < size * 1.1);
}

const isWithin = ({ x, y }: Spot, area: Area, more: number) =>
  x > area.x - more && x < area.x + area.width + more && y > area.y - more && y < area.y + area.height + more;

function distance(spot: Spot, { from, away, length }: Ray): number {
  const along = (spot.x - from.x) * away.x + (spot.y - from.y) * away.y;
  const nearest = Math.min(Math.max(along, 0), length);
  return Math.hypot(from.x + away.x * nearest - spot.x, from.y + away.y * nearest - spot.y);
}
