/** Pixels of a picture, row by row, as red, green, blue and alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Where the upright picture's pixels are stored: the first one, and from each to the one on its right and below it. */
interface Steps {
  first: number;
  right: number;
  down: number;
}

/** By EXIF's orientation, for a stored picture of this size. */
function stepsFor(orientation: number, { width, height }: Pixels): Steps {
  const [topRight, bottomLeft, bottomRight] = [width - 1, width * (height - 1), width * height - 1];
  const steps: Record<number, Steps> = {
    2: { first: topRight, right: -1, down: width },
    3: { first: bottomRight, right: -1, down: -width },
    4: { first: bottomLeft, right: 1, down: -width },
    5: { first: 0, right: width, down: 1 },
    6: { first: bottomLeft, right: -width, down: 1 },
    7: { first: bottomRight, right: -width, down: -1 },
    8: { first: topRight, right: width, down: -1 },
  };
  return steps[orientation] ?? { first: 0, right: 1, down: width };
}

/**
 * The picture turned upright, with white behind what is transparent.
 *
 * @param orientation EXIF's, 1 to 8
 */
export function uprightOnWhite(stored: Pixels, orientation: number): Pixels {
  const isTurned = orientation >= 5;
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height];
  const { first, right, down } = stepsFor(orientation, stored);
  const data = new Uint8Array(stored.data.length);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      paint(data, at, stored.data, 4 * (first + x * right + y * down));
      at += 4;
    }
  }
  return { data, width, height };
}

function paint(data: Uint8Array, at: number, source: Uint8Array, from: number): void {
  const alpha = source[from + 3] ?? 255;
  const white = 255 - alpha;
  data[at] = white + ((source[from] ?? 0) * alpha) / 255;
  data[at + 1] = white + ((source[from + 1] ?? 0) * alpha) / 255;
  data[at + 2] = white + ((source[from + 2] ?? 0) * alpha) / 255;
  data[at + 3] = 255;
}
