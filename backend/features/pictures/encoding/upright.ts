import type { Pixels } from "./pixels.ts";

/** Turns a picture upright, by EXIF's orientation. */
export function upright(stored: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return stored;
  const isTurned = orientation >= 5;
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height];
  const xAt = [2, 3, 7, 8].includes(orientation) ? (x: number) => stored.width - 1 - x : (x: number) => x;
  const yAt = [3, 4, 6, 7].includes(orientation) ? (y: number) => stored.height - 1 - y : (y: number) => y;
  const data = new Uint8Array(stored.data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const from = 4 * (isTurned ? yAt(x) * stored.width + xAt(y) : yAt(y) * stored.width + xAt(x));
    data.set(stored.data.subarray(from, from + 4), 4 * pixel);
  }
  return { data, width, height };
}
