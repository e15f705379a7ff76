import type { Pixels } from "./pixels.ts";

/** Index of the first pixel, and steps to the right and down. */
interface Steps {
  first: number;
  right: number;
  down: number;
}

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

/** Turns a picture upright, by EXIF's orientation. */
export function upright(stored: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return stored;
  const isTurned = orientation >= 5;
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height];
  const { first, right, down } = stepsFor(orientation, stored);
  const data = new Uint8Array(stored.data.length);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = 4 * (first + x * right + y * down);
      data.set(stored.data.subarray(from, from + 4), at);
      at += 4;
    }
  }
  return { data, width, height };
}
