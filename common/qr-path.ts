/** Scanners need a border of four modules; level M stays readable with 15 % damaged. */
export const qrSettings = { ecc: "M", border: 4 } as const;

/** A QR code as an SVG path, one unit per module; the side includes the blank border. */
export interface QrPath {
  side: number;
  path: string;
}

/** A QR code as a path; true is a dark module. */
export function qrPathOf(rows: readonly (readonly boolean[])[]): QrPath {
  const path = rows.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: rows.length, path: path.join("") };
}

/** Dark modules side by side are drawn as one, so that no printer leaves a gap between them. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, length: (end < 0 ? row.length : end) - x };
  });
}
