interface Point {
  x: number;
  y: number;
}

/** An arc of an ellipse, as in SVG paths. */
export interface Arc {
  rx: number;
  ry: number;
  /** Of the ellipse, in radians. */
  turn: number;
  /** Whether it is the larger one of the two that are possible, and whether angles grow along it. */
  isLarge: boolean;
  isSweep: boolean;
}

/** Two control points and the end of a cubic curve. */
type Curve = [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/** An arc as curves of at most a quarter of an ellipse, by the formulas of the SVG specification (B.2.4). */
export function arcCurves(from: Point, to: Point, arc: Arc): Curve[] {
  const { rx, ry, turn, isLarge, isSweep } = arc;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [ux, uy] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  // Radii that are too small grow until the ends fit.
  const growth = Math.max(1, Math.hypot(ux / rx, uy / ry));
  const [a, b] = [rx * growth, ry * growth];
  const distance = (ux / a) ** 2 + (uy / b) ** 2;
  const factor = Math.sqrt(Math.max(0, 1 / distance - 1)) * (isLarge === isSweep ? -1 : 1);
  const [vx, vy] = [(factor * a * uy) / b, (-factor * b * ux) / a];
  const at = (px: number, py: number): [number, number] => [
    cos * (vx + a * px) - sin * (vy + b * py) + (from.x + to.x) / 2,
    sin * (vx + a * px) + cos * (vy + b * py) + (from.y + to.y) / 2,
  ];
  const begin = Math.atan2((uy - vy) / b, (ux - vx) / a);
  const sweep = sweepBetween(begin, Math.atan2((-uy - vy) / b, (-ux - vx) / a), isSweep);
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / parts;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: parts }, (_, part) => {
    const [one, two] = [begin + part * step, begin + (part + 1) * step];
    const first = at(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one));
    const second = at(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two));
    return [...first, ...second, ...at(Math.cos(two), Math.sin(two))];
  });
}

function sweepBetween(begin: number, end: number, isSweep: boolean): number {
  const whole = 2 * Math.PI;
  const forward = (((end - begin) % whole) + whole) % whole;
  return isSweep ? forward : forward - whole;
}
