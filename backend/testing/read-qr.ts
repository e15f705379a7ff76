import { qrSettings } from "../../common/qr-path.ts";

/** Blocks of the versions up to 6 at level M, and how many bytes of data each has. */
const blocks: Readonly<Record<number, { count: number; bytes: number }>> = {
  1: { count: 1, bytes: 16 },
  2: { count: 1, bytes: 28 },
  3: { count: 1, bytes: 44 },
  4: { count: 2, bytes: 32 },
  5: { count: 2, bytes: 43 },
  6: { count: 4, bytes: 27 },
};

const byteMode = 4;

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/**
 * What an undamaged QR code says that was drawn as a path of runs: versions up to 6, level M, bytes, as in ISO 18004.
 * @throws Error when it is none
 */
export function readQr(path: string): string {
  const rows = modulesOf(path);
  const version = (rows.length - 17) / 4;
  const layout = blocks[version];
  if (!layout) throw new Error(`This is no QR code of a version up to 6: it has ${rows.length} modules.`);
  const bits = dataBits(rows, maskOf(rows));
  const words = Array.from({ length: layout.count * layout.bytes }, (_, at) => numberIn(bits, at * 8, 8));
  // Bytes of the blocks take turns.
  const data = words.map((_, at) => words[(at % layout.bytes) * layout.count + Math.floor(at / layout.bytes)] ?? 0);
  const stream = data.flatMap((word) => bitsOf(word));
  if (numberIn(stream, 0, 4) !== byteMode) throw new Error("This QR code does not contain bytes.");
  const length = numberIn(stream, 4, 8);
  return Buffer.from(Array.from({ length }, (_, at) => numberIn(stream, 12 + at * 8, 8))).toString("utf8");
}

/** Rows of modules without the blank border; true is dark. */
function modulesOf(path: string): boolean[][] {
  const runs = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g), ([, x, y, length]) => ({
    x: Number(x) - qrSettings.border,
    y: Number(y) - qrSettings.border,
    length: Number(length),
  }));
  const size = Math.max(...runs.map(({ x, length }) => x + length));
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const { x, y, length } of runs) rows[y]?.fill(true, x, x + length);
  return rows;
}

/** Bits 2 to 4 of the format beside the first finder, which are masked themselves. */
function maskOf(rows: readonly boolean[][]): (row: number, column: number) => boolean {
  const bits = [2, 3, 4].map((column) => rows[8]?.[column] ?? false);
  const mask = masks[numberIn(bits, 0, 3) ^ 0b101];
  if (!mask) throw new Error("There are eight masks.");
  return mask;
}

/** In pairs of columns from the right, up and down in turns. */
function dataBits(rows: readonly boolean[][], mask: (row: number, column: number) => boolean): boolean[] {
  const size = rows.length;
  const pairs: number[] = [];
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    pairs.push(right);
  }
  return pairs.flatMap((right, pair) =>
    Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap((row) =>
      [right, right - 1]
        .filter((column) => !isFunction(row, column, size))
        .map((column) => (rows[row]?.[column] ?? false) !== mask(row, column)),
    ),
  );
}

/** Finders with the format, timing, and the alignment pattern that versions 2 to 6 have one of. */
function isFunction(row: number, column: number, size: number): boolean {
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (row >= size - 8 && column < 9) return true;
  const isNear = (at: number) => at >= size - 9 && at <= size - 5;
  return size > 21 && isNear(row) && isNear(column);
}

const numberIn = (bits: readonly boolean[], from: number, length: number): number =>
  bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + Number(bit), 0);

const bitsOf = (word: number): boolean[] => Array.from({ length: 8 }, (_, at) => ((word >> (7 - at)) & 1) === 1);
