/** Pixels of a picture, row by row, as red, green, blue and alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** For each of EXIF's orientations, where a pixel of the upright picture is stored. */
type Stored = (x: number, y: number, width: number, height: number) => [x: number, y: number];
const storedPlace: Readonly<Record<number, Stored>> = {
  1: (x, y) => [x, y],
  2: (x, y, width) => [width - 1 - x, y],
  3: (x, y, width, height) => [width - 1 - x, height - 1 - y],
  4: (x, y, _width, height) => [x, height - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _width, height) => [y, height - 1 - x],
  7: (x, y, width, height) => [width - 1 - y, height - 1 - x],
  8: (x, y, width) => [width - 1 - y, x],
};

/**
 * The picture turned upright, with white behind what is transparent.
 *
 * @param orientation EXIF's, 1 to 8
 */
export function uprightOnWhite(stored: Pixels, orientation: number): Pixels {
  const isTurned = orientation >= 5;
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height];
  const placeOf = storedPlace[orientation] ?? storedPlace[1];
  const data = new Uint8Array(stored.data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = placeOf?.(x, y, stored.width, stored.height) ?? [x, y];
      paint(data, 4 * (y * width + x), stored.data, 4 * (fromY * stored.width + fromX));
    }
  }
  return { data, width, height };
}

function paint(data: Uint8Array, at: number, source: Uint8Array, from: number): void {
  const alpha = source[from + 3] ?? 255;
  for (let part = 0; part < 3; part += 1) {
    data[at + part] = Math.round((alpha * (source[from + part] ?? 0) + (255 - alpha) * 255) / 255);
  }
  data[at + 3] = 255;
}
