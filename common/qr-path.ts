import { encode } from "uqr";

/** Modules of blank space around a code, which scanners need. */
const quietZone = 4;

/** A QR code as an SVG path, one unit to a module, and the side of its square with the blank space around it. */
export interface QrPath {
  side: number;
  path: string;
}

/** The QR code of a text. It stays readable if 15 % of it is damaged (level M). */
export function qrPath(text: string): QrPath {
  const rows = qrModules(text);
  const path = rows.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { side: rows.length, path: path.join("") };
}

/** The same, as rows of modules; true is dark. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: "M", border: quietZone }).data;
}

/** Dark modules side by side, drawn as one so that no printer leaves a gap between them. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, length: (end < 0 ? row.length : end) - x };
  });
}
