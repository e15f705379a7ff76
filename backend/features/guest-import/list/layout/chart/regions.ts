import type { Island, Spot } from "./spots.ts";

/** Where the guests of a table are, seen from its name. */
export type Side = "below" | "above" | "beside" | "around";

/** The name of a table with what belongs to it, in reading order. */
export interface Region {
  anchor: Spot;
  spots: Spot[];
}

/** All regions of one kind. */
export interface Regions {
  side: Side;
  regions: Region[];
  /** Belongs to no table. */
  others: Spot[];
  /** How well the sheet falls into these regions; 1 at best. */
  fit: number;
}

/** Steps from a table's name, with empty cells between, beyond which nothing belongs to it. */
const maxSteps = 12;
const minPerson = 0.3;
/** What a cell loses that belongs to a table in another group of cells. */
const acrossGap = 6;
/** What the fit loses with each step on average. */
const perStep = 0.02;

/** Gives each cell to the table whose name is nearest on the side given. */
export function regionsOf(
  spots: readonly Spot[],
  anchors: readonly Spot[],
  side: Side,
  islands: ReadonlyMap<Spot, Island>,
): Regions {
  const regions = new Map(anchors.map((anchor): [Spot, Region] => [anchor, { anchor, spots: [] }]));
  const titles = new Set([...titlesAbove(spots, regions), ...sectionsIn(spots, regions, islands)]);
  const stepsTo = measure(spots, anchors, side, islands);
  const others: Spot[] = [...titles];
  const walked: number[] = [];
  let lost = 0;
  for (const spot of spots) {
    if (regions.has(spot) || titles.has(spot)) continue;
    const nearest = nearestOf(anchors, (anchor) => stepsTo(anchor, spot));
    const isPerson = spot.person >= minPerson;
    if (nearest === undefined) others.push(spot);
    else regions.get(nearest.anchor)?.spots.push(spot);
    if (isPerson && nearest !== undefined) walked.push(nearest.steps);
    else if (isPerson) lost += 1;
  }
  const all = [...regions.values()];
  const isImpossible = (side === "around" && !areAround(all)) || (side === "below" && startBeside(spots, anchors));
  return { side, regions: all, others, fit: isImpossible ? -1 : fitOf(all, walked, lost) };
}

/** Whether most tables have their first guest beside them, and none in the row below. */
function startBeside(spots: readonly Spot[], anchors: readonly Spot[]): boolean {
  const places = new Map(spots.map((spot) => [`${spot.y}:${spot.x}`, spot]));
  const named = new Set(anchors);
  const beside = anchors.filter((anchor) => {
    const next = places.get(`${anchor.y}:${anchor.right + 1}`);
    const isGuest = next !== undefined && !named.has(next) && next.person >= minPerson;
    return isGuest && !places.has(`${anchor.y + 1}:${anchor.x}`);
  });
  return beside.length > anchors.length / 2;
}

/** Best without guests outside regions and without empty regions. */
function fitOf(regions: readonly Region[], walked: readonly number[], lost: number): number {
  if (walked.length === 0) return -1;
  const empty = regions.filter(({ spots }) => spots.every(({ person }) => person < minPerson)).length;
  const steps = walked.reduce((sum, step) => sum + step, 0) / walked.length;
  return 1 - (lost + empty) / (walked.length + lost + regions.length) - perStep * steps;
}

/** The steps from a table's name to a cell; more to another group of cells. */
function measure(
  spots: readonly Spot[],
  anchors: readonly Spot[],
  side: Side,
  islands: ReadonlyMap<Spot, Island>,
): (anchor: Spot, spot: Spot) => number | undefined {
  const withAnchor = new Set(anchors.map((anchor) => islands.get(anchor)));
  const isCentered = startsAbove(spots, anchors);
  return (anchor, spot) => {
    if (side === "beside" && !isCentered && spot.y < anchor.y) return undefined;
    const steps = stepsFrom(anchor, spot, side);
    const island = islands.get(spot);
    if (steps === undefined || islands.get(anchor) === island) return steps;
    return steps + (withAnchor.has(island) ? acrossGap : acrossGap / 2);
  };
}

/** Alone in the first rows, above an empty row or a row of several tables. */
function titlesAbove(spots: readonly Spot[], regions: ReadonlyMap<Spot, Region>): Set<Spot> {
  const next = spots.findIndex((spot, index) => spots[index + 1]?.y === spot.y || regions.has(spot));
  const titles = spots.slice(0, Math.max(0, next));
  const rowBelow = spots.filter(({ y }) => y === spots[next]?.y);
  const isApart = (spots[next]?.y ?? 0) - (titles.at(-1)?.y ?? 0) > 1;
  const tables = rowBelow.filter((spot) => regions.has(spot)).length;
  return new Set(isApart || tables > 1 || tables === rowBelow.length ? titles : []);
}

/** Alone between empty rows, above a row of tables: "Groom's side". */
function sectionsIn(
  spots: readonly Spot[],
  regions: ReadonlyMap<Spot, Region>,
  islands: ReadonlyMap<Spot, Island>,
): Spot[] {
  const between = spots.filter((spot, index) => {
    const isAlone = islands.get(spot)?.spots.length === 1 && spots[index - 1]?.y !== spot.y;
    return isAlone && spots[index + 1]?.y !== spot.y && spot.person < 1 && !regions.has(spot);
  });
  if (between.length === 0) return [];
  const guests = new Set(spots.flatMap((spot) => (regions.has(spot) ? [] : [spot.y])));
  return between.filter((spot) => {
    const next = spots[spots.indexOf(spot) + 1];
    return next !== undefined && !guests.has(next.y);
  });
}

/** Whether names beside their guests are in the middle of them. */
function startsAbove(spots: readonly Spot[], [first]: readonly Spot[]): boolean {
  if (first === undefined) return false;
  return spots.some(({ x, y, person }) => x > first.right && y < first.y && y >= first.y - maxSteps && person >= 0.8);
}

/** Whether most tables have guests on two opposite sides. */
function areAround(regions: readonly Region[]): boolean {
  return regions.filter(isBetweenGuests).length > regions.length / 2;
}

function isBetweenGuests({ anchor, spots }: Region): boolean {
  const guests = spots.filter(({ person }) => person >= minPerson);
  const isBetween = (before: (spot: Spot) => boolean, after: (spot: Spot) => boolean) =>
    guests.some(before) && guests.some(after);
  if (
    isBetween(
      ({ x }) => x < anchor.x,
      ({ x }) => x > anchor.right,
    )
  )
    return true;
  const columns = new Set(guests.map(({ x }) => x)).size;
  return (
    columns > 1 &&
    isBetween(
      ({ y }) => y < anchor.y,
      ({ y }) => y > anchor.y,
    )
  );
}

function nearestOf(
  anchors: readonly Spot[],
  stepsTo: (anchor: Spot) => number | undefined,
): { anchor: Spot; steps: number } | undefined {
  let nearest: { anchor: Spot; steps: number } | undefined;
  for (const anchor of anchors) {
    const steps = stepsTo(anchor);
    if (steps !== undefined && (nearest === undefined || steps < nearest.steps)) nearest = { anchor, steps };
  }
  return nearest;
}

/** Undefined on another side, or too far away. */
function stepsFrom(anchor: Spot, spot: Spot, side: Side): number | undefined {
  const down = spot.y - anchor.y;
  const right = spot.x > anchor.right ? spot.x - anchor.right : Math.min(0, spot.x - anchor.x);
  const across = right < 0 ? -right * 1.5 : right;
  if (side === "around") return near(Math.abs(down) + Math.abs(right));
  if (side === "beside") return right > 0 && near(right) !== undefined ? Math.abs(down) * 4 + right * 0.2 : undefined;
  const far = side === "below" ? down : -down;
  return far > 0 && near(across) !== undefined ? far * 0.2 + across * 4 : undefined;
}

function near(steps: number): number | undefined {
  return steps <= maxSteps ? steps : undefined;
}
