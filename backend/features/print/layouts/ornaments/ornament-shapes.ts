/** A drawing from -1 to 1 across, around 0 down, to be scaled. */
export interface OrnamentShape {
  fills: string;
  strokes: string;
  /** How far it reaches up and down, in half widths. */
  reach: number;
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const at = (x: number, y: number) => `${number(x)} ${number(y)}`;

/** A path's commands, and the same mirrored to the left. */
function onBothSides(draw: (side: 1 | -1) => string): string {
  return draw(1) + draw(-1);
}

const diamond = (x: number, y: number, size: number) =>
  `M${at(x, y - size)}L${at(x + size, y)}L${at(x, y + size)}L${at(x - size, y)}Z`;

/** A fine line with a diamond in its middle. */
const line: OrnamentShape = {
  fills: diamond(0, 0, 0.07),
  strokes: onBothSides((side) => `M${at(side * 0.17, 0)}L${at(side, 0)}`),
  reach: 0.07,
};

/** A leaf from its stalk at (x, y) in a direction, in radians, with a curved edge on each side. */
function leaf(x: number, y: number, direction: number, length: number): string {
  const point = (along: number, across: number) =>
    at(
      x + Math.cos(direction) * along - Math.sin(direction) * across,
      y + Math.sin(direction) * along + Math.cos(direction) * across,
    );
  const width = length * 0.34;
  const upper = `Q${point(length * 0.42, -width)} ${point(length, 0)}`;
  return `M${point(0, 0)}${upper}Q${point(length * 0.42, width)} ${point(0, 0)}Z`;
}

const leafPairs = [0.2, 0.36, 0.52, 0.68, 0.83] as const;

/** Two twigs with leaves that grow from the middle to both sides. */
const sprig: OrnamentShape = {
  fills:
    onBothSides((side) => {
      const outward = side === 1 ? 0 : Math.PI;
      const pairs = leafPairs.map((x, index) => {
        const length = 0.2 - index * 0.018;
        const up = leaf(side * x, 0, outward - side * 0.72, length);
        return up + leaf(side * (x + 0.06), 0, outward + side * 0.72, length);
      });
      return pairs.join("") + leaf(side * 0.94, 0, outward, 0.15);
    }) + diamond(0, 0, 0.045),
  strokes: onBothSides((side) => `M${at(side * 0.1, 0)}L${at(side * 0.95, 0)}`),
  reach: 0.16,
};

/** A scroll of the pen, rolled up at both ends. */
const flourish: OrnamentShape = {
  fills: diamond(0, 0, 0.05),
  strokes: onBothSides(
    (side) =>
      `M${at(side * 0.1, 0)}C${at(side * 0.26, -0.2)} ${at(side * 0.44, -0.17)} ${at(side * 0.54, 0)}` +
      `C${at(side * 0.66, 0.2)} ${at(side * 0.9, 0.17)} ${at(side * 0.95, 0.01)}` +
      `C${at(side * 0.98, -0.12)} ${at(side * 0.83, -0.17)} ${at(side * 0.79, -0.07)}` +
      `C${at(side * 0.77, 0)} ${at(side * 0.84, 0.04)} ${at(side * 0.87, -0.02)}` +
      `M${at(side * 0.1, 0)}C${at(side * 0.2, 0.13)} ${at(side * 0.34, 0.15)} ${at(side * 0.41, 0.05)}` +
      `C${at(side * 0.44, -0.02)} ${at(side * 0.36, -0.05)} ${at(side * 0.34, 0)}`,
  ),
  reach: 0.18,
};

const petals = 5;

/** A blossom between two lines that end in buds. */
const blossom: OrnamentShape = {
  fills:
    Array.from({ length: petals }, (_, index) => petal(-Math.PI / 2 + (2 * Math.PI * index) / petals)).join("") +
    onBothSides((side) => diamond(side * 0.34, 0, 0.03) + leaf(side * 0.86, 0, side === 1 ? 0 : Math.PI, 0.14)),
  strokes: onBothSides((side) => `M${at(side * 0.42, 0)}L${at(side * 0.86, 0)}`),
  reach: 0.22,
};

/** A round petal, away from the blossom's middle. */
function petal(direction: number): string {
  const point = (along: number, across: number) =>
    at(
      Math.cos(direction) * along - Math.sin(direction) * across,
      Math.sin(direction) * along + Math.cos(direction) * across,
    );
  const side = `C${point(0.09, -0.13)} ${point(0.22, -0.11)} ${point(0.2, 0)}`;
  return `M${point(0.045, 0)}${side}C${point(0.22, 0.11)} ${point(0.09, 0.13)} ${point(0.045, 0)}Z`;
}

export const ornamentShapes = { line, sprig, flourish, blossom } as const satisfies Record<string, OrnamentShape>;
