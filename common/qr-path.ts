/**
 * What QR codes are made with: blank space of four modules around them, which scanners need; they stay readable if 15 % of them is
 * damaged (level M).
 */
export const qrSettings = { ecc: "M", border: 4 } as const;

/** A QR code as an SVG path, one unit to a module, and the side of its square with the blank space around it. */
export interface QrPath {
  side: number;
  path: string;
}

/**
 * A QR code as a path.
 *
 * @param rows its modules; true is dark
 */
export function qrPathOf(rows: readonly (readonly boolean[])[]): QrPath {
  const path = rows.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: rows.length, path: path.join("") };
}

/** Dark modules side by side, drawn as one so that no printer leaves a gap between them. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, length: (end < 0 ? row.length : end) - x };
  });
}
